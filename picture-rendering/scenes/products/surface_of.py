"""Turned and lofted forms."""
import math
import bpy
from mathutils import Vector
import clay as c


def turned(profile, n, colour, **kw):
    """A form turned about z from (radius, z) pairs."""
    verts, faces = [], []
    for r, z in profile:
        verts += [(math.cos(2 * math.pi * i / n) * r, math.sin(2 * math.pi * i / n) * r, z) for i in range(n)]
    for j in range(len(profile) - 1):
        faces += [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for i in range(n)]
    faces += [tuple(reversed(range(n))), tuple(range((len(profile) - 1) * n, len(profile) * n))]
    return solid("turned", verts, faces, colour, 40, **kw)


def tube(points, r, colour, n=16, **kw):
    """A smooth cord of radius r through `points`, with flat ends."""
    pts = [Vector(p) for p in points]
    side, verts, last = None, [], len(pts) - 1
    for i, p in enumerate(pts):
        along = (pts[min(i + 1, last)] - pts[max(i - 1, 0)]).normalized()
        side = along.orthogonal().normalized() if side is None else (side - along * side.dot(along)).normalized()
        up = along.cross(side)
        verts += [tuple(p + (side * math.cos(t) + up * math.sin(t)) * r) for t in (2 * math.pi * k / n for k in range(n))]
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(last) for k in range(n)]
    return solid("tube", verts, faces + [tuple(range(n)), tuple(range(last * n, last * n + n))], colour, **kw)


def solid(name, verts, faces, colour, angle=40, **kw):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(c.material(colour, **kw) if isinstance(colour, str) else colour)
    for p in mesh.polygons:
        p.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(angle)
    o = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(o)
    return o
