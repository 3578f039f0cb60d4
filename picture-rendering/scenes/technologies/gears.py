"""Wheels with teeth, and trains of them in which every tooth stands in a gap."""
import os
import sys
for folder in ("products", "worlds"):
    sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", folder))
from setting import *  # noqa: E402,F403
from setting import c, math  # noqa: E402
from surface_of import solid  # noqa: E402


def annulus(outer, inner, depth, colour, bevel=.02):
    """The outline `outer` (x, z) pulled along y by `depth` around the hole `inner`, which has as many points."""
    n, h = len(outer), depth / 2
    verts = [(x, y, z) for y in (-h, h) for line in (outer, inner) for x, z in line]
    faces = []
    for i in range(n):
        j = (i + 1) % n
        faces += [(i, j, n + j, n + i), (2 * n + i, 3 * n + i, 3 * n + j, 2 * n + j), (i, 2 * n + i, 2 * n + j, j), (n + i, n + j, 3 * n + j, 3 * n + i)]
    o = solid("annulus", verts, faces, colour, 30)
    mod = o.modifiers.new("bevel", "BEVEL")
    mod.width, mod.segments, mod.limit_method = bevel, 3, "ANGLE"
    return o


def around(r, n):
    return [(r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n)) for i in range(n)]


def gear(n, m, colour, depth=.2, turn=0.0, hub="ink", spokes=None):
    """A wheel of `n` teeth in the plane xz, its middle at the origin; its radius is n * m / 2, a tooth points to `turn` degrees."""
    r, outer = n * m / 2, []
    for i in range(n):
        for k, d in ((-.31, -.95), (-.15, .72), (.15, .72), (.31, -.95)):
            a = math.radians(turn) + 2 * math.pi * (i + k) / n
            outer.append(((r + d * m) * math.cos(a), (r + d * m) * math.sin(a)))
    a0 = math.radians(turn)
    hole = r - 2.1 * m
    small = hole < 1.1 * m
    inner = [((hole if not small else .3 * m) * math.cos(math.atan2(z, x)), (hole if not small else .3 * m) * math.sin(math.atan2(z, x))) for x, z in outer]
    parts = [annulus(outer, inner, depth, colour, .12 * m)]
    if not small:
        count = spokes or (3 if n < 11 else 4 if n < 15 else 5)
        for i in range(count):
            a = a0 + 2 * math.pi * i / count + .4
            parts.append(c.box(math.cos(a) * (hole / 2 + .1 * m), 0, math.sin(a) * (hole / 2 + .1 * m) - .45 * m, hole + .3 * m, depth * .72, .9 * m, colour, .1 * m, rot=(0, -math.degrees(a), 0)))
        parts.append(c.rod(0, 0, -depth / 2, max(.24 * hole, .75 * m), depth, colour, .12 * m, rot=(90, 0, 0)))
    return parts + [c.rod(0, -.04, -depth / 2 - .02, .42 * m, depth + .1, hub, .1 * m, rot=(90, 0, 0))]


def train(m, first, rest):
    """Where the wheels stand: `first` is (x, z, teeth, turn), each of `rest` (number of its neighbour, direction, teeth)."""
    out = [first]
    for of, way, n in rest:
        x, z, other, turn = out[of]
        far, pitch = (other + n) * m / 2, 360 / other
        out.append((x + far * math.cos(math.radians(way)), z + far * math.sin(math.radians(way)), n, way + 180 + 360 / n * (.5 - (turn - way) / pitch)))
    return out
