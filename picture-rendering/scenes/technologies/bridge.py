"""A technology without a picture of its own: a bridge under test. Two people push weights across; the wren that built it sits beneath."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403
from arch import *  # noqa: E402,F403

o, night = begin()
R, T, N, D, DECK, HALF = 1.35, .46, 9, 1.5, 1.98, 3.0                          # inner radius, thickness and number of stones, depth, height, half of the length
TONES = ["cream", "marigold", "blush", "sky", "coral", "sky", "blush", "marigold", "cream"]
# the water and the banks
flat(0, 0, -.3, 6.9, 3.7, 1.0, .3, "sky", .09)
flat(0, 0, -.52, 6.6, 3.4, .9, .26, "teal", .05)
for x, y, w in ((-.9, -1.45, .6), (.5, -1.3, .7), (1.4, -1.5, .5), (-1.6, 1.3, .6), (.6, .2, .5), (.2, 1.2, .6)):
    c.limb((x - w / 2, y, 0), (x + w / 2, y, 0), .05, "white")
for s in (-1, 1):
    c.box(s * (R + T + .72), 0, -.02, 1.5, 2.7, .5, "grass", .16)
# the arch, what fills the corners above it, and the road
g(arch(R, T, N, TONES, D), (0, 0, .12))
for s in (-1, 1):
    c.box(s * (R + T / 2), 0, -.05, T + .2, D + .16, .2, "stone", .04)
    c.box(s * (R + T + HALF) / 2, 0, .1, HALF - R - T - .3, D - .3, DECK - .3, "stone", .02)
    for row, z in enumerate((.16, .62, 1.08, 1.52)):
        top = min(z + .44, DECK - .14)
        clear = math.sqrt(max(0, (R + T + .03) ** 2 - (z - .12) ** 2))
        edges = [clear, clear + (.62 if row % 2 else .95), HALF - (.5 if row % 2 else .9), HALF - .12 + .06 * (row % 2)]
        edges = [edges[0]] + sorted(e for e in edges[1:] if edges[0] + .2 < e < HALF)
        for k, (u, v) in enumerate(zip(edges, edges[1:])):
            c.box(s * (u + v) / 2, 0, z, v - u - .03, D - .1, top - z - .02, ["sand", "stone", "#eadfc9"][(row + k) % 3], .05)
c.box(0, 0, DECK - .16, 2 * HALF + .1, D + .22, .2, "teal", .06)
c.box(0, 0, DECK + .02, 2 * HALF, D - .12, .06, "cream", .02)
for y in (D / 2 - .02,):
    for i in range(11):
        c.rod(-HALF + .2 + i * (2 * HALF - .4) / 10, y, DECK, .05, .5, "coral", .01)
    c.limb((-HALF + .1, y, DECK + .52), (HALF - .1, y, DECK + .52), .06, "coral")
RX = DECK + .08


def weight(w, h, tone):
    """An iron weight with a ring."""
    k = w / 2
    return [c.prism([(-k, 0), (k, 0), (k, h * .62), (k * .5, h), (-k * .5, h), (-k, h * .62)], w * .8, tone, bevel=.05), c.ring(0, 0, h + .09, .11, .04, "ink")]


cart = [c.box(0, 0, .3, 1.5, 1.0, .14, "wood", .04), *c.limb((-.72, -.4, .4), (-1.0, -.4, 1.36), .05, "ink"), *c.limb((-.72, .4, .4), (-1.0, .4, 1.36), .05, "ink"), *c.limb((-1.0, -.6, 1.36), (-1.0, .66, 1.36), .06, "coral")]
for x in (-.48, .48):
    for y in (-.5, .5):
        cart += [c.rod(x, y, .22 - .05, .23, .1, "ink", .02, rot=(90, 0, 0)), c.rod(x, y - .02, .22 - .06, .1, .12, "marigold", .01, rot=(90, 0, 0))]
for x, y, z, w, h, tone in ((-.4, -.1, .44, .56, .52, "plum"), (.28, -.1, .44, .66, .66, "#3d4674"), (-.1, .2, .44, .5, .5, "teal")):
    cart.append(g(weight(w, h, tone), (x, y, z)))
cart.append(g(weight(.46, .42, "coral"), (-.12, -.12, 1.0), 12))
g(cart, (.45, 0, RX))
S = 1.08
g(p("marigold", "ink", 2, "curly", 0, "walk", ("push", "push"), look=-18), (-1.2, -.3, RX), 84, S)
g(p("teal", "plum", 0, "bun", 2, "walk", ("push", "push"), look=-14), (-1.24, .4, RX), 88, S)
# the boat beneath, and in it who built the bridge
BX, BY = .05, -.75
hull = [(-.78, .34), (-.5, -.06), (.5, -.06), (.78, .34)]
g([c.prism(hull, .62, "coral", bevel=.08), c.box(0, 0, .28, 1.3, .46, .05, "wood", .02)], (BX, BY, 0), -6)
g(c.wren(), (BX + .08, BY, .3), 12, 1.5)
for x, y, r in ((-2.5, -1.0, .26), (-2.2, -1.1, .18), (2.75, -1.05, .2)):
    c.ball(x, y, .46 + r * .6, r, "leaf", squash=(1, 1, .9))
# the gauge
c.box(-1.05, -1.2, -.05, .16, .1, 1.15, "white", .02)
for i in range(4):
    c.box(-1.05, -1.26, .12 + i * .26, .16, .04, .12, "coral", .005)
lamp = g(bowed((2.6, 1.0, .4), (.9, -.3, 4.55), 5.5, lit("marigold", night), night, .95))
if night:
    c.shadowless(lamp)
    only_pool((-.4, -.6, 2.35), 3.9, 5.8, (-.2, -4.4, 3.8))
end(o, "bridge", night, azimuth=24, elevation=18)
