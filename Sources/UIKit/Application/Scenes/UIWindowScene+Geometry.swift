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

        /// The space of the scene, in points.
        public let coordinateSpace: any UICoordinateSpace

        init(_ orientation: UIInterfaceOrientation, _ space: any UICoordinateSpace) {
            interfaceOrientation = orientation
            coordinateSpace = space
            super.init()
        }
    }

    /// How the scene is turned now.
    public var effectiveGeometry: Geometry { Geometry(interfaceOrientation, coordinateSpace) }

    /// Asks for another orientation. The display's window takes the other shape, where its size is the program's to choose; else, or where
    /// the controller on the screen allows none of what is asked for, the closure hears why not.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: (@MainActor (any Error) -> Void)? = nil
    ) {
        guard let wish = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        let supported = orientationsOfController
        let allowed = wish.intersection(supported)
        if allowed.isEmpty {
            errorHandler?(
                Self.refusal(
                    "None of the requested orientations are supported by the view controller. "
                        + "Requested: \(wish.words); Supported: \(supported.words)"))
        } else if !allowed.contains(interfaceOrientation.mask), !screen.requestSize(screen.bounds.size.turned) {
            errorHandler?(
                Self.refusal(
                    "The display decides how a window is turned: none of the requested orientations is in force."))
        }
    }

    private var orientationsOfController: UIInterfaceOrientationMask {
        (keyWindow ?? windows.last)?.controllerOnTop?.supportedInterfaceOrientations ?? .all
    }

    private static func refusal(_ reason: String) -> NSError {
        NSError(domain: "UISceneErrorDomain", code: 101, userInfo: [NSLocalizedDescriptionKey: reason])
    }
}

extension CGSize {
    fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}

extension UIInterfaceOrientationMask {
    fileprivate var words: String {
        let names: [(UIInterfaceOrientationMask, String)] = [
            (.portrait, "portrait"), (.landscapeLeft, "landscapeLeft"), (.landscapeRight, "landscapeRight"),
            (.portraitUpsideDown, "portraitUpsideDown"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}

extension UIInterfaceOrientation {
    var mask: UIInterfaceOrientationMask {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        default: []
        }
    }
}
