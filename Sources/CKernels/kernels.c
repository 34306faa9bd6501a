// Chooses among the builds of the pixel loops.
#include "CKernels.h"
#include <stddef.h>

const CKKernels *ck_kernels(int32_t level) {
    (void)level;
    return NULL;
}
