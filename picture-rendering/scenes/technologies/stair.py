"""A technology without a picture of its own: a winding stair grows tread by tread. One planes, one sets, the wren measures."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403
from joinery import *  # noqa: E402,F403

o, night = begin()
CX, CY, N, RISE, STEP, START, R = .95, .1, 8, .34, 37, -62, 1.5
plinth(6.0, 3.8, "#f8e3d2", "coral")
c.rod(CX, CY, 0, .42, .12, "walnut", .03)
c.rod(CX, CY, 0, .15, RISE * (N + 1) + .55, "wood", .02)
c.rod(CX, CY, RISE * (N + 1) + .5, .24, .1, "walnut", .03)


def at(k, r):
    a = math.radians(START - STEP * k)
    return CX + r * math.cos(a), CY + r * math.sin(a), RISE * (k + 1)


rail = []
for k in range(N):
    g(tread(TONES[k % 5], R, STEP + 3), (CX, CY, RISE * (k + 1) - .12), START - STEP * k)
    x, y, z = at(k, R - .1)
    c.rod(x, y, z - .02, .028, .84, "ink", 0)
    rail.append((x, y, z + .82))
x, y, z = rail[0]
cord([(x + .12, y - .06, z - .26), *rail], .055, "walnut")
# who sets the next tread
S, K = 1.08, 6
x, y, z = at(K, .95)
way = START - STEP * K - 90
g(p("teal", "plum", 2, "short", 3, "stand", ("hold", "hold"), look=-20, nod=6), (x, y, z), way + 90, S)
x, y, z = at(N, 0)
t = g(tread(TONES[N % 5], R, STEP + 3), (x, y, z + .63), START - STEP * N + 28)
# who planes one more
BX, BY, H = -1.65, -.35, .94
g(bench(2.0, .85, H), (BX, BY, 0), 8)
g([c.box(0, 0, 0, 1.7, .42, .09, "#e8c48c", .02)], (BX, BY + .02, H), 8)
g(plane("coral"), (BX + .08, BY + .04, H + .09), 8)
for dx, dy, r, t, z in ((-.5, -.02, .11, 20, H + .09), (-.72, .12, .08, 70, H + .09), (-.5, -.85, .13, 10, 0), (.1, -.95, .1, 60, 0), (-.9, -.7, .09, 120, 0), (.55, -.75, .12, 150, 0)):
    g(curl(r * 1.5), (BX + dx, BY + dy, z), t)
g(p("marigold", "ink", 0, "bun", 1, "stand", ("desk", "desk"), nod=10), (BX + .02, BY + .5, 0), 6, 1.12)
# treads that wait
for i, t in enumerate((4, 9, -6)):
    g(tread(TONES[(i + 1) % 5], 1.2, 34, .12), (-.95, -1.55, .14 * i), t - 8)
g(c.cat("#8c8a90", "white"), (2.45, -.7, 0), -48, 1.35)
# who measures
TOP = RISE * (N + 1) + .6
g(c.wren(), (CX, CY, TOP), 14, 1.35)
mx, my, mz = CX - .56, CY - .14, TOP + .48
g(rule([(mx, my, mz), (mx - .16, my, mz - .5), (mx + .12, my, mz - .95), (mx - .14, my, mz - 1.4)]))
lamp = g(bowed((-2.7, 1.2, 0), (-1.15, -.5, 3.75), 4.75, lit("marigold", night), night, .95))
if night:
    c.shadowless(lamp)
    only_pool((.2, -.35, 2.7), 3.6, 6, (.1, -4.4, 4.2))
end(o, "stair", night, azimuth=24, elevation=20)
