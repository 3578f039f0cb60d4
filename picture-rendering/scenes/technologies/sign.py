"""A technology without a picture of its own: a sign painter before an empty board, on which the page shows its icon."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403

o, night = begin()
W, H, LOW = 3.3, 2.9, .62                                                     # the board, and the height of its lower edge
board = [upright(0, .14, H / 2, W + .34, H + .34, .2, .26, "wood", .07), upright(0, -.01, H / 2, W, H, .04, .12, "cream", .01)]
for s in (-1, 1):
    board.append(c.box(s * 1.1, .16, -LOW - .1, .16, .16, LOW + .1, "wood", .03))
board.append(c.box(0, -.14, -.24, W + .1, .3, .09, "wood", .03))
# the lamp over the board
board += [*c.limb((0, .1, H + .24), (0, -.5, H + .56), .045, "ink"), upright(0, -.56, H + .54, 1.7, .2, .09, .24, "ink", .04), upright(0, -.6, H + .44, 1.5, .06, .025, .14, c.material("#ffd48a", .4, 0, 3 if night else .6), .01)]
# pots and a rag on its ledge
for i, tone in enumerate(("coral", "teal", "marigold")):
    board += [c.rod(-1.35 + i * .34, -.16, -.15, .13, .2, tone, .02), c.rod(-1.35 + i * .34, -.16, .04, .11, .02, "white", .004)]
root = g(board, (-.35, .75, LOW))
root.rotation_euler[0] = math.radians(-9)
scene = [root, flat(.1, .1, -.28, 6.1, 3.9, .8, .28, "cream", .09), flat(.1, .1, -.48, 5.8, 3.6, .7, .24, "teal", .05)]
# the painter, on a step, with a brush
scene += [c.box(1.95, -.2, 0, .9, .7, .42, "coral", .08)]
scene.append(g(p("marigold", "ink", 3, "bun", 0, "stand", ("hip", "up"), look=8, mouth="smile"), (1.95, -.15, .42), -28, 1.2))
brush = g([*c.limb((-.34, 0, 0), (.16, 0, 0), .035, "wood"), c.rod(-.4, 0, -.06, .05, .12, "steel", .006, rot=(0, 90, 0)), c.ball(-.5, 0, 0, .085, "coral", squash=(1.5, .9, .9))], (1.38, -.3, 2.6), 0)
brush.rotation_euler[1] = math.radians(20)
scene.append(brush)
# what is left of the paint, and who watches
for x, y, r, h, tone in ((-2.35, -.75, .3, .42, "plum"), (-1.85, -1.2, .24, .3, "coral")):
    scene += [c.rod(x, y, 0, r, h, tone, .03), c.rod(x, y, h - .02, r - .05, .04, "white", .01)]
scene += [g(c.wren(), (.2, -1.1, 0), 150, 1.7)]
g(scene, (0, 0, 0), 42)
if night:
    only_pool((.22, .2, 1.95), 2.35, 3.4, (2.6, -4.4, 3.6))
end(o, "sign", night, elevation=20)
