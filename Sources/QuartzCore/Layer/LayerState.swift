import CoreGraphics
import RenderTree
import Synchronization

/// The objects a program set, given back as they were; what drawing needs of them is in the layer's appearance.
struct LayerObjects {
    // First those that are asked for at every change and layout.
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    var layoutManager: (any CALayoutManager)?
    var backgroundColor: CGColor?
    var borderColor: CGColor? = LayerObjects.black
    var shadowColor: CGColor? = LayerObjects.black
    var contents: Any?
    var contentsGravity = CALayerContentsGravity.resize
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var compositingFilter: Any?

    static let black = CGColor(rgba: .black)
}

/// Values that drawing does not read from the committed tree.
struct LayerValues {
    var name: String?
    /// Values of unknown keys, stored as they were given.
    var custom: [String: Any] = [:]
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var minificationFilterBias: Float = 0
    var isOpaque = false
    var needsDisplayOnBoundsChange = false
    var drawsAsynchronously = false
}

/// Who says whether a layer's edges are antialiased.
package struct LayerEdges {
    /// Whether they are in views where nobody speaks of them: what `UIViewEdgeAntialiasing` of the program's `Info.plist` says.
    nonisolated(unsafe) package static var areSoftInViews = false
    /// Whether the program spoke of them.
    var areTold = false
    /// Whether a view holds the layer, itself or by a layer further up.
    var areInView = false
}

/// A layer's place in its tree. Downward links own, upward links do not.
struct LayerLinks {
    /// The same for whoever only reads or marks it.
    private(set) var parentInPlace: Unmanaged<CALayer>?
    var parent: CALayer? {
        get { parentInPlace?.takeUnretainedValue() }
        set { parentInPlace = newValue.map { .passUnretained($0) } }
    }
    var children: [CALayer] = []
    var mask: CALayer?
}

/// What a layer waits for, and whether anything below it does: a walk visits marked layers only.
struct LayerPasses {
    struct Work: OptionSet {
        let rawValue: UInt8
        /// The committed node is out of date.
        static let commit = Work(rawValue: 1)
        static let layout = Work(rawValue: 2)
        static let display = Work(rawValue: 4)
    }

    /// The parts of the committed node that cannot be used again.
    struct Parts: OptionSet {
        let rawValue: UInt8
        static let style = Parts(rawValue: 1)
        static let content = Parts(rawValue: 2)
        static let children = Parts(rawValue: 4)
        static let all: Parts = [.style, .content, .children]
    }

    var own: Work = .commit
    var below: Work = []
    var stale: Parts = .all
    var isLayingOut = false
    /// Whether the last layout from here down did not come to an end.
    var isUnsettled = false
    /// Set while drawing when nobody had anything to draw.
    var drewNothing = false
    /// Whether the layer was part of a frame before it was taken out of its tree.
    var hasBeenCommitted = false
    /// The part of the contents that is out of date; null when none is.
    var dirtyRect = CGRect.null
    /// The layer's local time in one frame, so that many animations below do not climb the tree again and again.
    var timeStamp: UInt64 = 0
    var stampedMoment = LayerMoment(time: 0, rate: 1)
}

extension LayerID {
    private static let counter = Atomic<UInt64>(0)

    /// A name no other layer has.
    static func next() -> LayerID {
        LayerID(counter.add(1, ordering: .relaxed).newValue)
    }
}
