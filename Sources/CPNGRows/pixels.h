#ifndef PNG_PIXELS_H
#define PNG_PIXELS_H

#include <stdint.h>

/// round(255 · value / alpha), at most 255.
static inline uint8_t straight(uint32_t value, uint32_t alpha) {
    const uint32_t wide = (value * 255 + alpha / 2) / alpha;
    return (uint8_t)(wide > 255 ? 255 : wide);
}

/// round(value · alpha / 255).
static inline uint32_t multiplied(uint32_t value, uint32_t alpha) { return (value * alpha + 127) / 255; }

#endif
