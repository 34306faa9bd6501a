import MutoscopeTesting
import Testing
import UIKit

// Views as programs for iOS write them, with Apple's signatures: what does not compile here is missing.

/// A subclass that overrides what subclasses override.
final class CardView: UIView {
    private let shape = CAShapeLayer()
    private lazy var label: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.numberOfLines = 0
        return label
    }()
    var events: [String] = []

    @IBInspectable var lineWidth: CGFloat = 2 { didSet { setNeedsDisplay() } }

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        events.append("awake")
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        setup()
    }

    private func setup() {
        layer.addSublayer(shape)
        addSubview(label)
        let tap = UITapGestureRecognizer(target: self, action: Selector("tapped:", CardView.tapped(_:)))
        addGestureRecognizer(tap)
    }

    @IBAction private func tapped(_ sender: UITapGestureRecognizer) { events.append("tap") }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape.frame = bounds
        shape.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 2, dy: 2), cornerRadius: 8).cgPath
        (layer as! CAGradientLayer).colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setLineWidth(lineWidth)
        context.setStrokeColor(UIColor.black.cgColor)
        context.stroke(rect)
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    override var bounds: CGRect { didSet { events.append("bounds") } }
    override var frame: CGRect { didSet { events.append("frame") } }
    override var backgroundColor: UIColor? { didSet { events.append("background") } }
    override var isHidden: Bool { didSet { events.append("hidden") } }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
    override func didMoveToSuperview() { super.didMoveToSuperview(); events.append("superview") }
    override func didMoveToWindow() { super.didMoveToWindow(); events.append("window") }
    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
    override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
    override func removeFromSuperview() { super.removeFromSuperview(); events.append("removed") }
    override func updateConstraints() { super.updateConstraints() }
    override func tintColorDidChange() { super.tintColorDidChange(); events.append("tint") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { events.append("traits") }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let point = touches.first?.location(in: self), bounds.contains(point) { events.append("touch") }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        super.action(for: layer, forKey: event)
    }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
    override var canBecomeFirstResponder: Bool { true }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { events.append("shake") }
    }
}

@MainActor @Suite("API: views") struct ViewAPITests {
    @Test("hierarchy, geometry and looks")
    func views() throws {
        let screen = TestScreen(size: CGSize(width: 200, height: 300))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        screen.show(root)
        let card = CardView(frame: CGRect(origin: .zero, size: CGSize(width: 100, height: 50)))
        root.addSubview(card)
        let back = UIView(), front = UIView()
        root.insertSubview(back, at: 0)
        root.insertSubview(front, aboveSubview: card)
        root.insertSubview(UIView(), belowSubview: card)
        root.bringSubviewToFront(card)
        root.sendSubviewToBack(front)
        root.exchangeSubview(at: 0, withSubviewAt: 1)
        card.center = CGPoint(x: root.bounds.midX, y: root.bounds.midY)
        card.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: .pi / 2).translatedBy(x: 1, y: 1)
        card.transform = CGAffineTransform(translationX: 5, y: 5).concatenating(CGAffineTransform(rotationAngle: 0.1))
        card.transform = .identity
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        root.layer.sublayerTransform = perspective
        card.transform3D = CATransform3DRotate(perspective, .pi / 4, 0, 1, 0)
        card.layer.transform = CATransform3DConcat(
            CATransform3DMakeRotation(0.2, 0, 0, 1), CATransform3DMakeTranslation(0, 0, 10))
        card.layer.transform = CATransform3DTranslate(CATransform3DScale(CATransform3DIdentity, 1, 1, 1), 0, 0, 0)
        card.anchorPoint = CGPoint(x: 0, y: 0.5)
        card.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        card.layer.zPosition = 5
        card.alpha = 0.5
        card.backgroundColor = UIColor.white.withAlphaComponent(0.5)
        card.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        card.isHidden = false
        card.clipsToBounds = true
        card.isOpaque = false
        card.contentMode = .scaleAspectFill
        card.tintColor = .red
        card.tag = 7
        card.isUserInteractionEnabled = true
        card.isExclusiveTouch = true
        card.isMultipleTouchEnabled = false
        card.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
        card.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        card.preservesSuperviewLayoutMargins = true
        card.insetsLayoutMarginsFromSafeArea = false
        card.semanticContentAttribute = .forceLeftToRight
        card.overrideUserInterfaceStyle = .dark
        card.mask = UIView(frame: card.bounds)
        card.mask = nil
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOffset = CGSize(width: 0, height: 2)
        card.layer.shadowOpacity = 0.3
        card.layer.shadowRadius = 4
        card.layer.shadowPath = UIBezierPath(rect: card.bounds).cgPath
        card.layer.cornerRadius = 8
        card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        card.layer.masksToBounds = true
        card.layer.borderWidth = 1
        card.layer.borderColor = UIColor.lightGray.cgColor
        card.layer.shouldRasterize = true
        card.layer.rasterizationScale = UIScreen.main.scale
        card.setNeedsLayout()
        card.layoutIfNeeded()
        card.setNeedsDisplay()
        card.sizeToFit()
        #expect(root.viewWithTag(7) === card)
        #expect(card.isDescendant(of: root))
        #expect(card.superview === root)
        #expect(card.window != nil)
        #expect(UIView.userInterfaceLayoutDirection(for: card.semanticContentAttribute) == .leftToRight)
        let point = card.convert(CGPoint.zero, to: root), rect = root.convert(root.bounds, from: card)
        #expect(point.x.isFinite)
        #expect(rect.width >= 0)
        #expect(card.convert(card.bounds, to: nil).width > 0)
        let snapshot = try #require(card.snapshotView(afterScreenUpdates: true))
        root.addSubview(snapshot)
        card.removeFromSuperview()
        for view in root.subviews { view.removeFromSuperview() }
        #expect(root.subviews.isEmpty)
        #expect(card.events.contains("removed"))
        #expect(card.events.contains("background"))
        #expect(root.safeAreaInsets == .zero)
        root.endEditing(true)
    }

    @Test("undo groups of a turn, and redo")
    func undo() {
        final class Model { var value = 0 }
        let manager = UndoManager(), model = Model()
        manager.groupsByEvent = false
        func set(_ value: Int) {
            let old = model.value
            manager.registerUndo(withTarget: model) { _ in set(old) }
            model.value = value
        }
        for value in [1, 2] {
            manager.beginUndoGrouping()
            set(value)
            set(value * 10)
            manager.setActionName("Change")
            manager.endUndoGrouping()
        }
        #expect(model.value == 20)
        #expect(manager.canUndo)
        #expect(!manager.canRedo)
        #expect(manager.undoActionName == "Change")
        manager.undo()
        #expect(model.value == 10)
        #expect(manager.canRedo)
        manager.undo()
        #expect(model.value == 0)
        #expect(!manager.canUndo)
        manager.redo()
        manager.redo()
        #expect(model.value == 20)
        #expect(!manager.canRedo)
        manager.removeAllActions(withTarget: model)
        #expect(!manager.canUndo)
    }

    @Test("haptics, pasteboard, device, screen, accessibility")
    func system() {
        let screen = TestScreen(size: CGSize(width: 200, height: 300))
        screen.window.makeKeyAndVisible()
        #expect(screen.window.isKeyWindow)
        let impact = UIImpactFeedbackGenerator(style: .medium)
        impact.prepare()
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0.5)
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
        let board = UIPasteboard.withUniqueName()
        board.string = "text"
        #expect(board.hasStrings)
        #expect(board.strings == ["text"])
        #expect(board.changeCount == 1)
        #expect(UIPasteboard(name: board.name, create: false)?.string == "text")
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        #expect(UIDevice.current.systemVersion.isEmpty == false)
        #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
        #expect(UIScreen.main.bounds.size == CGSize(width: 200, height: 300))
        #expect(UIScreen.main.scale > 0)
        #expect(UIApplication.shared.windows.count >= 1)
        let task = UIApplication.shared.beginBackgroundTask()
        UIApplication.shared.endBackgroundTask(task)
        #expect(task != .invalid)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        screen.window.addSubview(view)
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Card"
        view.accessibilityTraits = [.button, .selected]
        view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Open") { _ in true }]
        #expect(view.accessibilityFrame == CGRect(x: 10, y: 10, width: 20, height: 20))
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 5, height: 5)
        #expect(element.accessibilityFrame.origin == CGPoint(x: 11, y: 11))
        #expect(UIAccessibility.isReduceMotionEnabled == false)
        #expect(NSCoder.cgRect(for: NSCoder.string(for: view.frame)) == view.frame)
        #expect(NSStringFromCGRect(view.frame) == "{{10, 10}, {20, 20}}")
    }
}
