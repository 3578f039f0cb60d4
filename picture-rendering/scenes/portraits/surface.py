"""The head as a mapping from directions to points, and the shapes that follow its surface: hair, beards, scarves, features."""
import math
import random
import bpy
from mathutils import Vector
from shapes import ball
from palette import material

AXES = (.9, .94, 1.08)


def clamp(x, low=0.0, high=1.0):
    return max(low, min(high, x))


def ease(x):
    x = clamp(x)
    return x * x * (3 - 2 * x)


class Head:
    """A head about two units high around the origin, facing -y. `jaw` narrows the chin, `wide` and `tall` scale it."""

    def __init__(self, jaw=.3, wide=1.0, tall=1.0):
        self.jaw, self.axes = jaw, (AXES[0] * wide, AXES[1], AXES[2] * tall)

    def at(self, d, out=1.0):
        """The surface point in direction `d`, moved `out` times as far from the centre."""
        x, y, z = (c * a for c, a in zip(d, self.axes))
        low = clamp(-d[2])
        x *= 1 - self.jaw * low ** 1.7
        y = y * (1 - .22 * low ** 2) if y > 0 else y * (1 - .04 * low)
        return Vector((x, y, z)) * out

    def front(self, x, z, out=0.0):
        """The point of the face at (x, z), `out` units off the skin, with its normal."""
        def point(x, z):
            dx, dz = x / self.axes[0], z / self.axes[2]
            for _ in range(6):
                n = dx * dx + dz * dz
                if n > .98:
                    dx, dz = dx * math.sqrt(.98 / n), dz * math.sqrt(.98 / n)
                    n = .98
                p = self.at((dx, -math.sqrt(1 - n), dz))
                dx, dz = dx + (x - p.x) / self.axes[0], dz + (z - p.z) / self.axes[2]
            return p
        p = point(x, z)
        normal = (point(x + .01, z) - p).cross(point(x, z + .01) - p).normalized()
        if normal.y > 0:
            normal = -normal
        return p + normal * out, normal

    def mesh(self, name, radius, colour, detail=(96, 64), **kw):
        """A closed skin over all directions; `radius(d)` says how far out it lies (1 is on the head)."""
        n, m, verts, faces = *detail, [], []
        for j in range(m + 1):
            t = math.pi * j / m
            for i in range(n):
                a = 2 * math.pi * i / n
                d = (math.sin(t) * math.cos(a), math.sin(t) * math.sin(a), math.cos(t))
                verts.append(self.at(d, radius(d)))
        for j in range(m):
            for i in range(n):
                k = (i + 1) % n
                faces.append((j * n + i, (j + 1) * n + i, (j + 1) * n + k, j * n + k))
        return skin(name, verts, faces, colour, **kw)

    def decal(self, outline, colour, out=.012, rings=5, **kw):
        """A thin patch of clay on the face with that outline of (x, z) points."""
        cx, cz = (sum(p[i] for p in outline) / len(outline) for i in (0, 1))
        n, verts = len(outline), [self.front(cx, cz, out)[0]]
        for r in range(1, rings + 1):
            s = r / rings
            lift = out if r < rings else -.01
            verts += [self.front(cx + (x - cx) * s, cz + (z - cz) * s, lift)[0] for x, z in outline]
        faces = [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)]
        for r in range(rings - 1):
            a, b = 1 + r * n, 1 + (r + 1) * n
            faces += [(a + i, b + i, b + (i + 1) % n, a + (i + 1) % n) for i in range(n)]
        return skin("decal", verts, faces, colour, **kw)

    def stroke(self, points, radius, colour, out=0.0, **kw):
        """A rounded cord laid on the face through (x, z) points; `radius` may be a function of 0..1."""
        at = [self.front(x, z, out)[0] for x, z in points]
        size = radius if callable(radius) else lambda t: radius
        last = len(at) - 1
        return tube(at, [size(i / last) for i in range(last + 1)], colour, 12, **kw)

    def bead(self, x, z, size, colour, out=0.0, tilt=0, **kw):
        """An ellipsoid of half axes `size` (across, up, out of the face) set on the face."""
        p, n = self.front(x, z, out)
        o = ball(*p, 1, colour, squash=(size[0], size[1], size[2]), **kw)
        o.rotation_euler = n.to_track_quat("Z", "Y").to_euler()
        o.rotation_euler.rotate_axis("Z", math.radians(tilt))
        return o


def skin(name, verts, faces, colour, smooth=2, **kw):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    mesh.materials.append(material(colour, **kw) if isinstance(colour, str) else colour)
    for p in mesh.polygons:
        p.use_smooth = True
    o = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(o)
    if smooth:
        mod = o.modifiers.new("smooth", "SUBSURF")
        mod.levels = mod.render_levels = 1
    return o


def hairline(front, side, back, part=0.0, sweep=0.0):
    """How much hair grows in direction d: above `front` over the forehead, `side` at the ears, `back` at the nape."""
    def grows(d):
        x, y, z = d
        flat = math.hypot(x, y) or 1e-6
        f = -y / flat                                  # 1 in front, 0 at the ears, -1 behind
        edge = side + (front - side) * ease((f - .25) / .55) if f > 0 else side + (back - side) * ease(-f / .8)
        edge += sweep * x * ease((f - .2) / .5) + part * abs(x - .25) * ease((f - .3) / .4)
        return ease((z - edge) / .13)
    return grows


def cap(head, grows, thick, colour, grooves=0, depth=.02, top=0.0, lean=0.0, heaps=(), **kw):
    """Hair as a shell: `thick` where it grows, sunk under the skin elsewhere; `grooves` comb it, `top` heaps it up,
    and so does each (direction, height, narrowness) of `heaps`."""
    def radius(d):
        g = grows(d)
        comb = depth * math.sin(grooves * math.atan2(d[0] - lean, d[2] + .4)) if grooves else 0
        heap = top * ease(d[2]) * (1 + lean * d[0])
        heap += sum(k * math.exp(-n * sum((p - q) ** 2 for p, q in zip(d, at))) for at, k, n in heaps)
        return .93 + (.07 + thick + heap + comb * ease(d[2] + .6)) * g
    return head.mesh("hair", radius, colour, (144, 96), **kw)


def tufts(head, grows, size, colour, n=260, out=1.08, seed=1, **kw):
    """Curls: balls strewn evenly where hair grows."""
    rnd, parts = random.Random(seed), []
    for i in range(n):
        z = 1 - 2 * (i + .5) / n
        a, r = i * 2.39996, math.sqrt(1 - z * z)
        d = (r * math.cos(a), r * math.sin(a), z)
        if grows(d) > .5:
            s = size * rnd.uniform(.8, 1.2)
            parts.append(ball(*head.at(d, out + rnd.uniform(-.03, .03)), s, colour, **kw))
    return parts


def lock(points, sizes, colour, steps=5, **kw):
    """One thick lock of hair through `points` (Catmull-Rom), `sizes` being its radius at each."""
    pts, rad = [], []
    ends = [points[0]] + list(points) + [points[-1]]
    for i in range(len(points) - 1):
        for k in range(steps):
            t = k / steps
            a, b, e, f = ends[i:i + 4]
            pts.append(tuple(.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3) for p, q, r, s in zip(a, b, e, f)))
            rad.append(sizes[i] + (sizes[i + 1] - sizes[i]) * t)
    pts.append(points[-1])
    rad.append(sizes[-1])
    return tube(pts, rad, colour, **kw)


def tube(pts, rad, colour, n=20, **kw):
    """A smooth cord through `pts` with round ends."""
    verts = []
    for i, p in enumerate(pts):
        along = (Vector(pts[min(i + 1, len(pts) - 1)]) - Vector(pts[max(i - 1, 0)])).normalized()
        u = along.cross(Vector((0, 1, .2))).normalized()
        v = along.cross(u)
        verts += [Vector(p) + (u * math.cos(t) + v * math.sin(t)) * rad[i] for t in (2 * math.pi * k / n for k in range(n))]
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(pts) - 1) for k in range(n)]
    return [skin("tube", verts, faces, colour, **kw), ball(*pts[0], rad[0], colour, **kw), ball(*pts[-1], rad[-1], colour, **kw)]
