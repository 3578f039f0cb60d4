"""A technology without a picture of its own: a banner unrolled down the wall of a house, on which the page shows its icon."""
import os
import sys
import bpy
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403

o, night = begin()
W, H, RISE, D = 4.7, 3.35, 1.05, 1.4                                           # the wall, the gable above it, and how deep the house is
BW, TOP, ROLL, X, ROD = 2.95, 3.5, .96, -.48, -.4                                        # the banner: its width, both ends, its middle, and where its rod hangs
WALL, SILL = "teal", "white"
c.prism([(-W / 2, 0), (W / 2, 0), (W / 2, H), (0, H + RISE), (-W / 2, H)], D, WALL, (0, D / 2, 0), bevel=.03)
c.box(0, D / 2, 0, W + .1, D + .1, .3, SILL, .04)
eaves, k = W / 2 + .32, RISE / W * 2
chevron = [(-eaves, H - .32 * k), (0, H + RISE), (eaves, H - .32 * k), (eaves, H - .32 * k + .24), (0, H + RISE + .24), (-eaves, H - .32 * k + .24)]
scene = [c.prism(chevron, D + .44, "coral", (0, D / 2 - .06, 0), bevel=.05)]
for x, z, w in ((1.5, 3.1, .46), (2.0, 2.5, .34), (1.25, 1.0, .4), (1.9, .8, .46), (-2.12, 2.9, .3), (-2.1, 1.9, .3), (1.15, 2.2, .34), (.6, 3.85, .34), (-1.2, 3.78, .3)):
    scene.append(c.box(x, -.005, z, w, .05, .17, "#1c867b", .02))              # a few bricks show
scene += [c.box(1.5, D / 2, H + .3, .5, .5, 1.05, "brick", .03), c.box(1.5, D / 2, H + 1.3, .62, .62, .14, "white", .03)]
# the banner, its rod and what is still rolled up
scene += [upright(X, ROD, (TOP + ROLL) / 2, BW, TOP - ROLL, .02, .04, "cream", .01)]
scene += c.limb((X - BW / 2 - .2, ROD, TOP), (X + BW / 2 + .2, ROD, TOP), .065, "wood")
for s in (-1, 1):
    scene += [c.ball(X + s * (BW / 2 + .24), ROD, TOP, .12, "marigold"), *c.limb((X + s * 1.05, 0, TOP + .02), (X + s * 1.05, ROD - .02, TOP + .02), .05, "ink")]
scene.append(c.rod(X, ROD - .1, ROLL - BW / 2, .2, BW, "cream", .02, rot=(0, 90, 0)))
for s in (-1, 1):
    scene += [c.rod(X + s * (BW / 2 + .09), ROD - .1, ROLL - .12, .07, .24, "wood", .01, rot=(0, 90, 0)), c.rod(X + s * BW / 2, ROD - .1, ROLL - .008, .155, .016, "sand", .002, rot=(0, 90, 0))]
# the lamp over it
arm = [(X, 0, 3.96), (X, -.36, 4.0), (X, -.68, 4.14), (X, -.94, 4.16), (X, -1.0, 4.02)]
scene += [c.rod(X, -.03, 3.93, .13, .06, "ink", .02, rot=(90, 0, 0)), tube(curved(arm), .045, "ink")]
scene += [c.rod(X, -1.0, 3.78, .36, .32, lit("marigold", night), .03, r2=.1), c.ball(X, -1.0, 3.76, .2, c.material("#ffe2a8", .4, 0, 8 if night else .9), squash=(1, 1, .7))]
# who hangs it: one on a stepladder, one below
LX, TREAD = 1.72, 1.4
for y in (-.95, -.45):
    for s in (-1, 1):
        scene += c.limb((LX + s * .14, y, TREAD - .04), (LX + s * .5, y, .05), .05, "wood")
for i in range(1, 4):
    k = i / 4
    for s in (-1, 1):
        scene.append(c.box(LX + s * (.14 + .36 * k), -.7, TREAD * (1 - k) - .02, .16, .56, .05, "walnut", .015))
scene.append(c.box(LX, -.7, TREAD - .05, .52, .66, .09, "wood", .03))
scene.append(g(p("coral", "ink", 2, "curly", 0, "stand", ("down", "up"), look=-22, mouth="smile"), (LX, -.68, TREAD + .04), -46, 1.12))
scene.append(g(p("marigold", "plum", 1, "bob", 1, "stand", ("lap", "lap"), look=14, mouth="smile"), (X - BW / 2 - .37, -.84, 0), 62, 1.12))
# tools, a rope, and who watches
scene += [c.rod(.55, -1.15, 0, .25, .36, "sky", .03, r2=.3), c.rod(.55, -1.15, .345, .27, .03, "white", .006)]
scene += [c.ring(-.45, -1.25, .07, .26, .06, "sand", rot=(0, 0, 0)), c.ring(-.43, -1.26, .17, .24, .06, "sand", rot=(0, 0, 0))]
scene.append(g(c.wren(), (X - BW / 2 + .22, ROD, TOP + .05), 168, 1.5))
scene += [flat(0, -.1, -.28, 6.3, 3.5, .8, .28, "grass", .09), flat(0, -.1, -.46, 6.0, 3.2, .7, .22, "walnut", .05)]
g([part for part in bpy.context.scene.objects if part.parent is None], (0, 0, 0), 38)
if night:
    only_pool((.02, -.5, 2.25), 2.78, 3.65, (2.4, -4.0, 2.6))
end(o, "banner", night, elevation=20)
