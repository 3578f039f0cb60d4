"""A technology without a picture of its own: the arch of the bridge, still on its timber. The wren sets the last stone, and the arch holds itself."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from photograph import *  # noqa: E402,F403
from arch import *  # noqa: E402,F403

o, night = begin()
R, T, N, D, FOOT, Y = 1.5, .58, 9, 1.0, .55, .1
TONES = ["cream", "marigold", "blush", "sky", "coral", "sky", "blush", "marigold", "cream"]
WALL = 1.5
backdrop("#9cc7d8", "#e3c9a0", WALL)
# the plan of the bridge on the wall
plan = [c.box(0, 0, 0, 4.4, .05, 2.7, "#2f5fa8", .02)]
plan += [*c.arc(0, -.04, .6, .85, 0, 180, .03, "white", n=24), *c.arc(0, -.04, .6, 1.2, 0, 180, .03, "white", n=24)]
plan += [o_ for s in (-1, 1) for o_ in c.limb((s * .85, -.04, .6), (s * 1.2, -.04, .6), .03, "white")]
plan += [*c.limb((-1.9, -.04, 1.98), (1.9, -.04, 1.98), .03, "white"), *c.limb((-1.9, -.04, .5), (1.9, -.04, .5), .02, "white")]
for i in range(1, 9):
    a = math.radians(20 * i)
    plan += c.limb((math.cos(a) * .85, -.04, .6 + math.sin(a) * .85), (math.cos(a) * 1.2, -.04, .6 + math.sin(a) * 1.2), .022, "white")
plan += [c.box(1.85 * s, -.04, .3 if s > 0 else 2.3, .1, .05, .1, "coral", .01) for s in (-1, 1)]
g(plan, (.2, WALL - .05, 2.55))
# the feet, the timber, the stones
for s in (-1, 1):
    c.box(s * (R + T / 2), Y, 0, T + .3, D + .2, FOOT, "stone", .06)
pts = [(math.cos(math.pi * i / 24) * (R - .03), math.sin(math.pi * i / 24) * (R - .03)) for i in range(25)]
inner = [(x * .86, z * .86) for x, z in pts]
for y in (-.38, .38):
    c.prism(pts + inner[::-1], .12, "wood", (0, Y + y, FOOT), bevel=.015)
    for a in (0, 45, 90, 135, 180):
        x, z = math.cos(math.radians(a)) * R * .88, math.sin(math.radians(a)) * R * .88
        c.limb((0, Y + y, FOOT + .1), (x, Y + y, FOOT + z), .07, "wood")
c.box(0, Y, FOOT - .16, 2 * R, .9, .16, "wood", .03)
for x in (-1.1, 0, 1.1):
    c.box(x, Y, 0, .24, .7, FOOT - .14, "walnut", .03)
g(arch(R, T, N, TONES, D, (N // 2,)), (0, Y, FOOT))
# the last stone
S, turn = 2.0, 6
TOPZ = FOOT + R + T
bx = .92
bird = g(c.wren(), (bx, Y, TOPZ - .12), turn, S)
bird.rotation_euler[1] = math.radians(8)
last = g([stone(R, T, 180 / N, "coral", D)], (-.03, Y - .02, TOPZ + .22))
last.rotation_euler[1] = math.radians(-7)
K = 1.28
g(p("marigold", "plum", 3, "bun", 0, "stand", ("lift", "reach"), look=-8, nod=-10), (-2.05, -.75, 0), 62, K)
g(p("teal", "ink", 0, "short", 1, "stand", ("hip", "lift"), look=16, nod=-10, beard=True), (2.15, -.85, 0), -58, K)
# what lies ready
c.rod(.75, -1.75, 0, .26, .42, "coral", .03, r2=.32); c.rod(.75, -1.75, .38, .28, .03, "stone", .01)
c.arc(.75, -1.75, .4, .31, 0, 180, .018, "ink", n=16)
g([c.rod(-.24, 0, .02, .19, .48, "walnut", .05, rot=(90, 0, 0)), *c.limb((-.24, 0, .2), (.62, 0, .12), .055, "wood")], (-.75, -1.75, 0), -24)
hanging(.0, -.5, 5.15, "marigold", night, (.05, -.5, 2.1), 7, 1.6)
photograph(o, "keystone", 25, (.1, -.2, 2.6), 6.3, 16, .3)
