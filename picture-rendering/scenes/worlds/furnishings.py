"""What tells the trade of a room of the house. Each stands at the origin and faces -y, unless it says otherwise."""
import math
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "kit"))
import clay as c  # noqa: E402


def pencil(height=2.1):
    """As tall as a person, the point up."""
    return [c.rod(0, 0, 0, .11, .16, "blush", .05), c.rod(0, 0, .15, .115, .11, "steel", .01), c.rod(0, 0, .26, .11, height - .6, "marigold", .02),
            c.rod(0, 0, height - .34, .11, .26, "#e9cba0", .005, r2=.036), c.rod(0, 0, height - .1, .04, .1, "ink", .005, r2=.005)]


def colour_wheel(r=.72):
    """Hangs on a wall at y = 0, its middle at z = 0."""
    tints, parts = ["coral", "#f2793a", "marigold", "#c9c05a", "leaf", "moss", "teal", "#4d9aa8", "sky", "#5a6fa8", "plum", "#b0496a"], []
    for i, tint in enumerate(tints):
        turns = [math.radians(30 * i + k) for k in (0, 15, 30)]
        outer = [(r * math.cos(a) * (1.02 if k == 1 else 1), r * math.sin(a) * (1.02 if k == 1 else 1)) for k, a in enumerate(turns)]
        parts.append(c.prism([(r * .48 * math.cos(turns[0]), r * .48 * math.sin(turns[0])), *outer, (r * .48 * math.cos(turns[2]), r * .48 * math.sin(turns[2]))], .08, tint, bevel=.01))
    return parts + [c.ball(0, -.02, 0, r * .27, "white", squash=(1, .35, 1))]


def page(w=3.0, h=1.8):
    """A browser window on a wall at y = 0; a card is still missing."""
    def slab(x, z, width, height, colour, d=.06):
        return c.box(x * w, -.05 - d / 2, z * h, width * w, d, height * h, colour, .015)
    parts = [c.box(0, -.03, 0, w, .08, h, "cream", .03), c.box(0, -.04, h * .88, w + .04, .12, h * .12, "ink", .03)]
    parts += [c.ball(-w * .45 + i * .14, -.11, h * .94, .045, t, squash=(1, .5, 1)) for i, t in enumerate(("coral", "marigold", "#59b08a"))]
    parts += [slab(-.25, .72, .4, .07, "ink"), slab(-.3, .61, .3, .07, "ink"), slab(-.37, .47, .16, .09, "coral", .09), slab(.24, .42, .44, .42, "sky", .04)]
    parts += [c.ball(.36 * w, -.12, .74 * h, .1, "marigold", squash=(1, .4, 1)), c.prism([(.04 * w, .43 * h), (.17 * w, .74 * h), (.26 * w, .57 * h), (.32 * w, .65 * h), (.43 * w, .43 * h)], .06, "teal", (0, -.12, 0), bevel=.01)]
    for i, t in enumerate(("coral", "marigold")):
        parts += [slab(-.32 + i * .32, .06, .27, .28, "white"), slab(-.32 + i * .32, .15, .22, .16, t, .09)]
    return parts + [slab(.32, .06, .27, .28, "#e0d6c4", .01)]


def card():
    """The missing card of `page`, as one carries it before the chest."""
    return [c.box(0, 0, 0, .74, .06, .48, "white", .02), c.box(0, -.03, .16, .6, .05, .27, "teal", .015), c.box(-.1, -.03, .06, .4, .05, .05, "ink", .01)]


def tall_phone(night, w=1.02, h=1.95):
    """A phone larger than a person."""
    shine = dict(glow=.8) if night else {}

    def tile(x, z, width, height, colour, d=.05):
        return c.box(x * w, -.1 - d / 2, z * h, width * w, d, height * h, colour, .025, **shine)
    parts = [c.box(0, 0, 0, w, .16, h, "ink", .07), c.box(0, -.08, .05, w - .1, .02, h - .1, c.material("cream", glow=1.0) if night else "cream", .01), tile(0, .76, .84, .17, "teal"), c.ball(.28 * w, -.13, .845 * h, .08, "marigold", squash=(1, .4, 1)),
             tile(-.12, .86, .4, .03, "white", .08), tile(-.18, .81, .28, .02, "sky", .08)]
    for i, t in enumerate(("coral", "marigold", "sky", "plum")):
        parts.append(tile(-.215 + (i % 2) * .43, .54 - (i // 2) * .2, .4, .18, t, .07))
    parts += [c.ball(-.215 * w, -.17, .63 * h, .08, "white", squash=(1, .4, 1)), c.ring(-.215 * w, -.17, .43 * h, .07, .024, "ink"), c.prism([(-.09, 0), (0, .16), (.09, 0)], .05, "ink", (.215 * w, -.18, .59 * h), bevel=.01)]
    parts += [tile(0, .22, .84, .07, "white"), tile(.06, .245, .5, .02, "ink", .07), tile(0, .09, .6, .09, "coral", .08)]
    return parts


def sorter():
    """Balls fall through a funnel into three boxes, by colour."""
    parts = [c.box(0, 0, .78, 1.3, .5, .12, "steel", .04), c.rod(0, 0, .88, .14, .36, "coral", .02, r2=.36)] + [c.rod(x, 0, 0, .045, .8, "ink", 0) for x in (-.56, .56)]
    heap = [(0, 0, 1.36, "marigold"), (-.15, .06, 1.3, "sky"), (.16, -.04, 1.3, "leaf"), (.02, -.17, 1.28, "sky"), (-.08, .17, 1.3, "leaf"), (-.2, -.12, 1.24, "marigold"), (.14, .14, 1.3, "marigold")]
    parts += [c.ball(x, y, z, .115, t) for x, y, z, t in heap]
    for i, t in enumerate(("marigold", "sky", "leaf")):
        x = -.5 + i * .5
        parts += [c.box(x, -.62, 0, .43, .42, .3, "white", .03)] + [c.ball(x - .1 + (k % 3) * .1, -.7 + (k // 3) * .14, .31, .08, t) for k in range(6)]
    return parts + [c.ball(.98, -.6, .09, .09, "coral")]


def lighthouse(night):
    """A lamp for the corner of a room."""
    tower = [c.rod(0, 0, i * .33, .3 - i * .03, .33, ["white", "coral"][i % 2], .01, r2=.275 - i * .03) for i in range(4)]
    lamp = c.material("#ffe2a8", .4, 0, 9 if night else 1.2)
    tower += [c.rod(0, 0, 1.32, .27, .05, "ink"), c.rod(0, 0, 1.37, .14, .2, lamp, .02), c.rod(0, 0, 1.57, .22, .2, "coral", .01, r2=.02)]
    return tower


def search_field():
    """On a wall at y = 0, its middle at z = 0."""
    glass = [c.ring(0, -.06, 0, .12, .03, "ink")] + c.limb((.09, -.06, -.1), (.2, -.06, -.22), .03, "coral")
    return [c.box(0, -.02, -.17, 1.15, .05, .34, "white", .12), c.box(-.1, -.05, -.035, .55, .03, .07, "plum", .01), c.group(glass, (.36, 0, .04))]


def megaphone():
    """At the mouth of a standing person."""
    return [c.rod(.03, -.44, 1.33, .05, .36, "coral", .01, r2=.18, rot=(90, 0, 0))]


def pennant(colour):
    """Stands on a table."""
    return [c.rod(0, 0, 0, .06, .02, "walnut", .005), c.rod(0, 0, 0, .012, .46, "walnut", 0), c.prism([(0, 0), (.24, .08), (0, .16)], .02, colour, (.01, 0, .29), bevel=.004)]


def complete(room, x, z):
    """What a room has besides when it is shown alone, where the empty floor in front would take a third of the picture."""
    def put(parts, dx, dy, turn=0, scale=1):
        c.group(parts, (x + dx, dy, z + .03), turn, scale)
    if room == "design":
        put([c.rod(0, 0, 0, .15, .34, "marigold", .01, r2=.19), c.ball(.02, 0, .34, .1, "white"), c.ball(-.08, .05, .33, .08, "cream")], 1.28, .1)
        put([c.ball(0, 0, .07, .07, "white"), c.ball(.3, -.25, .06, .06, "cream")], .95, -.4)
    elif room == "front-end":
        for i, tint in enumerate(("white", "teal", "marigold", "white", "coral")):
            put([c.box(0, 0, i * .075, .62 - i * .07, .44 - i * .03, .07, tint, .02)], -.85, -1.0, 24 - i * 9)
        put([c.box(0, 0, 0, .3, .22, .07, "sky", .02), c.box(.42, -.1, 0, .22, .22, .07, "plum", .02)], -.35, -1.25, 12)
    elif room == "testing":
        crate = [c.box(0, 0, 0, .95, .46, .06, "wood", .015)] + [c.box(0, y, .05, .95, .04, .2, "wood", .012) for y in (-.21, .21)] + [c.box(dx, 0, .05, .04, .44, .2, "wood", .012) for dx in (-.46, .46)]
        put(crate + [c.group(c.phone(tilt=-14, seed=i + 2), (-.34 + i * .17, .02, .06), (i % 3 - 1) * 5) for i in range(5)], -.35, -1.15, 12)
    elif room == "servers":
        put([c.ball(0, 0, .09, .09, "plum")], .05, -1.35)
        put(c.bag("coral"), 1.35, -.75, -20)
    elif room == "hall":
        put(c.box_stack(), -.75, -1.1, 24, .85)
        for i, (dx, dy, tint) in enumerate([(-.1, -1.2, "coral"), (.25, -1.4, "teal"), (.2, -.95, "marigold")]):
            put([c.box(0, 0, 0, .26, .18, .012, "white", .003), c.box(0, 0, .012, .08, .08, .006, tint, .002)], dx, dy, i * 50 - 30)
    elif room == "planning":
        put(c.plant(.95, "coral", 4), -1.2, 1.2)
        put(c.bag("plum"), -1.25, -.75, 24)
        put([c.box(0, 0, .05, .44, .2, .52, "teal", .05), c.box(0, -.1, .1, .06, .02, .42, "cream", .005), *c.arc(0, 0, .57, .09, 0, 180, .018, "ink"), *[c.rod(dx, 0, 0, .03, .06, "ink", 0) for dx in (-.15, .15)]], 1.36, -.95, -16)
