"""Clay busts: shoulders, neck and a face, built from a description. Faces look along -y; the head is about two units high."""
import math
import bpy
from shapes import ball, group, limb, ring, rod
from surface import Head, clamp, ease, skin

WINE, TOOTH = "#5a1f22", "#fff6ea"
#          z, half width, half depth
SHOULDERS = [(-1.16, .40, .38), (-1.27, .52, .46), (-1.38, .82, .55), (-1.52, 1.16, .62), (-1.72, 1.42, .68), (-2.0, 1.54, .72), (-2.5, 1.55, .74), (-3.4, 1.5, .74)]


def shade(colour, k):
    """The hex `colour` times `k`, for a nose or an ear a touch deeper than the face."""
    parts = [int(colour[i:i + 2], 16) for i in (1, 3, 5)]
    tint = (k, k * .94, k * .92) if k < 1 else (k, k, k)
    return "#" + "".join(f"{int(clamp(p * t, 0, 255)):02x}" for p, t in zip(parts, tint))


def width(z):
    """Half width and half depth of the body at height z."""
    if z >= SHOULDERS[0][0]:
        return SHOULDERS[0][1:]
    for (z0, w0, d0), (z1, w1, d1) in zip(SHOULDERS, SHOULDERS[1:]):
        if z <= z0 and z >= z1:
            t = ease((z0 - z) / (z0 - z1)) * .4 + (z0 - z) / (z0 - z1) * .6
            return w0 + (w1 - w0) * t, d0 + (d1 - d0) * t
    return SHOULDERS[-1][1:]


def chest(x, z, out=0.0):
    w, d = width(z)
    return (x, -(d + out) * math.sqrt(max(.02, 1 - (x / w) ** 2)), z)


def body(colour, **kw):
    n, verts, faces = 72, [], []
    levels = [-1.16 - i * .07 for i in range(33)]
    for z in levels:
        w, d = width(z)
        verts += [(math.cos(a) * w, math.sin(a) * d + .08, z) for a in (2 * math.pi * i / n for i in range(n))]
    for j in range(len(levels) - 1):
        faces += [(j * n + i, (j + 1) * n + i, (j + 1) * n + (i + 1) % n, j * n + (i + 1) % n) for i in range(n)]
    return skin("body", verts, faces, colour, **kw)


def patch(outline, colour, out=.03, thick=.05, **kw):
    """Cloth on the chest: the outline of (x, z) points, filled along the curve of the body and given thickness."""
    cx, cz = (sum(p[i] for p in outline) / len(outline) for i in (0, 1))
    n, rings, verts = len(outline), 6, [chest(cx, cz, out)]
    for r in range(1, rings + 1):
        verts += [chest(cx + (x - cx) * r / rings, cz + (z - cz) * r / rings, out) for x, z in outline]
    faces = [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)]
    for r in range(rings - 1):
        a, b = 1 + r * n, 1 + (r + 1) * n
        faces += [(a + i, b + i, b + (i + 1) % n, a + (i + 1) % n) for i in range(n)]
    o = skin("cloth", [(x, y + .08, z) for x, y, z in verts], faces, colour, smooth=0, **kw)
    mod = o.modifiers.new("thick", "SOLIDIFY")
    mod.thickness, mod.offset = thick, -1
    bev = o.modifiers.new("bevel", "BEVEL")
    bev.width, bev.segments, bev.limit_method, bev.angle_limit = .018, 3, "ANGLE", math.radians(50)
    return o


def arch(x, z, w, h, n=9):
    """Points of a curve over (x, z): `h` above the ends in the middle (below them if negative)."""
    return [(x + w * (t - .5), z + h * (1 - (2 * t - 1) ** 2)) for t in (i / (n - 1) for i in range(n))]


def mirrored(points):
    return [(-x, z) for x, z in points]


def oval(x, z, w, h, n=28):
    return [(x + math.cos(a) * w, z + math.sin(a) * h) for a in (2 * math.pi * i / n for i in range(n))]


def face(head, tone, brow, smile="soft", eye=.3, lashes=False, lips=None, nose=1.0, brow_lift=0.0, brow_size=.034, lines=False):
    """Eyes, brows, nose, mouth, ears and cheeks."""
    parts, deep = [], shade(tone, .9)
    for side in (-1, 1):
        parts.append(head.bead(side * eye, .02, (.088, .118, .05), "#1d1720", .004, rough=.22))
        parts.append(head.bead(side * eye + .03, .065, (.028, .032, .02), "white", .048, glow=.6))
        parts += head.stroke([(side * (eye - .15 + .3 * t), .245 + brow_lift + .085 * math.sin(math.pi * (.25 + .6 * t))) for t in (i / 7 for i in range(8))],
                             lambda t: brow_size * (1.1 - .55 * t), brow, .008, rough=.8)
        parts.append(head.decal(oval(side * .49, -.27, .155, .115), blushed(tone), .006, rough=.75))
        if lashes:
            parts += head.stroke([(side * (eye - .03 + .15 * t), .128 + .03 * math.sin(math.pi * (.35 + .5 * t)) - .03 * t) for t in (i / 5 for i in range(6))], lambda t: .012 + .01 * t, "#1d1720", .03)
        if lines:
            for k in (0, 1):
                parts += head.stroke([(side * (eye + .17 + k * .02), .02 - k * .08), (side * (eye + .25 + k * .01), .04 - k * .12)], .009, deep, 0)
        ear = head.at((side, .04, -.02))
        parts += [ball(ear.x - side * .02, .06, -.06, .2, tone, squash=(.5, .72, 1.05)), ball(ear.x + side * .05, .0, -.06, .11, deep, squash=(.5, .7, 1.05))]
    parts.append(head.bead(0, -.19, (.105 * nose, .1 * nose, .13 * nose), deep, .02))
    if smile == "open":
        top = [(-.23 + .46 * t, -.47 - .035 * math.sin(math.pi * t)) for t in (i / 10 for i in range(11))]
        low = [(.23 * math.cos(a), -.47 - .2 * math.sin(a)) for a in (math.pi * i / 12 for i in range(1, 12))]
        parts.append(head.decal(top + low, WINE, .008, rough=.5))
        parts.append(head.decal([(x * .84, z - .012) for x, z in top] + [(.19 * (1 - 2 * t), -.535 - .03 * math.sin(math.pi * t)) for t in (i / 8 for i in range(9))], TOOTH, .02, rough=.4))
        parts += head.stroke(top, .018, lips or deep, .006) + head.stroke([(.23, -.47)] + low + [(-.23, -.47)], .022, lips or deep, .006)
    else:
        w, h = dict(soft=(.36, -.085), wide=(.48, -.13), side=(.34, -.07))[smile]
        h = h * .8 if lips else h
        pts = [(x, z + (.06 * x if smile == "side" else 0)) for x, z in arch(0, -.45, w, h, 13)]
        if lips:
            parts += head.stroke(arch(0, -.47, w * .72, h * .72, 13), lambda t: .016 + .034 * math.sin(math.pi * t) ** .7, lips, .0, rough=.5)
        parts += head.stroke(pts, .021, WINE if not lips else shade(lips, .6), .014 if not lips else .03)
    return parts


def blushed(tone):
    r, g, b = (int(tone[i:i + 2], 16) for i in (1, 3, 5))
    return f"#{int(min(255, r * 1.0 + 4)):02x}{int(g * .9):02x}{int(b * .88):02x}"


def glasses(head, colour, eye=.3, r=.225, kind="round", thick=.026):
    parts = []
    for side in (-1, 1):
        o = ring(0, 0, 0, r, thick, colour, rot=(0, 0, 0), rough=.35)
        p, n = head.front(side * eye, .0, .1)
        o.location, o.rotation_euler = p, (n + n.__class__((0, -1.2, 0))).to_track_quat("Z", "Y").to_euler()
        if kind != "round":
            o.scale = (1.12, .86, 1)
        end = head.front(side * (eye + r * 1.06), .06, .08)[0]
        parts += [o] + limb(end, (head.at((side, .04, .02)).x * 1.03, .0, .08), thick * .8, colour, rough=.35)
    a, b = (head.front(s * (eye - r) * .95, .05, .12)[0] for s in (-1, 1))
    return parts + limb(a, (0, a.y - .03, .08), thick, colour, rough=.35) + limb((0, a.y - .03, .08), b, thick, colour, rough=.35)


def neck(tone):
    return [rod(0, .08, -1.7, .33, 1.1, shade(tone, .95), .02, r2=.31)]


def crew(colour, at=-1.2, r=.40, thick=.075):
    o = ring(0, .06, at, r, thick, colour, rot=(6, 0, 0))
    o.scale = (1, .93, 1)
    return [o]


def posed(parts, yaw, tilt, at=(0, 0, 0), nod=0):
    """Turn the head parts about the neck."""
    root = group(parts, at)
    root.rotation_euler = (math.radians(nod), math.radians(tilt), math.radians(yaw))
    bpy.context.view_layer.update()
    return root
