"""React: a dollhouse of six identical rooms. One keeps its lamp on: the state is where it belongs."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403

o, night = begin()
W, H, D, T = 2.3, 1.95, 1.3, .12                                              # one room, and its walls
OCCUPIED = (1, 0)                                                                  # storey, column


def armchair():
    return [c.box(0, .0, .1, .72, .66, .26, "teal", .07), c.box(0, .26, .1, .72, .2, .78, "teal", .08),
            c.box(-.33, -.02, .1, .17, .66, .46, "teal", .07), c.box(.33, -.02, .1, .17, .66, .46, "teal", .07), c.box(0, -.05, .34, .5, .54, .1, "sky", .045)]


def room(x, z, on):
    """The same room each time; only its lamp may differ."""
    c.box(x, 0, z, W, D, .04, "wood", 0)
    c.planks(W - .06, D - .04, "wood", z + .04, x)
    c.box(x, D / 2 - .04, z + .04, W, .08, H - T, "#ffdf9c" if on else "#7fb0c4", 0)
    c.box(x, D / 2 - .09, z + .04, W, .03, .13, "white", .008)
    c.rod(x - .1, -.06, z + .04, .62, .025, "marigold" if on else "cream", .008)
    g(armchair(), (x - .58, .1, z + .05), 20)
    g(c.lamp(1.18, "marigold", on, 60), (x + .02, .3, z + .05))
    if on:
        g(p("coral", "ink", 2, "curly", 0, "sit", ("hold", "hold")), (x - .57, .02, z + .1), 24, .8)
        g([c.box(0, 0, 0, .3, .03, .22, "white", .01)], (x - .5, -.32, z + .82), 24)


full = 3 * W + 4 * T
tile(full + .9, D + 1.3, "grass", "walnut", (0, -.12))
c.box(0, .02, .0, full + .2, D + .3, .16, "white", .04)
for storey in range(2):
    z = .16 + storey * H
    for col in range(3):
        room((col - 1) * (W + T), z, (storey, col) == OCCUPIED)
    c.box(0, .03, z + H - T, full - .06, D + .12, T, "white", .025)
for i in range(4):                                                            # walls stand out to the front: thick white edges
    c.box((i - 1.5) * (W + T), .03, .16, T, D + .1, 2 * H, "white", .03)
c.box(0, D / 2 + .02, .16, full - .04, .1, 2 * H, "#2a7f9e", .02)
top = .16 + 2 * H
c.prism([(-full / 2 - .02, 0), (full / 2 + .02, 0), (0, 1.3)], D + .02, "#2a7f9e", (0, .03, top), bevel=.02)
slope = math.degrees(math.atan2(1.3, full / 2))
for s in (-1, 1):
    run = math.hypot(1.3, full / 2) + .34
    c.box(s * (full / 4 + .1), .03, top + .6, run, D + .42, .17, "coral", .05, rot=(0, s * slope, 0))
c.rod(0, -D / 2 + .0, top + .35, .34, .1, "white", .02, rot=(90, 0, 0))
c.rod(0, -D / 2 - .03, top + .35, .25, .1, c.material("#2b3a70" if night else "#cfe6f2", .3, 0, .45 if night else .7), .01, rot=(90, 0, 0))
c.box(1.9, .2, top + .4, .42, .42, 1.0, "brick", .03); c.box(1.9, .2, top + 1.36, .52, .52, .12, "white", .03)
g(c.wren(), (-.75, .0, top + 1.3 - .75 * 1.3 / (full / 2) + .12), 30, 1.05)
LAMP, AT = (-2.75, -1.15, 4.7), (.1, -.4, 2.4)
mast = g(bowed((-4.0, -.2, 0), LAMP, 5.6, lit("marigold", night, .55), night, 1.1), (0, 0, 0))
if night:
    c.shadowless(mast)
    only_pool(AT, 4.1, 9, past(LAMP, AT, 8, 28, 22))
end(o, "react", night, azimuth=28, elevation=22)
