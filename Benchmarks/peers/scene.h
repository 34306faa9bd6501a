// What every peer shares: reading a scene, measuring, and writing frame 60 as a picture. See SceneFile.swift for the format.
#pragma once
#define _GNU_SOURCE
#include <fcntl.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { WIDTH = 1920, HEIGHT = 1080, WARM_UP = 8 };

typedef struct { int32_t frames, layers, textures, has_mesh; } SceneHeader;
typedef struct { int32_t width, height; } TextureSize;
typedef struct { int32_t texture; float radius; } LayerInfo;
typedef struct { float map[9], opacity, dimming, unused; } LayerState;

typedef struct {
    SceneHeader header;
    const TextureSize *sizes;
    const LayerInfo *layers;
    const LayerState *states;
    uint32_t **texels;
    int cells;                 // of the mesh, each way
    const int32_t *indices;
    const float *vertices;     // x, y, shade
} Scene;

static const void *map_file(const char *path) {
    int file = open(path, O_RDONLY);
    struct stat info;
    if (file < 0 || fstat(file, &info) < 0) { perror(path); exit(2); }
    void *data = mmap(NULL, (size_t)info.st_size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
    close(file);
    return data;
}

static Scene read_scene(const char *folder, const char *name, const char *texture_set) {
    Scene scene = {0};
    char path[1024];
    snprintf(path, sizeof path, "%s/%s.scene", folder, name);
    const char *data = map_file(path);
    scene.header = *(const SceneHeader *)data;
    scene.sizes = (const TextureSize *)(data + sizeof(SceneHeader));
    scene.layers = (const LayerInfo *)(scene.sizes + scene.header.textures);
    scene.states = (const LayerState *)(scene.layers + scene.header.layers);
    scene.texels = calloc((size_t)scene.header.textures, sizeof *scene.texels);
    for (int k = 0; k < scene.header.textures; k++) {
        size_t bytes = (size_t)scene.sizes[k].width * (size_t)scene.sizes[k].height * 4;
        snprintf(path, sizeof path, "%s/%s-%d.bgra", folder, texture_set, k);
        scene.texels[k] = aligned_alloc(64, (bytes + 63) & ~(size_t)63);
        memcpy(scene.texels[k], map_file(path), bytes);
    }
    if (scene.header.has_mesh) {
        snprintf(path, sizeof path, "%s/%s.mesh", folder, name);
        const int32_t *mesh = map_file(path);
        scene.cells = mesh[0];
        scene.indices = mesh + 2;
        scene.vertices = (const float *)(scene.indices + mesh[0] * mesh[0] * 6);
    }
    return scene;
}

static const LayerState *states_of(const Scene *scene, int frame) {
    return scene->states + (size_t)(frame % scene->header.frames) * (size_t)scene->header.layers;
}

__attribute__((unused)) static const float *vertices_of(const Scene *scene, int frame) {
    size_t count = (size_t)(scene->cells + 1) * (size_t)(scene->cells + 1) * 3;
    return scene->vertices + (size_t)(frame % scene->header.frames) * count;
}

typedef struct { float x, y; } Spot;

static Spot project(const float *m, float x, float y) {
    float w = m[6] * x + m[7] * y + m[8];
    return (Spot){(m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w};
}

typedef struct { int x0, y0, x1, y1; } Box;

__attribute__((unused)) static Box box_of(const Scene *scene, int layer, int frame, Box box) {
    const float *m = states_of(scene, frame)[layer].map;
    const TextureSize size = scene->sizes[scene->layers[layer].texture];
    for (int corner = 0; corner < 4; corner++) {
        Spot p = project(m, (float)((corner & 1) * size.width), (float)((corner >> 1) * size.height));
        if (p.x - 1 < (float)box.x0) box.x0 = (int)floorf(p.x - 1);
        if (p.y - 1 < (float)box.y0) box.y0 = (int)floorf(p.y - 1);
        if (p.x + 1 > (float)box.x1) box.x1 = (int)ceilf(p.x + 1);
        if (p.y + 1 > (float)box.y1) box.y1 = (int)ceilf(p.y + 1);
    }
    return box;
}

// Where the last layer is and was: what a frame has to paint when only that one moves.
__attribute__((unused)) static Box damage_of(const Scene *scene, int frame) {
    Box box = {WIDTH, HEIGHT, 0, 0};
    box = box_of(scene, scene->header.layers - 1, frame, box);
    return box_of(scene, scene->header.layers - 1, frame + scene->header.frames - 1, box);
}

static double milliseconds(clockid_t clock) {
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

// Seconds that one measurement may take: slow ones draw every second, third … frame of the same motion.
#define BUDGET 2.5

// Eight frames to warm up, then up to 120. Prints a line of JSON.
static void measure(const char *renderer, const char *name, void (*draw)(int frame)) {
    static double wall[120];
    int count = 0;
    double before = milliseconds(CLOCK_MONOTONIC);
    for (int frame = 0; frame < WARM_UP; frame++) draw(frame);
    double each = (milliseconds(CLOCK_MONOTONIC) - before) / WARM_UP;
    int step = (int)ceil(each * 120 / (BUDGET * 1000));
    if (step < 1) step = 1;
    if (step > 10) step = 10;
    double cpu = milliseconds(CLOCK_PROCESS_CPUTIME_ID);
    for (int frame = 0; frame < 120; frame += step) {
        double start = milliseconds(CLOCK_MONOTONIC);
        draw(frame);
        wall[count++] = milliseconds(CLOCK_MONOTONIC) - start;
    }
    cpu = (milliseconds(CLOCK_PROCESS_CPUTIME_ID) - cpu) / count;
    qsort(wall, (size_t)count, sizeof *wall, compare);
    printf("{\"renderer\":\"%s\",\"scene\":\"%s\",\"ms\":%.4f,\"cpu\":%.4f}\n", renderer, name, wall[count / 2], cpu);
}

__attribute__((unused)) static void save_picture(const char *path, const void *pixels, size_t stride) {
    FILE *file = fopen(path, "wb");
    if (!file) { perror(path); exit(2); }
    for (int y = 0; y < HEIGHT; y++) fwrite((const char *)pixels + (size_t)y * stride, 4, WIDTH, file);
    fclose(file);
}
