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
            for view in step.superview.subviews where view.followsAutoresizingMask {
                view.autoresize(from: step.oldSize, to: newSize)
            }
        }
    }

    /// One axis: where the view begins and how long it is after the superview's length went from `old` to `new`.
    static func resize(
        start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let delta = new - old
        let parts: [(isFlexible: Bool, length: CGFloat)] = [
            (flexible.before, start), (flexible.length, length), (flexible.after, old - start - length),
        ]
        let flexibleCount = parts.count { $0.isFlexible }
        guard delta != 0, flexibleCount > 0 else { return (start, length) }
        let total = parts.reduce(0) { $0 + ($1.isFlexible ? $1.length : 0) }
        func share(_ index: Int) -> CGFloat {
            guard parts[index].isFlexible else { return 0 }
            return total == 0 ? delta / CGFloat(flexibleCount) : delta * parts[index].length / total
        }
        return (start + share(0), max(0, length + share(1)))
    }
}

extension UIView {
    fileprivate func autoresize(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        let frame = untransformedFrame
        let x = AutoresizingPass.resize(
            start: frame.minX, length: frame.width, old: old.width, new: new.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let y = AutoresizingPass.resize(
            start: frame.minY, length: frame.height, old: old.height, new: new.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        let resized = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
        guard resized != frame else { return }
        guard !CATransform3DIsIdentity(layer.transform) else {
            self.frame = resized
            return
        }
        let anchor = layer.anchorPoint
        bounds.size = resized.size
        center = CGPoint(x: resized.minX + anchor.x * resized.width, y: resized.minY + anchor.y * resized.height)
    }

    /// The frame as it would be without the transform: that is what masks move.
    private var untransformedFrame: CGRect {
        guard !CATransform3DIsIdentity(layer.transform) else { return frame }
        let size = bounds.size, anchor = layer.anchorPoint
        return CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}
