"""Options of a scene, light, camera and the render itself."""
import argparse
import math
import sys
import bpy
import numpy as np
from mathutils import Vector
import finish
import palette
import shapes


def options():
    p = argparse.ArgumentParser()
    p.add_argument("--out", default=".")
    p.add_argument("--light", default="day", choices=["day", "night"])
    p.add_argument("--samples", type=int, default=32)
    p.add_argument("--width", type=int, default=1600)
    p.add_argument("--height", type=int, default=1200)
    return p.parse_known_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])[0]


def new_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    palette.forget()
    shapes.forget()


def _lamp(kind, at, watts, colour, **kw):
    data = bpy.data.lights.new(kind.lower(), kind)
    data.energy, data.color = watts, colour
    for k, v in kw.items():
        setattr(data, k, v)
    o = bpy.data.objects.new(data.name, data)
    o.location = at
    bpy.context.scene.collection.objects.link(o)
    return o


def fill(at, w, d, watts, colour=(1, 1, 1)):
    """A soft ceiling light that the camera does not see."""
    o = _lamp("AREA", at, watts, colour, shape="RECTANGLE", size=w, size_y=d)
    o.visible_camera = False
    return o


def bulb(at, watts, colour=(1, .74, .45), size=.1):
    """A bare light at a point, unseen itself."""
    o = _lamp("POINT", at, watts, colour, shadow_soft_size=size)
    o.visible_camera = False
    return o


def spot(at, target, watts, angle=60, colour=(1, .74, .45), blend=.7, size=.12):
    """A lamp's cone of light from `at` to `target`, `angle` degrees wide; the camera sees only what it falls on."""
    o = _lamp("SPOT", at, watts, colour, spot_size=math.radians(angle), spot_blend=blend, shadow_soft_size=size)
    o.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return o


def pool(at, target, watts, angle, colour=(1, .8, .54), size=.05):
    """One pool with a hard edge: from high above, so that faces are lit too, and what it falls on does not pass it on.
    What no lamp reaches becomes navy, whatever its colour (finish.py). From near, only a lamp of a smaller `size` has a hard edge."""
    spot(at, target, watts, angle, colour, blend=.05, size=size).data.cycles.max_bounces = 0
    bpy.context.scene["lamplit"] = True


def put_out():
    """Takes all lamps out of the scene."""
    for lamp in [lamp for lamp in bpy.context.scene.objects if lamp.type == "LIGHT"]:
        bpy.data.objects.remove(lamp)


def only_seen():
    """What shines brightly is seen and lights nothing: it would speckle the walls."""
    for part in [part for part in bpy.context.scene.objects if part.type == "MESH"]:
        shader = part.material_slots[0].material.node_tree.nodes.get("Principled BSDF")
        if shader and shader.inputs["Emission Strength"].default_value > 1.5:
            part.visible_diffuse = part.visible_glossy = False


def shadowless(group):
    """What lights throws no shadow: for the parts of a lamp within the pool that is its light."""
    for part in group.children_recursive:
        part.visible_shadow = False


def hang_clear(height):
    """What hangs above `height` throws no shadow on the pool."""
    bpy.context.view_layer.update()
    for part in bpy.context.scene.objects:
        if part.type == "MESH" and min((part.matrix_world @ Vector(corner)).z for corner in part.bound_box) > height:
            part.visible_shadow = False


def light(kind, moon=1.0):
    """Day: a warm sun from the left. Night: moonlight; `moon` below 1 leaves more to the lamps."""
    w = bpy.data.worlds.new("world")
    bpy.context.scene.world = w
    w.use_nodes = True
    bg = w.node_tree.nodes["Background"]
    if kind == "day":
        bg.inputs[0].default_value, bg.inputs[1].default_value = (.93, .95, 1, 1), .62
        sun, turn = _lamp("SUN", (0, 0, 9), 3.4, (1, .93, .82), angle=.12), (48, 6, 28)
    else:
        bg.inputs[0].default_value, bg.inputs[1].default_value = (.30, .27, .44, 1), .55 * moon
        sun, turn = _lamp("SUN", (0, 0, 9), .75 * moon, (.62, .66, 1), angle=.2), (50, 10, 40)
    sun.rotation_euler = [math.radians(a) for a in turn]


def _camera(target, span, azimuth, elevation):
    a, e, far = math.radians(azimuth), math.radians(elevation), 40
    data = bpy.data.cameras.new("camera")
    data.type, data.ortho_scale, data.clip_end = "ORTHO", span, 200
    cam = bpy.data.objects.new("camera", data)
    away = Vector((math.cos(e) * math.sin(a), -math.cos(e) * math.cos(a), math.sin(e)))
    cam.location = Vector(target) + away * far
    cam.rotation_euler = (math.radians(90 - elevation), 0, a)
    bpy.context.scene.collection.objects.link(cam)
    return cam


def _fitted(cam, size, margin):
    """Move the camera sideways and set its scale so that all that it sees is in the picture, with a margin."""
    bpy.context.view_layer.update()
    inverse, low, high = cam.matrix_world.inverted(), np.full(2, 1e9), np.full(2, -1e9)
    corners = {}
    for o in bpy.context.scene.objects:
        if o.type != "MESH" or not o.visible_camera:
            continue
        if o.data.name not in corners:
            co = np.empty(len(o.data.vertices) * 3, np.float32)
            o.data.vertices.foreach_get("co", co)
            corners[o.data.name] = np.c_[co.reshape(-1, 3), np.ones(len(co) // 3)]
        seen = corners[o.data.name] @ np.array(inverse @ o.matrix_world).T[:, :2]
        low, high = np.minimum(low, seen.min(0)), np.maximum(high, seen.max(0))
    mid, need = (low + high) / 2, (high - low) * (1 + 2 * margin)
    cam.location += cam.matrix_world.to_3x3() @ Vector((mid[0], mid[1], 0))
    cam.data.ortho_scale = max(need[0], need[1] * size[0] / size[1]) * (1 if size[0] >= size[1] else size[1] / size[0])
    return cam.data.ortho_scale


def render(path, target=(0, 0, 1.1), span=7.6, azimuth=45, elevation=31, samples=32, size=(1600, 1200), fit=None):
    """Render to a PNG with a transparent ground. `span` is the width seen, in metres; with `fit` (a margin such as .02)
    target and span are found so that the whole scene fills the picture."""
    s = bpy.context.scene
    cam = s.camera = _camera(target, span, azimuth, elevation)
    if fit is not None:
        span = _fitted(cam, size, fit)
    s.render.engine = "CYCLES"
    y = s.cycles
    y.use_denoising, y.use_adaptive_sampling = False, False
    y.max_bounces, y.diffuse_bounces, y.glossy_bounces, y.transmission_bounces = 4, 3, 2, 2
    y.sample_clamp_indirect, y.sample_clamp_direct, y.caustics_reflective, y.caustics_refractive = 2, 12, False, False
    y.blur_glossy = 1
    s.render.film_transparent, s.render.use_persistent_data = True, True
    s.render.resolution_x, s.render.resolution_y = size
    s.view_settings.view_transform, s.view_settings.look = "Filmic", "Medium High Contrast"
    finish.render(path, span, samples)
