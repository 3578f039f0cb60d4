"""A technology without a picture of its own: the works of the tower clock from near. Nothing turns until the wren brings the wheel that is missing."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from photograph import *  # noqa: E402,F403
from gears import *  # noqa: E402,F403

o, night = begin()
M, Y, WALL = .16, .72, 1.0
backdrop("#f3d38a", "#dfb98c", WALL)
WHEELS = train(M, (-.6, 3.75, 9, 5), [(0, 158, 14), (0, -24, 16), (0, -118, 8), (2, 60, 8), (3, -150, 9), (2, -75, 9)])
TONES = [None, "coral", "plum", "teal", "marigold", "#5b8fc9", "coral"]      # the first is missing
for (x, z, n, t), tone in zip(WHEELS, TONES):
    c.rod(x, WALL - .03, z - .03, .17, .06, "ink", .02, rot=(90, 0, 0))
    c.rod(x, Y, z - .3, .075, .6, "steel", .02, rot=(90, 0, 0))
    if tone:
        g(gear(n, M, tone, .26, t), (x, Y, z))
# what they drive: a dial
x, z = WHEELS[4][:2]
dial = [annulus(around(.78, 72), around(.5, 72), .1, "white", .03), annulus(around(.84, 72), around(.72, 72), .16, "ink", .03)]
dial += [c.box(math.sin(a) * .62, -.07, math.cos(a) * .62 - .07, .06, .05, .14, "ink", .01, rot=(0, math.degrees(a), 0)) for a in (math.pi / 6 * i for i in range(12))]
dial += [*c.limb((0, -.12, 0), (-.36, -.12, .3), .06, "coral", r2=.035), *c.limb((0, -.12, 0), (.6, -.12, .22), .05, "ink", r2=.03), c.ball(0, -.15, 0, .1, "marigold")]
g(dial, (x, Y - .28, z))
# who waits at the crank
S = 1.3
x, z = WHEELS[2][:2]
HAND = (x + .02, 1.72)
c.limb((x, Y - .3, z), (HAND[0], Y - .3, HAND[1]), .09, "cream")
c.limb((HAND[0], Y - .3, HAND[1]), (HAND[0], Y - .95, HAND[1]), .075, "wood")
g(p("teal", "ink", 2, "bob", 0, "stand", ("push", "push"), look=20, nod=-14), (HAND[0] + .82, Y - .62, 0), -76, S)
# the steps, and on them the wren
SX, SY, H = .4, -.75, 1.95
for s in (-1, 1):
    c.limb((SX + s * .42, SY - .38, .05), (SX + s * .34, SY - .1, H - .08), .06, "wood")
    c.limb((SX + s * .42, SY + .5, .05), (SX + s * .34, SY + .1, H - .08), .05, "wood")
for i in range(4):
    c.box(SX, SY - .35 + i * .07, .34 + i * .37, .8, .26, .08, "wood", .02)
c.box(SX, SY, H - .1, 1.0, .56, .1, "coral", .04)
turn = 4
g(c.wren(), (SX + .1, SY, H), turn, 2.2)
g(gear(9, M, "sky", .26, 8), (SX + .1 - .39 * 2.2 - .66, SY - .05, H + .37 * 2.2 + .12), 6)
g(p("marigold", "plum", 0, "bun", 1, "stand", ("lift", "aside"), look=-14, nod=-10), (-1.78, -.9, 0), 66, S)
# the oil can
g([c.rod(0, 0, 0, .3, .3, "teal", .04), c.rod(0, 0, .28, .28, .3, "teal", .03, r2=.06), *c.limb((0, 0, .5), (-.5, 0, .78), .035, "teal", r2=.02), *c.arc(.3, 0, .26, .18, -80, 80, .035, "ink")], (-.38, -1.75, 0), 18)
hanging(.1, -.7, 5.0, "coral", night, (0, -.7, 2.4), 8, 1.6)
photograph(o, "gears-wall", 25, (.1, -.2, 2.5), 6.2, 16, .3)
