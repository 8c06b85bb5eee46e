export const files: Record<string, { bytes: number; version: string }>;
