"""Web development: a browser window going up like a house front, with a scaffold, a crane and its builders. `--view scaffolding` is a part of it from near."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "technologies"))
from pieces import *  # noqa: E402,F403

o, night = begin()
tile(6.0, 4.4, "#b9c3a2", "teal")
c.box(0, -1.35, -.005, 5.9, 1.2, .02, "#cfc8bb", .004)                        # pavement
for i in range(9):
    c.box(-2.6 + i * .65, -1.35, .008, .02, 1.18, .012, "gap", 0)
# the window
F = .62                                                                      # y of the front face is F - .3
c.box(0, F, 0, 4.5, .6, 3.4, "cream", .06)
c.box(0, F, 3.3, 4.58, .66, .5, "ink", .06)
for i, t in enumerate(("coral", "marigold", "#59b08a")):
    c.ball(-1.98 + i * .26, F - .34, 3.55, .085, t, squash=(1, .5, 1))
c.box(.35, F - .335, 3.43, 2.9, .05, .24, "#4a4658", .02)
c.box(-.4, F - .36, 3.51, 1.1, .03, .08, "sky", .01)
def slab(x, z, w, h, colour, d=.1):
    return c.box(x, F - .3 - d / 2 + .02, z, w, d, h, colour, .02)
slab(-1.1, 2.6, 1.9, .22, "ink", .08); slab(-1.35, 2.27, 1.4, .22, "ink", .08)
slab(-1.2, 1.98, 1.7, .09, "stone", .06); slab(-1.4, 1.81, 1.3, .09, "stone", .06)
slab(-1.65, 1.34, .8, .3, "coral", .14)
slab(1.1, 1.3, 1.9, 1.7, "sky", .06)
c.ball(1.5, F - .36, 2.5, .24, "marigold", squash=(1, .4, 1))
c.prism([(.2, 1.33), (.85, 2.3), (1.25, 1.75), (1.5, 2.05), (2.0, 1.33)], .12, "teal", (0, F - .36, 0), bevel=.02)
for i, t in enumerate(("coral", "marigold")):
    slab(-1.5 + i * 1.48, .32, 1.3, .78, "white", .06); slab(-1.5 + i * 1.48, .55, 1.1, .5, t, .1); slab(-1.68 + i * 1.48, .41, .7, .07, "ink", .08)
c.box(1.46, F - .31, .32, 1.3, .05, .78, "#e5dccb", .01)                      # the card still missing
for i in range(3):
    c.box(1.46, F - .335, .36 + i * .26, 1.2, .02, .02, "gap", 0)
# crane with the missing card
cr = (2.62, .3)
for dx in (-.13, .13):
    for dy in (-.13, .13):
        c.rod(cr[0] + dx, cr[1] + dy, 0, .03, 4.6, "marigold", 0)
for i in range(11):
    z = .2 + i * .4
    c.limb((cr[0] - .13, cr[1] - .13, z), (cr[0] + .13, cr[1] - .13, z + .4), .018, "marigold")
    c.limb((cr[0] + .13, cr[1] - .13, z), (cr[0] + .13, cr[1] + .13, z + .4), .018, "marigold")
c.box(cr[0], cr[1], 0, .7, .7, .14, "ink", .02)
c.box(cr[0], cr[1], 4.5, .42, .42, .4, "coral", .04)
c.box(cr[0] - .6, cr[1] - .55, 4.9, 3.2, .12, .14, "marigold", .02, rot=(0, 0, 42))
c.cable([(cr[0] - .95, cr[1] - .87, 4.92), (1.6, -.55, 2.1)], "ink", .014)
c.cable([(1.6, -.55, 2.1), (1.05, -.55, 1.78)], "ink", .01); c.cable([(1.6, -.55, 2.1), (2.15, -.55, 1.78)], "ink", .01)
c.box(1.6, -.55, 1.0, 1.25, .1, .78, "white", .02); c.box(1.6, -.61, 1.22, 1.05, .05, .5, "teal", .015); c.box(1.42, -.61, 1.09, .65, .05, .07, "ink", .01)
# scaffold on the left
for x in (-2.35, -.35):
    for y in (-.05, -.75):
        c.rod(x, y, 0, .03, 2.45, "steel", 0)
c.box(-1.35, -.4, 1.2, 2.2, .8, .06, "wood", .015)
c.limb((-2.35, -.75, 1.75), (-.35, -.75, 1.75), .022, "steel"); c.limb((-2.35, -.75, 2.3), (-.35, -.75, 2.3), .022, "steel")
c.limb((-2.35, -.75, .1), (-.35, -.75, 1.15), .02, "steel")
g(p("coral", "ink", 2, "bun", 0, "stand", ("reach", "up")), (-1.0, -.3, 1.26), 168)
g([c.rod(0, 0, 0, .1, .18, "teal", .01), c.rod(0, 0, .17, .085, .02, "coral", 0)], (-1.75, -.55, 1.26))
g(ladder(1.4), (-2.05, -1.0, 0), 0)
# people on the pavement
g(p("teal", "sand", 0, "short", 1, "stand", ("point", "hold"), beard=True, look=-20), (.55, -1.2, .01), 30)
g(c.laptop(kind="code", seed=3), (.6, -1.58, 1.1), 210, .62)
g(p("marigold", "plum", 3, "scarf", 0, "stand", ("lift", "lift"), scarf="sky", look=-10), (2.35, -1.35, .01), 150)
g(c.table(1.3, .62, .72, "wood"), (-1.5, -1.55, .01))
g(c.laptop(kind="web", seed=2), (-1.7, -1.5, .73), 15)
g(c.mug("coral"), (-1.15, -1.65, .73))
g(p("plum", "ink", 1, "curly", 0, "stand", ("hip", "wave"), glasses=True), (-.55, -1.55, .01), 42)
for i in range(9):                                                           # bricks to come
    c.box(1.2 + (i % 3) * .32, -1.85, .01 + (i // 3) * .15, .3, .16, .14, ["coral", "sand", "teal", "marigold"][i * 7 % 4], .015)
g(c.cat(), (2.62, -1.95, .0), 50)
g(c.tree(1.2, "coral", 4), (-2.65, .4, 0), 0, .9)
if "scaffolding" in sys.argv:                                                 # the same from near, for the page of Next.js
    c.box(0, 3, -1, 30, .2, 20, "#c9e6dc", 0)
    LAMP, AT = (.75, -1.0, 3.55), (.3, -.7, 1.45)
    c.rod(LAMP[0], LAMP[1], LAMP[2] + .3, .016, 9, "ink", 0)
    shaded(LAMP, lit("marigold", night, .55), night, 1.0)
    if night:
        only_pool(AT, 3.4, LAMP[2] - .5, past(LAMP, AT, 1.8, 28, 22))
    end(o, "scaffolding", night, azimuth=28, elevation=22, fit=None, target=(.187, 0, 1.97), span=4.23)
else:
    LAMP, AT = (-.95, -.75, 4.35), (.1, -.5, 1.5)
    arched((-2.75, 1.35, 0), LAMP, 5.5, lit("marigold", night, .55), night, 1.3)
    if night:
        only_pool(AT, 4.0, 2, past(LAMP, AT, 1.8, 28, 22))
    end(o, "web-development", night, azimuth=28, elevation=22)
