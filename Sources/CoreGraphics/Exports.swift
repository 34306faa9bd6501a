// Sources that say `import CoreGraphics` on Apple's systems get CGRect, CGFloat and the rest with it.
@_exported import Foundation
