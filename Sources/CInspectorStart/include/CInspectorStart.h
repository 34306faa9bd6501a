#pragma once

/// Defined in Swift: has programs look for an inspector when they begin, where the environment asks for one.
void mutoscope_offer_inspector(void);
