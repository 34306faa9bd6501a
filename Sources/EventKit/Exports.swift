// What Apple's module brings along.
@_exported import CoreLocation
@_exported import QuartzCore
