"""Mobile: the same app on two phones of unlike make on one shelf, and a wren between them."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from photograph import *  # noqa: E402,F403

o, night = begin()
Z = 1.55
LIGHT, DEEP = "#fff3df", "#12756b"


def app(w, h, y, top):
    """What both show: a face on a coral field, two cards, a button; `top` is the height of the screen's upper edge."""
    tile_ = on_screen(y)
    parts = [tile_(0, top - h * .27, w * .86, h * .4, "coral", .08, .16), c.ball(0, y - .06, top - h * .27, w * .24, "marigold", squash=(1, .35, 1))]
    parts += [c.ball(s * w * .08, y - .2, top - h * .25, w * .028, "ink", squash=(1, .6, 1.25)) for s in (-1, 1)] + c.arc(0, y - .2, top - h * .275, w * .09, 205, 335, .024, "ink", n=6)
    for i, t in enumerate(("teal", "plum")):
        z = top - h * (.555 + .135 * i)
        parts += [tile_(0, z, w * .86, h * .115, "white", .07, .1), c.ball(-w * .32, y - .07, z, .11, t, squash=(1, .5, 1)), tile_(w * .06, z + .05, w * .5, .07, "ink", .1, .03), tile_(-.02 * w, z - .08, w * .34, .06, "stone", .1, .03)]
    return parts


def first(w=2.0, h=4.15):
    """Round corners, an island, one wide button and a bar below it."""
    parts, y = handset(w, h, .42, .26, "steel", LIGHT, .1)
    parts += [upright(0, y - .02, h - .27, .56, .15, .07, .05, "ink", .01)] + app(w - .2, h - .2, y, h - .34)
    tile_ = on_screen(y)
    return parts + [tile_(0, .62, w * .74, .34, DEEP, .1, .16), tile_(0, .22, w * .4, .06, "ink", .06, .03), c.box(w / 2 + .01, 0, h * .66, .05, .12, .5, "steel", .02)]


def second(w=2.0, h=4.15):
    """Narrow corners, one eye, a round button that floats at the right."""
    parts, y = handset(w, h, .16, .3, "ink", LIGHT, .08)
    parts += [c.ball(0, y - .02, h - .25, .07, "ink", squash=(1, .5, 1))] + app(w - .16, h - .2, y, h - .34)
    tile_ = on_screen(y)
    parts += [tile_(.56, .72, .5, .5, DEEP, .14, .14), c.box(.56, y - .14, .63, .05, .05, .2, "white", .01), c.box(.56, y - .14, .705, .2, .05, .05, "white", .01)]
    parts += [c.prism([(-.62, .22), (-.5, .14), (-.5, .3)], .04, "ink", (0, y - .03, 0), bevel=.006), c.ring(0, y - .03, .22, .065, .018, "ink"), c.box(.55, y - .03, .16, .12, .04, .12, "ink", .015)]
    return parts + [c.box(w / 2 + .01, 0, h * .6, .05, .14, .3, "coral", .02), c.box(w / 2 + .01, 0, h * .72, .05, .14, .56, "ink", .02)]


backdrop("#9ccfdb", "wood", .95, "cream")
c.box(0, .2, Z - .26, 20, 1.6, .26, "wood", .05)
for x in (-2.0, 2.0):
    c.box(x, .5, Z - 1.2, .22, .5, .96, "walnut", .05); c.box(x, .1, Z - .42, .22, 1.2, .18, "walnut", .04)
for x, make, turn in ((-1.46, first, 9), (1.5, second, -9)):
    phone = g(make(), (x, .35, Z), turn)
    phone.rotation_euler[0] = math.radians(-5)
    c.box(x, -.04, Z, 1.3, .26, .1, "coral" if x < 0 else "teal", .05)
g(c.wren(), (.36, -.42, Z), 28, 1.8)
g(c.plant(.9, "coral", 3), (-3.05, .2, Z), 20, 1.25)
g(c.books(5, 4), (3.02, .15, Z), 8, 2.2)
for i, t in enumerate(("marigold", "coral", "teal")):
    c.box(2.92 + .06 * i, .1, Z + .5 + i * .3, .62 - .1 * i, .62 - .1 * i, .3, t, .05, rot=(0, 0, 12 - i * 17))
# a cord with a drop of light: the lamp over the shelf
c.limb((0, .95, 6.75), (0, .1, 6.95), .05, "ink"); c.ball(0, .95, 6.75, .16, "ink")
upright(0, -.1, 6.85, 2.9, .34, .16, .42, "ink", .05)
upright(0, -.14, 6.68, 2.6, .07, .03, .3, c.material("#ffd48a", .4, 0, 5 if night else .7), .01)
if night:
    only_pool((0, .4, 3.68), 7, 6.2)
photograph(o, "shelf", 31, (0, .3, 3.85), 7.6, 13)
