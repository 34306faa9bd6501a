// What a pass paints, prepared for the pixel loops: plain values, in pixels of the target buffer.
// The same structures feed the kernels of every instruction set and the plain Swift reference; all give the same bits.
#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CK_CLOSED __attribute__((enum_extensibility(closed)))

// A tile is painted by one thread. Its columns start at multiples of CK_BLOCK, so that whole blocks can be stored.
#define CK_TILE_WIDTH 128
#define CK_TILE_HEIGHT 64
#define CK_BLOCK 8

// Texel coordinates count in 1/128, shades in 1/256.
#define CK_SUBTEXELS 128

// Colours in a gradient's ramp.
#define CK_RAMP_SIZE 1024

// Where an item's colours come from.
typedef enum CK_CLOSED : uint8_t {
    CKSourceSolid,
    CKSourceCopy,       // texels, one for one, at a whole offset
    CKSourceNearest,
    CKSourceBilinear,   // one mip level
    CKSourceTrilinear,  // between two mip levels, chosen for each 16 pixels
    CKSourceAxial,      // ramps: the map gives the position along the ramp …
    CKSourceRadial,     // … the point whose length is the position
    CKSourceConic,      // … the point whose angle is the position
} CKSource;

// How the map from pixels to source coordinates is written: how much of it is zero.
typedef enum CK_CLOSED : uint8_t {
    CKMappingAxisAligned,  // u depends on x alone and v on y alone
    CKMappingAffine,
    CKMappingPerspective,
} CKMapping;

typedef enum CK_CLOSED : uint8_t {
    CKBlendNormal, CKBlendMultiply, CKBlendScreen, CKBlendOverlay, CKBlendDarken, CKBlendLighten, CKBlendColorDodge,
    CKBlendColorBurn, CKBlendSoftLight, CKBlendHardLight, CKBlendDifference, CKBlendExclusion, CKBlendHue,
    CKBlendSaturation, CKBlendColor, CKBlendLuminosity, CKBlendPlusLighter, CKBlendPlusDarker, CKBlendCopy,
    CKBlendSourceIn, CKBlendSourceOut, CKBlendSourceAtop, CKBlendDestinationOver, CKBlendDestinationIn,
    CKBlendDestinationOut, CKBlendDestinationAtop, CKBlendXor, CKBlendClear,
} CKBlend;

// One straight edge. With dx, dy counted from the owner's origin pixel, a·dx + (b·dy + c) limited to 0…1 is the
// coverage it leaves of a pixel: the signed distance of the pixel's centre plus a half.
typedef struct CKLine { float a, b, c; } CKLine;

// One hard edge: keeps the pixel (x, y) when a·x + b·y + c ≥ 0. Exact; a pixel on the line goes to one side only.
typedef struct CKHardLine { int64_t a, b, c; } CKHardLine;

// A projective map for the offset (dx, dy) of a pixel from the owner's origin pixel.
typedef struct CKMatrix { float a, b, c, d, e, f, g, h, i; } CKMatrix;

// Rounded corners of a shape. `toLocal` gives points relative to the rectangle's centre.
typedef struct CKRounding {
    CKMatrix toLocal;
    float halfWidth, halfHeight;
    // How far the curve runs along the edges; 0 leaves the corner sharp.
    float topLeft, topRight, bottomLeft, bottomRight;
    // For each corner, in the order above, the two lines that bound its box inside the shape: distances in pixels,
    // positive towards the corner.
    CKLine boxes[8];
    uint8_t isContinuous;
} CKRounding;

// What multiplies an item's coverage: a quad, a clip, a cut. Shapes form chains.
typedef struct CKShape {
    int32_t originX, originY;
    int32_t next;                  // into the scene's shapes, or −1
    int32_t rounding;              // into the scene's roundings, or −1
    int32_t hardFirst, hardCount;  // into the scene's hard lines
    CKLine left, right, top, bottom;
    uint8_t hasSoftLines;
    uint8_t isInverted;            // a hole: keeps what lies outside
} CKShape;

// One mip level as a sampling source. Coordinates are limited to min…max, in 1/128 texel.
typedef struct CKLevel {
    const uint32_t *texels;
    int32_t stride;                // in texels
    float minU, minV, maxU, maxV;
} CKLevel;

typedef struct CKItem {
    int32_t minX, minY, maxX, maxY;  // no pixel outside is touched
    int32_t originX, originY;        // of `map` and `shade`
    int32_t shape;                   // into the scene's shapes, or −1: the bounds alone
    int32_t path;                    // into the scene's paths, or −1
    int32_t level, levelCount;       // into the scene's levels; for ramps `level` is the ramp
    int32_t copyX, copyY;            // copied texel = pixel + this
    CKSource source;
    CKMapping mapping;
    CKBlend blend;
    uint8_t isOpaque;                // every source colour has alpha 255
    uint8_t isTinted, isShaded;
    uint8_t hides;                   // worth asking what it covers: opaque and not tiny
    uint32_t color;                  // of a solid source, premultiplied
    uint32_t tint, tintAdd;          // per channel: c·tint + alpha·tintAdd
    float strength;                  // opacity, 0…255
    CKMatrix map;                    // pixels → 1/128 texels, or ramp space
    float texelArea;                 // trilinear: square texels under a pixel where the map's divisor is 1
    int32_t mipSharpness;            // trilinear: levels are mixed in the last 1/2^n of the way between them
    CKLine shade;                    // multiplies colours, 1 leaves them
    const uint32_t *mask;            // a picture whose alpha multiplies the source, or NULL
    int32_t maskStride, maskX, maskY, maskWidth, maskHeight;  // mask texel = pixel + (maskX, maskY); none outside
    uint8_t maskIsInverted;          // what the alpha leaves multiplies the source: all of it outside the mask
} CKItem;

// A line of an outline, in 1/256 pixel. The lines of an outline close, in any order.
typedef struct CKEdge { int32_t x0, y0, x1, y1; } CKEdge;

// Rows of a path that are worked out together.
#define CK_BAND_HEIGHT 64

// Pixels side by side in a row of a path: each with a coverage of its own, or all with the same.
typedef struct CKRun {
    int32_t first, last;
    uint32_t coverage;  // where the pixels' own begin in the band; or CK_EVEN and the one of all, 0…255
} CKRun;
#define CK_EVEN 0x80000000u

// Bands of no more blocks than this are narrow: each of their rows is one run with a coverage for every pixel of all blocks, row after
// row, though no edge may be near. Telling where edges are would take longer.
#define CK_NARROW_BLOCKS 4

// How many coverages each row of a narrow band has; 0 for others.
static inline int32_t ck_narrow_stride(int32_t width) {
    const int32_t blocks = (width + CK_BLOCK - 1) / CK_BLOCK;
    return blocks <= CK_NARROW_BLOCKS ? blocks * CK_BLOCK : 0;
}

// What a path covers of CK_BAND_HEIGHT rows: row k has the runs[rows[k]..<rows[k + 1]]. Where no run is, nothing is covered.
typedef struct CKBand {
    const CKRun *runs;
    const uint32_t *rows;
    const uint8_t *coverage;
    // The coverages of a narrow band's first row, and how many each row has; or NULL and 0.
    const uint8_t *narrow;
    int32_t narrowStride;
} CKBand;

// A path laid on the target. Its first column and row lie at the origin. Paths form chains: what one leaves, the next may take.
typedef struct CKPath {
    int32_t originX, originY;
    int32_t height;  // rows
    int32_t band;    // the first of its bands, into the scene's
    int32_t next;    // into the scene's paths, or −1
} CKPath;

// Works out what edges cover of a band. `sums` and `touched` are zero before `addEdges` and after `findRuns`.
typedef struct CKCover {
    const CKEdge *edges;
    int32_t edgeCount;
    int32_t offsetX, offsetY;  // of the edges, in 1/256 pixel
    int32_t width, height;     // of the band, in pixels
    uint32_t *sums;            // height · stride
    int32_t stride;            // a multiple of CK_BLOCK, more than the width
    uint64_t *touched;         // a bit for each block of a row
    int32_t words;             // of `touched`, for each row
    uint8_t isEvenOdd;
    // The result: room for 2 · blocks + height runs, (blocks + 1) · CK_BLOCK coverages, of which the last block is never written,
    // and height + 1 rows.
    CKRun *runs;
    uint32_t *rows;
    uint8_t *coverage;
} CKCover;

typedef struct CKScene {
    const CKItem *items;
    const CKShape *shapes;
    const CKRounding *roundings;
    const CKHardLine *hardLines;
    const CKLevel *levels;
    const uint32_t *ramps;
    const CKPath *paths;
    const CKBand *bands;
} CKScene;

// A rectangle of the target, at most CK_TILE_WIDTH × CK_TILE_HEIGHT, inside one tile; or tiles side by side, all of them covered by
// the topmost item, of which `ck_is_plain_cover` is true.
typedef struct CKTile {
    uint32_t *pixels;  // pixel (0, 0) of the target
    int32_t stride;
    int32_t minX, minY, maxX, maxY;
    uint32_t background;
    uint8_t keepsContent;  // paint over what is there instead of the background
    uint8_t streams;       // pixels that nothing covers go past the caches; rows then begin at multiples of 64 bytes
} CKTile;

// A box with fractional ends: 2·radius + 1 samples of `weight` and one more on each side of `endWeight`, in 1/65536.
typedef struct CKBox { int32_t radius; uint32_t weight, endWeight; } CKBox;

// Numbers that are blurred side by side: as many channels of as many lines.
#define CK_BLUR_LANES 32

// Three boxes one after another, along the rows and then the columns of a picture. Between the two it is one of 16-bit numbers, four for
// each pixel or one, in the memory of the pixels so far as they have room.
typedef struct CKBlur {
    CKBox box;
    uint8_t repeatsEdges;  // beyond the picture its edge goes on; otherwise nothing is there
    int32_t width, height;
    uint32_t *lows;             // of the wanted columns, row by row: the lower bytes of four numbers a pixel; none of one number
    uint32_t *pixels;           // the picture, then the upper bytes of the numbers, or each as it is where there is one
    int32_t stride;             // of pixels
    int32_t firstColumn, lastColumn, firstRow, lastRow;  // what is wanted of the result; elsewhere pixels stay
    // 0: four channels. Otherwise the picture's alpha alone, `shade` 255ths of it, and the result is as much in each channel where
    // this has a 1.
    uint32_t ink;
    uint32_t shade;
} CKBlur;

// A picture of half the size, rounded up: every pixel is the mean of four, rounded; edge pixels repeat.
typedef struct CKHalving {
    const uint32_t *source;
    int32_t width, height, stride;  // of the source
    uint32_t *target;
    int32_t targetStride;
} CKHalving;

// A picture of half the size for a blur: every pixel is made of 4 × 4, whose rows and columns count 1, 3, 3 and 1.
typedef struct CKShrinking {
    const uint32_t *source;
    int32_t width, height, stride;  // of the source
    int32_t firstColumn, firstRow;  // of the source's pixels: the inner four of the first pixel begin there, or before the source does
    uint32_t *target;
    int32_t targetStride, targetWidth;
    uint8_t repeatsEdges;           // beyond the source its edge goes on; otherwise nothing is there
} CKShrinking;

// A picture 2 or 4 times as large as another, whose pixels lie on straight lines between the other's.
typedef struct CKEnlarging {
    const uint32_t *source;
    int32_t width, height, stride;    // of the source, beyond which its edge goes on
    uint32_t *target;
    int32_t targetStride;
    int32_t times;
    int32_t offsetX, offsetY;         // from pixels of the target to those that the source's first pixel would be parted into
    int32_t firstColumn, lastColumn;  // of the target: no others are written
} CKEnlarging;

// Which texels count how much for each of `count` pixels along an axis: `taps` of them from its first one on.
typedef struct CKResampling {
    const int32_t *firsts;
    const float *weights;  // count · taps; what is zero is not read
    int32_t taps, count;
} CKResampling;

// The pixel loops of one instruction set.
typedef struct CKKernels {
    // Paints the items order[0..<count], bottom first, into a tile.
    void (*paintTile)(const CKScene *scene, const uint32_t *order, int32_t count, const CKTile *tile);
    // Pixels → numbers, blurred along rows first..<last. `lines` has room for 2 · width · CK_BLUR_LANES numbers, and begins at a
    // multiple of 64 bytes.
    void (*blurRows)(const CKBlur *blur, int32_t first, int32_t last, uint16_t *lines);
    // Numbers, blurred along the wanted columns first..<last → pixels. `lines` has room for 2 · height · CK_BLUR_LANES numbers.
    void (*blurColumns)(const CKBlur *blur, int32_t first, int32_t last, uint16_t *lines);
    // Paints rows first..<last of the smaller picture.
    void (*halveRows)(const CKHalving *halving, int32_t first, int32_t last);
    // Paints rows first..<last of a smaller picture, and of a larger one.
    void (*shrinkRows)(const CKShrinking *shrinking, int32_t first, int32_t last);
    void (*enlargeRows)(const CKEnlarging *enlarging, int32_t first, int32_t last);
    // Filters a row of texels along it: four sums a pixel.
    void (*narrowRow)(const CKResampling *axis, const uint32_t *texels, float *sums);
    // Mixes rows of such sums by their weights, none of which is zero, into pixels.
    void (*mixRows)(const float *const *rows, const float *weights, int32_t taps, int32_t width, uint32_t *pixels);
    // Adds up what the edges cover; returns how many blocks they touch.
    int32_t (*addEdges)(const CKCover *cover);
    // Turns the sums into runs.
    void (*findRuns)(const CKCover *cover);
} CKKernels;

// 0: every processor of the architecture, 1: x86-64-v3, 2: x86-64-v4. NULL where this processor lacks the instructions.
const CKKernels *ck_kernels(int32_t level);

// Sends a row of premultiplied pixels through a matrix of 4 × 5 numbers for straight colours 0…1: rows red, green, blue, alpha.
void ck_color_matrix(uint32_t *pixels, int32_t width, const float matrix[20]);

// True for an opaque box of whole pixels in one colour, or with texels one for one.
static inline int ck_is_plain_cover(const CKItem *item) {
    return item->shape < 0 && item->path < 0 && item->hides && item->isOpaque && item->blend == CKBlendNormal
        && item->strength >= 254.5f && !item->mask && !item->isTinted && !item->isShaded
        && (item->source == CKSourceCopy || item->source == CKSourceSolid);
}

// Tells the processor that this thread is waiting for another.
static inline void ck_relax(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

#ifdef __cplusplus
}
#endif
