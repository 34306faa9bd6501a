import AppleRuntime

extension CALayer: KeyPathReadable {}
extension CALayer: AssociatedObjectOwner {}
extension CAAnimation: AssociatedObjectOwner {}
