"""Lays the screenshots over the rendered screens once more, resampled instead of sampled, so that small type stays sharp.

The camera is orthographic, so a screen maps to the picture by an affine transform. Where the render differs from the
screenshot something stands in front of it, and the render stays.
"""
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from PIL import Image, ImageDraw, ImageFilter

TIMES = 3


def corners(screen, size):
    """The pixel positions of the screen's top left, top right and bottom left."""
    scene, xs, zs = bpy.context.scene, *zip(*((v.co.x, v.co.z) for v in screen.data.vertices))
    out = []
    for x, z in ((min(xs), max(zs)), (max(xs), max(zs)), (min(xs), min(zs)), (max(xs), min(zs))):
        p = world_to_camera_view(scene, scene.camera, screen.matrix_world @ Vector((x, 0, z)))
        out.append((p.x * size[0], (1 - p.y) * size[1]))
    return out


def warped(shot, quad, size):
    big = (size[0] * TIMES, size[1] * TIMES)
    (x0, y0), (x1, y1), (x2, y2), _ = [(x * TIMES, y * TIMES) for x, y in quad]
    turn = np.linalg.inv(np.array([[x1 - x0, x2 - x0], [y1 - y0, y2 - y0]])) * np.array([[shot.width], [shot.height]])
    shift = -turn @ np.array([x0, y0])
    data = (turn[0, 0], turn[0, 1], shift[0], turn[1, 0], turn[1, 1], shift[1])
    return shot.transform(big, Image.AFFINE, data, Image.BICUBIC).resize(size, Image.BOX)


def sharpen(path):
    bpy.context.view_layer.update()
    image = Image.open(path)
    alpha = image.getchannel("A") if image.mode == "RGBA" else None
    image = image.convert("RGB")
    for screen in [o for o in bpy.context.scene.objects if o.name.startswith("screen") and o.type == "MESH"]:
        tex = next(n for n in screen.data.materials[0].node_tree.nodes if n.type == "TEX_IMAGE")
        quad = corners(screen, image.size)
        clean = warped(Image.open(bpy.path.abspath(tex.image.filepath)).convert("RGB"), quad, image.size)
        area = Image.new("L", image.size, 0)
        ImageDraw.Draw(area).polygon([quad[0], quad[1], quad[3], quad[2]], fill=255)
        area = area.filter(ImageFilter.MinFilter(5))
        soft = [np.asarray(i.filter(ImageFilter.BoxBlur(3)), np.float32) for i in (image, clean)]
        same = Image.fromarray(((np.abs(soft[0] - soft[1]).max(-1) < 20) * 255).astype(np.uint8))
        same = same.filter(ImageFilter.MinFilter(5))
        mask = np.minimum(np.asarray(area), np.asarray(same)).astype(np.uint8)
        image.paste(clean, (0, 0), Image.fromarray(mask).filter(ImageFilter.BoxBlur(1)))
    if alpha:
        image.putalpha(alpha)
    image.save(path)
