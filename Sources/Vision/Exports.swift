// What Apple's module brings along.
@_exported import AVFoundation
@_exported import CoreImage
