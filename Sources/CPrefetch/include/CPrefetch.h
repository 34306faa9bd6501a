// Memory that is far away is asked for before it is needed: a walk over many objects, each at a place of its own, then waits for none.
#pragma once
#include <stdint.h>

// Asks for memory that is read soon: so many bytes from there on. Nothing is read that could fail.
static inline void prefetch_bytes(const void *memory, int32_t bytes) {
    for (int32_t k = 0; k < bytes; k += 64) __builtin_prefetch((const char *)memory + k);
}

// The same for memory that is written soon: another processor that has it gives it up.
static inline void prefetch_to_write(const void *memory, int32_t bytes) {
    for (int32_t k = 0; k < bytes; k += 64) __builtin_prefetch((const char *)memory + k, 1);
}
