"""A technology without a picture of its own: a tower clock, opened. A colleague sets the last wheel; the wren rides the pendulum."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403
from gears import *  # noqa: E402,F403

o, night = begin()
CASE, BACK, W, D, FRONT = "plum", "#f2c8b3", 3.0, .9, -.1                    # width and depth of the case, y of its front edge
Y, TOP, DIAL, R = FRONT + D / 2, 3.55, 4.86, 1.36
plinth(6.0, 3.9, "cream", "teal")
# the case
c.box(0, Y, 0, W + .3, D + .3, .34, CASE, .06)
c.box(0, Y, .3, W + .12, D + .12, .12, "marigold", .04)
c.box(0, Y + D / 2 - .09, .3, W - .1, .16, TOP - .3, BACK, .02)
for s in (-1, 1):
    c.box(s * (W / 2 - .1), Y, .3, .2, D, TOP - .3, CASE, .04)
c.box(0, Y, TOP - .2, W + .16, D + .1, .26, CASE, .05)
c.box(0, Y, .72, W - .2, D - .1, .12, CASE, .03)
# the dial, whose middle is open
c.rod(0, Y, DIAL - D / 2, R, D, CASE, .05, rot=(90, 0, 0))
face = annulus(around(R - .02, 96), around(.62, 96), .12, "white", .03); face.location = (0, FRONT - .04, DIAL)
edge = annulus(around(R + .08, 96), around(R - .1, 96), .2, "marigold", .05); edge.location = (0, FRONT - .04, DIAL)
c.rod(0, FRONT, DIAL - .02, .64, .04, BACK, 0, rot=(90, 0, 0))
for i in range(12):
    a = math.radians(30 * i)
    long = .24 if i % 3 == 0 else .14
    c.box(math.sin(a) * (R - .26), FRONT - .11, DIAL + math.cos(a) * (R - .26) - long / 2, .1 if i % 3 == 0 else .07, .06, long, "ink", .015, rot=(0, 30 * i, 0))
for n, m, x, z, t, tone in ((9, .1, -.14, .1, 0, "teal"), (6, .1, .42, -.28, 12, "coral")):
    g(gear(n, m, tone, .1, t), (x, FRONT - .06, DIAL + z))
for turn, long, w, tone in ((-52, .72, .12, "coral"), (60, 1.0, .09, "ink")):
    a = math.radians(turn)
    c.limb((math.sin(a) * -.16, FRONT - .2, DIAL - math.cos(a) * .16), (math.sin(a) * long, FRONT - .2, DIAL + math.cos(a) * long), w, tone, r2=w * .5)
c.ball(0, FRONT - .24, DIAL, .15, "marigold")
c.rod(0, Y, DIAL + R + .04, .2, .16, "marigold", .03); c.ball(0, Y, DIAL + R + .36, .2, "coral")
# the works
M, GY = .135, FRONT + .1
WHEELS = train(M, (-.56, 2.68, 9, 10), [(0, -38, 7), (1, 62, 6), (1, -128, 6)])
for (x, z, n, t), tone in zip(WHEELS, ("coral", None, "sky", "teal")):
    c.rod(x, GY, z - .55, .05, 1.1, "steel", 0, rot=(90, 0, 0))
    if tone:
        g(gear(n, M, tone, .2, t), (x, GY, z))
# the pendulum
SWING, LONG, PX, PZ, PY = math.radians(28), 2.45, -.05, 3.36, FRONT - .28
x, z = PX - math.sin(SWING) * LONG, PZ - math.cos(SWING) * LONG
c.limb((PX, FRONT, PZ), (PX, PY - .06, PZ), .1, "marigold")
c.limb((PX, PY, PZ), (x, PY, z), .05, "steel")
bob = g([c.rod(0, 0, -.1, .52, .2, "marigold", .06, rot=(90, 0, 0)), c.rod(0, -.08, -.07, .34, .14, "coral", .04, rot=(90, 0, 0))], (x, PY, z))
bob.rotation_euler[1] = SWING
bird = g(c.wren(), (x + math.sin(SWING) * .5, PY - .1, z + math.cos(SWING) * .5), 8, 1.65)
bird.rotation_euler[1] = SWING * .6
# who sets the last wheel
S, BX, BY = 1.15, 1.86, -1.0
c.box(BX + .1, BY, 0, 1.0, .8, .42, "coral", .06); c.box(BX + .3, BY, .4, .6, .74, .38, "coral", .06)
g(p("marigold", "ink", 1, "curly", 0, "stand", ("push", "push"), look=14), (BX + .28, BY + .05, .78), -80, S)
x, z, n, t = WHEELS[1]
g(gear(7, M, "marigold", .2, t), (x + .56, FRONT - .6, z), 0)
# who times it
g([c.box(0, .05, 0, .6, .56, .44, "wood", .05), *p("teal", "plum", 3, "bun", 0, "sit", ("hold", "hold"), look=-34, nod=-12),
   c.rod(0, -.35, .9, .13, .07, "white", .02, rot=(90, 0, 0)), c.ring(0, -.39, .935, .13, .03, "coral"), c.box(0, -.36, 1.05, .05, .05, .07, "coral", .01)], (-2.05, -1.0, 0), 48, 1.12)
# the wheels that are still to come
for i, (n, tone) in enumerate(((12, "sky"), (9, "coral"), (7, "marigold"))):
    w = g(gear(n, M, tone, .2, i * 9), (-2.3, .75, .1 + i * .2))
    w.rotation_euler[0] = math.radians(90)
w = g(gear(8, M, "teal", .2, 4), (.25, -1.4, .1))
w.rotation_euler[0] = math.radians(90)
lamp = g(bowed((2.72, .75, 0), (1.95, -.95, 3.75), 4.6, lit("coral", night), night, .9))
if night:
    c.shadowless(lamp)
    only_pool((.05, -.7, 2.6), 4.6, 6.4, (-.5, -4.4, 4.2))
end(o, "clock", night, azimuth=24, elevation=19)
