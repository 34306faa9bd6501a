#include "frame_coder.h"

static inline uint32_t colour(uint32_t word) { return word & 0xFFFFFF; }

/// Of the colour as 0xBBGGRR, which is what the page has.
static inline uint32_t place(uint32_t colour) { return (__builtin_bswap32(colour) >> 8) * 0x9E3779B1u >> 26; }

static inline uint8_t *run(uint8_t *out, int length, uint8_t first, int most) {
    if (length <= most) {
        *out++ = (uint8_t)(first + length - 1);
        return out;
    }
    *out++ = (uint8_t)(first + most);
    *out++ = (uint8_t)length;
    *out++ = (uint8_t)(length >> 8);
    return out;
}

static inline uint8_t *difference(uint8_t *out, uint32_t now, uint32_t last) {
    int red = (int8_t)((now >> 16) - (last >> 16)), green = (int8_t)((now >> 8) - (last >> 8)), blue = (int8_t)(now - last);
    if (red >= -2 && red < 2 && green >= -2 && green < 2 && blue >= -2 && blue < 2) {
        *out++ = (uint8_t)(0x40 | (red + 2) << 4 | (green + 2) << 2 | (blue + 2));
        return out;
    }
    red -= green;
    blue -= green;
    if (green >= -32 && green < 32 && red >= -8 && red < 8 && blue >= -8 && blue < 8) {
        *out++ = (uint8_t)(0x80 | (green + 32));
        *out++ = (uint8_t)((red + 8) << 4 | (blue + 8));
        return out;
    }
    *out++ = 0xFE;
    *out++ = (uint8_t)(now >> 16);
    *out++ = (uint8_t)(now >> 8);
    *out++ = (uint8_t)now;
    return out;
}

size_t frame_coder_encode(const uint32_t *pixels, size_t stride, int width, int height, uint8_t *out) {
    uint8_t *start = out;
    uint32_t table[64], last = 0;
    for (int i = 0; i < 64; i++) table[i] = UINT32_MAX;
    for (int y = 0; y < height; y++) {
        const uint32_t *row = pixels + (size_t)y * stride, *above = y > 0 ? row - stride : 0;
        int x = 0;
        while (x < width) {
            uint32_t now = colour(row[x]);
            int end = x + 1;
            if (now == last) {
                while (end < width && colour(row[end]) == last) end++;
                out = run(out, end - x, 0xC0, 31);
            } else if (above && now == colour(above[x])) {
                while (end < width && colour(row[end]) == colour(above[end])) end++;
                out = run(out, end - x, 0xE0, 29);
            } else if (table[place(now)] == now) {
                *out++ = (uint8_t)place(now);
            } else {
                table[place(now)] = now;
                out = difference(out, now, last);
            }
            last = colour(row[end - 1]);
            x = end;
        }
    }
    return (size_t)(out - start);
}
