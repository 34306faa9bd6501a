#include <stdlib.h>
#include <string.h>

#include "huffman.h"
#include "pixels.h"
#include "png_rows.h"

// A zlib stream of filtered rows. Screens are mostly rows that equal the one above: such a row is one zero and matches of it, and
// is never looked at byte by byte.

enum {
    LONGEST_MATCH = 258,
    SHORTEST_MATCH = 4,
    WINDOW = 32768,
    HASH_BITS = 14,
    BLOCK = 1 << 16,  // tokens
    END = 256,
    LENGTHS = 286,
    DISTANCES = 30,
};

static const uint16_t length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                         31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t distance_base[30] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
                                           193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
static const uint8_t distance_extra[30] = {0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};
/// The order in which deflate sends the lengths of the code of lengths.
static const uint8_t sending_order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

typedef struct {
    uint8_t *out;
    size_t used, capacity;
    uint64_t bits;
    int bit_count;

    uint32_t *tokens;  // a byte, or length << 16 | distance with the top bit set
    size_t token_count;
    uint32_t length_counts[MOST_SYMBOLS], distance_counts[MOST_SYMBOLS];
    uint8_t length_symbol[LONGEST_MATCH + 1];
    uint8_t near_symbol[257], far_symbol[257];
    uint32_t adler_a, adler_b;
} Stream;

// MARK: Bits

static inline void put(Stream *s, uint32_t bits, int count) {
    s->bits |= (uint64_t)bits << s->bit_count;
    s->bit_count += count;
    if (s->bit_count < 32) return;
    if (s->used + 4 <= s->capacity)
        for (int i = 0; i < 4; i++) s->out[s->used + i] = (uint8_t)(s->bits >> 8 * i);
    s->used += 4;
    s->bits >>= 32;
    s->bit_count -= 32;
}

/// Fills the last byte with zeros and writes what is left.
static void flush(Stream *s) {
    for (; s->bit_count > 0; s->bit_count -= 8, s->bits >>= 8) {
        if (s->used < s->capacity) s->out[s->used] = (uint8_t)s->bits;
        s->used++;
    }
    s->bit_count = 0;
}

static void prepare_symbols(Stream *s) {
    for (int symbol = 0; symbol < 29; symbol++) {
        const int end = symbol == 28 ? LONGEST_MATCH : length_base[symbol] + (1 << length_extra[symbol]) - 1;
        for (int n = length_base[symbol]; n <= end && n <= LONGEST_MATCH; n++) s->length_symbol[n] = (uint8_t)symbol;
    }
    for (int symbol = 0; symbol < 30; symbol++)
        for (int n = distance_base[symbol]; n < distance_base[symbol] + (1 << distance_extra[symbol]); n++) {
            if (n <= 256) s->near_symbol[n] = (uint8_t)symbol;
            if ((n - 1) >> 7 <= 256) s->far_symbol[(n - 1) >> 7] = (uint8_t)symbol;
        }
}

static inline int distance_symbol(const Stream *s, uint32_t distance) {
    return distance <= 256 ? s->near_symbol[distance] : s->far_symbol[(distance - 1) >> 7];
}

// MARK: Blocks

/// The lengths of both codes as deflate sends them: runs become 16 (again), 17 and 18 (zeros), with their extra bits above 8.
static size_t pack_lengths(const uint8_t *lengths, size_t count, uint16_t *packed) {
    size_t n = 0;
    for (size_t i = 0; i < count;) {
        size_t run = 1;
        while (i + run < count && lengths[i + run] == lengths[i]) run++;
        if (lengths[i] == 0 && run >= 3) {
            if (run > 138) run = 138;
            packed[n++] = run <= 10 ? (uint16_t)(17 | (run - 3) << 8) : (uint16_t)(18 | (run - 11) << 8);
        } else if (lengths[i] != 0 && run >= 4) {
            packed[n++] = lengths[i];
            if (run > 7) run = 7;
            packed[n++] = (uint16_t)(16 | (run - 4) << 8);
        } else {
            run = 1;
            packed[n++] = lengths[i];
        }
        i += run;
    }
    return n;
}

static void put_codes(Stream *s, const Code *lengths, const Code *distances) {
    uint8_t all[LENGTHS + DISTANCES];
    memcpy(all, lengths->lengths, LENGTHS);
    memcpy(all + LENGTHS, distances->lengths, DISTANCES);
    uint16_t packed[LENGTHS + DISTANCES];
    const size_t count = pack_lengths(all, LENGTHS + DISTANCES, packed);
    uint32_t counts[MOST_SYMBOLS] = {0};
    for (size_t i = 0; i < count; i++) counts[packed[i] & 255]++;
    Code code;
    make_code(&code, counts, 19, 7);
    int sent = 19;
    while (sent > 4 && code.lengths[sending_order[sent - 1]] == 0) sent--;
    put(s, LENGTHS - 257, 5);
    put(s, DISTANCES - 1, 5);
    put(s, (uint32_t)(sent - 4), 4);
    for (int i = 0; i < sent; i++) put(s, code.lengths[sending_order[i]], 3);
    for (size_t i = 0; i < count; i++) {
        const int symbol = packed[i] & 255, extra = packed[i] >> 8;
        put(s, code.bits[symbol], code.lengths[symbol]);
        if (symbol >= 16) put(s, (uint32_t)extra, symbol == 16 ? 2 : symbol == 17 ? 3 : 7);
    }
}

static void put_block(Stream *s, int isLast) {
    s->length_counts[END]++;
    Code lengths, distances;
    make_code(&lengths, s->length_counts, LENGTHS, 15);
    make_code(&distances, s->distance_counts, DISTANCES, 15);
    put(s, (uint32_t)isLast | 2 << 1, 3);
    put_codes(s, &lengths, &distances);
    for (size_t i = 0; i < s->token_count; i++) {
        const uint32_t token = s->tokens[i];
        if (!(token >> 31)) {
            put(s, lengths.bits[token], lengths.lengths[token]);
            continue;
        }
        const uint32_t length = token >> 16 & 0x7FFF, distance = (token & 0xFFFF) + 1;
        const int l = s->length_symbol[length], d = distance_symbol(s, distance);
        put(s, lengths.bits[257 + l], lengths.lengths[257 + l]);
        put(s, length - length_base[l], length_extra[l]);
        put(s, distances.bits[d], distances.lengths[d]);
        put(s, distance - distance_base[d], distance_extra[d]);
    }
    put(s, lengths.bits[END], lengths.lengths[END]);
    s->token_count = 0;
    memset(s->length_counts, 0, sizeof s->length_counts);
    memset(s->distance_counts, 0, sizeof s->distance_counts);
}

// MARK: Tokens

static inline void make_room(Stream *s) {
    if (s->token_count == BLOCK) put_block(s, 0);
}

static inline void add_byte(Stream *s, uint8_t byte) {
    make_room(s);
    s->tokens[s->token_count++] = byte;
    s->length_counts[byte]++;
}

static inline void add_match(Stream *s, uint32_t length, uint32_t distance) {
    make_room(s);
    s->tokens[s->token_count++] = 1u << 31 | length << 16 | (distance - 1);
    s->length_counts[257 + s->length_symbol[length]]++;
    s->distance_counts[distance_symbol(s, distance)]++;
}

/// `count` bytes again, at least three, that lie `distance` back.
static void add_repeat(Stream *s, size_t count, uint32_t distance) {
    while (count > 0) {
        size_t length = count < LONGEST_MATCH ? count : LONGEST_MATCH;
        // No rest that is too short for a match of its own.
        if (count > length && count - length < SHORTEST_MATCH) length -= SHORTEST_MATCH;
        add_match(s, (uint32_t)length, distance);
        count -= length;
    }
}

static inline uint32_t word_at(const uint8_t *p) {
    uint32_t word;
    memcpy(&word, p, 4);
    return word;
}

/// How many bytes are the same from `a` and from `b` on, `most` at most.
static inline size_t shared_length(const uint8_t *a, const uint8_t *b, size_t most) {
    size_t length = 0;
    for (; length + 8 <= most; length += 8) {
        uint64_t x, y;
        memcpy(&x, a + length, 8);
        memcpy(&y, b + length, 8);
        if (x != y) break;
    }
    while (length < most && a[length] == b[length]) length++;
    return length;
}

/// Finds repeats in bytes begin..<end of `bytes`; `heads` remembers where four bytes were seen last, plus one.
static void tokenize(Stream *s, const uint8_t *bytes, size_t begin, size_t end, uint32_t *heads) {
    size_t i = begin;
    while (i < end) {
        if (end - i < SHORTEST_MATCH) {
            add_byte(s, bytes[i++]);
            continue;
        }
        const uint32_t word = word_at(bytes + i);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        const uint32_t key = __builtin_bswap32(word);
#else
        const uint32_t key = word;
#endif
        uint32_t *head = &heads[key * 2654435761u >> (32 - HASH_BITS)];
        const size_t seen = *head;
        *head = (uint32_t)(i + 1);
        if (seen == 0 || i + 1 - seen > WINDOW || word_at(bytes + seen - 1) != word) {
            add_byte(s, bytes[i++]);
            continue;
        }
        const size_t from = seen - 1, distance = i - from;
        const size_t length = shared_length(bytes + from, bytes + i, end - i);
        add_repeat(s, length, (uint32_t)distance);
        i += length;
    }
}

// MARK: Checksum

static const uint32_t ADLER = 65521;

enum { LANES = 16 };

static void sum(Stream *s, const uint8_t *bytes, size_t count) {
    uint32_t a = s->adler_a, b = s->adler_b;
    while (count > 0) {
        // As many as cannot overflow.
        size_t part = count < 5552 ? count : 5552;
        count -= part;
        // Each lane sums every sixteenth byte, and what that sum was before each.
        uint32_t plain[LANES] = {0}, before[LANES] = {0};
        const uint32_t steps = (uint32_t)(part / LANES);
        for (uint32_t i = 0; i < steps; i++, bytes += LANES)
            for (int lane = 0; lane < LANES; lane++) {
                before[lane] += plain[lane];
                plain[lane] += bytes[lane];
            }
        b += LANES * steps * a;
        for (uint32_t lane = 0; lane < LANES; lane++) {
            b += LANES * before[lane] + (LANES - lane) * plain[lane];
            a += plain[lane];
        }
        for (part -= steps * LANES; part > 0; part--) {
            a += *bytes++;
            b += a;
        }
        a %= ADLER;
        b %= ADLER;
    }
    s->adler_a = a;
    s->adler_b = b;
}

static void sum_zeros(Stream *s, size_t count) {
    s->adler_b = (uint32_t)((s->adler_b + (uint64_t)count % ADLER * s->adler_a) % ADLER);
}

// MARK: Rows

static void straighten(const uint32_t *pixels, size_t width, int channels, uint8_t *out) {
    if (channels == 3) {
        // Four bytes at once; the fourth is the next pixel's first.
        for (size_t x = 0; x < width; x++, out += 3) {
            const uint8_t rgb[4] = {(uint8_t)(pixels[x] >> 16), (uint8_t)(pixels[x] >> 8), (uint8_t)pixels[x], 0};
            memcpy(out, rgb, 4);
        }
        return;
    }
    for (size_t x = 0; x < width; x++, out += 4) {
        const uint32_t p = pixels[x], a = p >> 24;
        const int isWhole = a == 255 || a == 0;
        out[0] = isWhole ? (uint8_t)(p >> 16) : straight(p >> 16 & 255, a);
        out[1] = isWhole ? (uint8_t)(p >> 8) : straight(p >> 8 & 255, a);
        out[2] = isWhole ? (uint8_t)p : straight(p & 255, a);
        out[3] = (uint8_t)a;
    }
}

size_t png_band_bound(size_t width, size_t height, int channels) {
    // No code is longer than 15 bits; each block adds its codes.
    const size_t bytes = (width * (size_t)channels + 1) * height;
    return bytes * 2 + (bytes / BLOCK + 2) * 512 + 64;
}

/// A row that equals the one above.
static void add_zero_row(Stream *s, uint8_t filter, size_t count) {
    add_byte(s, filter);
    size_t single = count < 4 ? count : 1;
    for (size_t i = 0; i < single; i++) add_byte(s, 0);
    if (count > single) add_repeat(s, count - single, 1);
    sum(s, &filter, 1);
    sum_zeros(s, count);
}

/// Filters and tokenises the rows of a band. `bytes` holds all its filtered rows, `rows` two straight ones with four bytes behind each.
static void put_rows(
    Stream *s, const uint32_t *pixels, size_t width, size_t height, size_t stride, int channels, int isFirst, uint8_t *bytes,
    uint8_t *rows, uint32_t *heads) {
    const size_t count = width * (size_t)channels;
    uint8_t *current = rows, *above = rows + count + 4;
    if (!isFirst) straighten(pixels - stride, width, channels, above);
    for (size_t y = 0; y < height; y++) {
        const uint32_t *row = pixels + y * stride;
        uint8_t *out = bytes + y * (count + 1);
        const int isTop = isFirst && y == 0;
        const uint8_t filter = isTop ? 1 : 2;
        if (!isTop && memcmp(row, row - stride, width * 4) == 0) {
            out[0] = filter;
            memset(out + 1, 0, count);
            add_zero_row(s, filter, count);
            continue;
        }
        straighten(row, width, channels, current);
        out[0] = filter;
        if (isTop) {
            for (size_t i = 0; i < count; i++)
                out[i + 1] = (uint8_t)(current[i] - (i >= (size_t)channels ? current[i - (size_t)channels] : 0));
        } else {
            // `above` is right for rows that were skipped too: they equal the one that it was made of.
            for (size_t i = 0; i < count; i++) out[i + 1] = (uint8_t)(current[i] - above[i]);
        }
        tokenize(s, bytes, y * (count + 1), (y + 1) * (count + 1), heads);
        sum(s, out, count + 1);
        uint8_t *swapped = current;
        current = above;
        above = swapped;
    }
}

size_t png_deflate_band(
    const uint32_t *pixels, size_t width, size_t height, size_t stride, int channels, int isFirst, int isLast, uint8_t *out,
    size_t capacity, uint32_t *checksum) {
    const size_t count = width * (size_t)channels;
    Stream *s = calloc(1, sizeof *s);
    uint32_t *tokens = malloc(BLOCK * sizeof *tokens), *heads = calloc((size_t)1 << HASH_BITS, sizeof *heads);
    uint8_t *bytes = malloc((count + 1) * height + 4), *rows = malloc(count * 2 + 8);
    size_t written = 0;
    if (s != NULL && tokens != NULL && heads != NULL && bytes != NULL && rows != NULL) {
        s->out = out;
        s->capacity = capacity;
        s->tokens = tokens;
        s->adler_a = 1;
        prepare_symbols(s);
        put_rows(s, pixels, width, height, stride, channels, isFirst, bytes, rows, heads);
        put_block(s, isLast);
        // An empty stored block begins on a whole byte, and so does the next band behind it.
        if (!isLast) put(s, 0, 3);
        flush(s);
        if (!isLast) put(s, 0xFFFF0000, 32);
        flush(s);
        *checksum = s->adler_b << 16 | s->adler_a;
        written = s->used <= capacity ? s->used : 0;
    }
    free(s);
    free(tokens);
    free(heads);
    free(bytes);
    free(rows);
    return written;
}

uint32_t png_joined_checksum(uint32_t first, uint32_t second, size_t second_count) {
    const uint64_t count = second_count % ADLER, a1 = first & 0xFFFF, b1 = first >> 16, a2 = second & 0xFFFF, b2 = second >> 16;
    // The second sum began at one as the first did; each of its bytes has what the first left before it.
    const uint64_t a = (a1 + a2 + ADLER - 1) % ADLER, b = (b1 + b2 + count * (a1 + ADLER - 1)) % ADLER;
    return (uint32_t)(b << 16 | a);
}
