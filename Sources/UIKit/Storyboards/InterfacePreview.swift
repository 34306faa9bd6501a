public import CoreGraphics

/// What `#Preview { … }` declares, as `port` writes it: made when a tool asks for it, never by the program.
@MainActor
public struct InterfacePreview {
    /// How a preview is shown.
    public struct Traits: Sendable {
        /// In the size of its content.
        public static var sizeThatFitsLayout: Traits { Traits() }
        /// As on a device.
        public static var defaultLayout: Traits { Traits() }
        /// Upright.
        public static var portrait: Traits { Traits() }
        /// On its side.
        public static var landscapeLeft: Traits { Traits() }
        /// On its other side.
        public static var landscapeRight: Traits { Traits() }
        /// In a size, in points.
        public static func fixedLayout(width: CGFloat, height: CGFloat) -> Traits { Traits() }
    }

    /// What the preview is called.
    public let name: String?
    /// Makes what is shown: a view or a controller.
    public let make: @MainActor () -> UIResponder

    /// A preview of what a closure makes.
    public init(_ name: String? = nil, traits: Traits..., body: @escaping @MainActor () -> UIView) {
        self.name = name
        make = body
    }

    /// A preview of what a closure makes.
    public init(_ name: String? = nil, traits: Traits..., body: @escaping @MainActor () -> UIViewController) {
        self.name = name
        make = body
    }
}
