// The pixel loops for every processor of the architecture.
#pragma STDC FP_CONTRACT OFF
#define CK_TABLE ck_kernels_baseline
#include "loops/table.h"
