"""Primitive clay shapes. Units are metres, z is up, angles are degrees. Every function returns the object it made."""
import math
import bmesh
import bpy
from mathutils import Euler, Vector
from palette import material

_mesh = {}


def forget():
    _mesh.clear()


def _object(mesh, at=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1)):
    o = bpy.data.objects.new(mesh.name, mesh)
    o.location, o.scale = at, scale
    o.rotation_euler = Euler([math.radians(a) for a in rot])
    bpy.context.scene.collection.objects.link(o)
    return o


def _built(key, build, smooth=True):
    """Meshes are shared between objects of the same form; the material sits on the object."""
    if key not in _mesh:
        bm = bmesh.new()
        build(bm)
        mesh = bpy.data.meshes.new(str(key))
        bm.to_mesh(mesh)
        bm.free()
        mesh.materials.append(None)
        for p in mesh.polygons:
            p.use_smooth = smooth
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(38)
        _mesh[key] = mesh
    return _mesh[key]


def _paint(o, colour, bevel=0, **kw):
    if bevel:
        mod = o.modifiers.new("bevel", "BEVEL")
        mod.width, mod.segments, mod.limit_method = bevel, 3, "ANGLE"
    o.material_slots[0].link = "OBJECT"
    o.material_slots[0].material = colour if isinstance(colour, bpy.types.Material) else material(colour, **kw)
    return o


def group(objs, at=(0, 0, 0), turn=0.0, scale=1.0):
    """Put `objs` together and place them at `at`, turned `turn` degrees about z."""
    root = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(root)
    for o in objs:
        if o.parent is None:
            o.parent = root
    root.location, root.rotation_euler[2], root.scale = at, math.radians(turn), (scale,) * 3
    return root


def box(x, y, z, w, d, h, colour, bevel=0.02, rot=(0, 0, 0), **kw):
    """A box whose base stands at z."""
    def build(bm):
        bmesh.ops.create_cube(bm, size=1)
        bmesh.ops.scale(bm, vec=(w, d, h), verts=bm.verts)
    key = ("box", round(w, 4), round(d, 4), round(h, 4))
    return _paint(_object(_built(key, build), (x, y, z + h / 2), rot), colour, min(bevel, w / 2.5, d / 2.5, h / 2.5), **kw)


def rod(x, y, z, r, h, colour, bevel=0.01, r2=None, rot=(0, 0, 0), **kw):
    """A cylinder (or cone, with r2) whose base stands at z."""
    top = r if r2 is None else r2

    def build(bm):
        bmesh.ops.create_cone(bm, cap_ends=True, segments=40 if max(r, top) < .6 else 112, radius1=r, radius2=max(top, .0005), depth=h)
    key = ("rod", round(r, 4), round(top, 4), round(h, 4))
    return _paint(_object(_built(key, build), (x, y, z + h / 2), rot), colour, min(bevel, h / 2.5), **kw)


def ball(x, y, z, r, colour, squash=(1, 1, 1), rot=(0, 0, 0), **kw):
    mesh = _built("ball", lambda bm: bmesh.ops.create_uvsphere(bm, u_segments=40, v_segments=24, radius=1))
    return _paint(_object(mesh, (x, y, z), rot, [r * s for s in squash]), colour, **kw)


def limb(a, b, r, colour, r2=None, **kw):
    """A rounded limb from point a to point b, tapering to r2."""
    r2 = r if r2 is None else r2
    a, b = Vector(a), Vector(b)
    ratio = round(r2 / r, 2)
    mesh = _built(("limb", ratio), lambda bm: bmesh.ops.create_cone(bm, cap_ends=False, segments=24, radius1=1, radius2=ratio, depth=1))
    o = _object(mesh, (a + b) / 2, scale=(r, r, max((b - a).length, 1e-4)))
    o.rotation_euler = (b - a).to_track_quat("Z", "Y").to_euler()
    return [_paint(o, colour, **kw), ball(*a, r, colour, **kw), ball(*b, r2, colour, **kw)]


def stick(a, b, r, colour, **kw):
    """A limb without its round ends, for wires and stems."""
    a, b = Vector(a), Vector(b)
    mesh = _built(("limb", 1.0), lambda bm: bmesh.ops.create_cone(bm, cap_ends=False, segments=24, radius1=1, radius2=1, depth=1))
    o = _object(mesh, (a + b) / 2, scale=(r, r, max((b - a).length, 1e-4)))
    o.rotation_euler = (b - a).to_track_quat("Z", "Y").to_euler()
    return [_paint(o, colour, **kw)]


def path(points, r, colour, **kw):
    """A cable or a wire through `points`."""
    return [o for a, b in zip(points, points[1:]) for o in limb(a, b, r, colour, **kw)]


def arc(x, y, z, r, start, end, thick, colour, plane="xz", n=7, **kw):
    """Part of a ring from `start` to `end` degrees, in the plane xz (facing -y) or xy."""
    pts = []
    for i in range(n + 1):
        t = math.radians(start + (end - start) * i / n)
        u, v = math.cos(t) * r, math.sin(t) * r
        pts.append((x + u, y, z + v) if plane == "xz" else (x + u, y + v, z))
    return path(pts, thick, colour, **kw)


def ring(x, y, z, r, thick, colour, rot=(90, 0, 0), **kw):
    """A torus, standing upright (facing -y) unless turned."""
    key = ("ring", round(r, 4), round(thick, 4))
    if key not in _mesh:
        n, m, verts, faces = 48, 12, [], []
        for i in range(n):
            for j in range(m):
                u, v = 2 * math.pi * i / n, 2 * math.pi * j / m
                k = r + thick * math.cos(v)
                verts.append((k * math.cos(u), k * math.sin(u), thick * math.sin(v)))
                faces.append((i * m + j, (i + 1) % n * m + j, (i + 1) % n * m + (j + 1) % m, i * m + (j + 1) % m))
        mesh = bpy.data.meshes.new(str(key))
        mesh.from_pydata(verts, [], faces)
        mesh.materials.append(None)
        for p in mesh.polygons:
            p.use_smooth = True
        _mesh[key] = mesh
    return _paint(_object(_mesh[key], (x, y, z), rot), colour, **kw)


def prism(points, depth, colour, at=(0, 0, 0), rot=(0, 0, 0), bevel=.02, **kw):
    """The outline `points` (x, z) pulled along y by `depth`, centred on y: roofs, wedges, letters."""
    n, h = len(points), depth / 2
    mesh = bpy.data.meshes.new("prism")
    verts = [(x, -h, z) for x, z in points] + [(x, h, z) for x, z in points]
    faces = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
    faces += [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]
    mesh.from_pydata(verts, [], faces)
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    mesh.materials.append(None)
    for p in mesh.polygons:
        p.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(38)
    return _paint(_object(mesh, at, rot), colour, bevel, **kw)


def frame(inner, outer, colour):
    """What is between two outlines of as many corners."""
    n = len(inner)
    mesh = bpy.data.meshes.new("frame")
    mesh.from_pydata([*inner, *outer], [], [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)])
    mesh.materials.append(None)
    return _paint(_object(mesh), colour)


def pane(x, y, z, w, h, mat, rot=(0, 0, 0)):
    """A flat upright picture facing -y, centred on (x, y, z)."""
    mesh = bpy.data.meshes.new("pane")
    mesh.from_pydata([(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [], [(0, 1, 2, 3)])
    uv = mesh.uv_layers.new()
    for loop, co in zip(uv.data, [(0, 0), (1, 0), (1, 1), (0, 1)]):
        loop.uv = co
    mesh.materials.append(None)
    return _paint(_object(mesh, (x, y, z), rot), mat)
