"""A technology without a picture of its own: a small ship under a large square sail, on which the page shows its icon."""
import os
import sys
import bpy
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403
from surface_of import solid  # noqa: E402

o, night = begin()
L, BEAM, DECK = 2.25, .72, .62                                                 # half of the hull, half of its width, the deck above the water


def sheer(t):
    """The height of the hull's upper edge, from the bow (-1) to the stern (1)."""
    return .98 + .62 * max(0, -t) ** 2.6 + .5 * max(0, t) ** 3


def breadth(t):
    return BEAM * (1 - abs(t) ** (2.6 if t < 0 else 4)) ** .6 + .02


def side(t, a):
    """A point of the hull, t from the bow to the stern and a from 0 to 1 from the near edge over the keel to the far one."""
    low = math.sin(math.pi * a) ** .6                                         # full bilges
    return t * L * (1 - (.26 if t < 0 else .14) * low), -math.cos(math.pi * a) * breadth(t), sheer(t) - low * (sheer(t) + .35)


def hull(n=48, m=20):
    rings = [-1 + 2 * i / n for i in range(n + 1)]
    faces = [(i * (m + 1) + k, (i + 1) * (m + 1) + k, (i + 1) * (m + 1) + k + 1, i * (m + 1) + k + 1) for i in range(n) for k in range(m)]
    parts = [solid("hull", [side(t, k / m) for t in rings for k in range(m + 1)], faces, "coral", 50)]
    parts.append(solid("deck", [(t * L * .84, s * breadth(t) * .9, DECK) for t in rings for s in (-1, 1)], [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)], "wood"))
    for a in (0, 1):
        parts.append(tube([side(t, a) for t in rings], .07, "white"))
    stripe = [(x, y - .02, z) for x, y, z in (side(t, .09) for t in rings[3:-3])]
    parts += [tube(stripe, .05, "marigold")] + [c.ball(*end_, .05, "marigold") for end_ in (stripe[0], stripe[-1])]
    # the foam around it, where each ring meets the water
    foam = []
    for t in rings[1:-1]:
        near = min((k / 200 for k in range(101)), key=lambda a: abs(side(t, a)[2] - .02))
        foam.append(side(t, near)[:2])
    foam += [(x, -y) for x, y in reversed(foam)]
    parts.append(tube([(x * 1.02, y * 1.04, .01) for x, y in foam + foam[:1]], .07, "white"))
    return parts


scene = hull()
# mast, yard and sail
MAST, TOP, LOW, SW = -.1, 4.78, 1.72, 3.45
scene += [c.rod(MAST, .1, DECK, .1, TOP - DECK + .5, "walnut", .02, r2=.07), c.ball(MAST, .1, TOP + .54, .13, "marigold")]
scene += c.limb((MAST - SW / 2 - .2, -.06, TOP), (MAST + SW / 2 + .2, -.06, TOP), .08, "walnut")


def cloth(u, v):
    """A point of the sail, u from -1 to 1 across it and v from 0 to 1 down it."""
    wide = SW / 2 * (1 + .05 * v - .05 * math.sin(math.pi * v))
    foot = .3 * (1 - u * u) * v ** 3                                         # the lower edge is cut round
    return MAST + u * wide, -.16 - .3 * (1 - u * u) * math.sin(math.pi * (.12 + .83 * v)), TOP - .1 - (TOP - .1 - LOW) * v + foot


N = 24
grid = [[cloth(-1 + 2 * i / N, j / N) for i in range(N + 1)] for j in range(N + 1)]
sail = solid("sail", [q for row in grid for q in row], [(j * (N + 1) + i, (j + 1) * (N + 1) + i, (j + 1) * (N + 1) + i + 1, j * (N + 1) + i + 1) for j in range(N) for i in range(N)], "cream", 60)
thick = sail.modifiers.new("thick", "SOLIDIFY")
thick.thickness, thick.offset = .05, 1
scene.append(sail)
edge = grid[0] + [row[-1] for row in grid[1:]] + grid[-1][-2::-1] + [row[0] for row in grid[-2::-1]]
scene.append(tube(edge, .045, "marigold"))
for i in range(7):                                                            # what ties it to the yard
    scene.append(c.ring(MAST - SW / 2 + .1 + i * (SW - .2) / 6, -.07, TOP - .01, .1, .022, "sand", rot=(0, 90, 0)))
for s, to in ((-1, (-1.18, -.32, 1.3)), (1, (1.9, -.3, 1.3))):                  # sheets and stays
    scene += c.limb(cloth(s, 1), to, .022, "sand")
    scene += c.limb((MAST, .1, TOP + .4), (s * L * .97, .05, sheer(s) + .02), .018, "ink")
flag = [(0, .02, 0), (.5, .0, -.02), (.95, .03, -.16)]
scene.append(c.prism([(0, .2), (-.95, .05), (0, -.12)], .05, "teal", (MAST - .05, .1, TOP + .36), bevel=.01))
# the crew: one at the helm, one at the sheet; the lookout is a wren
scene += [c.box(1.36, 0, DECK, .7, .74, .34, "wood", .03), c.box(-.9, 0, DECK, .3, 1.1, .3, "wood", .03)]
scene.append(g(p("teal", "ink", 3, "bun", 0, "stand", ("hold", "aside"), look=10, mouth="smile"), (1.5, -.16, DECK + .34), -42, .98))
scene += c.limb((1.16, -.4, 2.06), (2.14, .02, 1.68), .04, "wood")
scene.append(g(p("marigold", "plum", 0, "curly", 2, "sit", ("hold", "cup"), look=40, nod=-6, mouth="smile"), (-.88, -.3, DECK - .1), -84, .9))
scene += [c.box(.3, -.02, DECK, .46, .5, .62, "teal", .05), c.box(.3, -.02, DECK + .6, .5, .54, .09, "cream", .03), c.rod(.76, .0, DECK, .2, .5, "marigold", .04), c.rod(.76, .0, DECK + .46, .16, .05, "wood", .01)]
# the lantern at the stern
post = [(2.12, 0, 1.4), (2.3, 0, 2.0), (2.34, 0, 2.6), (2.16, 0, 2.86), (1.98, -.05, 2.76)]
scene += [tube(curved(post), .05, "ink"), c.rod(1.98, -.05, 2.56, .2, .16, "marigold", .02, r2=.06), c.rod(1.98, -.05, 2.22, .16, .34, c.material("#ffd98a", .4, 0, 6 if night else .7), .02), c.rod(1.98, -.05, 2.16, .19, .07, "ink", .015)]
scene.append(g(c.wren(), (-2.1, -.02, 1.58), 8, 1.25))
# the water, and a buoy on it
scene += [c.ball(2.55, -1.05, .1, .27, "coral", squash=(1, 1, .9)), c.rod(2.55, -1.05, .24, .1, .3, "white", .02, r2=.05), c.ring(2.55, -1.05, .1, .265, .045, "white", rot=(0, 0, 0))]
flat(0, -.1, -.28, 6.7, 3.3, 1.1, .28, "sky", .09)
flat(0, -.1, -.5, 6.4, 3.0, 1.0, .26, "teal", .05)
for x, y, w in ((-2.3, -1.1, .7), (-1.2, -1.35, .5), (.2, -1.15, .8), (1.6, -1.4, .6), (-2.7, .5, .6), (1.9, .9, .6), (-.6, 1.1, .5)):
    scene += c.limb((x - w / 2, y, .0), (x + w / 2, y, .0), .055, "white")
g([part for part in bpy.context.scene.objects if part.parent is None], (0, 0, 0), 39)
if night:
    only_pool((MAST, -.1, 2.93), 2.46, 4.4, (2.9, -3.7, 3.0))
end(o, "sail", night, elevation=18)
