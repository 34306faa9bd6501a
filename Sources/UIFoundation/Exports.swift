// As the headers of Apple's UIKit have them.
@_exported import CoreImage
@_exported import QuartzCore
