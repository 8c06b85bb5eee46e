"""Makes the program's three fonts from Debian's packages fonts-paratype and fonts-vollkorn.

    python3 subset.py FOLDER    writes text.ttf, text-bold.ttf, title.ttf and the two licences

The program sets one glyph per character and reads no layout tables, so these are dropped with the hinting. Vollkorn's
default digits are old-style; its lining, equally wide ones are put in their place. PT Sans is renamed, as its licence
asks of a changed font.
"""
import gzip
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

TEXT = """20-7E A0-17F 218-21B 401 410-44F 451 2013-2014 2018-201A 201C-201E 2022 2026 2030 20AC 2116 2212 2248
    2264-2265"""
TITLE = """20-7E A0-FF 108-109 11C-11D 124-125 134-135 15C-15D 160-161 16C-16D 17D-17E 401 410-44F 451 2013-2014
    2018-201A 201C-201E 2026 2212"""
# The text ranges hold all of Latin Extended-A for names; PT Sans lacks some of it, never anything of the title ranges.
PARATYPE = "/usr/share/fonts/truetype/paratype/"
VOLLKORN = "/usr/share/fonts/truetype/vollkorn/"


def characters(ranges):
    found = set()
    for part in ranges.split():
        first, _, last = part.partition("-")
        found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def single_substitution(font, feature_tag):
    """The glyph replacements that a feature makes, over all scripts."""
    table = font["GSUB"].table
    indices = {index for record in table.FeatureList.FeatureRecord if record.FeatureTag == feature_tag
               for index in record.Feature.LookupListIndex}
    mapping = {}
    for index in sorted(indices):
        for part in table.LookupList.Lookup[index].SubTable:
            part = getattr(part, "ExtSubTable", part)
            mapping.update(getattr(part, "mapping", {}))
    return mapping


def use_table_digits(font):
    lining, tabular = single_substitution(font, "lnum"), single_substitution(font, "tnum")
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in table.cmap:
                glyph = lining.get(table.cmap[code], table.cmap[code])
                table.cmap[code] = tabular.get(glyph, glyph)
    best = font.getBestCmap()
    widths = {font["hmtx"][best[code]][0] for code in range(ord("0"), ord("9") + 1)}
    if len(widths) != 1:
        sys.exit("subset.py: Vollkorn's digits are not equally wide")


def rename(font, family, style):
    names = {1: family, 2: style, 3: f"{family} {style}", 4: f"{family} {style}", 6: f"{family.replace(' ', '')}-{style}",
             16: family, 17: style}
    for record in list(font["name"].names):
        if record.nameID in names:
            font["name"].setName(names[record.nameID], record.nameID, record.platformID, record.platEncID, record.langID)


def make(source, target, ranges, change):
    font = TTFont(source)
    change(font)
    options = subset.Options(hinting=False, layout_features=[], notdef_outline=True, name_IDs=[0, 1, 2, 3, 4, 6, 13, 14])
    options.drop_tables += ["GPOS", "GSUB", "GDEF", "kern", "DSIG"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters(ranges))
    subsetter.subset(font)
    absent = sorted(code for code in characters(TITLE) if code not in font.getBestCmap())
    if absent:
        sys.exit(f"subset.py: {source} lacks " + " ".join(f"U+{code:04X}" for code in absent))
    font["head"].modified = font["head"].created  # so that the same input gives the same file
    font.recalcTimestamp = False
    font.save(target)


def copy_licence(package, target):
    folder = f"/usr/share/doc/{package}/"
    for name in ("copyright", "copyright.gz"):
        if os.path.exists(folder + name):
            with (gzip.open if name.endswith(".gz") else open)(folder + name, "rb") as source:
                text = source.read()
            with open(target, "wb") as out:
                out.write(text)
            return
    sys.exit(f"subset.py: the licence of {package} is not in {folder}")


def main():
    folder = sys.argv[1] + "/"
    os.makedirs(folder, exist_ok=True)
    make(PARATYPE + "PTS55F.ttf", folder + "text.ttf", TEXT, lambda font: rename(font, "Bastide Text", "Regular"))
    make(PARATYPE + "PTS75F.ttf", folder + "text-bold.ttf", TEXT, lambda font: rename(font, "Bastide Text", "Bold"))
    make(VOLLKORN + "Vollkorn-Bold.ttf", folder + "title.ttf", TITLE, use_table_digits)
    copy_licence("fonts-paratype", folder + "text-licence.txt")
    copy_licence("fonts-vollkorn", folder + "title-licence.txt")


if __name__ == "__main__":
    main()
