public import CoreGraphics
import QuartzCore

/// Something small that is shown large while a finger rests on it, where the user reads large text.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether it is shown large.
    var showsLargeContentViewer: Bool { get }
    /// What it is called.
    var largeContentTitle: String? { get }
    /// What it looks like.
    var largeContentImage: UIImage? { get }
    /// Whether the picture is drawn larger than it is.
    var scalesLargeContentImage: Bool { get }
    /// Room round the picture, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// What a view shows large.
private struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var insets = UIEdgeInsets.zero
}

/// Where views keep what they show large.
@MainActor private let largeContentKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension UIView: UILargeContentViewerItem {}

extension UILargeContentViewerItem where Self: UIView {
    private var largeContent: LargeContent {
        get { objc_getAssociatedObject(self, largeContentKey) as? LargeContent ?? LargeContent() }
        set {
            objc_setAssociatedObject(self, largeContentKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    /// Whether it is shown large while a finger rests on it, where the user reads large text. False by default.
    public var showsLargeContentViewer: Bool {
        get { largeContent.isShown }
        set { largeContent.isShown = newValue }
    }
    /// What is said below the large picture; nil is what assistive programs say.
    public var largeContentTitle: String? {
        get { largeContent.title ?? accessibilityLabel }
        set { largeContent.title = newValue }
    }
    /// The picture that is shown large.
    public var largeContentImage: UIImage? {
        get { largeContent.image ?? (self as? UIImageView)?.image ?? (self as? UIButton)?.currentImage }
        set { largeContent.image = newValue }
    }
    /// Whether the picture is drawn larger than it is. Symbols always are.
    public var scalesLargeContentImage: Bool {
        get { largeContent.scalesImage }
        set { largeContent.scalesImage = newValue }
    }
    /// Room round the picture, in points.
    public var largeContentImageInsets: UIEdgeInsets {
        get { largeContent.insets }
        set { largeContent.insets = newValue }
    }
}

/// Says what is shown large where, and what a lifted finger does.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// The finger lifts over an item, or beside all of them. By default a control does what a tap does.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    /// What is at a point of the interaction's view. By default the view there that is shown large.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
}

extension UILargeContentViewerInteractionDelegate {
    /// What happens where it is not implemented.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) { (item as? UIControl)?.sendActions(for: .touchUpInside) }
    /// What is answered where it is not implemented.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { interaction.usualItem(at: point) }
}

/// Shows what a finger rests on large in the middle of the window, where the user reads text of an accessibility size.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view whose items are shown.
    open private(set) weak var view: UIView?
    /// Says what is shown.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    private let press = LargeContentPress()
    private var card: LargeContentCard?

    /// An interaction; the delegate is not retained.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
        press.isWanted = { [weak self] in self?.isWanted ?? false }
        press.addHandler { [weak self] in self?.pressed() }
    }

    /// Whether the user reads text of a size at which items are shown large.
    open class var isEnabled: Bool { UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory }

    /// The recogniser of the finger that rests, for others to wait for or to exclude.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    open func willMove(to view: UIView?) {
        if view !== self.view { self.view?.removeGestureRecognizer(press) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    private var isWanted: Bool {
        guard let view, view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return false }
        return item(at: press.location(in: view)) != nil
    }

    fileprivate func usualItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        var found = view?.hitTest(point, with: nil)
        while let candidate = found, !candidate.showsLargeContentViewer { found = candidate.superview }
        return found
    }

    private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        let item =
            delegate.map { $0.largeContentViewerInteraction(self, itemAt: point) } ?? usualItem(at: point)
        return item?.showsLargeContentViewer == true ? item : nil
    }

    private func pressed() {
        guard let view else { return }
        let point = press.location(in: view), item = item(at: point)
        switch press.state {
        case .began, .changed: show(item)
        case .ended:
            show(nil)
            guard let delegate else {
                (item as? UIControl)?.sendActions(for: .touchUpInside)
                return
            }
            delegate.largeContentViewerInteraction(self, didEndOn: item, at: point)
        default: show(nil)
        }
    }

    private func show(_ item: (any UILargeContentViewerItem)?) {
        guard let item, let window = view?.window else {
            let old = card
            card = nil
            UIView.animate(withDuration: 0.2) {
                old?.alpha = 0
            } completion: { _ in
                old?.removeFromSuperview()
            }
            return
        }
        let card = self.card ?? LargeContentCard(in: window)
        self.card = card
        card.show(item)
    }
}

/// Begins only where something is shown large.
final class LargeContentPress: UILongPressGestureRecognizer {
    var isWanted: () -> Bool = { false }

    init() {
        super.init(target: nil, action: nil)
        name = "large content"
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isWanted() else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }
}

/// The card in the middle of the window.
@MainActor
final class LargeContentCard: UIView {
    private static let side: CGFloat = 240, pictureSide: CGFloat = 110
    private let picture = UIImageView()
    private let label = UILabel()
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private(set) weak var item: (any UILargeContentViewerItem)?

    init(in window: UIWindow) {
        let bounds = window.bounds
        super.init(
            frame: CGRect(
                x: bounds.midX - Self.side / 2, y: bounds.midY - Self.side / 2, width: Self.side, height: Self.side))
        isUserInteractionEnabled = false
        layer.cornerRadius = 20
        layer.cornerCurve = .continuous
        clipsToBounds = true
        blur.frame = self.bounds
        addSubview(blur)
        picture.contentMode = .center
        picture.tintColor = .label
        label.font = .preferredFont(forTextStyle: .title2)
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(picture)
        addSubview(label)
        window.addSubview(self)
        alpha = 0
        UIView.animate(withDuration: 0.2) { self.alpha = 1 }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: any UILargeContentViewerItem) {
        guard item !== self.item else { return }
        self.item = item
        label.text = item.largeContentTitle
        let image = item.largeContentImage
        let isScaled = item.scalesLargeContentImage || image?.isSymbolImage == true
        picture.contentMode = isScaled ? .scaleAspectFit : .center
        picture.image = image
        let room = bounds.inner(dx: 16, dy: 20)
        let text = label.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude)).height
        let height = image == nil ? 0 : min(Self.pictureSide, max(0, room.height - text - 12))
        let whole = height + (height > 0 ? 12 : 0) + min(text, room.height)
        let top = bounds.midY - whole / 2
        picture.frame = CGRect(x: room.minX, y: top, width: room.width, height: height)
            .inset(by: item.largeContentImageInsets)
        label.frame = CGRect(
            x: room.minX, y: top + whole - min(text, room.height), width: room.width, height: min(text, room.height))
    }
}
