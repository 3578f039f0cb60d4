"""Ships, trains, furniture and flowers in miniature. Each stands on z = 0 around the origin, facing -y."""
import math
import random
import clay as c
from devices import shade
from objects import GOLD, curve
from surface_of import solid, turned


def ship(hull="#e0482f", deck="cream", cargo=("#f4b23a", "#12756b", "#f0f0ea", "#2a63c9"), lit=False):
    """A container ship, bow towards +x, .85 long."""
    pane, glow = ("#ffd98a", 2.4) if lit else ("#2a4a63", 0)
    out = [c.prism([(-.4, 0), (.32, 0), (.46, .16), (-.42, .16)], .24, hull, bevel=.02), c.box(0, 0, .15, .8, .22, .02, deck, .006), c.box(-.02, 0, .0, .7, .246, .045, "white", .01)]
    out += [c.box(-.3, 0, .16, .13, .18, .22, "white", .012), c.box(-.3, -.0, .31, .15, .2, .03, "ink", .006), c.rod(-.33, 0, .38, .035, .12, hull, .006)]
    out += [c.box(-.345 + i * .045, -.092, .255, .03, .006, .035, pane, .002, glow=glow) for i in range(3)] + [c.box(-.24, s * .04, .255, .006, .05, .035, pane, .002, glow=glow) for s in (-1, 1)]
    rnd = random.Random(3)
    for i in range(4):
        for j in range(2 + (i % 2)):
            for s in (-1, 1):
                out.append(c.box(-.14 + i * .125, s * .05, .17 + j * .075, .115, .09, .07, rnd.choice(cargo), .006))
    return out


def lighthouse(band="#ff5a43", tall=.72, lit=False):
    out, n = [c.ball(0, 0, .0, .26, "#5a6275", squash=(1, 1, .35)), c.ball(.2, -.06, .0, .12, "#4a5266", squash=(1, 1, .6)), c.ball(-.18, -.1, 0, .1, "#6b7488", squash=(1, 1, .6))], 5
    z, r = .06, .145
    for i in range(n):
        r2 = r - .013
        out.append(c.rod(0, 0, z, r, tall * .75 / n, band if i % 2 else "white", .002, r2=r2))
        z, r = z + tall * .75 / n, r2
    out += [c.rod(0, 0, z, .115, .03, "ink", .006), c.rod(0, 0, z + .03, .062, .1, "#ffb938" if lit else "#ffe08a", .004, glow=2.6 if lit else 0), c.rod(0, 0, z + .12, .095, .1, band, .004, r2=.01), c.ball(0, 0, z + .23, .018, "ink")]
    out += [c.rod(math.cos(a) * .1, math.sin(a) * .1, z + .03, .005, .055, "ink", 0) for a in (i * math.pi / 6 for i in range(12))]
    return out + [c.ring(0, 0, z + .085, .1, .006, "ink", rot=(0, 0, 0)), c.box(0, -.14, .06, .06, .02, .1, "ink", .008)]


def cup(tint="white", inside="#5b3420", saucer=True):
    out = [turned([(.001, .012), (.05, .012), (.085, .06), (.095, .14), (.085, .14), (.075, .115), (.001, .115)], 40, tint), c.rod(0, 0, .112, .079, .006, inside, 0), c.ring(.105, 0, .08, .036, .011, tint, rot=(90, 0, 0))]
    return out + ([turned([(.001, 0), (.08, 0), (.15, .022), (.148, .03), (.001, .014)], 40, tint)] if saucer else [])


def chair(tint="coral", legs="ink"):
    out = [c.box(0, 0, .24, .26, .26, .04, tint, .02), c.box(0, .12, .27, .26, .035, .28, tint, .018)]
    return out + [c.rod(x, y, 0, .016, .25, legs, 0) for x in (-.1, .1) for y in (-.1, .1)]


def cafe_table(tint="cream", leg="ink", r=.24):
    return [c.rod(0, 0, .33, r, .03, tint, .01), c.rod(0, 0, .02, .02, .32, leg, 0), c.rod(0, 0, 0, .12, .025, leg, .008)]


def train(tint="#e5352b", roof="white", stripe="#f4b23a", glass="#2a2340", cars=2, lit=False):
    """A streamlined train, its nose towards +x, the first car's middle at the origin."""
    def shell(x0, x1, nose):
        pts = [(x0, .05), (x1, .05), (x1 + (.2 if nose else 0), .1), (x1 + (.19 if nose else 0), .15), (x1 + (.06 if nose else 0), .3), (x1 - (.06 if nose else 0), .36), (x0, .36)]
        return c.prism(pts, .3, tint, bevel=.03)
    out = []
    for k in range(cars):
        x0, x1 = -.4 - k * .86, .4 - k * .86
        out += [shell(x0, x1, k == 0), c.box((x0 + x1) / 2 - .02, 0, .352, x1 - x0 - .14, .24, .03, roof, .012)]
        out += [c.box((x0 + x1) / 2 + (.04 if k == 0 else 0), 0, .1, x1 - x0 + (.1 if k == 0 else -.04), .306, .035, stripe, .006)]
        for i in range(4):
            out.append(c.box(x0 + .12 + i * .17, 0, .19, .12, .308, .1, glass if i == 2 else "#ffb84d" if lit else "#ffe9b0", .015, rough=.3, glow=1.6 if lit and i != 2 else 0))
        for x in (x0 + .15, x1 - .15):
            for s in (-1, 1):
                w = c.rod(x, s * .11, 0, .055, .03, "ink", .006, rot=(90, 0, 0))
                w.location.z = .055
                out.append(w)
        if k:
            out.append(c.box(x1 + .03, 0, .1, .08, .22, .2, "ink", .01))
    out.append(c.prism([(.36, .2), (.535, .2), (.455, .31), (.36, .31)], .307, glass, bevel=.008, rough=.25))
    return out + [c.ball(.585, s * .09, .13, .025, "#fff1c0", glow=2) for s in (-1, 1)]


def rings(tint="#e8b23a"):
    """Two linked rings, one with a stone."""
    a = c.ring(-.1, 0, .19, .16, .028, tint, rot=(90, 0, 12), **GOLD)
    b = c.ring(.12, -.02, .175, .145, .028, tint, rot=(90, 0, 52), **GOLD)
    return [a, b, c.rod(-.1, 0, .36, .02, .05, tint, .004, r2=.045, **GOLD), c.ball(-.1, 0, .43, .055, "#ffd9e6", squash=(1, 1, .8), rough=.1)]


def flower(x, y, z, r, tint, heart="#f7d774", face=(0, -1)):
    out = [c.ball(x, y, z, r * .5, heart)]
    for i in range(7):
        a = 2 * math.pi * i / 7
        out.append(c.ball(x + math.cos(a) * r * .62, y + .3 * r, z + math.sin(a) * r * .62, r * .46, tint, squash=(1, .6, 1)))
    return out


def garland(a=(-.8, 0, 1), b=(.8, 0, 1), sag=.3, n=19, tints=("#f59b1c", "#ffc53a", "#f26b1d"), size=.062):
    """Marigold heads on a string from a to b."""
    out, rnd = [], random.Random(4)
    for i in range(n):
        t = i / (n - 1)
        p = [u + (v - u) * t for u, v in zip(a, b)]
        p[2] -= sag * 4 * t * (1 - t)
        tint = tints[i % len(tints)]
        out.append(c.ball(*p, size * .8, shade(tint, .92)))
        for k in range(18):
            z = 1 - 2 * (k + .5) / 18
            q, s = k * 2.4, math.sqrt(1 - z * z)
            out.append(c.ball(p[0] + math.cos(q) * s * size * .72, p[1] + math.sin(q) * s * size * .72, p[2] + z * size * .72, size * .42, tint))
        if i % 4 == 2:
            leaf = c.ball(p[0], p[1] - .01, p[2] - size * 1.1, size * .8, "#3f8f4a", squash=(.4, .25, 1))
            out.append(leaf)
    return out


def sprig(tint="moss", n=7, tall=.4, berry=None):
    """A twig in a small vase."""
    out = [turned([(.001, 0), (.06, 0), (.085, .06), (.06, .14), (.035, .17), (.03, .17), (.001, .12)], 32, "cream")]
    stem = [(0, 0, .12), (.02, 0, .25), (-.01, 0, tall), (.03, 0, tall + .14)]
    out += curve(stem, .009, shade("walnut", .9))
    for i in range(n):
        s, z = (-1) ** i, .24 + (tall - .1) * i / n
        out.append(c.ball(s * .075, 0, z + .03, .07, tint, squash=(1, .25, .5), rot=(0, -s * 35, 0)))
        if berry and i % 2:
            out.append(c.ball(-s * .045, -.03, z, .024, berry, rough=.3))
    return out


def plinth(tint="white", shape="ball"):
    """A white plinth with a small sculpture."""
    return [c.box(0, 0, 0, .26, .26, .4, tint, .008), c.ball(0, 0, .5, .1, "#20357a"), c.ring(0, 0, .5, .15, .022, "#f2b632", rot=(70, 20, 0))]


def pebble(tint="coral", r=.1):
    return [c.ball(0, 0, r, r, tint)]
