"""Scenes of paths with Skia's raster canvas, one thread, as PyPI builds it.   usage: skia_shapes.py FOLDER SCENE [picture FILE]"""
import sys
import time

import numpy as np
import skia

from shape_scene import HEIGHT, WIDTH, ShapeScene, measure


def make_path(outline):
    builder = skia.PathBuilder() if hasattr(skia, "PathBuilder") else skia.Path()
    points = iter(outline[1])
    for kind in outline[0]:
        if kind == 0:
            builder.moveTo(*next(points))
        elif kind == 1:
            builder.lineTo(*next(points))
        elif kind == 2:
            builder.cubicTo(*next(points), *next(points), *next(points))
        else:
            builder.close()
    path = builder.detach() if hasattr(builder, "detach") else builder
    if hasattr(path, "setIsVolatile"):
        path.setIsVolatile(True)
    return path


def main():
    folder, name, *rest = sys.argv[1:]
    scene = ShapeScene(folder, name)
    paths = [make_path(outline) for outline in scene.outlines]
    fills = [skia.Paint(AntiAlias=True, Color=fill) if fill else None for fill, _, _ in scene.shapes]
    stroke = skia.Paint.kStroke_Style
    pens = [
        skia.Paint(AntiAlias=True, Color=color, Style=stroke, StrokeWidth=width, StrokeMiter=10) if color else None
        for _, color, width in scene.shapes
    ]
    pixels = np.zeros((HEIGHT, WIDTH, 4), np.uint8)
    info = skia.ImageInfo.Make(WIDTH, HEIGHT, skia.kBGRA_8888_ColorType, skia.kOpaque_AlphaType)
    canvas = skia.Surface.MakeRasterDirect(info, pixels, WIDTH * 4).getCanvas()

    def timed(frame):
        states = scene.states[frame % scene.frames]
        maps = [skia.Matrix.MakeAll(a, c, x, b, d, y, 0, 0, 1) for a, b, c, d, x, y in states["map"].tolist()]
        shown = [paths[k] for k in states["outline"].tolist()]
        before = time.perf_counter()
        canvas.clear(skia.Color(32, 40, 48))
        for path, matrix, fill, pen in zip(shown, maps, fills, pens):
            canvas.setMatrix(matrix)
            if fill:
                canvas.drawPath(path, fill)
            if pen:
                canvas.drawPath(path, pen)
        return (time.perf_counter() - before) * 1e3

    if rest:
        timed(60)
        pixels.tofile(rest[1])
    else:
        measure("skia", name, scene, timed)


main()
