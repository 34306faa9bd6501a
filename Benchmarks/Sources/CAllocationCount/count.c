// Stands in front of the C library's heap: every block that Swift or C asks for comes by here.
#define _GNU_SOURCE
#include "CAllocationCount.h"
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Atomic int64_t blocks;
static _Atomic int is_counting;

static void note(void) {
    if (atomic_load_explicit(&is_counting, memory_order_relaxed)) atomic_fetch_add(&blocks, 1);
}

void *malloc(size_t size) { note(); return __libc_malloc(size); }
void *calloc(size_t count, size_t size) { note(); return __libc_calloc(count, size); }
void *realloc(void *block, size_t size) { note(); return __libc_realloc(block, size); }
void *memalign(size_t alignment, size_t size) { note(); return __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { note(); return __libc_memalign(alignment, size); }
int posix_memalign(void **block, size_t alignment, size_t size) {
    note();
    *block = __libc_memalign(alignment, size);
    return *block ? 0 : 12;
}

void allocation_count_begin(void) {
    atomic_store(&blocks, 0);
    atomic_store(&is_counting, 1);
}

int64_t allocation_count_end(void) {
    atomic_store(&is_counting, 0);
    return atomic_load(&blocks);
}
