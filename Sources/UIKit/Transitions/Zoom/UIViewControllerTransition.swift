public import CoreGraphics

/// How a controller comes and goes.
///
/// Apple nests it as `UIViewController.Transition`. Here it stands alone, because a nested type would hide a program's own
/// `Transition` in every controller; `port` writes this name.
@preconcurrency @MainActor
public final class UIViewControllerTransition: NSObject {
    enum Kind {
        case style(UIModalTransitionStyle)
        case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
    }

    let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// Up from the bottom edge.
    public class var coverVertical: UIViewControllerTransition { UIViewControllerTransition(.style(.coverVertical)) }
    /// Both pages turn, back to back.
    public class var flipHorizontal: UIViewControllerTransition { UIViewControllerTransition(.style(.flipHorizontal)) }
    /// One page fades into the other.
    public class var crossDissolve: UIViewControllerTransition { UIViewControllerTransition(.style(.crossDissolve)) }
    /// The page in front curls up from its lower corner.
    public class var partialCurl: UIViewControllerTransition { UIViewControllerTransition(.style(.partialCurl)) }

    /// The page grows out of a view and goes back into it. Dragged down, pinched, or dragged from the leading edge it comes
    /// along with the fingers, and goes back when they let go.
    ///
    /// With Reduce Motion it fades. `sourceViewProvider` is asked each time; without a view, the page comes from the middle.
    public class func zoom(
        options: ZoomOptions? = nil,
        sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> UIViewControllerTransition {
        UIViewControllerTransition(.zoom(options?.copied() ?? ZoomOptions(), sourceViewProvider))
    }

    /// Between which controllers a zoom is.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
        /// Shown behind: the one whose view has the source view.
        public let sourceViewController: UIViewController
        /// Shown when zoomed in.
        public let zoomedViewController: UIViewController

        init(sourceViewController: UIViewController, zoomedViewController: UIViewController) {
            self.sourceViewController = sourceViewController
            self.zoomedViewController = zoomedViewController
            super.init()
        }
    }

    /// What can be chosen about a zoom.
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
        /// Says which part of the page lies on the source view when zoomed out, in points of the page's view; nil for all of it.
        public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// Asked before fingers may take the page back; without it they may where `willBegin` is true.
        public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
        /// Lies over what is behind the page; nil for a light shade.
        public var dimmingColor: UIColor?
        /// Blurs what is behind the page.
        public var dimmingVisualEffect: UIBlurEffect?

        func copied() -> ZoomOptions {
            let options = ZoomOptions()
            options.alignmentRectProvider = alignmentRectProvider
            options.interactiveDismissShouldBegin = interactiveDismissShouldBegin
            options.dimmingColor = dimmingColor
            options.dimmingVisualEffect = dimmingVisualEffect
            return options
        }

        /// The two ends of a zoom.
        @preconcurrency @MainActor
        public final class AlignmentRectContext: NSObject {
            /// The small one.
            public let sourceView: UIView
            /// The large one's controller.
            public let zoomedViewController: UIViewController

            init(sourceView: UIView, zoomedViewController: UIViewController) {
                self.sourceView = sourceView
                self.zoomedViewController = zoomedViewController
                super.init()
            }
        }

        /// Fingers that are about to take a page back.
        @preconcurrency @MainActor
        public final class InteractionContext: NSObject {
            /// In points of the page's view.
            public let location: CGPoint
            /// In points a second.
            public let velocity: CGVector
            /// Whether the dismissal begins unless the program objects.
            public let willBegin: Bool

            init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
                self.location = location
                self.velocity = velocity
                self.willBegin = willBegin
                super.init()
            }
        }
    }
}

extension UIViewControllerTransition {
    /// What draws the coming and going of `controller`.
    func makeAnimator(for controller: UIViewController, isComing: Bool) -> SystemAnimator {
        switch kind {
        case .style(let style):
            return style.makeAnimator(for: controller, isPresenting: isComing)
        case .zoom:
            let fades = UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
            return fades
                ? CrossDissolveAnimator(isPresenting: isComing) : ZoomAnimator(zoom: self, isZoomingIn: isComing)
        }
    }

    var options: ZoomOptions? { if case .zoom(let options, _) = kind { options } else { nil } }

    /// The view that the page comes from, if it can be seen.
    func sourceView(behind: UIViewController, zoomed: UIViewController) -> UIView? {
        guard case .zoom(_, let provider) = kind else { return nil }
        let context = ZoomSourceViewProviderContext(sourceViewController: behind, zoomedViewController: zoomed)
        return provider(context).flatMap { $0.window == nil || $0.bounds.isEmpty ? nil : $0 }
    }
}
