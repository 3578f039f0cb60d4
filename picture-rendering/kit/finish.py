"""From a noisy render to a clean picture: passes out of Cycles, a filter guided by them, the view transform, the screens.

Two renders with different seeds tell how noisy each pixel is. Their mean is divided by the albedo, so that only light is left,
and smoothed with an edge-avoiding a-trous wavelet that stops at edges of normal, depth and albedo and at differences
of light larger than the noise. Needs numpy and Pillow in Blender's Python (Debian: python3-numpy, python3-pil).
"""
import os
import tempfile
from concurrent.futures import ThreadPoolExecutor
import bpy
import numpy as np

PASSES = ["Image", "Emit", "Denoising Normal", "Denoising Albedo", "Denoising Depth", "screen", "screen_mask"]
KERNEL = {0: 3 / 8, 1: 1 / 4, 2: 1 / 16}
LUMA = np.array([.2126, .7152, .0722], np.float32)
BANDS = 4
UNLIT = .1, .32                               # less light than the first is no lamp's, more than the second is one's
# How much of its tone a thing keeps that no lamp reaches, and the darkest tone: things can be told apart on the page's ground,
# and a ground of the picture's own stays as dark as the page.
THINGS, GROUND = (.85, .09), (.49, .078)


def passes(folder):
    """Ask Cycles for the guides and write every pass to `folder` as a float EXR."""
    s = bpy.context.scene
    layer = bpy.context.view_layer
    layer.use_pass_emit = True
    layer.cycles.denoising_store_passes = True
    for name, kind in (("screen", "COLOR"), ("screen_mask", "VALUE")):
        if name not in layer.aovs:
            aov = layer.aovs.add()
            aov.name, aov.type = name, kind
    s.use_nodes = True
    nodes, links = s.node_tree.nodes, s.node_tree.links
    nodes.clear()
    src, out = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode, out.format.exr_codec = "OPEN_EXR", "32", "RGBA", "ZIP"
    out.file_slots.clear()
    for name in PASSES:
        out.file_slots.new(name.replace(" ", "-"))
        links.new(src.outputs[name], out.inputs[-1])


def read(folder, name, frame):
    image = bpy.data.images.load(os.path.join(folder, f"{name.replace(' ', '-')}{frame:04d}.exr"))
    w, h = image.size
    data = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(data)
    bpy.data.images.remove(image)
    return data.reshape(h, w, 4)


def blur(x, r=2):
    """A box mean over (2r+1)^2 pixels."""
    for axis in (0, 1):
        pad = [(r + 1 if a == axis else 0, r if a == axis else 0) for a in range(x.ndim)]
        total = np.cumsum(np.pad(x, pad, mode="edge"), axis=axis, dtype=np.float64)
        n = x.shape[axis]
        hi, lo = [slice(None)] * x.ndim, [slice(None)] * x.ndim
        hi[axis], lo[axis] = slice(2 * r + 1, 2 * r + 1 + n), slice(0, n)
        x = ((total[tuple(hi)] - total[tuple(lo)]) / (2 * r + 1)).astype(np.float32)
    return x


def tame(light):
    """Pull lone fireflies down to the brightest of their calmer neighbours."""
    lum = light @ LUMA
    pad = np.pad(lum, 1, mode="edge")
    h, w = lum.shape
    around = np.sort(np.stack([pad[j:j + h, i:i + w] for j in range(3) for i in range(3) if (i, j) != (1, 1)]), axis=0)
    limit = around[-2] * 1.2 + .02
    return light * np.minimum(1, limit / np.maximum(lum, 1e-6))[..., None]


def smooth(light, variance, albedo, normal, where, alpha, rounds=5, k=3.0):
    """The wavelet: five rounds of a 5x5 filter whose taps move 1, 2, 4, 8, 16 pixels apart."""
    h, w = variance.shape
    pixel = np.float32(np.median(np.abs(np.diff(where[h // 2, :, 0]))))
    for turn in range(rounds):
        step = 2 ** turn
        lum = light @ LUMA
        reach = 1 / (k * np.sqrt(np.maximum(blur(variance, 1), 0)) + 1e-3 + .004 * lum)
        out, out_var = np.empty_like(light), np.empty_like(variance)

        def band(y0, y1):
            total = np.zeros((y1 - y0, w), np.float32)
            total2 = np.zeros((y1 - y0, w), np.float32)
            colour = np.zeros((y1 - y0, w, 3), np.float32)
            for dy in range(-2, 3):
                for dx in range(-2, 3):
                    oy, ox = dy * step, dx * step
                    p0, p1 = max(y0, -oy, 0), min(y1, h - oy, h)
                    q0, q1 = max(0, -ox), min(w, w - ox)
                    if p0 >= p1 or q0 >= q1:
                        continue
                    here, there = (slice(p0, p1), slice(q0, q1)), (slice(p0 + oy, p1 + oy), slice(q0 + ox, q1 + ox))
                    into = (slice(p0 - y0, p1 - y0), slice(q0, q1))
                    weight = KERNEL[abs(dx)] * KERNEL[abs(dy)] * alpha[there]
                    if dx or dy:
                        cos = np.einsum("ijk,ijk->ij", normal[here], normal[there])
                        gap = np.abs(np.einsum("ijk,ijk->ij", normal[here], where[there] - where[here]))
                        tint = np.abs(albedo[here] - albedo[there]).sum(-1)
                        cost = np.abs(lum[here] - lum[there]) * reach[here] + gap / (pixel * (2 + step)) + tint * 9
                        weight = weight * np.exp(-cost) * np.clip(cos, 0, 1) ** 48
                    total[into] += weight
                    total2[into] += weight * weight * variance[there]
                    colour[into] += weight[..., None] * light[there]
            safe = np.maximum(total, 1e-6)
            out[y0:y1] = np.where(total[..., None] > 1e-6, colour / safe[..., None], light[y0:y1])
            out_var[y0:y1] = total2 / (safe * safe)
        edges = np.linspace(0, h, BANDS + 1).astype(int)
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda e: band(*e), zip(edges, edges[1:])))
        light, variance = out, out_var
    return light


def clean(a, b, span):
    """Filter the two renders `a` and `b` (dicts of passes); `span` is the width of the picture in metres."""
    half = [p["Image"][..., :3] - p["Emit"][..., :3] - 0 for p in (a, b)]
    mean = {n: (a[n] + b[n]) / 2 for n in PASSES}
    alpha = mean["Image"][..., 3]
    rows, cols = np.where(alpha.max(1) > 0)[0], np.where(alpha.max(0) > 0)[0]
    crop = (slice(rows[0], rows[-1] + 1), slice(cols[0], cols[-1] + 1))
    albedo = mean["Denoising Albedo"][..., :3][crop]
    cover = np.maximum(alpha[crop], 1e-4)
    safe = albedo + .03 * alpha[crop][..., None] + 1e-4
    one, two = (tame(np.maximum(x[crop], 0) / safe) for x in half)
    light, variance = (one + two) / 2, blur((((one - two) @ LUMA) / 2) ** 2, 2)
    normal = mean["Denoising Normal"][..., :3][crop].copy()
    normal /= np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-6)
    depth = mean["Denoising Depth"][..., 0][crop] / cover
    h, w = depth.shape
    size = span / max(alpha.shape)
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32) * size
    where = np.stack([xs, ys, depth], -1)
    flat = albedo / cover[..., None]
    light = smooth(light, variance, flat, normal, where, np.minimum(alpha[crop] * 1.0, 1))
    full = mean["Emit"][..., :3].copy()
    lit = full @ LUMA * 9
    full[crop] += light * safe
    lit[crop] += light @ LUMA
    return full, alpha, mean["screen"][..., :3], mean["screen_mask"][..., 0], lit


def encode(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= .0031308, x * 12.92, 1.055 * np.maximum(x, 1e-9) ** (1 / 2.4) - .055)


def viewed(colour):
    """`colour` (linear, straight) as the scene's view transform shows it, 0..1."""
    h, w = colour.shape[:2]
    image = bpy.data.images.new("clean", w, h, float_buffer=True, alpha=False)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(np.dstack([colour, np.ones((h, w), np.float32)]).astype(np.float32).ravel())
    s = bpy.context.scene.render.image_settings
    s.file_format, s.color_mode, s.color_depth = "PNG", "RGB", "16"
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "view.png")
        image.save_render(file)
        bpy.data.images.remove(image)
        image = bpy.data.images.load(file)
        image.colorspace_settings.name = "Non-Color"
        data = np.empty(w * h * 4, np.float32)
        image.pixels.foreach_get(data)
        bpy.data.images.remove(image)
    return data.reshape(h, w, 4)[..., :3]


def navy(view, lit, kept):
    """`view` (0..1) with all that no lamp reaches navy: `lit` is the light that falls on each pixel, whatever its colour."""
    dark = np.clip((UNLIT[1] - lit) / (UNLIT[1] - UNLIT[0]), 0, 1)[..., None]
    tone = (view @ LUMA + view.max(-1))[..., None] / 2      # what is red is not darker than the rest
    blue = (tone * kept[0] + kept[1]) * np.array([.5, .74, 1.5], np.float32) + (view - tone) * .15
    return view + (blue - view) * dark * dark * (3 - 2 * dark)


def render(path, span, samples):
    """Render the scene twice with half the samples, clean, view, lay the screens over it and write a PNG."""
    from PIL import Image
    s = bpy.context.scene
    with tempfile.TemporaryDirectory() as folder:
        passes(folder)
        s.cycles.samples, halves = max(2, samples // 2), []
        for frame in (1, 2):
            s.cycles.seed = frame
            s.frame_set(frame)
            bpy.ops.render.render()
            halves.append({n: read(folder, n, frame) for n in PASSES})
    colour, alpha, screen, mask, light = clean(*halves, span)
    lit = np.maximum(alpha - mask, 0)
    view = viewed(colour / np.maximum(lit, 1e-3)[..., None])
    if s.get("lamplit"):
        view = navy(view, light, GROUND if s.get("ground") else THINGS)
    shown = encode(screen / np.maximum(mask, 1e-3)[..., None])
    part = np.clip(mask / np.maximum(alpha, 1e-3), 0, 1)[..., None]
    rgba = np.dstack([view * (1 - part) + shown * part, alpha])[::-1]
    Image.fromarray((np.clip(rgba, 0, 1) * 255 + .5).astype(np.uint8), "RGBA").save(path)
