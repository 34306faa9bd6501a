import CoreGraphics

// Objects of classes known only at run time. Apple's initialisers are not `required`, so Swift refuses to call them through a metatype, while
// the machine can: a convenience initialiser receives the metatype and dispatches to the override. These declarations
// give such an initialiser, which bears a plain name for the linker, a second face as a function of the metatype. A class
// that lacks the initialiser stops with "Use of unimplemented initializer", as it does on Apple's systems.

extension CALayer {
    @_silgen_name("mutoscope_CALayer_presenting")
    private final class func _instantiate(presenting layer: __owned CALayer) -> CALayer

    @_silgen_name("mutoscope_CALayer_fresh")
    private final class func _instantiate() -> CALayer

    /// Calls `init(layer:)` of the class of `layer`.
    static func instantiate(presenting layer: CALayer) -> CALayer {
        type(of: layer)._instantiate(presenting: layer)
    }

    /// Calls `init()` of a class of layers that is known only at run time.
    package static func make(_ type: CALayer.Type) -> CALayer { type._instantiate() }
}

extension CAAnimation {
    @_silgen_name("mutoscope_CAAnimation_fresh")
    private final class func _instantiate() -> CAAnimation

    /// Calls `init()` of a class of animations that is known only at run time.
    static func instantiate(_ type: CAAnimation.Type) -> CAAnimation { type._instantiate() }
}
