// Counts calls of the heap while counting is on.
#pragma once
#include <stdint.h>

void allocation_count_begin(void);
// Ends counting and returns how many blocks were asked for since.
int64_t allocation_count_end(void);
