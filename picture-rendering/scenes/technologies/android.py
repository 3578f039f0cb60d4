"""Android: phones of every price in a row, one of them mended with a plaster, and the same screen on all."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403

o, night = begin()
STEP = .55


def stood(parts, x, z, turn=0, lean=-7, y=0.0):
    root = g(parts, (x, y, z), turn)
    root.rotation_euler[0] = math.radians(lean)
    return root


row = []
# the flagship; the cheap one with keys and a plaster; a foldable half open; a small old one; a big one
cheap = handy(1.15, 2.0, .12, "marigold", .34, .13, .42) + [c.ball(s * .28, -.17, .25, .085, "ink", squash=(1, .5, .7)) for s in (-1, 0, 1)]
crack = [(.44, 1.72), (.2, 1.5), (.3, 1.36), (.02, 1.2), (.12, 1.08), (-.12, .9)]
cheap += c.path([(x, -.205, z) for x, z in crack], .014, INK) + c.path([(.2, -.205, 1.5), (.02, -.205, 1.56), (-.1, -.205, 1.5)], .012, INK) + c.path([(.02, -.205, 1.2), (-.2, -.205, 1.24), (-.32, -.205, 1.14)], .012, INK)
plaster = [upright(0, 0, 0, .74, .24, .11, .06, "#f0b58f", .02), upright(0, -.02, 0, .26, .22, .03, .06, "#f9d6bb", .015)]
band = g(plaster, (.34, -.2, 1.76)); band.rotation_euler[1] = math.radians(38)
row.append(stood(cheap + [band], -.95, 0, 4, -7, -.62))
row.append(stood(handy(1.3, 2.75, .2, "ink", .16, .06) + [c.ball(0, -.12, 2.58, .04, "ink")], -1.85, STEP, 4, -7, .62))
fold = [g(handy(1.02, 2.0, .1, "plum", .12, .06), (-.5, -.13, 0), 15), g(handy(1.02, 2.0, .1, "plum", .12, .06), (.5, -.13, 0), -15), c.rod(0, .04, .05, .07, 1.9, "steel", .02)]
row.append(stood(fold, .06, STEP, 0, -5, .72))
row.append(stood(handy(1.4, 2.45, .16, "sky", .18, .1), 1.95, STEP, -6, -7, .62))
row.append(stood(handy(.9, 1.5, .1, "coral", .28, .1, .2) + [upright(0, -.15, .19, .34, .11, .05, .05, "white", .012)], .75, 0, -8, -7, -.75))
row += [flat(0, .62, 0, 5.7, 1.3, .3, STEP, "cream", .08), flat(0, 0, -.28, 6.0, 2.9, .6, .28, "sand", .09), flat(0, 0, -.48, 5.7, 2.6, .5, .24, "ink", .05)]
row += bowed((1.16, .98, STEP), (.5, -.1, 3.5), 4.25, lit("coral", night, .8), night, .85)
g(row, (0, 0, 0), 30)
if night:
    only_pool((0, -.1, 1.3), 3.8, 3.3, (2.4, -4.0, 4.4))
end(o, "android", night, elevation=24)
