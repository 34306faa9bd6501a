import CoreGraphics

// Objects of classes known only at run time. Apple's initialisers are not `required`, so Swift refuses to call them through a metatype, while
// the machine can: a convenience initialiser receives the metatype and dispatches to the override. These declarations
// give such an initialiser, named by its symbol, a second face as a function of the metatype. A class that lacks the
// initialiser stops with "Use of unimplemented initializer", as it does on Apple's systems.

extension CALayer {
    @_silgen_name("$s10QuartzCore7CALayerC10presentingA2C_tcfC")
    private final class func _instantiate(presenting layer: __owned CALayer) -> CALayer

    @_silgen_name("$s10QuartzCore7CALayerC5freshACyt_tcfC")
    private final class func _instantiate() -> CALayer

    /// Calls `init(layer:)` of the class of `layer`.
    static func instantiate(presenting layer: CALayer) -> CALayer {
        type(of: layer)._instantiate(presenting: layer)
    }

    /// Calls `init()` of a class of layers that is known only at run time.
    package static func make(_ type: CALayer.Type) -> CALayer { type._instantiate() }
}

extension CAAnimation {
    @_silgen_name("$s10QuartzCore11CAAnimationC5freshACyt_tcfC")
    private final class func _instantiate() -> CAAnimation

    /// Calls `init()` of a class of animations that is known only at run time.
    static func instantiate(_ type: CAAnimation.Type) -> CAAnimation { type._instantiate() }
}
