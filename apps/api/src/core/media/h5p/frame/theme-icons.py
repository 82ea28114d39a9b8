"""Draws theme-icons.woff2, in place of the icon font of the core, whose code points MIT content types name in their style
sheets. Run it beside the file after a change: `pip install fonttools brotli && python3 theme-icons.py`."""

from math import cos, hypot, pi, sin

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

WIDTH = 2.4  # of a stroke, on a grid of 24


def polygon(*points):
    return [list(points)]


def line(*points):
    """Strokes from point to point, with round joints."""
    shapes = []
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        length = hypot(bx - ax, by - ay)
        dx, dy = (by - ay) / length * WIDTH / 2, (ax - bx) / length * WIDTH / 2
        shapes.append([(ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy), (ax - dx, ay - dy)])
    return shapes + [shape for x, y in points for shape in disc(x, y, WIDTH / 2)]


def arc(x, y, radius, begin=0.0, end=360.0, steps=24):
    angles = [(begin + (end - begin) * step / steps) * pi / 180 for step in range(steps + 1)]
    return line(*[(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles])


def disc(x, y, radius):
    return [[(x + radius * cos(step * pi / 8), y + radius * sin(step * pi / 8)) for step in range(16)]]


def frame(left, top, right, bottom):
    return line((left, top), (right, top), (right, bottom), (left, bottom), (left, top))


check = line((5, 12.5), (10, 17.5), (19, 7))
cross = line((6, 6), (18, 18)) + line((18, 6), (6, 18))
plus = line((12, 5), (12, 19)) + line((5, 12), (19, 12))
minus = line((5, 12), (19, 12))
ring = arc(12, 12, 8.5)
eye = arc(12, 17, 10, 210, 330) + arc(12, 7, 10, 30, 150) + disc(12, 12, 2.6)
info = line((12, 11), (12, 18)) + disc(12, 6.5, 1.6)
asking = arc(12, 8.5, 4, 180, 405) + line((14.8, 11.3), (12, 14)) + disc(12, 19, 1.6)
bars = line((9, 6), (9, 18)) + line((15, 6), (15, 18))
speaker = polygon((4, 9), (8, 9), (13, 5), (13, 19), (8, 15), (4, 15))
box = frame(4, 4, 20, 20)

icons = {
    0xE900: line((15, 5), (8, 12), (15, 19)),  # previous
    0xE901: line((9, 5), (16, 12), (9, 19)),  # next
    0xE902: cross,
    0xE903: check,
    0xE904: line((6, 20), (6, 13)) + line((12, 20), (12, 5)) + line((18, 20), (18, 10)),  # results
    0xE905: eye,
    0xE906: arc(12, 12.5, 7.5, -20, 260) + line((9, 1.8), (11, 5.2), (7.2, 7)),  # retry
    0xE907: line((4, 9), (20, 9), (16, 5)) + line((20, 15), (4, 15), (8, 19)),  # flip
    0xE908: check,
    0xE909: frame(3, 5, 21, 19) + line((12, 5), (12, 19)),  # book
    0xE90A: eye,
    0xE90B: box,
    0xE90C: box + line((8, 12.2), (11, 15.2), (16.2, 9)),
    0xE90D: ring + disc(12, 12, 4),
    0xE90E: ring,
    0xE90F: [shape for x in (9, 15) for y in (6, 12, 18) for shape in disc(x, y, 1.7)],  # handle
    0xE910: cross,
    0xE911: line((12, 4), (12, 15)) + line((7, 10), (12, 15), (17, 10)) + line((4, 20), (20, 20)),  # download
    0xE913: line((4, 6), (20, 6)) + line((4, 12), (20, 12)) + line((4, 18), (20, 18)),  # menu
    0xE914: line((9, 4), (9, 9), (4, 9)) + line((15, 4), (15, 9), (20, 9)) + line((9, 20), (9, 15), (4, 15)) + line((15, 20), (15, 15), (20, 15)),
    0xE915: line((4, 9), (4, 4), (9, 4)) + line((15, 4), (20, 4), (20, 9)) + line((4, 15), (4, 20), (9, 20)) + line((15, 20), (20, 20), (20, 15)),
    0xE916: line((6, 5), (6, 19)) + line((18, 5), (11, 12), (18, 19)),  # to the start
    0xE917: info,
    0xE919: plus,
    0xE91A: minus,
    0xE91B: speaker + arc(13, 12, 6, -45, 45, 8),
    0xE91C: speaker + line((16, 9), (22, 15)) + line((22, 9), (16, 15)),
    0xE91D: check,
    0xE91E: bars,
    0xE91F: polygon((7, 4), (20, 12), (7, 20)),
    0xE920: plus,
    0xE921: cross,
    0xE922: info,
    0xE923: minus,
    0xE924: asking,
    0xE925: line((12, 5), (12, 13)) + disc(12, 18.5, 1.7),
    0xE926: check,
    0xE928: disc(12, 12, 7),
    0xE929: bars,
    0xE935: asking,
}


def glyph(shapes):
    pen = TTGlyphPen(None)
    for shape in shapes:
        points = [(round(x * 1000 / 24), round(850 - y * 1000 / 24)) for x, y in shape]
        area = sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1]))
        # One direction for all, so that they add up where they meet.
        points = points[::-1] if area > 0 else points
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


names = {code: f"u{code:04X}" for code in icons}
font = FontBuilder(1000, isTTF=True)
font.setupGlyphOrder([".notdef", *names.values()])
font.setupCharacterMap(names)
font.setupGlyf({".notdef": TTGlyphPen(None).glyph(), **{names[code]: glyph(shapes) for code, shapes in icons.items()}})
font.setupHorizontalMetrics({name: (1000, 0) for name in [".notdef", *names.values()]})
font.setupHorizontalHeader(ascent=850, descent=-150)
font.setupNameTable({"familyName": "h5p-theme", "styleName": "Regular"})
font.setupOS2(sTypoAscender=850, sTypoDescender=-150, usWinAscent=850, usWinDescent=150)
font.setupPost(keepGlyphNames=False)
font.font.flavor = "woff2"
font.save("theme-icons.woff2")
