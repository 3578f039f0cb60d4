"""Rooms, furniture and devices. Each piece stands at the origin and faces -y at turn 0; lit lamps carry their own light."""
import math
import random
from palette import image_material, material
from screens import drawn
from shapes import ball, box, group, limb, pane, path, rod, stick
from stage import bulb

GLASS = dict(day=("#cfe6f2", .9), night=("#2b3a70", .45), lit=("#ffd48a", 3.2))


def room(w=6.0, d=6.0, h=3.0, floor="wood", left="cream", back="cream", t=0.16, windows=True, base="sand"):
    """A cut-away room: floor on a slab, left wall (x=-w/2), back wall (y=+d/2), with shadow gaps and skirting."""
    box(-t / 2, t / 2, -.34, w + t, d + t, .3, base, .04)
    box(0, 0, -.06, w - .03, d - .03, .06, floor, .01)
    planks(w - .03, d - .03, floor)
    box(-w / 2 - t / 2, 0, -.06, t, d, h + .06, left, .02)
    box(-t / 2, d / 2 + t / 2, -.06, w + t, t, h + .06, back, .025)
    box(-w / 2 + .005, 0, .0, .01, d - .02, .13, "gap", 0)
    box(0, d / 2 - .005, .0, w - .02, .01, .13, "gap", 0)
    box(-w / 2 + .018, 0, .012, .03, d - .03, .1, "white", .008)
    box(0, d / 2 - .018, .012, w - .03, .03, .1, "white", .008)


def planks(w, d, floor="wood", z=0, x=0, y=0):
    """Dark joints in a boarded floor."""
    n = max(2, int(d / .42))
    for i in range(1, n):
        box(x, y - d / 2 + i * d / n, z - .004, w - .02, .012, .007, material("#a06d42" if floor == "wood" else "#6f4730" if floor == "walnut" else "#c9b79b"), 0)


def window(x, y, z, w=1.3, h=1.3, wall="back", night=False, lit=False):
    tint, glow = GLASS["lit" if lit else "night" if night else "day"]
    mat = material(tint, .3, 0, glow)
    parts = [box(0, 0, 0, w + .16, .08, h + .16, "white", .02), box(0, -.035, .08, w, .03, h, mat, .004), box(0, -.055, .08, .05, .04, h, "white", .008),
             box(0, -.053, .055 + h / 2, w, .046, .05, "white", .008), box(0, -.09, -.02, w + .26, .2, .05, "white", .015)]
    return [group(parts, (x, y, z), 90 if wall == "left" else 0)]


def table(w=2.4, d=1.2, h=0.76, top="wood", legs="ink"):
    parts = [box(0, 0, h - .06, w, d, .06, top, .025), box(0, 0, h - .13, w - .2, d - .2, .07, top, .01)]
    return parts + [rod(sx * (w / 2 - .14), sy * (d / 2 - .14), 0, .03, h - .07, legs, r2=.042) for sx in (-1, 1) for sy in (-1, 1)]


def round_table(r=.72, h=.74, top="cream", leg="ink"):
    return [rod(0, 0, h - .06, r, .06, top, .025), rod(0, 0, .02, .06, h - .07, leg), rod(0, 0, 0, .34, .03, leg)]


def chair(seat="teal", legs="ink"):
    parts = [box(0, 0, .42, .5, .48, .08, seat, .035), box(0, .235, .58, .48, .06, .4, seat, .03, rot=(-5, 0, 0))]
    for sx in (-1, 1):
        parts += limb((sx * .16, .22, .44), (sx * .16, .24, .66), .02, legs)
        for sy in (-1, 1):
            parts += limb((sx * .18, sy * .17, .44), (sx * .22, sy * .21, .02), .022, legs)
    return parts


def laptop(shell="steel", picture=None, kind="code", seed=1):
    """An open laptop, its hinge at +y; `picture` (a path) or a drawn interface of `kind` is on its screen."""
    face = image_material(picture or drawn(kind, seed))
    lean = math.radians(14)
    parts = [box(0, .18 + .17 * math.sin(lean), .02, .5, .018, .34, shell, .008, rot=(-14, 0, 0), metal=.5, rough=.4)]
    parts.append(pane(0, .18 + .17 * math.sin(lean) - .0105, .19 - .001, .464, .3, face, rot=(-14, 0, 0)))
    return parts + [box(0, 0, 0, .5, .36, .02, shell, .008, metal=.5, rough=.4), box(0, .04, .018, .43, .17, .006, "ink", .002), box(0, -.11, .018, .14, .08, .004, "#9c9fa8", .002)]


def monitor(picture=None, kind="code", seed=1, w=.72):
    face, h = image_material(picture or drawn(kind, seed)), w * .6
    return [box(0, 0, .23, w, .035, h, "ink", .012), pane(0, -.0185, .23 + h / 2, w - .05, h - .05, face), rod(0, .04, .02, .03, .26, "steel"), box(0, .03, 0, .26, .2, .02, "steel", .008),
            box(0, -.34, 0, .42, .14, .018, "white", .006), ball(.3, -.33, .015, .035, "white", squash=(.8, 1.2, .5))]


def phone(picture=None, tilt=0, seed=1):
    """A standing phone (.16 x .33), its foot at the origin, leaning back by -tilt degrees."""
    face = image_material(picture or drawn("app", seed), 1.0)
    t = math.radians(tilt)
    n = (math.sin(t) * .165, math.cos(t) * .165)
    back = box(0, -n[0], n[1] - .165, .16, .016, .33, "ink", .007, rot=(tilt, 0, 0))
    off = .0088
    return [back, pane(0, -n[0] - math.cos(t) * off, n[1] - math.sin(t) * off, .142, .31, face, rot=(tilt, 0, 0))]


# The stem of a lamp by night, where ink is black on black.
BY_NIGHT = "#808ab8", .6, 0, .32


def lamp(height=1.5, colour="marigold", lit=False, watts=45):
    shade, stem = (material(colour, .6, 0, 1.6), material(*BY_NIGHT)) if lit else (colour, "ink")
    parts = [rod(0, 0, 0, .16, .03, stem), rod(0, 0, .03, .018, height, stem, 0), rod(0, 0, height - .08, .2, .26, shade, .01, r2=.11)]
    return parts + ([bulb((0, 0, height - .16), watts, (1, .72, .42), .12), bulb((0, 0, height + .3), watts * .3, (1, .72, .42), .12)] if lit else [])


def desk_lamp(colour="coral", lit=False, watts=7):
    parts = [rod(0, 0, 0, .09, .025, "ink")] + limb((0, 0, .02), (.06, 0, .3), .012, "ink") + limb((.06, 0, .3), (-.1, 0, .46), .012, "ink")
    parts += [rod(-.13, 0, .36, .1, .13, colour, .008, r2=.04, rot=(0, 22, 0)), ball(-.145, 0, .385, .04, material("#ffe2a8", .4, 0, 8 if lit else .6))]
    return parts + ([bulb((-.17, 0, .31), watts, (1, .74, .45), .05)] if lit else [])


def pendant(drop=1.0, colour="ink", lit=False, top=3.0, watts=60):
    z = top - drop
    parts = [rod(0, 0, z, .012, drop, "ink", 0), rod(0, 0, z - .22, .26, .24, colour, .01, r2=.07), ball(0, 0, z - .22, .14, material("#ffe2a8", .4, 0, 8 if lit else 1.0), squash=(1, 1, .7))]
    return parts + ([bulb((0, 0, z - .36), watts)] if lit else [])


def plant(height=1.0, pot="cream", seed=1):
    rnd = random.Random(seed)
    parts = [rod(0, 0, 0, .17, .34, pot, .02, r2=.21), rod(0, 0, .325, .19, .02, "walnut", 0)]
    for i in range(15):
        a, lean, size = i * 2.4, rnd.uniform(.25, .95), rnd.uniform(.75, 1.15) * height
        tip = (math.cos(a) * lean * .42 * size, math.sin(a) * lean * .42 * size, .36 + size * (.95 - lean * .4))
        parts += stick((0, 0, .34), tuple(c * .62 + (0 if k < 2 else .13) for k, c in enumerate(tip)), .012, "moss")
        parts.append(ball(*tip, .2 * size, rnd.choice(["leaf", "moss", "leaf"]), squash=(.42, .16, 1), rot=(math.degrees(lean * .9), 0, math.degrees(a) - 90)))
    return parts


def shelf(w=1.6, seed=3, wood="wood"):
    """A wall shelf with books, its back at y = .14."""
    rnd = random.Random(seed)
    parts, x = [box(0, 0, 0, w, .28, .05, wood, .015)], -w / 2 + .08
    while x < w / 2 - .12:
        t, h = rnd.uniform(.05, .1), rnd.uniform(.26, .42)
        if rnd.random() < .16:
            parts.append(ball(x + .09, 0, .14, .09, rnd.choice(["coral", "marigold", "teal"])))
            x += .22
            continue
        parts.append(box(x + t / 2, 0, .05, t, .2, h, rnd.choice(["coral", "teal", "marigold", "ink", "cream", "sky", "plum"]), .008))
        x += t + .012
    return parts


def board(w=2.2, h=1.3, seed=5, rows=None):
    """A wall board with notes; hangs on a wall at y = 0, faces -y."""
    rnd = random.Random(seed)
    parts = [box(0, 0, 0, w + .12, .05, h + .12, "wood", .015), box(0, -.02, .06, w, .04, h, "white", .01)]
    cols, rows = max(3, int(w / .34)), rows or max(2, int((h - .1) / .36))
    for i in range(cols):
        for j in range(rows):
            if rnd.random() < .8:
                parts.append(box(-w / 2 + .22 + i * (w - .44) / (cols - 1) + rnd.uniform(-.03, .03), -.047, .14 + j * (h - .12) / rows, .22, .012, .22, rnd.choice(["coral", "marigold", "teal", "sky", "marigold", "blush"]), .003, rot=(0, rnd.uniform(-5, 5), 0)))
    return parts


def sofa(colour="teal", w=1.7):
    parts = [box(0, 0, .14, w, .75, .16, colour, .06), box(0, .3, .14, w, .2, .7, colour, .08)]
    for sx in (-1, 1):
        parts += [box(sx * (w / 2 - .1), -.02, .14, .22, .77, .46, colour, .08), rod(sx * (w / 2 - .15), -.28, 0, .03, .15, "walnut", 0), box(sx * (w - .44) / 4, -.06, .3, (w - .46) / 2, .6, .14, colour, .055)]
    return parts + [box(-w / 2 + .36, .13, .44, .38, .12, .34, "marigold", .055, rot=(-16, 0, 8)), box(w / 2 - .36, .13, .44, .38, .12, .32, "cream", .055, rot=(-16, 0, -10))]


def rack(h=1.9, seed=1, lit=False):
    rnd = random.Random(seed)
    parts = [box(0, 0, .05, .62, .62, h, "ink", .02), box(0, 0, 0, .5, .5, .06, "#111018", 0)]
    for i in range(int((h - .2) / .16)):
        z = .15 + i * .16
        parts.append(box(0, -.312, z, .54, .02, .13, "#3d3a4b", .006))
        for k in range(4):
            parts.append(box(-.2 + k * .08, -.326, z + .05, .035, .012, .03, material(rnd.choice(["#59e0b0", "#ffcf5a", "#59e0b0", "#ff7a5c"]), .4, 0, 5 if lit else 2.0), 0))
        parts.append(box(.16, -.326, z + .045, .14, .01, .03, "#5b5868", 0))
    return parts


def desk(w=1.4, top="wood"):
    parts = [box(0, 0, .7, w, .68, .05, top, .02), box(w / 2 - .22, .02, .1, .34, .56, .6, "cream", .02)] + [box(w / 2 - .22, -.265, .13 + i * .19, .3, .02, .17, "white", .008) for i in range(3)]
    parts += path([(-w / 2 + .2, .3, .7), (-w / 2 + .24, .32, .4), (-w / 2 + .2, .3, .16), (-w / 2 + .3, .34, .01)], .011, "ink")
    return parts + [rod(-w / 2 + .07, y, 0, .025, .7, "ink", 0) for y in (-.27, .27)] + [rod(w / 2 - .22, .02, 0, .1, .1, "ink", 0)]


def stool(colour="marigold"):
    return [rod(0, 0, .46, .19, .07, colour, .03), rod(0, 0, .03, .03, .44, "ink", 0), rod(0, 0, 0, .17, .03, "ink", .01)]


def tree(h=1.6, pot="coral", seed=1):
    """A clipped tree in a pot (or, with pot=None, in the ground)."""
    rnd = random.Random(seed)
    parts = [rod(0, 0, 0, .05, .45 + h * .5, "walnut", 0, r2=.035)]
    if pot:
        parts += [box(0, 0, 0, .5, .5, .42, pot, .04), box(0, 0, .4, .42, .42, .04, "walnut", .01)]
    for i in range(9):
        a, r = i * 2.4, rnd.uniform(.05, .26) * h
        parts.append(ball(math.cos(a) * r, math.sin(a) * r, .42 + h * .5 + rnd.uniform(0, .42) * h, rnd.uniform(.16, .25) * h, rnd.choice(["leaf", "moss", "leaf"])))
    return parts
