"""Things that tell what a client does. Each returns its parts, standing on z = 0 around the origin and facing -y."""
import math
import random
import clay as c
from devices import rounded, shade
from surface_of import tube, turned

GOLD = dict(metal=.55, rough=.32)


def curve(points, r, colour, steps=6, **kw):
    """A smooth cord through `points`."""
    ends, pts = [points[0], *points, points[-1]], []
    for i in range(len(points) - 1):
        a, b, d, e = ends[i:i + 4]
        for k in range(steps):
            t = k / steps
            pts.append(tuple(.5 * (2 * q + (r_ - p) * t + (2 * p - 5 * q + 4 * r_ - s) * t * t + (3 * q - p - 3 * r_ + s) * t ** 3) for p, q, r_, s in zip(a, b, d, e)))
    return [tube(pts + [points[-1]], r, colour, **kw)]


def padlock(tint="marigold", hole="ink"):
    body = c.prism(rounded(.3, .25, .05), .11, tint, bevel=.025, rough=.5)
    return [body, c.rod(0, -.036, .125, .035, .05, hole, .004, rot=(90, 0, 0)), c.box(0, -.058, .06, .024, .012, .07, hole, .003)] + \
        curve([(-.095, 0, .22), (-.095, 0, .33), (-.06, 0, .41), (0, 0, .435), (.06, 0, .41), (.095, 0, .33), (.095, 0, .22)], .026, "steel", **GOLD)


def hook(line=1.6, tint="steel"):
    """A fishing hook on a line that comes from above, a letter on it."""
    pts = [(0, 0, .5), (0, 0, .3), (.0, 0, .14), (-.04, 0, .05), (-.11, 0, .02), (-.18, 0, .06), (-.2, 0, .15)]
    letter = c.group(envelope(.34, .23), (-.19, -.03, -.04), 0)
    letter.rotation_euler = (math.radians(78), math.radians(-14), math.radians(0))
    return [letter] + curve(pts, .018, tint, **GOLD) + [c.rod(-.2, 0, .13, .03, .08, tint, 0, r2=.002, **GOLD), c.ring(0, 0, .53, .03, .01, tint, rot=(90, 0, 90))] + c.limb((0, 0, .55), (0, 0, line), .006, "white")


def envelope(w=.4, d=.27, tint="cream", seal="coral"):
    """Lying flat."""
    parts = [c.box(0, 0, 0, w, d, .03, tint, .008)]
    for s in (-1, 1):
        parts += c.limb((s * w / 2 * .94, d / 2 * .92, .031), (0, -.02, .031), .006, shade(tint, .8))
    return parts + [c.rod(0, -.025, .026, .04, .014, seal, .005)]


def microphone(tint="ink", head="steel", band="#ff4f8b"):
    parts = [c.rod(0, 0, 0, .17, .035, tint, .012), c.rod(0, 0, .03, .016, .34, tint, 0)]
    parts += [c.rod(0, 0, .34, .075, .17, tint, .02, r2=.085), c.rod(0, 0, .5, .089, .03, band, .006), c.ball(0, 0, .57, .1, head, squash=(1, 1, 1.12), metal=.3, rough=.5)]
    for k in range(-3, 4):
        parts.append(c.ring(0, 0, .57 + k * .028, .1 * math.sqrt(max(.05, 1 - (k * .028 / .112) ** 2)), .0045, tint, rot=(0, 0, 0)))
    for a in range(0, 180, 30):
        parts.append(c.ring(0, 0, .57, .101, .0045, tint, rot=(90, 0, a)))
    return parts


def papers(n=7, tint="white", edge="#ff4f8b"):
    rnd = random.Random(5)
    out = [c.box(0, 0, i * .022, .4, .52, .02, edge if i == n - 2 else tint, .003, rot=(0, 0, rnd.uniform(-8, 8))) for i in range(n)]
    top = n * .022
    return out + [c.box(-.04, .16 - .08 * k, top - .001, .26 if k % 3 else .18, .018, .003, "ink", 0, rot=(0, 0, 0)) for k in range(5)]


def pencil(tint, long=.62):
    """Lying along x."""
    parts = [c.rod(0, 0, -long / 2, .032, long, tint, .003), c.rod(0, 0, long / 2, .032, .09, "#e9c598", 0, r2=.009),
             c.rod(0, 0, long / 2 + .072, .0125, .035, "ink", 0, r2=.001), c.rod(0, 0, -long / 2 - .05, .033, .05, "#ff8fb3", .01)]
    root = c.group(parts, (0, 0, .033))
    root.rotation_euler[1] = math.radians(90)
    return [root]


def pencil_cup(tint="white", pencils=("coral", "marigold", "teal", "sky")):
    parts = [c.rod(0, 0, 0, .14, .3, tint, .015), c.rod(0, 0, .29, .122, .012, "ink", 0)]
    for i, p in enumerate(pencils):
        a = i * 1.7 + .4
        root = c.group([c.rod(0, 0, 0, .03, .5, p, .003), c.rod(0, 0, .5, .03, .08, "#e9c598", 0, r2=.008), c.rod(0, 0, .562, .011, .03, "ink", 0, r2=.001)], (math.cos(a) * .05, math.sin(a) * .05, .04 + .03 * (i % 2)))
        root.rotation_euler = (-math.sin(a) * .16, math.cos(a) * .16, 0)
        parts.append(root)
    return parts


def ruler(long=.9, tint="marigold"):
    """Standing on end, leaning back a little when turned."""
    return [c.box(0, 0, 0, .13, .018, long, tint, .006)] + [c.box(.065 - (.055 if i % 5 == 0 else .03) / 2, -.011, .04 + i * (long - .08) / 25, .055 if i % 5 == 0 else .03, .004, .006, "ink", 0) for i in range(26)]


def swatches(tints=("#e2371f", "#ff6fae", "#f7d420", "#2c9a4b", "#2a2ad1")):
    """A fan of colour cards, lying."""
    out = []
    for i, t in enumerate(tints):
        card = c.group([c.box(0, .25, 0, .17, .52, .012, "white", .004), c.box(0, .29, .008, .15, .4, .008, t, .003)], (0, 0, i * .0125), 42 - 21 * i)
        out.append(card)
    return out + [c.rod(0, .02, 0, .022, len(tints) * .0125 + .02, "steel", .004, metal=.5)]


def book(tint="teal", w=.3, d=.22, t=.06):
    return [c.box(0, 0, 0, w, d, .012, tint, .005), c.box(0, 0, t - .012, w, d, .012, tint, .005), c.box(.008, 0, .01, w - .03, d - .03, t - .02, "cream", 0), c.box(-w / 2 + .008, 0, 0, .016, d, t, tint, .006)]


def shawl(tints=("#a3213f", "#e39b1e", "#24345f"), folds=3):
    """Folded shawls with fringes, one on the other."""
    out = []
    for j, t in enumerate(tints):
        z = j * .095
        for k in range(2):
            out.append(c.box(.01 * j, 0, z + k * .045, .62 - .02 * j, .44, .05, t, .024, rough=.95))
        trim = tints[(j + 1) % len(tints)]
        out += [c.box(.01 * j + s, -.0, z - .001, .05, .446, .097, trim, .022, rough=.95) for s in (-.2, .2)]
        out += [o for i in range(21) for o in c.limb((.01 * j - .29 + i * .029, -.21, z + .03), (.01 * j - .29 + i * .029 + .006 * math.sin(i * 2), -.27, z + .006 + .004 * (i % 3)), .009, trim, rough=.95)]
    return out


def wool(tint="#e39b1e", r=.15):
    rnd = random.Random(hash(tint) % 97)
    out = [c.ball(0, 0, r, r * .97, tint, rough=.95)]
    for i in range(26):
        out.append(c.ring(0, 0, r, r * .98, .0095, tint, rot=(rnd.uniform(0, 180), rnd.uniform(0, 180), 0), rough=.95))
    return out + curve([(r * .9, -.03, .02), (r * 1.6, -.12, .01), (r * 2.4, -.02, .01), (r * 3, -.14, .01)], .0095, tint, rough=.95)


def present(tint="coral", ribbon="cream", w=.3, h=.24, bow=1.0):
    out = [c.box(0, 0, 0, w * .94, w * .94, h * .8, tint, .012), c.box(0, 0, h * .72, w, w, h * .28, tint, .014)]
    for x, y in ((w * .2, w * 1.02), (w * 1.02, w * .2)):
        out.append(c.box(0, 0, 0, x, y, h * 1.012, ribbon, .006))
    for s in (-1, 1):
        loop = c.ring(s * w * .2 * bow, 0, h + w * .12 * bow, w * .15 * bow, w * .05, ribbon, rot=(90, s * 25, 0))
        loop.scale = (1.25, .8, 1.3)
        out.append(loop)
        out += c.limb((0, -.01, h + w * .05), (s * w * .26, -w * .22, h + w * .02), w * .04, ribbon)
    return out + [c.ball(0, 0, h + w * .08, w * .085, ribbon)]


def house(wall="cream", roof="coral", door="teal", w=.34, d=.3, h=.26, chimney=True, lit=False):
    pane, glow = ("#ffb84d", 1.8) if lit else ("#7fb6cf", 0)
    out = [c.box(0, 0, 0, w, d, h, wall, .01), c.prism([(-w * .62, 0), (w * .62, 0), (0, w * .55)], d * 1.16, roof, (0, 0, h - .005), bevel=.012)]
    out += [c.box(-w * .2, -d / 2 - .004, 0, w * .24, .02, h * .56, door, .005), c.ball(-w * .13, -d / 2 - .02, h * .28, .009, "marigold")]
    out += [c.box(w * .2, -d / 2 - .004, h * .34, w * .28, .02, h * .38, "white", .004), c.box(w * .2, -d / 2 - .012, h * .38, w * .21, .01, h * .3, pane, 0, glow=glow)]
    out += [c.box(w / 2, y, h * .34, .02, d * .26, h * .38, "white", .004) for y in (-d * .2, d * .22)]
    if chimney:
        out.append(c.box(w * .3, d * .1, h + w * .1, w * .14, w * .14, w * .42, shade(roof, .8), .006))
    return out


def coin(r=.13, tint="#e8b23a", rim="#c98f1e", t=.035):
    """Lying."""
    return [c.rod(0, 0, 0, r, t, tint, .008, **GOLD), c.ring(0, 0, t, r * .82, .007, rim, rot=(0, 0, 0), **GOLD), c.rod(0, 0, t * .6, r * .3, t * .5, rim, .004, **GOLD)]


def coins(n=5, r=.13, tint="#e8b23a", rim="#c98f1e"):
    rnd, out = random.Random(n), []
    for i in range(n):
        out.append(c.group(coin(r, tint, rim), (rnd.uniform(-.012, .012), rnd.uniform(-.012, .012), i * .037)))
    return out


def standing_coin(r=.17, tint="#e8b23a", rim="#c98f1e"):
    root = c.group(coin(r, tint, rim, .045), (0, 0, r))
    root.rotation_euler = (math.radians(84), 0, 0)
    return [root]


def card(front="white", stripe="ink", chip="#e8b23a"):
    """A bank card standing on its long side, leaning a little back."""
    root = c.group([c.prism(rounded(.62, .39, .035), .014, front, bevel=.004), c.box(0, -.009, .27, .62, .004, .07, stripe, 0), c.box(-.2, -.009, .14, .1, .006, .075, chip, .006, **GOLD)] +
                   [c.box(-.06 + .15 * i, -.009, .055, .11, .004, .025, stripe, 0) for i in range(3)])
    root.rotation_euler[0] = math.radians(-14)
    return [root]


def envelope_up():
    """An envelope standing on its long edge, leaning back."""
    root = c.group(envelope(.4, .28), (0, 0, .13))
    root.rotation_euler[0] = math.radians(78)
    return [root]


def binders(tints=("#ff5c9a", "cream", "#2d4bff", "ink"), n=8, tall=.78, thick=.155):
    """A row of files, their backs towards us."""
    out = []
    for i in range(n):
        x, high = (i - (n - 1) / 2) * (thick + .006), tall - .05 * ((i * 5) % 3 == 1)
        out += [c.box(x, 0, 0, thick, .5, high, tints[i % len(tints)], .012), c.box(x, -.25, high * .55, thick * .62, .012, high * .36, "white", .003), c.ring(x, -.252, high * .14, .03, .008, "steel", **GOLD)]
    return out


def keyboard(tint="white", keys="#e6e1da", w=.62):
    out = [c.prism(rounded(w, .2, .02), .022, tint, (0, .1, .011), (90, 0, 0), .006)]
    return out + [c.box(-w / 2 + .04 + i * (w - .08) / 12, .065 - .043 * j, .02, .038, .033, .01, keys, .004) for i in range(13) for j in range(4)]


def magnifier(rim="ink", glass="#cfe6f2", grip="#ff5c9a"):
    """Lying, its handle towards -y and +x."""
    return [c.ring(0, 0, .03, .13, .022, rim, rot=(0, 0, 0)), c.rod(0, 0, .022, .125, .008, glass, 0, rough=.2)] + c.limb((.1, -.1, .03), (.26, -.26, .03), .03, grip)


def pear(tint="#4b9a3f", leaf="#ff6fae"):
    body = [(.001, 0), (.06, .004), (.105, .03), (.13, .075), (.132, .115), (.115, .16), (.088, .2), (.068, .24), (.056, .28), (.042, .31), (.02, .325), (.001, .328)]
    return [turned(body, 40, tint), *c.limb((0, 0, .31), (.02, 0, .39), .011, "walnut"), c.ball(.07, 0, .38, .05, leaf, squash=(1.2, .6, .35), rot=(0, -25, 0))]


def paint_jar(tint="#2c9a4b", brushes=("coral", "marigold")):
    """With brushes in it."""
    out = [c.rod(0, 0, 0, .1, .17, "white", .012), c.rod(0, 0, .02, .103, .09, tint, .004), c.rod(0, 0, .165, .085, .01, tint, 0)]
    for i, t in enumerate(brushes):
        s = 1 if i % 2 else -1
        out += c.limb((0, 0, .1), (s * .07, .02, .38), .014, t) + c.limb((s * .07, .02, .38), (s * .083, .023, .43), .02, "ink", r2=.008)
    return out


def finger(points, r, colour):
    return curve(points, r, colour) + [c.ball(*at, r * 1.01, colour) for at in (points[0], points[-1])]


def drawing_hand(skin=1, sleeve="#f7d420", pen="white"):
    """A right hand with a pen, whose tip is at the origin; the arm comes from +x and -y."""
    s = c.SKIN[skin]
    out = c.limb((0, 0, 0), (.03, -.04, .03), .005, "ink", r2=.017) + c.limb((.03, -.04, .03), (.25, -.33, .27), .02, pen)
    out += [c.ball(.2, -.28, .1, .11, s, squash=(1, 1.15, .8))] + c.limb((.42, -.7, .08), (.24, -.36, .09), .1, s, r2=.09) + c.limb((.62, -1.08, .1), (.4, -.66, .08), .15, sleeve, r2=.13)
    out += finger([(.23, -.22, .16), (.16, -.12, .16), (.075, -.075, .085)], .036, s) + finger([(.11, -.3, .1), (.055, -.2, .12), (.05, -.095, .08)], .036, s)
    for i in (1, 2, 3):
        out += finger([(.24 + .025 * i, -.2 - .04 * i, .12), (.19 + .02 * i, -.1 - .04 * i, .08), (.14 + .03 * i, -.12 - .05 * i, .04)], .036, s)
    return out
