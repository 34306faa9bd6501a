#include "huffman.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    uint32_t weight;
    uint16_t symbol;
} Leaf;

static int by_weight(const void *a, const void *b) {
    const Leaf *x = a, *y = b;
    if (x->weight != y->weight) return x->weight < y->weight ? -1 : 1;
    return (int)x->symbol - (int)y->symbol;
}

/// How many codes each length has in the tree of the sorted leaves. Merged weights come out sorted, so two queues are enough.
static void count_lengths(const Leaf *leaves, size_t count, uint32_t *lengths, int longest) {
    uint32_t weights[2 * MOST_SYMBOLS];
    uint16_t parents[2 * MOST_SYMBOLS], depths[2 * MOST_SYMBOLS];
    for (size_t i = 0; i < count; i++) weights[i] = leaves[i].weight;
    size_t leaf = 0, inner = count;
    const size_t end = 2 * count - 1;
    for (size_t next = count; next < end; next++) {
        uint32_t sum = 0;
        for (int child = 0; child < 2; child++) {
            const int takesLeaf = leaf < count && (inner >= next || weights[leaf] <= weights[inner]);
            const size_t taken = takesLeaf ? leaf++ : inner++;
            parents[taken] = (uint16_t)next;
            sum += weights[taken];
        }
        weights[next] = sum;
    }
    depths[end - 1] = 0;
    for (size_t i = end - 1; i-- > 0;) {
        depths[i] = (uint16_t)(depths[parents[i]] + 1);
        if (i < count) lengths[depths[i] < longest ? depths[i] : longest]++;
    }
}

/// Longer codes were cut to `longest`: gives room back by making shorter ones longer until the code is a prefix code again.
static void fit(uint32_t *lengths, int longest) {
    uint32_t used = 0;
    for (int n = 1; n <= longest; n++) used += lengths[n] << (longest - n);
    while (used > 1u << longest) {
        lengths[longest]--;
        int n = longest - 1;
        while (lengths[n] == 0) n--;
        lengths[n]--;
        lengths[n + 1] += 2;
        used--;
    }
}

static uint16_t reversed(uint32_t bits, int count) {
    uint32_t result = 0;
    for (int i = 0; i < count; i++) result |= (bits >> i & 1) << (count - 1 - i);
    return (uint16_t)result;
}

void make_code(Code *code, const uint32_t *counts, size_t symbols, int longest) {
    memset(code, 0, sizeof *code);
    Leaf leaves[MOST_SYMBOLS];
    size_t count = 0;
    for (size_t s = 0; s < symbols; s++)
        if (counts[s] > 0) leaves[count++] = (Leaf){counts[s], (uint16_t)s};
    // Readers want complete codes: one symbol alone gets a companion that is never sent.
    for (uint16_t s = 0; count < 2; s++)
        if (counts[s] == 0) leaves[count++] = (Leaf){1, s};
    qsort(leaves, count, sizeof *leaves, by_weight);

    uint32_t lengths[32] = {0};
    count_lengths(leaves, count, lengths, longest);
    fit(lengths, longest);

    // The rarest symbols come first and get the longest codes.
    size_t next = 0;
    for (int n = longest; n > 0; n--)
        for (uint32_t k = 0; k < lengths[n]; k++) code->lengths[leaves[next++].symbol] = (uint8_t)n;
    uint32_t first[32] = {0};
    for (int n = 1; n <= longest; n++) first[n] = (first[n - 1] + (n > 1 ? lengths[n - 1] : 0)) << 1;
    for (size_t s = 0; s < symbols; s++) {
        const int n = code->lengths[s];
        if (n > 0) code->bits[s] = reversed(first[n]++, n);
    }
}
