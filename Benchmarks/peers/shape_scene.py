"""Reads a scene of paths, and times frames of it."""
import json
import math
import struct
import time

import numpy as np

WIDTH, HEIGHT = 1920, 1080
# Seconds that one measurement may take.
BUDGET = 2.5


class ShapeScene:
    def __init__(self, folder, name):
        data = open(f"{folder}/{name}.shapes", "rb").read()
        self.frames, count, outlines = struct.unpack_from("<3i", data, 0)
        at = 12
        self.outlines = []
        for _ in range(outlines):
            kinds, points = struct.unpack_from("<2i", data, at)
            at += 8
            steps = np.frombuffer(data, np.int32, kinds, at).tolist()
            at += 4 * kinds
            self.outlines.append((steps, np.frombuffer(data, np.float32, 2 * points, at).reshape(-1, 2).tolist()))
            at += 8 * points
        self.shapes = [struct.unpack_from("<IIf", data, at + 12 * k) for k in range(count)]
        at += 12 * count
        state = np.dtype([("outline", "<i4"), ("map", "<f4", 6)])
        self.states = np.frombuffer(data, state, self.frames * count, at).reshape(self.frames, count)


def measure(renderer, name, scene, timed):
    """`timed` draws a frame and returns its milliseconds: what Python itself needs to prepare it does not count."""
    begun = time.perf_counter()
    for frame in range(8):
        timed(frame)
    each = (time.perf_counter() - begun) / 8
    step = min(max(1, math.ceil(each * scene.frames / BUDGET)), 10)
    wall = sorted(timed(frame) for frame in range(0, scene.frames, step))
    median = round(wall[len(wall) // 2], 4)
    print(json.dumps(dict(renderer=renderer, scene=name, ms=median, cpu=median)))
