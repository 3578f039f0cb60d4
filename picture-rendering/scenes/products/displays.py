"""Screens that are no laptop: a tablet on a table, a picture on a wall, a hoarding, a board under a roof, a phone in a hand."""
import math
import clay as c
from devices import phone, rounded, screen

RATIO = 1000 / 1600


def tablet(picture, shell="ink", w=1.0):
    """Lies on its back, its middle at the origin."""
    h = w * RATIO
    body = c.group([c.prism(rounded(w + .07, h + .07, .05), .035, shell, (0, 0, -.035), bevel=.012, rough=.45),
                    screen(picture, w, h, .012, -.019, 0)], (0, -h / 2, .018))
    body.rotation_euler[0] = -math.pi / 2
    return [body]


def framed(picture, frame="ink", w=1.2, mat="white"):
    """Hangs with its lower edge at the origin."""
    h, m = w * RATIO, .05
    return [c.box(0, .02, -m, w + 2 * m, .05, h + 2 * m, frame, .008), c.box(0, 0, -.022, w + .044, .05, h + .044, mat, .002),
            screen(picture, w, h, .002, -.027, 0)]


def hoarding(picture, frame="ink", w=1.3, foot=.5, lamp="marigold", lit=False):
    """On two posts that are `foot` long, with a walkway below and three lamps above, which shine when `lit`."""
    h = w * RATIO
    parts = framed(picture, frame, w, frame)
    parts += [c.box(s * w * .32, .08, -foot, .07, .07, foot + h, frame, .01) for s in (-1, 1)]
    parts.append(c.box(0, -.1, -.12, w + .1, .22, .03, frame, .006))
    for x in (-w / 3, 0, w / 3):
        parts += c.path([(x, .02, h + .04), (x, -.05, h + .17), (x, -.2, h + .15)], .011, frame)
        parts.append(c.rod(x, -.2, h + .08, .055, .07, lamp, .006, r2=.02, glow=1.5 if lit else 0))
        if lit:
            parts.append(c.ball(x, -.2, h + .075, .034, "#fff1c0", glow=2.4))
    return parts


def departures(picture, frame="ink", w=1.4, roof="steel"):
    """Hangs from the roof of a station."""
    h = w * RATIO
    body = framed(picture, frame, w, frame)
    return body + [c.rod(s * w * .36, .02, h, .02, 1.2, roof, 0) for s in (-1, 1)]


def held_phone(picture, shell="ink", skin=1, sleeve="teal", height=.94):
    """A phone in a right hand that comes from below."""
    s, k = c.SKIN[skin], height / .94
    body = c.group(phone(picture, shell, lean=5, height=.94))
    hand = [c.ball(.06, .13, .22, .2, s, squash=(1.05, .5, 1.2))]
    hand += c.limb((.07, .15, -.34), (.06, .13, .14), .105, s, r2=.14)
    hand += c.limb((.14, .22, -.95), (.08, .16, -.24), .19, sleeve, r2=.16)
    for z, reach in ((.12, -.02), (.225, .01), (.33, .012), (.43, 0)):
        hand += c.path([(.1, .13, z - .02), (.235, .09, z), (.268, .02, z + .004), (.256 - reach, -.045, z + .008), (.226 - reach, -.062, z + .01)], .052, s)
    hand += c.limb((-.06, .13, .12), (-.24, .08, .26), .085, s, r2=.064)
    hand += c.limb((-.24, .08, .26), (-.225, -.05, .37), .064, s, r2=.05)
    return [c.group([body, c.group(hand)], scale=k)]
