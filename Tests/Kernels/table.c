// Paints tiles of every kind from a fixed seed and prints one line of hash for each kind: the same on every machine.
// usage: table LEVEL (0: every processor of the architecture, 1: x86-64-v3, 2: x86-64-v4)
#include "CKernels.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 256, ROUNDS = 40 };

static uint64_t state;

static uint32_t number(void) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33);
}

// A multiple of 1/4096 between low and high: exact in a float.
static float between(float low, float high) {
    return low + (high - low) * (float)(number() & 4095) * (1.0f / 4096);
}

static uint32_t pixel(int is_opaque) {
    uint32_t a = is_opaque ? 255 : number() & 255, r = number() & 255, g = number() & 255, b = number() & 255;
    return a << 24 | r * a / 255 << 16 | g * a / 255 << 8 | b * a / 255;
}

static uint64_t hash_of(const uint32_t *pixels, int count) {
    uint64_t hash = 0xCBF29CE484222325u;
    for (int i = 0; i < count; i++) hash = (hash ^ pixels[i]) * 0x100000001B3u;
    return hash;
}

static CKMatrix map_for(CKMapping mapping, float scale) {
    CKMatrix m = {0};
    m.a = between(0.3f, 2) * scale;
    m.e = between(0.3f, 2) * scale;
    m.c = between(0, 100) * scale;
    m.f = between(0, 100) * scale;
    m.i = 1;
    if (mapping != CKMappingAxisAligned) {
        m.b = between(-1, 1) * scale;
        m.d = between(-1, 1) * scale;
    }
    if (mapping == CKMappingPerspective) {
        m.g = between(0, 0.002f);
        m.h = between(0, 0.002f);
    }
    return m;
}

// A quad with soft edges, sometimes round, sometimes a hole, with a hard edge.
static void make_shape(CKShape *shape, CKRounding *rounding, CKHardLine *hard) {
    memset(shape, 0, sizeof *shape);
    memset(rounding, 0, sizeof *rounding);
    shape->next = -1;
    shape->rounding = number() & 1 ? 0 : -1;
    shape->hardCount = number() & 1;
    shape->hasSoftLines = number() & 1;
    shape->isInverted = (number() & 7) == 0;
    shape->left = (CKLine){1, between(-0.3f, 0.3f), -between(2, 20)};
    shape->right = (CKLine){-1, between(-0.3f, 0.3f), between(80, 120)};
    shape->top = (CKLine){between(-0.3f, 0.3f), 1, -between(2, 20)};
    shape->bottom = (CKLine){between(-0.3f, 0.3f), -1, between(40, 60)};
    rounding->toLocal = (CKMatrix){1, 0, -64, 0, 1, -32, 0, 0, 1};
    rounding->halfWidth = 60;
    rounding->halfHeight = 28;
    rounding->topLeft = between(0, 20);
    rounding->topRight = between(0, 20);
    rounding->bottomLeft = between(0, 20);
    rounding->bottomRight = between(0, 20);
    rounding->isContinuous = number() & 1;
    for (int i = 0; i < 8; i++) {
        float sign = i & 2 ? -1 : 1;
        rounding->boxes[i] = i & 1 ? (CKLine){0, sign, -sign * 32 + 10} : (CKLine){sign, 0, -sign * 64 + 20};
    }
    *hard = (CKHardLine){3, 1, -(int64_t)(number() & 63)};
}

static void tiles(const CKKernels *kernels, CKSource source, CKMapping mapping) {
    uint32_t *texels = aligned_alloc(64, SIDE * (SIDE + 2) * 4), *ramps = malloc(CK_RAMP_SIZE * 4);
    uint32_t *target = aligned_alloc(64, CK_TILE_WIDTH * CK_TILE_HEIGHT * 4);
    uint64_t hash = 0;
    for (int round = 0; round < ROUNDS; round++) {
        int is_opaque = number() & 1;
        for (int i = 0; i < SIDE * (SIDE + 2); i++) texels[i] = pixel(is_opaque);
        for (int i = 0; i < CK_RAMP_SIZE; i++) ramps[i] = pixel(is_opaque);
        for (int i = 0; i < CK_TILE_WIDTH * CK_TILE_HEIGHT; i++) target[i] = pixel(0);
        CKLevel levels[3];
        for (int i = 0; i < 3; i++) {
            float last = (float)((SIDE >> i) * CK_SUBTEXELS - CK_SUBTEXELS);
            levels[i] = (CKLevel){texels, SIDE, 0, 0, last, last};
        }
        CKShape shape;
        CKRounding rounding;
        CKHardLine hard;
        make_shape(&shape, &rounding, &hard);
        int is_ramp = source >= CKSourceAxial;
        CKItem item = {0};
        item.minX = (int32_t)(number() & 15);
        item.minY = (int32_t)(number() & 15);
        item.maxX = CK_TILE_WIDTH - (int32_t)(number() & 15);
        item.maxY = CK_TILE_HEIGHT - (int32_t)(number() & 15);
        item.shape = number() & 1 ? 0 : -1;
        item.path = -1;
        item.levelCount = source == CKSourceTrilinear ? 3 : 1;
        item.copyX = (int32_t)(number() & 63);
        item.copyY = (int32_t)(number() & 63);
        item.source = source;
        item.mapping = mapping;
        item.blend = (CKBlend)(number() % (CKBlendClear + 1));
        item.isOpaque = (uint8_t)is_opaque;
        item.isTinted = number() & 1;
        item.isShaded = number() & 1;
        item.color = pixel(is_opaque);
        item.tint = number() | number() << 16;
        item.strength = number() & 1 ? 255 : (float)(number() & 255);
        item.map = map_for(mapping, is_ramp ? 0.0078125f : CK_SUBTEXELS);
        item.texelArea = between(1, 30);
        item.mipSharpness = 1;
        item.shade = (CKLine){between(-0.01f, 0.01f), between(-0.01f, 0.01f), between(0.2f, 1)};
        if (number() & 1) {
            item.mask = texels;
            item.maskStride = SIDE;
            item.maskWidth = 100;
            item.maskHeight = 50;
            item.maskX = 3;
            item.maskY = -5;
        }
        CKScene scene = {&item, &shape, &rounding, &hard, levels, ramps};
        CKTile tile = {target, CK_TILE_WIDTH, 0, 0, CK_TILE_WIDTH, CK_TILE_HEIGHT, 0xFF336699, number() & 1, 0};
        uint32_t order = 0;
        kernels->paintTile(&scene, &order, 1, &tile);
        hash = hash * 31 + hash_of(target, CK_TILE_WIDTH * CK_TILE_HEIGHT);
    }
    printf("source %d mapping %d  %016llx\n", source, mapping, (unsigned long long)hash);
    free(texels);
    free(ramps);
    free(target);
}

static void blurs(const CKKernels *kernels) {
    enum { W = 200, H = 90, STRIDE = 208 };
    uint32_t *pixels = calloc(STRIDE * H, 4), *half = calloc(STRIDE * H, 4);
    uint32_t *lows = calloc(W * H, 4);
    uint16_t *lines = aligned_alloc(64, 2 * W * CK_BLUR_LANES * 2);
    for (int radius = 1; radius < 12; radius += 3) {
        for (int i = 0; i < STRIDE * H; i++) pixels[i] = pixel(0);
        uint32_t samples = (uint32_t)(2 * radius + 1), weight = 65536 / (samples + 1);
        CKBlur blur = {{radius, weight, (65536 - samples * weight) / 2}, radius & 1, W, H, lows, pixels, STRIDE};
        blur.lastColumn = W;
        blur.lastRow = H;
        kernels->blurRows(&blur, 0, H, lines);
        kernels->blurColumns(&blur, 0, W, lines);
        printf("blur %d  %016llx\n", radius, (unsigned long long)hash_of(pixels, STRIDE * H));
    }
    CKHalving halving = {pixels, W - 1, H - 1, STRIDE, half, STRIDE};
    kernels->halveRows(&halving, 0, H / 2);
    printf("halves  %016llx\n", (unsigned long long)hash_of(half, STRIDE * H));
    // A part of one channel.
    for (int radius = 1; radius < 12; radius += 3) {
        for (int i = 0; i < STRIDE * H; i++) pixels[i] = pixel(0);
        uint32_t samples = (uint32_t)(2 * radius + 1), weight = 65536 / (samples + 1);
        CKBlur blur = {{radius, weight, (65536 - samples * weight) / 2}, radius & 1, W, H, lows, pixels, STRIDE};
        blur.firstColumn = 11;
        blur.lastColumn = 170;
        blur.firstRow = 5;
        blur.lastRow = 77;
        blur.ink = 0x01000100;
        blur.shade = 200;
        kernels->blurRows(&blur, 0, H, lines);
        kernels->blurColumns(&blur, 11, 170, lines);
        printf("blur %d of alpha  %016llx\n", radius, (unsigned long long)hash_of(pixels, STRIDE * H));
    }
    for (int edges = 0; edges < 2; edges++) {
        for (int i = 0; i < STRIDE * H; i++) pixels[i] = pixel(0);
        CKShrinking shrinking = {pixels, W - 3, H - 1, STRIDE, -2 - edges, -3 + edges, half, STRIDE, W / 2 + 1, (uint8_t)edges};
        kernels->shrinkRows(&shrinking, 0, H / 2 + 1);
        printf("shrunk %d  %016llx\n", edges, (unsigned long long)hash_of(half, STRIDE * H));
        for (int times = 2; times <= 4; times += 2) {
            CKEnlarging enlarging = {half, W / 2 + 1, H / 2 + 1, STRIDE, pixels, STRIDE, times, edges, 2 - edges, 1, W - 2};
            kernels->enlargeRows(&enlarging, 0, H);
            printf("enlarged %d by %d  %016llx\n", edges, times, (unsigned long long)hash_of(pixels, STRIDE * H));
        }
    }
    free(pixels);
    free(half);
    free(lows);
    free(lines);
}

int main(int count, char **arguments) {
    const CKKernels *kernels = ck_kernels(count > 1 ? atoi(arguments[1]) : 0);
    if (!kernels) return 2;
    for (int source = CKSourceSolid; source <= CKSourceConic; source++) {
        for (int mapping = CKMappingAxisAligned; mapping <= CKMappingPerspective; mapping++) {
            state = 0x5EED + (uint64_t)source * 8 + (uint64_t)mapping;
            tiles(kernels, (CKSource)source, (CKMapping)mapping);
        }
    }
    state = 0xB10B;
    blurs(kernels);
    return 0;
}
