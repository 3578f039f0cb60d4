"""Lamps of a set. Each stands on z = 0 around the origin; its flame shines when `lit`, and lights nothing."""
import math
import clay as c
from objects import GOLD
from surface_of import tube, turned

UNLIT, FLAME = "#f6e7c4", "#ffb84d"
STEM = "#3c4c8c", .6, 0, .35    # The material of a stem by night, when ink is black on black.


def flame(z, r, lit, glow=1.7):
    return [c.ball(0, 0, z, r, FLAME if lit else UNLIT, squash=(.8, .8, 1.5), glow=glow if lit else 0)]


def lantern(tint="ink", lit=False, glow=1.7):
    """A storm lantern, .34 high with its handle."""
    out = [c.rod(0, 0, 0, .085, .035, tint, .01), c.rod(0, 0, .035, .05, .03, tint, .006), c.rod(0, 0, .2, .07, .03, tint, .008, r2=.045), c.rod(0, 0, .23, .022, .025, tint, .004)]
    out += [c.rod(x, y, .05, .006, .16, tint, 0) for x in (-.055, .055) for y in (-.03, .03)]
    return out + c.arc(0, 0, .2, .085, -90, 90, .006, tint, n=12) + flame(.11, .038, lit, glow)


def candle(tint="cream", dish="#c9973f", lit=False, tall=.12, glow=1.7):
    """A short candle on a dish."""
    return [turned([(.001, 0), (.08, 0), (.1, .02), (.095, .028), (.001, .014)], 36, dish, **GOLD), c.rod(0, 0, .014, .042, tall, tint, .008)] + flame(tall + .05, .022, lit, glow)


def desk_lamp(tint="coral", lit=False, turn=0, aim=(0, 0, 0)):
    """On an arm that leans towards +x. `turn` in degrees turns the arm about its foot, `aim` the head, which looks down."""
    foot = c.rod(0, 0, 0, .09, .03, tint, .01)
    arm = c.limb((0, 0, .02), (-.08, 0, .34), .014, tint) + c.limb((-.08, 0, .34), (.16, -.02, .56), .014, tint)
    head = [c.rod(0, 0, -.05, .1, .12, tint, .008, r2=.035)] + ([c.ball(0, 0, -.065, .06, FLAME, squash=(1, 1, .8), glow=3)] if lit else [])
    arm.append(c.group(head, (.17, -.02, .53)))
    arm[-1].rotation_euler = [math.radians(a) for a in aim]
    return [foot, c.group(arm, (0, 0, 0), turn)]


def gooseneck(tint="marigold", stem="ink", tall=1.9, reach=1.0, wide=.27, lit=False, by_night=STEM):
    """A standing lamp, `tall` high, whose shade hangs `reach` from its foot towards +x. The mouth of the shade is at
    (reach, 0, tall - 1.3 * wide - .1). `by_night` is the material of its stem when it is lit."""
    rise = min(.3, reach / 2)
    neck = [(0, 0, .03)] + [(reach / 2 * (1 - math.cos(t)), 0, tall - rise + rise * math.sin(t)) for t in (math.pi * i / 28 for i in range(29))]
    k, mouth = wide, tall - 1.3 * wide - .1
    shade, stem = (c.material(tint, .6, 0, 1.2), c.material(*by_night)) if lit else (tint, stem)
    out = [c.rod(0, 0, 0, .2, .05, stem, .015), tube(neck + [(reach, 0, mouth + k * 1.05)], .03, stem)]
    out += [c.rod(reach, 0, mouth + k * .92, k * .26, k * .22, stem, .012), c.rod(reach, 0, mouth, k, k * .95, shade, .014, r2=k * .36)]
    return out + [c.ball(reach, 0, mouth, k * .62, FLAME if lit else UNLIT, squash=(1, 1, .55), glow=3 if lit else 0)]


def hanging(tint="marigold", form="cone", stem="ink", wide=.18, foot=None, lit=False):
    """A shade on a cord from above, the middle of its mouth at the origin; or on a mast that bows over from `foot`. `form` is
    "cone", "dome" or "drum" of the colour `tint`, or "globe" of glass."""
    k = wide
    shade, stem = (c.material(tint, .6, 0, .8), c.material(*STEM)) if lit else (tint, stem)
    out = [c.rod(0, 0, k * .66, k * .2, k * .2, stem, .008)]
    if form == "globe":
        out.append(c.ball(0, 0, k * .12, k * .62, "#ffe2a8" if lit else UNLIT, glow=3 if lit else 0))
    else:
        if form == "cone":
            out.append(c.rod(0, 0, 0, k, k * .7, shade, .012, r2=k * .3))
        elif form == "drum":
            out.append(c.rod(0, 0, 0, k * .74, k * .72, shade, .012))
        else:
            out.append(turned([(.001, 0)] + [(k * .92 * math.cos(t), k * .76 * math.sin(t)) for t in (math.pi / 24 * i for i in range(12))] + [(.001, k * .76)], 48, shade))
        out.append(c.ball(0, 0, -.01, k * .5, "#ffe2a8" if lit else UNLIT, squash=(1, 1, .7), glow=8 if lit else 0))
    if not foot:
        return out + [c.rod(0, 0, k * .6, .011, 2, stem, 0)]
    x, y, z = foot
    bow = [((1 + math.cos(t)) / 2, k * .8 + .02 - (.3 if i < 16 else .02) * (1 - math.sin(t))) for i, t in enumerate(math.pi * i / 32 for i in range(33))]
    return out + [tube([foot, *[(x * u, y * u, high) for u, high in bow]], .018, stem), c.rod(x, y, z, .07, .03, stem, .008)]


def fairy_lights(a=(-.6, -.4, .03), b=(.3, -.4, .03), n=11, lit=False):
    """A string of small bulbs from a to b, lying in waves."""
    points = [tuple(u + (v - u) * i / (n - 1) + (.03 * (-1) ** i if axis == 1 else 0) for axis, (u, v) in enumerate(zip(a, b))) for i in range(n)]
    out = c.path(points, .006, "ink")
    return out + [c.ball(x, y, z + .012, .022, FLAME if lit else UNLIT, glow=1.9 if lit else 0) for x, y, z in points]


def picture_lamp(tint="#c9973f", long=.5, lit=False):
    """A brass bar above a picture, its arm going back to the wall; the origin is above the middle of the frame."""
    bar = c.rod(0, 0, 0, .024, long, tint, .006, **GOLD)
    bar.rotation_euler, bar.location = (0, math.radians(90), 0), (0, -.16, 0)
    out = [bar] + c.limb((0, -.16, 0), (0, .02, .03), .012, tint)
    if lit:
        out.append(c.box(0, -.16, -.032, long * .9, .02, .012, FLAME, .003, glow=2.6))
    return out


def mushroom(tint="cream", foot="ink", lit=False):
    """A low lamp with a dome of glass, .34 high."""
    dome = [(.17 * math.cos(t), .19 + .15 * math.sin(t)) for t in (math.pi / 24 * i for i in range(12))]
    return [c.rod(0, 0, 0, .1, .025, foot, .008), c.rod(0, 0, .02, .03, .18, foot, .004), turned([(.001, .19), *dome, (.001, .34)], 48, FLAME if lit else tint, glow=1.5 if lit else 0)]
