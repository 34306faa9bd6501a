#ifndef PNG_HUFFMAN_H
#define PNG_HUFFMAN_H

#include <stddef.h>
#include <stdint.h>

enum { MOST_SYMBOLS = 288 };

/// A canonical prefix code: for each symbol the bits as deflate sends them (first bit lowest) and how many; 0 for unused symbols.
typedef struct {
    uint16_t bits[MOST_SYMBOLS];
    uint8_t lengths[MOST_SYMBOLS];
} Code;

/// The shortest code for these counts with no length above `longest`. At least two symbols get one.
void make_code(Code *code, const uint32_t *counts, size_t symbols, int longest);

#endif
