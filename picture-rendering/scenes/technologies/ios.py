"""iOS: a phone that lies flat is a garden. Its hedges are a fingerprint; the wren waits in the middle, somebody walks in."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403

o, night = begin()
W, H, GAP, THICK = 3.5, 5.6, .33, .105                                        # the phone, from hedge to hedge, half of a hedge
flat(0, 0, -.46, W, H, .62, .42, "steel", .12)
flat(0, 0, -.06, W - .12, H - .12, .56, .05, "ink", .02)
flat(0, 0, -.03, W - .34, H - .34, .46, .05, "#8fb36b", .01)                  # the lawn; its top is z = .02
for x, y, length in ((W / 2, .9, .7), (-W / 2, 1.3, .34), (-W / 2, .7, .5)):
    c.box(x, y - length / 2, -.36, .08, length, .2, "steel", .03)
flat(0, H / 2 - .5, .02, 1.05, .3, .15, .1, "ink", .03)
flat(0, -H / 2 + .36, .02, 1.2, .1, .05, .06, "white", .02)


def hedge(points):
    """A clipped hedge along `points`."""
    ends, left, right = [points[0], *points, points[-1]], [], []
    for (px, py), (x, y), (nx, ny) in zip(ends, points, ends[2:]):
        k = THICK / math.hypot(nx - px, ny - py)
        left.append((x - (ny - py) * k, y + (nx - px) * k))
        right.append((x + (ny - py) * k, y - (nx - px) * k))
    c.prism(left + right[::-1], .42, "leaf", (0, 0, .21), (-90, 0, 0), bevel=.05)


def lamp(x, y, burns):
    post = [c.rod(0, 0, 0, .08, .06, "ink", .02), c.rod(0, 0, .05, .025, .8, "ink", 0), c.rod(0, 0, .84, .075, .2, c.material("#ffd48a", .4, 0, 5 * burns if night else .5), .02, r2=.1), c.rod(0, 0, 1.04, .14, .09, "ink", .01, r2=.03)]
    g(post, (x, y, .02))


def bow(r, start, end, y=.25):
    return [(r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a))) for a in range(start, end + 1, 10)]


# From inside out: each ridge is a bow, and most go down beside it. The breaks are the way in.
R = [.42 + GAP * i for i in range(4)]
hedge(bow(R[0], -40, 180) + [(-R[0], -.25)])
hedge([(R[1], -.75)] + bow(R[1], 0, 120))
hedge(bow(R[1], 150, 180) + [(-R[1] * .98, -.3), (-R[1] * .8, -.62), (-.28, -.82), (.16, -.78)])
hedge([(R[2] * .82, -1.12), (R[2] * .97, -.7)] + bow(R[2], 0, 40))
hedge(bow(R[2], 70, 180) + [(-R[2] * .98, -.4), (-R[2] * .84, -.9), (-.52, -1.22)])
hedge([(.62, -1.62), (R[3] * .86, -1.32), (R[3] * .98, -.8)] + bow(R[3], 0, 180) + [(-R[3] * .99, -.5), (-R[3] * .9, -1.05), (-.86, -1.5)])
hedge([(-.48, -1.74), (-.2, -1.52), (.14, -1.3), (.42, -1.12), (.5, -.84)])
c.rod(0, .25, .0, .27, .07, "marigold", .02)
g(c.wren(), (.02, .25, .07), 30, 1.2)
g(p("coral", "ink", 1, "bun", 0, "walk", ("point", "down"), mouth="open"), (.12, -1.98, .02), 170, .62)
for x, y, burns in ((-.62, .72, True), (.95, -1.95, False), (-1.18, -1.7, False)):       # by night one alone
    lamp(x, y, burns)
if night:
    only_pool((0, -.3, .2), 3.2, .8, (1.6, -3, 5.4))
end(o, "ios", night, azimuth=32, elevation=46)
