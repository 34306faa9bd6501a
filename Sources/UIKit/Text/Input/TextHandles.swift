import CoreGraphics

/// The two handles at the ends of what fingers have selected. A pointer drags over text instead and sees none.
@MainActor
final class TextHandles {
    /// How far from a handle a finger still means it, in points.
    private static let reach: CGFloat = 22
    private unowned let editor: TextEditor
    private var views: (start: TextHandle, end: TextHandle)?

    init(_ editor: TextEditor) {
        self.editor = editor
    }

    /// Whether handles are there to be dragged.
    var areShown: Bool {
        guard editor.canvas.isActive, !editor.text.selection.isEmpty, let host = editor.host else { return false }
        return host.window?.touchCenter.usesFingers ?? false
    }

    /// Puts the handles where the selection ends, or takes them away.
    func update() {
        guard areShown, let host = editor.host else {
            if let views { for view in [views.start, views.end] { view.isHidden = true } }
            return
        }
        let views = views ?? (TextHandle(isStart: true), TextHandle(isStart: false))
        self.views = views
        let selection = editor.text.selection
        place(views.start, at: selection.lowerBound, in: host)
        place(views.end, at: selection.upperBound, in: host)
    }

    private func place(_ view: TextHandle, at position: Int, in host: UIView) {
        if view.superview !== host { host.addSubview(view) }
        let canvas = editor.canvas, bar = canvas.edgeRect(at: position, isStart: view.isStart)
        UIView.performWithoutAnimation {
            view.frame = TextHandle.frame(at: host.convert(bar, from: canvas), isStart: view.isStart)
            view.isHidden = !isInSight(bar)
        }
    }

    /// A field shows a part of its line.
    private func isInSight(_ bar: CGRect) -> Bool {
        guard editor.isSingleLine, let clip = editor.canvas.superview else { return true }
        let place = clip.convert(bar, from: editor.canvas)
        return place.maxX >= clip.bounds.minX && place.minX <= clip.bounds.maxX
    }

    /// The handle that a finger at a point of the host means: the nearer one. On what is selected a finger is as near as its ends are
    /// apart.
    func handle(at point: CGPoint) -> (isStart: Bool, bar: CGRect)? {
        guard areShown, let views else { return nil }
        let near = [views.start, views.end].filter { !$0.isHidden }.map { ($0, Self.distance($0.frame, point)) }
        guard let (view, distance) = near.min(by: { $0.1 < $1.1 }), distance <= Self.reach else { return nil }
        let inside = editor.host.map { editor.canvas.convert(point, from: $0) }
        if let inside, let box = editor.selectedBox(at: inside), distance > min(TextHandle.dot / 2, box.width / 8) {
            return nil
        }
        let selection = editor.text.selection
        let position = view.isStart ? selection.lowerBound : selection.upperBound
        return (view.isStart, editor.canvas.edgeRect(at: position, isStart: view.isStart))
    }

    /// Whether a point of the host lies on the dot of a handle, with a little about it.
    func isOnDot(_ point: CGPoint) -> Bool {
        guard areShown, let views else { return false }
        return [views.start, views.end].contains {
            !$0.isHidden && $0.knobFrame.insetBy(dx: -4, dy: -4).contains(point)
        }
    }

    private static func distance(_ frame: CGRect, _ point: CGPoint) -> CGFloat {
        let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
        let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
        return hypot(x, y)
    }
}

/// A bar as high as the line, with a dot: above it at the start, below it at the end.
final class TextHandle: UIView {
    static let dot: CGFloat = 11
    private static let width: CGFloat = 2
    let isStart: Bool
    private let bar = UIView()
    private let knob = UIView()

    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for part in [bar, knob] { addSubview(part) }
        knob.layer.cornerRadius = Self.dot / 2
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { preconditionFailure("TextHandle is made in code only.") }

    /// Of the whole, about a bar. The dot's edge lies a point inside of the line.
    static func frame(at bar: CGRect, isStart: Bool) -> CGRect {
        CGRect(
            x: bar.midX - dot / 2, y: isStart ? bar.minY - dot + 1 : bar.minY, width: dot, height: bar.height + dot - 1)
    }

    /// Of the dot, in the superview's points.
    var knobFrame: CGRect {
        CGRect(x: frame.minX, y: isStart ? frame.minY : frame.maxY - Self.dot, width: Self.dot, height: Self.dot)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        for part in [bar, knob] { part.backgroundColor = tintColor }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height - Self.dot + 1
        bar.frame = CGRect(
            x: (bounds.width - Self.width) / 2, y: isStart ? Self.dot - 1 : 0, width: Self.width, height: height)
        knob.frame = CGRect(x: 0, y: isStart ? 0 : height - 1, width: Self.dot, height: Self.dot)
    }
}
