// What leads to Foundation leads through AppleRuntime, whose names go before Foundation's.
@_exported import QuartzCore
