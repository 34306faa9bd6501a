public import CoreGraphics

/// A magnifier over text, from the moment a finger takes hold of something in it until it lets go.
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
    private let view: UIView
    private let loupe: LoupeView

    private init(_ view: UIView, _ loupe: LoupeView) {
        self.view = view
        self.loupe = loupe
        super.init()
    }

    /// Shows a magnifier; nil where the view is in no window.
    ///
    /// - Parameters:
    ///   - point: of the finger, in points of `interactionView`.
    ///   - selectionWidget: what is dragged, from which the magnifier grows; nil is the point.
    ///   - interactionView: the view with the text.
    public class func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
    ) -> UITextLoupeSession? {
        guard let window = interactionView.window else { return nil }
        let loupe = LoupeView()
        window.addSubview(loupe)
        let session = UITextLoupeSession(interactionView, loupe)
        let origin = selectionWidget.map { interactionView.convert($0.bounds, from: $0) }
        session.place(at: point, over: origin ?? CGRect(origin: point, size: .zero), followsCaret: false)
        loupe.grow()
        return session
    }

    /// Follows a finger.
    ///
    /// - Parameters:
    ///   - point: of the finger, in the view's points.
    ///   - caretRect: of the caret, in the view's points; its line is what is magnified.
    ///   - trackingCaret: whether the caret is in the middle, in place of the finger.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret: Bool) {
        place(at: point, over: caretRect, followsCaret: trackingCaret)
    }

    /// Takes the magnifier away.
    open func invalidate() { loupe.shrink() }

    private func place(at point: CGPoint, over caret: CGRect, followsCaret: Bool) {
        guard let window = view.window else { return }
        let line = window.convert(caret, from: view), finger = window.convert(point, from: view)
        loupe.show(
            CGPoint(x: followsCaret ? line.midX : finger.x, y: line.midY), above: line.minY, of: view, in: window)
    }
}

/// The magnifier itself: a capsule with what is under it, larger.
final class LoupeView: UIView {
    private static let size = CGSize(width: 116, height: 56), magnification: CGFloat = 1.25
    /// Between the magnifier and the line, and the least to the window's edges; points.
    private static let gap: CGFloat = 14, margin: CGFloat = 4
    private let glass = UIView()
    private var picture: UIView?
    /// The line's top in this view's points, where the loupe grows from.
    private var stem: CGFloat { Self.size.height / 2 + Self.gap }

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        let radius = Self.size.height / 2
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shadowPath = CGPath(
            roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
        glass.frame = bounds
        glass.clipsToBounds = true
        glass.layer.cornerRadius = radius
        glass.layer.borderWidth = 1
        glass.backgroundColor = .systemBackground
        addSubview(glass)
        colorAppearanceDidChange()
    }

    required init?(coder: NSCoder) { preconditionFailure("LoupeView is made in code only.") }

    override func colorAppearanceDidChange() {
        super.colorAppearanceDidChange()
        glass.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    /// Magnifies what is about a point of the window, from above a line's top.
    func show(_ middle: CGPoint, above top: CGFloat, of view: UIView, in window: UIWindow) {
        let room = window.bounds.inner(dx: Self.margin, dy: Self.margin), size = Self.size
        let x = min(max(middle.x, room.minX + size.width / 2), max(room.minX, room.maxX - size.width / 2))
        let y = max(top - Self.gap - size.height / 2, room.minY + size.height / 2)
        UIView.performWithoutAnimation {
            center = CGPoint(x: x, y: y)
            show(middle, of: view, in: window)
        }
    }

    private func show(_ middle: CGPoint, of view: UIView, in window: UIWindow) {
        // What lies over the window, as menus and other magnifiers, is not magnified.
        let shown = sequence(first: view, next: \.superview).prefix { $0 !== window }
        guard let source = Array(shown).last else { return }
        let width = Self.size.width / Self.magnification, height = Self.size.height / Self.magnification
        let part = CGRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
        glass.backgroundColor = window.backgroundColor ?? .systemBackground
        let new = source.resizableSnapshotView(
            from: source.convert(part, from: window), afterScreenUpdates: true, withCapInsets: .zero)
        picture?.removeFromSuperview()
        picture = new
        guard let new else { return }
        new.frame = glass.bounds
        glass.addSubview(new)
    }

    /// Comes out of the line.
    func grow() {
        let shape = small
        UIView.performWithoutAnimation {
            transform = shape
            alpha = 0
        }
        UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
            self.transform = .identity
            self.alpha = 1
        }
    }

    /// Goes back into it.
    func shrink() {
        let shape = small
        UIView.animate(withDuration: 0.15, delay: 0, options: [.allowUserInteraction, .curveEaseIn]) {
            self.transform = shape
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    private var small: CGAffineTransform { CGAffineTransform(translationX: 0, y: stem).scaledBy(x: 0.2, y: 0.2) }
}
