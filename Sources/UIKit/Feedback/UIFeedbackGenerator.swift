public import CoreGraphics

/// Says something to the hand that holds the machine. No display here can shake: calls are taken and do nothing.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view it was made for.
    open private(set) weak var view: UIView?

    public override init() {
        super.init()
    }

    /// A generator for what happens in a view.
    public init(view: UIView) {
        super.init()
        view.addInteraction(self)
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { self.view = view }

    /// Feedback is to come soon.
    open func prepare() {}
}

/// Feedback for things that hit each other.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy and how hard the things are.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium, heavy, soft, rigid
    }

    /// How heavy and how hard the things are.
    public let style: FeedbackStyle

    /// - Parameter style: how heavy and how hard the things are.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// A generator for what happens in a view.
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    public convenience override init() {
        self.init(style: .medium)
    }

    /// Something hit something.
    open func impactOccurred() {}
    /// Something hit something, at a point of the view.
    open func impactOccurred(at location: CGPoint) {}
    /// Something hit something with a force from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
    /// Something hit something with a force from 0 to 1, at a point of the view.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Feedback for how something went.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it went.
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning, error
    }

    /// Something went well or not.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
    /// Something went well or not, at a point of the view.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// Feedback for a selection that moves on.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// The selection moved on.
    open func selectionChanged() {}
    /// The selection moved on, at a point of the view.
    open func selectionChanged(at location: CGPoint) {}
}

/// Feedback for drawing on a canvas.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Something is in line with something else, at a point of the view.
    open func alignmentOccurred(at location: CGPoint) {}
    /// A path is closed, at a point of the view.
    open func pathCompleted(at location: CGPoint) {}
}
