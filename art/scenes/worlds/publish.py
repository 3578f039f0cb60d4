"""Crop rendered PNGs alike, scale them down and keep them as WebP of at most 250 KB.

python3 publish.py OUT.webp=IN.png [OUT2.webp=IN2.png ...] [--long 2000] [--margin 0.01]
All pictures named in one call get one crop, so that a day and a night register to the pixel.
"""
import argparse
import os
import numpy as np
from PIL import Image

p = argparse.ArgumentParser()
p.add_argument("pairs", nargs="+")
p.add_argument("--long", type=int, default=2000)
p.add_argument("--margin", type=float, default=.008)
p.add_argument("--whole", action="store_true", help="keep the frame as rendered")
o = p.parse_args()

pairs = [x.split("=") for x in o.pairs]
pictures = [Image.open(src).convert("RGBA") for _, src in pairs]
if not o.whole:
    boxes = np.array([im.getchannel("A").point(lambda a: 255 if a > 12 else 0).getbbox() for im in pictures])
    pad = int(o.margin * max(pictures[0].size))
    w, h = pictures[0].size
    x0, y0, x1, y1 = *boxes[:, :2].min(0) - pad, *boxes[:, 2:].max(0) + pad
    pictures = [im.crop((max(0, x0), max(0, y0), min(w, x1), min(h, y1))) for im in pictures]
for (out, _), im in zip(pairs, pictures):
    k = min(1, o.long / max(im.size))
    if k < 1:
        im = im.resize([round(v * k) for v in im.size], Image.LANCZOS)
    os.makedirs(os.path.dirname(out) or ".", exist_ok=True)
    for quality in range(92, 50, -4):
        im.save(out, "WEBP", quality=quality, alpha_quality=95, method=6)
        if os.path.getsize(out) <= 245_000:
            break
    print(out, im.size, quality, os.path.getsize(out) // 1024, "KB")
