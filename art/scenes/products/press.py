"""Turns rendered PNGs into the WebP files the site keeps (at most 250 KB each).

    python3 press.py FROM.png TO.webp [WIDTHxHEIGHT]
"""
import os
import sys
from PIL import Image

LIMIT = 250 * 1024


def press(source, target, size=None):
    image = Image.open(source)
    image = image.convert("RGBA" if image.mode == "RGBA" and image.getextrema()[3][0] < 255 else "RGB")
    if size and image.size != size:
        image = image.resize(size, Image.LANCZOS)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    for quality in range(88, 40, -4):
        image.save(target, "WEBP", quality=quality, method=6)
        if os.path.getsize(target) <= LIMIT:
            return quality


if __name__ == "__main__":
    size = tuple(int(n) for n in sys.argv[3].split("x")) if len(sys.argv) > 3 else None
    print(sys.argv[2], "quality", press(sys.argv[1], sys.argv[2], size))
