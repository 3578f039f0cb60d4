"""The laptop (one unit wide) and the phone that hold the screenshots; their screens are shown as drawn."""
import math
import bpy
import clay as c


def rounded(w, h, r, n=7):
    """The outline of a rounded rectangle around (0, h / 2)."""
    pts = []
    for cx, cz, start in ((w / 2 - r, h - r, 0), (-w / 2 + r, h - r, 90), (-w / 2 + r, r, 180), (w / 2 - r, r, 270)):
        for i in range(n + 1):
            a = math.radians(start + 90 * i / n)
            pts.append((cx + r * math.cos(a), cz + r * math.sin(a)))
    return pts


def screen(picture, w, h, r, y, z):
    """The picture on a rounded pane facing -y, its lower edge at z."""
    pts = rounded(w, h, r)
    mesh = bpy.data.meshes.new("screen")
    mesh.from_pydata([(px, 0, pz) for px, pz in pts], [], [tuple(range(len(pts)))])
    uv = mesh.uv_layers.new()
    for loop, i in zip(uv.data, mesh.polygons[0].vertices):
        loop.uv = (pts[i][0] / w + .5, pts[i][1] / h)
    mesh.materials.append(c.image_material(picture, .75))
    o = bpy.data.objects.new("screen", mesh)
    o.location = (0, y, z)
    bpy.context.scene.collection.objects.link(o)
    return o


def laptop(picture, shell="steel", keys="ink", lean=16):
    """Open, the middle of its foot at the origin, facing -y. About 1.0 wide, .62 deep, .66 high."""
    metal = dict(metal=.35, rough=.42) if shell == "steel" else dict(rough=.6)
    lid = [c.prism(rounded(1.0, .655, .035), .022, shell, (0, 0, 0), bevel=.006, **metal),
           c.prism(rounded(.976, .631, .026), .004, "screen", (0, -.0125, .012), bevel=0, rough=.4),
           screen(picture, .952, .595, .012, -.0155, .034)]
    top = c.group(lid, (0, .305, .034))
    top.rotation_euler[0] = -math.radians(lean)
    deck = c.prism(rounded(1.0, .62, .035), .03, shell, (0, .31, .017), (90, 0, 0), .008, **metal)
    parts = [top, deck, c.rod(-.36, .3, .03, .014, .72, shell, .003, rot=(0, 90, 0), **metal)]
    parts[-1].location = (0, .304, .03)
    well = c.prism(rounded(.88, .29, .012), .003, shade(shell), (0, .25, .0325), (90, 0, 0), 0)
    parts += [well, c.prism(rounded(.3, .17, .014), .003, shade(shell), (0, -.085, .0325), (90, 0, 0), 0)]
    for row in range(5):
        y = .222 - row * .055
        if row == 4:
            spans = [(-.4, .056), (-.3335, .056), (-.267, .056), (0, .45), (.267, .056), (.3335, .056), (.4, .056)]
        else:
            spans = [(-.4 + .0665 * i, .056) for i in range(13)]
        parts += [c.box(x, y, .033, w, .045, .009, keys, .004) for x, w in spans]
    return parts


def shade(colour, k=.82):
    value = c.PALETTE.get(colour, colour).lstrip("#")
    return "#" + "".join(f"{int(int(value[i:i + 2], 16) * k):02x}" for i in (0, 2, 4))


def phone(picture, shell="ink", lean=9, height=.78, stand=None):
    """Upright, its foot at the origin, leaning back on a small rest of the colour `stand`; facing -y."""
    h = height
    w, r = h * .4775, h * .07
    inner_w, inner_h = h * .4775 - h * .03, h - h * .03
    parts = [c.prism(rounded(w, h, r, 9), h * .045, shell, (0, 0, 0), bevel=h * .012, rough=.45),
             screen(picture, inner_w, inner_h, r * .8, -h * .0235, h * .015)]
    for z, tall in ((.62, .1), (.74, .05)):
        parts.append(c.box(w / 2 + h * .002, 0, h * z, h * .01, h * .018, h * tall, shell, .002))
    body = c.group(parts, (0, 0, h * .012))
    body.rotation_euler[0] = -math.radians(lean)
    out = [body]
    if stand:
        s = math.sin(math.radians(lean))
        out.append(c.prism([(-.02, 0), (h * .3, 0), (h * .06 + h * .3 * s, h * .3)], w * .6, stand, (0, h * .045, 0), (0, 0, 90), .012))
    return out
