"""The end of a page: the wren at that page's job.

    blender -b -P picture-rendering/scenes/worlds/wren.py -- --out DIR --light night --job key
Writes JOB.LIGHT.png. Everything stands on a board.
"""
import os
import sys
for folder in ("../products", "."):
    sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), folder))
from setting import *  # noqa: E402,F403
from surface_of import tube  # noqa: E402
from lamps import gooseneck  # noqa: E402

o, night = begin()
job = sys.argv[sys.argv.index("--job") + 1]
GOLD = dict(metal=.25, rough=.4)


def bird(x=0, y=0, z=0, turn=0, scale=2.0):
    """Its beak ends 0.39 times `scale` before it and 0.37 times `scale` above its feet."""
    parts = c.wren()
    for part in parts[-3:]:                                                    # the far leg, which the near one would hide
        part.location.x += .11
    return g(parts, (x, y, z), turn, scale)


def key():
    """A house key as long as the bird, by its ring in the beak."""
    bird(.25, 0, 0, 18)
    ring = c.ring(0, 0, -.16, .15, .045, "teal", **GOLD)
    bits = [c.box(.1, 0, z, .2, .07, .09, "teal", .015, **GOLD) for z in (-.82, -.66)]
    shaft = [c.rod(0, 0, -.86, .04, .58, "teal", .01, **GOLD), c.rod(0, 0, -.36, .07, .06, "teal", .01, **GOLD)]
    tag = [c.box(-.3, .02, -.42, .26, .03, .36, "coral", .03), *c.stick((-.1, 0, -.12), (-.26, .02, -.1), .012, "ink")]
    g([ring, *bits, *shaft, *tag], (-.53, -.25, .84), 24, .92)


def plan():
    """Reads a plan that lies unrolled, with a pencil in its beak."""
    c.box(-.55, -.15, 0, 1.5, 1.15, .02, "#2f5f9e", .004, rot=(0, 0, 12))
    parts = [c.box(x, y, 0, w, d, .012, "white", 0) for x, y, w, d in ((-.3, .3, .9, .03), (-.3, -.3, .9, .03), (-.75, 0, .03, .63), (.15, 0, .03, .63), (-.3, 0, .03, .4), (-.52, .06, .46, .03))]
    g(parts, (-.38, -.16, .018), 12)
    for x in (-1.3, .2):
        g(c.limb((0, -.52, 0), (0, .52, 0), .075, "#3f74b8"), (x, -.15 + (x + .55) * .21, .075), 12)
    bird(.3, .25, .02, 24)
    pencil = g([*c.limb((-.3, 0, 0), (.36, 0, 0), .055, "marigold"), c.rod(-.41, 0, -.08, .055, .16, "sand", 0, r2=.006, rot=(0, -90, 0)), c.ball(.4, 0, 0, .062, "coral")], (-.56, -.12, .76), -20)
    pencil.rotation_euler[1] = math.radians(-24)
    if night:                                                                  # its end would throw a dark spot below the eye
        c.shadowless(pencil)


def tools():
    """A spanner in the beak, a toolbox beside."""
    box = [c.box(0, 0, 0, .95, .5, .4, "coral", .04), c.box(0, 0, .38, 1.0, .54, .07, "#c8391d", .02)]
    box += c.path([(-.3, 0, .45), (-.3, 0, .66), (.3, 0, .66), (.3, 0, .45)], .035, "ink") + [c.box(s * .28, -.27, .3, .1, .03, .14, "marigold", .01) for s in (-1, 1)]
    g(box, (-.72, .05, 0), 20)
    bird(.4, -.02, 0, 14)
    jaw = tube([(-.16 + .14 * math.cos(math.radians(a)), 0, .14 * math.sin(math.radians(a))) for a in range(215, 505, 12)], .05, "steel")
    spanner = g([jaw, *c.limb((.0, 0, 0), (.62, 0, 0), .05, "steel"), c.ring(.72, 0, 0, .11, .05, "steel")], (-.98, -.36, .68), 10)
    spanner.rotation_euler[1] = math.radians(-18)
    g([*c.limb((0, 0, .04), (0, .55, .04), .045, "wood"), c.box(0, .6, -.0, .36, .14, .14, "ink", .03)], (-.15, -.72, .02), 64)


def easel():
    """A brush in the beak, before a picture of a house at night."""
    for x in (-.42, .42):
        c.limb((-.62 + x, -.05, 0), (-.62 + x * .25, .1, 1.75), .035, "wood")
    c.limb((-.62, .75, 0), (-.62, .12, 1.6), .035, "wood")
    c.box(-.62, -.06, .42, 1.1, .12, .06, "wood", .01)
    art = [c.box(0, 0, 0, 1.06, .05, .86, "white", .01), c.box(0, -.03, .04, .98, .02, .78, "#1d2a55", 0), c.ball(.3, -.04, .64, .1, "marigold", squash=(1, .2, 1)),
           c.box(-.1, -.045, .05, .46, .02, .36, "coral", 0), c.prism([(-.4, .4), (-.1, .66), (.2, .4)], .02, "teal", (0, -.045, 0), bevel=0), c.box(-.18, -.06, .18, .13, .02, .14, "#ffd98a", 0), c.box(.03, -.06, .05, .12, .02, .24, "ink", 0)]
    picture = g(art, (-.62, -.04, .48))
    picture.rotation_euler[0] = math.radians(-6)
    bird(.5, -.34, 0, 10)
    brush = g([*c.limb((-.1, 0, 0), (.5, 0, 0), .03, "wood"), c.rod(-.17, 0, -.05, .04, .1, "steel", .004, rot=(0, 90, 0)), c.ball(-.28, 0, 0, .07, "marigold", squash=(1.5, .9, .9))], (-.34, -.46, .84), 0)
    brush.rotation_euler[1] = math.radians(-18)
    for i, (x, t) in enumerate(((-.1, "teal"), (.12, "marigold"), (.02, "coral"))):
        c.rod(-1.15 + x, -.62 - .16 * (i == 2), 0, .09, .16, t, .015)


def suitcase():
    """With a packed suitcase and a scarf, on its way to a first day."""
    case = [c.box(0, 0, .05, 1.0, .4, .7, "teal", .06), *[c.box(s * .28, 0, .045, .09, .42, .71, "#f4d9a8", .01) for s in (-1, 1)], *[c.ball(s * .4, -.1, .05, .06, "ink") for s in (-1, 1)]]
    case += c.path([(-.16, 0, .74), (-.16, 0, .88), (.16, 0, .88), (.16, 0, .74)], .03, "ink") + [c.rod(-.02, -.2, .34, .13, .02, "coral", .004, rot=(90, 0, 0)), c.box(.16, -.21, .5, .2, .02, .13, "marigold", .004, rot=(0, 12, 0))]
    g(case, (-.92, .1, 0), 16)
    bird(.35, -.05, 0, 16)
    c.ring(.07, -.13, .62, .2, .065, "coral", rot=(0, -24, 16))
    tail = g([c.box(0, 0, -.34, .15, .05, .36, "coral", .02), c.box(0, 0, -.3, .155, .055, .05, "cream", .01)], (-.02, -.4, .62), 16)
    tail.rotation_euler[1] = math.radians(8)


def phone():
    """Perched on a phone that shows a new message."""
    on = dict(glow=.8 if night else 0)
    body = [c.box(0, 0, 0, .84, .1, 1.62, "ink", .06), c.box(0, -.05, .05, .76, .02, 1.52, "#12756b", .01, **on), c.box(0, -.066, 1.05, .62, .02, .34, "white", .02, **on), c.ball(-.2, -.08, 1.22, .08, "coral", squash=(1, .3, 1), **on),
            c.box(.1, -.08, 1.26, .32, .01, .05, "ink", 0), c.box(.06, -.08, 1.15, .24, .01, .04, "stone", 0), c.box(0, -.066, .62, .62, .02, .34, "#1a8578", .02, **on), c.box(0, -.066, .17, .62, .02, .22, "marigold", .03, **on)]
    g(body, (-.5, .12, 0), 16)
    bird(.42, -.12, 0, 14)
    bubble = [c.box(0, 0, 0, .62, .12, .4, "coral", .08), c.prism([(.06, .04), (.26, .04), (.26, -.14)], .1, "coral", bevel=.01)] + [c.ball(-.16 + i * .16, -.07, .2, .05, "white", squash=(1, .5, 1)) for i in range(3)]
    g(bubble, (.02, -.1, 1.16), 14)


def cookie():
    """Eats the last cookie: two bites are missing from its edge, and a crumb is in the beak."""
    bites = [(.5, .42, .27), (.62, .02, .24)]

    def edge(a):
        """The point of the edge in the direction `a`, in degrees, drawn in to where a bite ends."""
        r = next((k / 100 for k in range(1, 66) if any(math.hypot(k / 100 * math.cos(math.radians(a)) - x, k / 100 * math.sin(math.radians(a)) - y) < b for x, y, b in bites)), .66)
        return r * math.cos(math.radians(a)), r * math.sin(math.radians(a))
    parts = [c.prism([edge(a) for a in range(0, 360, 3)], .17, "#c98a48", (0, 0, .66), bevel=.03)]
    for x, y, r in ((-.3, .3, .085), (-.05, .02, .075), (-.42, -.12, .09), (.02, .42, .07), (-.1, -.42, .085), (.24, -.34, .07), (-.18, .52, .055)):
        parts.append(c.ball(x, -.09, .66 + y, r, "#3a2216", squash=(1, .45, 1)))
    biscuit = g(parts, (-.82, .05, 0), 14)
    biscuit.rotation_euler[0] = math.radians(-12)
    c.box(-.82, .36, 0, .5, .16, .3, "teal", .03)                               # what it leans on
    bird(.42, -.05, 0, 14)
    c.ball(-.35, -.26, .84, .06, "#c98a48", squash=(1, .8, .8))
    for x, y, r in ((-.3, -.5, .05), (-.12, -.38, .035), (-.5, -.42, .06), (-.62, -.6, .03), (-.02, -.62, .04), (-.4, -.66, .03), (-.95, -.5, .035)):
        c.ball(x, y, r * .6, r, "#c98a48", squash=(1.2, 1, .8))


# How tall the lamp is, where its foot stands, where its shade hangs, how far from there towards the bird the middle of its pool lies.
TALL, FOOT, SHADE, ASIDE = dict(
    easel=(2.3, (-1.34, .2), (-.32, -.08), .38), phone=(2.25, (-1.3, .5), (-.3, -.02), .38), cookie=(1.95, (-1.3, .6), (-.26, -.05), .3), key=(1.9, (-1.3, .6), (-.36, -.12), .4),
    plan=(1.9, (-1.3, .62), (-.26, .0), .3), tools=(1.9, (-1.3, .62), (-.28, -.1), .3), suitcase=(1.9, (-1.3, .62), (-.28, -.05), .3))[job]
WIDE = .27
POOL = 2.7                                    # the whole ground
MOUTH = TALL - 1.3 * WIDE - .1
c.box(-.3, .0, -.1, 2.5, 1.8, .1, "cream", .04)
dict(cookie=cookie, key=key, plan=plan, tools=tools, easel=easel, suitcase=suitcase, phone=phone)[job]()
away = [b - a for a, b in zip(FOOT, SHADE)]
lamp = g(gooseneck(tall=TALL, reach=math.hypot(*away), wide=WIDE, lit=night, by_night=c.BY_NIGHT), (*FOOT, 0), math.degrees(math.atan2(away[1], away[0])))
if night:
    c.shadowless(lamp)
    c.only_seen()
    # From higher than the shade and before it, so that the sides that we see are lit; seen from here, the axis of the pool passes through the shade.
    middle, way = (SHADE[0] + ASIDE, SHADE[1], 0), (-ASIDE * (1.5 * MOUTH + .4) / MOUTH, -1.75, 1.5 * MOUTH + .4)
    far = math.hypot(*way)
    c.pool([a + b for a, b in zip(middle, way)], middle, 74 * far * far, math.degrees(2 * math.atan(POOL / far)), size=.012)
c.light(o.light, .3)
c.render(os.path.join(o.out, f"{job}.{o.light}.png"), azimuth=14, elevation=12, samples=o.samples, size=(o.width, o.height), fit=.015)
