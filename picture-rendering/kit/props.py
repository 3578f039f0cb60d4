"""Small things that make a room lived in. Each stands on z = 0 at the origin unless it says otherwise."""
import math
import random
from palette import material
from shapes import arc, ball, box, limb, path, ring, rod, stick


def mug(colour="coral"):
    return [rod(0, 0, 0, .045, .1, colour, .008), rod(0, 0, .094, .036, .008, "walnut", 0)] + arc(.05, 0, .05, .03, -90, 90, .009, colour, n=5)


def papers(n=3, seed=1, colour="white"):
    rnd = random.Random(seed)
    return [box(rnd.uniform(-.03, .03), rnd.uniform(-.03, .03), i * .006, .21, .29, .006, colour, .001, rot=(0, 0, rnd.uniform(-18, 18))) for i in range(n)]


def books(n=4, seed=1):
    rnd, z, parts = random.Random(seed), 0, []
    for _ in range(n):
        h = rnd.uniform(.03, .06)
        parts.append(box(0, 0, z, .28, .2, h, rnd.choice(["coral", "teal", "marigold", "ink", "cream", "sky", "plum"]), .008, rot=(0, 0, rnd.uniform(-14, 14))))
        z += h
    return parts


def cat(colour="marigold", light="cream"):
    """A sitting cat, facing -y."""
    parts = [ball(0, .06, .15, .15, colour, squash=(.95, 1.15, 1.05)), ball(0, -.03, .14, .11, light, squash=(.8, .8, 1)), ball(0, -.06, .37, .115, colour, squash=(1.08, .95, .92)), ball(0, -.15, .345, .05, light, squash=(1.2, .7, .8))]
    for s in (-1, 1):
        parts += [rod(s * .065, -.05, .43, .045, .09, colour, .004, r2=.006, rot=(0, s * 14, 0)), ball(s * .045, -.158, .385, .014, "ink"), ball(s * .06, -.12, .035, .045, light, squash=(.8, 1.2, .8))]
    parts.append(ball(0, -.185, .36, .013, "coral"))
    return parts + path([(.1, .18, .05), (.2, .14, .05), (.25, .02, .06), (.22, -.1, .07)], .028, colour)


def bicycle(colour="coral"):
    """1.7 m long, its wheels along x."""
    parts = []
    for x in (-.52, .52):
        parts += [ring(x, 0, .34, .31, .026, "ink"), ring(x, 0, .34, .275, .01, "steel"), ball(x, 0, .34, .035, "steel")]
        for k in range(8):
            a = k * math.pi / 4
            parts += stick((x, 0, .34), (x + math.cos(a) * .28, 0, .34 + math.sin(a) * .28), .004, "steel")
    hub, seat, head = (-.08, 0, .32), (-.2, 0, .78), (.36, 0, .82)
    for a, b in [(hub, seat), (hub, (.38, 0, .7)), (seat, head), (seat, (-.52, 0, .34)), (hub, (-.52, 0, .34)), (head, (.52, 0, .34))]:
        parts += limb(a, b, .022, colour)
    parts += limb(head, (.33, 0, .98), .018, "ink") + limb((.33, -.22, 1.0), (.33, .22, 1.0), .018, "ink")
    parts += limb(seat, (-.22, 0, .88), .018, "ink") + [box(-.24, 0, .87, .26, .13, .06, "walnut", .025)]
    basket = [box(.56, 0, .72, .26, .3, .2, "wood", .02), box(.56, 0, .9, .2, .24, .03, "walnut", .005)]
    return parts + [ring(-.08, 0, .32, .08, .012, "steel")] + basket


def jacket(colour="plum"):
    """A coat on a hook: hangs from (0, 0, 0), against a wall at y = 0, facing -y."""
    return limb((0, 0, 0), (0, -.08, 0), .018, "ink") + [ball(0, -.07, -.14, .14, colour, squash=(1.25, .5, 1)), rod(0, -.07, -.72, .2, .6, colour, .05, r2=.14)] + limb((-.15, -.08, -.16), (-.2, -.1, -.58), .055, colour) + limb((.15, -.08, -.16), (.19, -.12, -.58), .055, colour)


def string_lights(a, b, n=9, sag=.28, lit=False):
    pts = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t - sag * 4 * t * (1 - t)) for t in [i / n for i in range(n + 1)]]
    parts = [o for p, q in zip(pts, pts[1:]) for o in stick(p, q, .008, "ink")]
    for i, p in enumerate(pts[1:-1]):
        parts.append(ball(p[0], p[1], p[2] - .05, .05, material(["#ffd98a", "#ffb35c", "#ff8f6b"][i % 3], .4, 0, 2.4 if lit else .7)))
    return parts


def wren(scale=1.0):
    """The mark: a round wren with a cocked tail, facing -x."""
    dark = "#6b442c"
    parts = [ball(0, 0, .22, .2, "walnut", squash=(1.12, .85, .95)), ball(-.16, 0, .4, .125, "walnut"), ball(-.06, 0, .16, .16, "sand", squash=(1.05, .84, .8)),
             box(.22, 0, .26, .07, .12, .3, dark, .03, rot=(0, 28, 0)), ball(.02, -.15, .24, .13, dark, squash=(1.15, .35, .75)), ball(.02, .15, .24, .13, dark, squash=(1.15, .35, .75))]
    parts.append(rod(-.33, 0, .37, .028, .12, "marigold", 0, r2=.002, rot=(0, -90, 0)))
    for sy in (-1, 1):
        parts.append(ball(-.235, sy * .075, .43, .022, "ink"))
        parts += limb((-.02, sy * .06, .08), (-.02, sy * .06, -.0), .012, "marigold")
    return parts


def cups(n=3):
    return [o for i in range(n) for o in [rod(i * .12, (i % 2) * .05, 0, .045, .1, ["coral", "teal", "cream"][i % 3], .008)]]


def bowl(colour="teal", food="leaf"):
    return [rod(0, 0, 0, .06, .08, colour, .01, r2=.13)] + [ball(math.cos(k * 1.6) * .06, math.sin(k * 1.6) * .06, .085, .05, [food, "coral", "marigold", food][k]) for k in range(4)]


def bag(colour="teal"):
    return [box(0, 0, 0, .34, .16, .36, colour, .06), box(0, -.09, .05, .24, .06, .16, colour, .025)] + arc(0, 0, .34, .09, 0, 180, .014, "ink")


def box_stack(seed=1):
    return [box(0, 0, 0, .6, .45, .42, "wood", .02), box(0, -.226, .36, .12, .01, .06, "sand", .002), box(.06, .02, .42, .42, .34, .28, "#d8ab77", .02, rot=(0, 0, 14)), box(0, 0, .418, .1, .46, .006, "sand", .001)]


def cable(points, colour="ink", r=.012):
    return path(points, r, colour)
