// Nanoseconds a pixel for each kind of loop, on one tile.   usage: kernels LEVEL (0 baseline, 1 x86-64-v3, 2 x86-64-v4)
#include "CKernels.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SIDE = 1024, ROUNDS = 15, REPEATS = 200 };

typedef struct {
    const char *name;
    CKSource source;
    CKMapping mapping;
    int is_small_quad;
    float strength, texels_per_pixel;
} Case;

static const Case cases[] = {
    {"solid, opaque", CKSourceSolid, CKMappingAxisAligned, 0, 255, 1},
    {"solid, translucent", CKSourceSolid, CKMappingAxisAligned, 0, 128, 1},
    {"copy, opaque", CKSourceCopy, CKMappingAxisAligned, 0, 255, 1},
    {"copy, translucent", CKSourceCopy, CKMappingAxisAligned, 0, 128, 1},
    {"bilinear upright, opaque", CKSourceBilinear, CKMappingAxisAligned, 0, 255, 0.7f},
    {"bilinear turned, opaque", CKSourceBilinear, CKMappingAffine, 0, 255, 1},
    {"bilinear turned, translucent", CKSourceBilinear, CKMappingAffine, 0, 128, 1},
    {"bilinear in perspective, opaque", CKSourceBilinear, CKMappingPerspective, 0, 255, 1},
    {"trilinear turned, opaque", CKSourceTrilinear, CKMappingAffine, 0, 255, 2.9f},
    {"small turned quad, translucent", CKSourceBilinear, CKMappingAffine, 1, 128, 1},
};

static double nanoseconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static CKItem make_item(const Case *c) {
    float angle = c->mapping == CKMappingAxisAligned ? 0 : 0.3f, scale = CK_SUBTEXELS * c->texels_per_pixel;
    float tilt = c->mapping == CKMappingPerspective ? 1e-4f : 0;
    CKItem item = {0};
    item.maxX = CK_TILE_WIDTH;
    item.maxY = CK_TILE_HEIGHT;
    item.shape = c->is_small_quad ? 0 : -1;
    item.path = -1;
    item.source = c->source;
    item.mapping = c->mapping;
    item.isOpaque = 1;
    item.color = 0xff203040;
    item.strength = c->strength;
    item.levelCount = c->source == CKSourceTrilinear ? 3 : 1;
    item.texelArea = c->texels_per_pixel * c->texels_per_pixel;
    item.map = (CKMatrix){cosf(angle) * scale, -sinf(angle) * scale, 30000, sinf(angle) * scale,
                          cosf(angle) * scale, 20000, tilt, tilt, 1};
    return item;
}

int main(int count, char **arguments) {
    const CKKernels *kernels = ck_kernels(count > 1 ? atoi(arguments[1]) : 1);
    if (!kernels) return 2;
    uint32_t *texels = aligned_alloc(64, SIDE * (SIDE + 2) * 4);
    for (int k = 0; k < SIDE * (SIDE + 2); k++) texels[k] = 0xff000000u | (uint32_t)rand();
    uint32_t *pixels = aligned_alloc(64, CK_TILE_WIDTH * CK_TILE_HEIGHT * 4);
    memset(pixels, 255, CK_TILE_WIDTH * CK_TILE_HEIGHT * 4);
    const float limit = (SIDE - 1) * CK_SUBTEXELS;
    const CKLevel level = {texels, SIDE, 0, 0, limit, limit}, levels[3] = {level, level, level};
    // A quad of about 48 × 48 pixels.
    const CKShape quad = {.next = -1, .rounding = -1, .hasSoftLines = 1, .left = {0.8f, 0.6f, -12},
                          .right = {-0.8f, -0.6f, 60}, .top = {-0.6f, 0.8f, 20}, .bottom = {0.6f, -0.8f, 28}};
    for (unsigned k = 0; k < sizeof cases / sizeof *cases; k++) {
        const CKItem item = make_item(cases + k);
        const CKScene scene = {.items = &item, .shapes = &quad, .levels = levels};
        const CKTile tile = {.pixels = pixels, .stride = CK_TILE_WIDTH, .maxX = CK_TILE_WIDTH,
                             .maxY = CK_TILE_HEIGHT, .keepsContent = 1};
        const uint32_t order = 0;
        double best = 1e18, area = cases[k].is_small_quad ? 48 * 48 : CK_TILE_WIDTH * CK_TILE_HEIGHT;
        for (int round = 0; round < ROUNDS; round++) {
            double start = nanoseconds();
            for (int n = 0; n < REPEATS; n++) kernels->paintTile(&scene, &order, 1, &tile);
            double each = (nanoseconds() - start) / REPEATS / area;
            if (each < best) best = each;
        }
        printf("%-32s %6.3f ns a pixel\n", cases[k].name, best);
    }
}
