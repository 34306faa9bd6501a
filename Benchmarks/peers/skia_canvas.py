"""Skia's raster canvas, one thread, as PyPI builds it.   usage: skia_canvas.py FOLDER SCENE TEXTURES [damage]"""
import json
import math
import struct
import sys
import time

import numpy as np
import skia

WIDTH, HEIGHT = 1920, 1080
# Seconds that one measurement may take.
BUDGET = 2.5
BACKGROUND = skia.Color(32, 40, 48)
LINEAR = skia.SamplingOptions(skia.FilterMode.kLinear)


class Scene:
    def __init__(self, folder, name, texture_set):
        data = open(f"{folder}/{name}.scene", "rb").read()
        self.name = name
        self.frames, count, textures, self.has_mesh = struct.unpack_from("<4i", data, 0)
        at = 16
        sizes = [struct.unpack_from("<2i", data, at + 8 * k) for k in range(textures)]
        at += 8 * textures
        self.layers = [struct.unpack_from("<if", data, at + 8 * k) for k in range(count)]
        at += 8 * count
        self.states = np.frombuffer(data, np.float32, self.frames * count * 12, at).reshape(self.frames, count, 12)
        self.pixels = [
            np.fromfile(f"{folder}/{texture_set}-{k}.bgra", np.uint8).reshape(h, w, 4) for k, (w, h) in enumerate(sizes)
        ]
        self.images = [
            skia.Image.fromarray(p, skia.kBGRA_8888_ColorType, skia.kOpaque_AlphaType) for p in self.pixels
        ]
        self.rects = [skia.Rect.MakeWH(*sizes[texture]) for texture, _ in self.layers]
        if self.has_mesh:
            self.read_mesh(f"{folder}/{name}.mesh")

    def read_mesh(self, path):
        data = open(path, "rb").read()
        cells, frames = struct.unpack_from("<2i", data, 0)
        indices = np.frombuffer(data, np.int32, cells * cells * 6, 8)
        vertices = np.frombuffer(data, np.float32, -1, 8 + indices.nbytes).reshape(frames, -1, 3)
        side = range(cells + 1)
        texels = [skia.Point(x * WIDTH / cells, y * HEIGHT / cells) for y in side for x in side]
        # Only drawing is measured: the vertex objects are made before.
        self.meshes = [self.vertices(frame, texels, indices.tolist()) for frame in vertices]

    @staticmethod
    def vertices(frame, texels, indices):
        points = [skia.Point(float(x), float(y)) for x, y, _ in frame]
        shades = [skia.ColorSetRGB(s, s, s) for s in (frame[:, 2] * 255).astype(int).tolist()]
        return skia.Vertices(skia.Vertices.kTriangles_VertexMode, points, texels, shades, indices)

    def damage(self, frame):
        """Where the last layer is and was."""
        corners = []
        rect = self.rects[-1]
        for k in (frame, frame - 1):
            m = self.states[k % self.frames][-1][:9].reshape(3, 3)
            for x in (0, rect.width()):
                for y in (0, rect.height()):
                    p = m @ (x, y, 1)
                    corners.append(p[:2] / p[2])
        low, high = np.min(corners, 0) - 1, np.max(corners, 0) + 1
        return skia.Rect.MakeLTRB(*map(float, (*low, *high)))


def dimmed(alpha):
    paint = skia.Paint(AntiAlias=True)
    if alpha > 0:
        shade = skia.ColorSetARGB(int(alpha * 255 + 0.5), 0, 0, 0)
        paint.setColorFilter(skia.ColorFilters.Blend(shade, skia.BlendMode.kSrcATop))
    return paint


def draw(canvas, scene, frame, matrices, paints, clip):
    canvas.save()
    if clip:
        canvas.clipRect(clip)
    canvas.clear(BACKGROUND)
    if scene.has_mesh:
        canvas.drawImage(scene.images[0], 0, 0, LINEAR, paints[0])
        canvas.drawVertices(scene.meshes[frame % scene.frames], paints[1], skia.BlendMode.kModulate)
        canvas.restore()
        return
    strict = skia.Canvas.kFast_SrcRectConstraint
    for (texture, radius), rect, matrix, paint in zip(scene.layers, scene.rects, matrices, paints):
        canvas.save()
        canvas.concat(matrix)
        if radius > 0:
            canvas.clipRRect(skia.RRect.MakeRectXY(rect, radius, radius), True)
        canvas.drawImageRect(scene.images[texture], rect, rect, LINEAR, paint, strict)
        canvas.restore()
    canvas.restore()


def timed(canvas, scene, frame, faded, dims, uses_damage):
    """Milliseconds to draw one frame; what Python itself needs to prepare it does not count."""
    states = scene.states[frame % scene.frames].tolist()
    matrices = [skia.M44(skia.Matrix.MakeAll(*state[:9])) for state in states]
    paints = [faded[int(s[9] * 255 + 0.5)] if s[9] < 1 else dims.get(s[10], faded[255]) for s in states]
    if scene.has_mesh:
        shader = scene.images[1].makeShader(skia.TileMode.kClamp, skia.TileMode.kClamp, LINEAR)
        paints = [faded[255], skia.Paint(AntiAlias=True, Shader=shader)]
    clip = scene.damage(frame) if uses_damage else None
    before = time.perf_counter()
    draw(canvas, scene, frame, matrices, paints, clip)
    return (time.perf_counter() - before) * 1e3


def main():
    folder, name, textures, *rest = sys.argv[1:]
    scene = Scene(folder, name, textures)
    pixels = np.zeros((HEIGHT, WIDTH, 4), np.uint8)
    info = skia.ImageInfo.Make(WIDTH, HEIGHT, skia.kBGRA_8888_ColorType, skia.kOpaque_AlphaType)
    canvas = skia.Surface.MakeRasterDirect(info, pixels, WIDTH * 4).getCanvas()
    faded = [skia.Paint(AntiAlias=True, Alphaf=a / 255) for a in range(256)]
    dims = {float(a): dimmed(float(a)) for a in np.unique(scene.states[0][:, 10])}
    wall = []
    begun = time.perf_counter()
    for frame in range(-8, 0):
        timed(canvas, scene, frame, faded, dims, "damage" in rest and frame > -8)
    each = (time.perf_counter() - begun) / 8
    step = min(max(1, math.ceil(each * scene.frames / BUDGET)), 10)
    for frame in range(0, scene.frames, step):
        wall.append(timed(canvas, scene, frame, faded, dims, "damage" in rest))
    median = sorted(wall)[len(wall) // 2]
    print(json.dumps(dict(renderer="skia", scene=name, ms=round(median, 4), cpu=round(median, 4))))


main()
