import CoreGraphics
import QuartzCore

/// What stands beside a context menu, over the dimmed window: the lifted picture of a view, or the view of a previewed controller.
@MainActor
final class MenuPreview: UIControl {
    /// Where it came from, in the window's points.
    let home: CGRect
    /// Without its growth, in points.
    let fullSize: CGSize
    /// Where it goes back to, if the program has an own idea of that.
    var returnsTo: UITargetedPreview?
    private let source: UITargetedPreview
    private let content: Content
    private var isGoing = false

    private enum Content {
        case picture(LiftedPicture)
        case controller(any PreviewedController, clip: UIView)
    }

    /// nil for a view that is in no window, or that has nothing to show.
    init?(_ preview: UITargetedPreview, controller: (any PreviewedController)?) {
        guard let place = preview.placeInWindow, place.width > 0, place.height > 0,
            let window = preview.target.container.window
        else { return nil }
        (source, home) = (preview, place)
        if let controller {
            content = .controller(controller, clip: UIView())
            fullSize = Self.size(of: controller, in: window)
        } else {
            guard let picture = LiftedPicture(preview) else { return nil }
            content = .picture(picture)
            fullSize = place.size
        }
        super.init(frame: CGRect(origin: .zero, size: fullSize))
        switch content {
        case .picture(let picture): addSubview(picture)
        case .controller(let controller, let clip): add(controller, clip)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ controller: any PreviewedController, _ clip: UIView) {
        clip.isUserInteractionEnabled = false
        clip.layer.cornerRadius = 13
        clip.layer.cornerCurve = .continuous
        clip.clipsToBounds = true
        // It appears with the menu, not by itself as soon as it is in the window.
        controller.beginAppearanceTransition(true, animated: true)
        clip.addSubview(controller.view)
        addSubview(clip)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 13).cgPath
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        layer.shadowOpacity = 0
    }

    private static func size(of controller: any PreviewedController, in window: UIWindow) -> CGSize {
        controller.loadViewIfNeeded()
        let room = window.bounds.inset(by: window.safeAreaInsets).inner(dx: 16, dy: 16).size
        let wanted = controller.preferredContentSize
        guard wanted.width > 0, wanted.height > 0 else {
            return CGSize(width: room.width, height: (room.height * 0.6).rounded())
        }
        return CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    }

    private var picture: LiftedPicture? { if case .picture(let picture) = content { picture } else { nil } }
    private var controller: (any PreviewedController)? {
        if case .controller(let own, _) = content { own } else { nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        switch content {
        case .picture(let picture): picture.frame = bounds
        case .controller(let controller, let clip):
            clip.frame = bounds
            controller.view.frame = clip.bounds
        }
    }

    // MARK: Coming and going

    /// Where it stands before it is lifted.
    func stand() {
        center = CGPoint(x: home.midX, y: home.midY)
        picture?.takeSourceAway()
        guard controller != nil else { return }
        let scale = min(home.width / fullSize.width, home.height / fullSize.height)
        if !UIAccessibility.isReduceMotionEnabled { transform = CGAffineTransform(scaleX: scale, y: scale) }
        alpha = 0
    }

    /// Goes to its place beside the menu. Called inside an animation.
    func lift(to place: CGRect) {
        center = CGPoint(x: place.midX, y: place.midY)
        alpha = 1
        let fit = place.width / max(fullSize.width, 1)
        let growth = picture != nil && fit == 1 ? LiftedPicture.growth(of: fullSize) : fit
        transform = CGAffineTransform(scaleX: growth, y: growth)
        if let picture { picture.lift() } else { layer.shadowOpacity = 0.25 }
    }

    /// The menu may have gone again before it was there.
    func didLift() { if !isGoing { controller?.endAppearanceTransition() } }

    /// Goes back to where it belongs, or fades where that is gone. Called inside an animation.
    func putDown() {
        isGoing = true
        controller?.beginAppearanceTransition(false, animated: true)
        layer.shadowOpacity = 0
        picture?.putDown()
        // What goes somewhere else fades; the view is seen again at once.
        if returnsTo != nil { picture?.putSourceBack() }
        guard let place = (returnsTo ?? source).placeInWindow else {
            alpha = 0
            return
        }
        center = CGPoint(x: place.midX, y: place.midY)
        let isOther = controller != nil || returnsTo != nil
        let scale = isOther ? min(place.width / fullSize.width, place.height / fullSize.height) : 1
        transform = CGAffineTransform(scaleX: scale, y: scale)
        if isOther { alpha = 0 }
    }

    /// Grows over the window and gives way to what it showed. Called inside an animation.
    func pop(over window: CGRect) {
        isGoing = true
        controller?.beginAppearanceTransition(false, animated: true)
        picture?.putSourceBack()
        center = CGPoint(x: window.midX, y: window.midY)
        let scale = max(window.width / fullSize.width, window.height / fullSize.height)
        if !UIAccessibility.isReduceMotionEnabled { transform = CGAffineTransform(scaleX: scale, y: scale) }
        alpha = 0
    }

    func didGo() {
        picture?.putSourceBack()
        controller?.endAppearanceTransition()
    }
}
