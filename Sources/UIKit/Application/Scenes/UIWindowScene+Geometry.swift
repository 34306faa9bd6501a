public import CoreGraphics

extension UIWindowScene {
    /// How a scene wants to be turned or how large it wants to be.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// What a phone's or tablet's scene wants.
        @preconcurrency @MainActor
        open class iOS: GeometryPreferences {
            /// The ways in which the scene may be turned.
            open var interfaceOrientations: UIInterfaceOrientationMask

            /// No wish for some orientation.
            public override init() {
                interfaceOrientations = .all
                super.init()
            }

            /// The ways in which the scene may be turned.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// How a scene is turned and how large it is now.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        /// By the shape of the screen.
        public let interfaceOrientation: UIInterfaceOrientation
        /// Whether the display turns with the hand: windows of a desktop do not.
        open var isInterfaceOrientationLocked: Bool { true }

        init(_ orientation: UIInterfaceOrientation) {
            interfaceOrientation = orientation
            super.init()
        }
    }

    /// How the scene is turned now.
    public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

    /// Asks for another orientation. The display decides on the window's shape here: where that does not suit, the closure hears so.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: (@MainActor (any Error) -> Void)? = nil
    ) {
        guard let wish = geometryPreferences as? GeometryPreferences.iOS,
            !wish.interfaceOrientations.contains(interfaceOrientation.mask)
        else { return }
        errorHandler?(
            NSError(
                domain: "UISceneErrorDomain", code: 101,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "The display decides how a window is turned: none of the requested orientations is in force."
                ]))
    }
}

extension UIInterfaceOrientation {
    fileprivate var mask: UIInterfaceOrientationMask {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        default: []
        }
    }
}
