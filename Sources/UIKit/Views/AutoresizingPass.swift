import QuartzCore

/// Moves subviews after their superview's size changed, by their autoresizing masks.
///
/// Along each axis the flexible parts (the margin before, the length, the margin after) share the change in proportion to
/// their old lengths; if those add up to nothing they share equally; with no flexible part the margin after takes it all
/// (docs/behaviour/views.md §1). Resized subviews resize theirs through a worklist, so depth costs no stack.
@MainActor
enum AutoresizingPass {
    private struct Step {
        let superview: UIView
        let oldSize: CGSize
    }

    /// What the pass that runs has before it; nil while none does.
    private static var pending: [Step]?

    static func run(from superview: UIView, oldSize: CGSize) {
        let first = Step(superview: superview, oldSize: oldSize)
        guard pending == nil else {
            pending?.append(first)
            return
        }
        pending = [first]
        defer { pending = nil }
        while let step = pending?.popLast() {
            let newSize = step.superview.bounds.size
            for view in step.superview.subviews where view.translatesAutoresizingMaskIntoConstraints {
                autoresize(view, from: step.oldSize, to: newSize)
            }
        }
    }

    /// One axis: where the view begins and how long it is after the superview's length went from `old` to `new`.
    static func resize(
        start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, flexible: UIView.AutoresizingMask.Flexible
    ) -> (start: CGFloat, length: CGFloat) {
        let delta = new - old, after = old - start - length
        let count = (flexible.before ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.after ? 1 : 0)
        guard delta != 0, count > 0 else { return (start, length) }
        let total = (flexible.before ? start : 0) + (flexible.length ? length : 0) + (flexible.after ? after : 0)
        func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
            guard isFlexible else { return 0 }
            return total == 0 ? delta / CGFloat(count) : delta * part / total
        }
        return (start + share(flexible.before, start), max(0, length + share(flexible.length, length)))
    }
}

extension AutoresizingPass {
    private static func autoresize(_ view: UIView, from old: CGSize, to new: CGSize) {
        let mask = view.autoresizingMask, frame = untransformedFrame(of: view)
        let x = resize(
            start: frame.minX, length: frame.width, old: old.width, new: new.width, flexible: mask.flexibleAcross)
        let y = resize(
            start: frame.minY, length: frame.height, old: old.height, new: new.height, flexible: mask.flexibleDown)
        let resized = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
        guard resized != frame else { return }
        guard !CATransform3DIsIdentity(view.layer.transform) else {
            view.frame = resized
            return
        }
        let anchor = view.layer.anchorPoint
        view.bounds.size = resized.size
        view.center = CGPoint(x: resized.minX + anchor.x * resized.width, y: resized.minY + anchor.y * resized.height)
    }

    /// The frame as it would be without the transform: that is what masks move.
    private static func untransformedFrame(of view: UIView) -> CGRect {
        guard !CATransform3DIsIdentity(view.layer.transform) else { return view.frame }
        let size = view.bounds.size, anchor = view.layer.anchorPoint
        return CGRect(
            x: view.center.x - anchor.x * size.width, y: view.center.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}

/// Part of the superview's growth that goes to the start and the length of a view, across and down.
struct AutoresizingShares: Equatable {
    private(set) var x = 0.0, width = 0.0, y = 0.0, height = 0.0

    init(_ mask: UIView.AutoresizingMask, of rect: CGRect, in outer: CGSize) {
        (x, width) = Self.shares(
            mask.flexibleAcross, lengths: (rect.minX, rect.width, outer.width - rect.maxX))
        (y, height) = Self.shares(
            mask.flexibleDown, lengths: (rect.minY, rect.height, outer.height - rect.maxY))
    }

    private static func shares(
        _ flexible: UIView.AutoresizingMask.Flexible, lengths: (CGFloat, CGFloat, CGFloat)
    ) -> (Double, Double) {
        let parts = [(flexible.before, lengths.0), (flexible.length, lengths.1), (flexible.after, lengths.2)]
        let count = parts.count { $0.0 }
        guard count > 0 else { return (0, 0) }
        let total = parts.reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
        let all = parts.map { isFlexible, length in
            isFlexible ? (total == 0 ? 1 / Double(count) : Double(length / total)) : 0
        }
        return (all[0], all[1])
    }
}

extension UIView.AutoresizingMask {
    /// What gives way along an axis: the margin before, the length, the margin after.
    typealias Flexible = (before: Bool, length: Bool, after: Bool)

    fileprivate var flexibleAcross: Flexible {
        (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
    }

    fileprivate var flexibleDown: Flexible {
        (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
    }
}
