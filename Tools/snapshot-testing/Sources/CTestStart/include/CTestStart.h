#pragma once

/// Defined in Swift: has XCTest tell when a test begins.
void mutoscope_watch_tests(void);
