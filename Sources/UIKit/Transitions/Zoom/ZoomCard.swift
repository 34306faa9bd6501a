import CoreGraphics
import QuartzCore

/// A page in mid zoom: it lies in a card that cuts it, over a shade, with a picture of the source view in front.
///
/// The page comes back into the container at the end, as it was.
@MainActor
final class ZoomCard {
    private static let shade = UIColor(white: 0, alpha: 0.2)
    private static let thumbnailFade: TimeInterval = 0.2

    private let zoom: UIViewControllerTransition
    private let container: UIView
    private let zoomed: UIViewController
    private let behind: UIViewController
    private let page: UIView
    private let pageTransform: CATransform3D
    /// Of the page, before and after.
    private(set) var rest: CGRect
    private let containerSize: CGSize

    private let hiding = ZoomSources.shared
    private let card = UIView()
    private let dimming = UIView()
    private var source: UIView?
    private var thumbnail: UIView?

    /// nil where the transition moves no page of its own.
    init?(
        _ zoom: UIViewControllerTransition, _ context: any UIViewControllerContextTransitioning, isZoomingIn: Bool
    ) {
        guard let page = context.view(forKey: isZoomingIn ? .to : .from),
            let zoomed = context.viewController(forKey: isZoomingIn ? .to : .from),
            let behind = context.viewController(forKey: isZoomingIn ? .from : .to)
        else { return nil }
        (self.zoom, self.page, self.zoomed, self.behind) = (zoom, page, zoomed, behind)
        container = context.containerView
        containerSize = container.bounds.size
        pageTransform = page.layer.transform
        rest = isZoomingIn ? context.finalFrame(for: zoomed) : page.frame
        build()
        takeSource()
    }

    private func build() {
        let options = zoom.options
        if let effect = options?.dimmingVisualEffect {
            let blur = UIVisualEffectView(effect: effect)
            blur.frame = container.bounds
            blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            dimming.addSubview(blur)
        }
        dimming.backgroundColor = options?.dimmingColor ?? Self.shade
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.isUserInteractionEnabled = false
        card.clipsToBounds = true
        card.autoresizesSubviews = false
        card.layer.cornerCurve = .continuous
        container.insertSubview(dimming, belowSubview: page)
        container.insertSubview(card, aboveSubview: dimming)
        card.addSubview(page)
    }

    // MARK: Source

    /// The source view is where the page is: it hides meanwhile.
    private func takeSource() {
        let found = zoom.sourceView(behind: behind, zoomed: zoomed)
        guard found !== source else { return }
        leaveSource()
        guard let found else { return }
        source = found
        if let picture = hiding.picture(of: found) {
            thumbnail = picture
            card.addSubview(picture)
        }
        hiding.hide(found)
    }

    private func leaveSource() {
        if let source { hiding.show(source) }
        source = nil
        thumbnail?.removeFromSuperview()
        thumbnail = nil
    }

    private var alignment: CGRect {
        guard let source, let provider = zoom.options?.alignmentRectProvider else { return .zero }
        let asked = UIViewControllerTransition.ZoomOptions.AlignmentRectContext(
            sourceView: source, zoomedViewController: zoomed)
        return provider(asked) ?? .zero
    }

    private var sourcePlace: ZoomPlace {
        guard let source else {
            // From, or to, a point in the middle.
            return ZoomPlace(
                card: CGRect(x: rest.midX, y: rest.midY, width: 0, height: 0), pageScale: 0.01, cornerRadius: 0)
        }
        let layer = source.layer.presentation() ?? source.layer
        return ZoomPlace(
            on: container.convert(source.bounds, from: source), aligned: alignment, page: rest.size,
            cornerRadius: layer.cornerRadius)
    }

    // MARK: Places

    /// The source may be another by now: the user has turned to the next picture, the list has scrolled.
    func showAtSource() {
        takeSource()
        show(sourcePlace)
        dimming.alpha = 0
        thumbnail?.frame = card.bounds
    }

    func showAtRest() {
        show(ZoomPlace(card: rest, pageScale: 1, cornerRadius: 0))
        dimming.alpha = 1
        thumbnail?.frame = thumbnailAtRest
    }

    func show(_ pull: ZoomPull) {
        show(pull.place)
        dimming.alpha = 1 - pull.progress
        thumbnail?.alpha = 0
    }

    private func show(_ place: ZoomPlace) {
        card.bounds.size = place.card.size
        card.center = CGPoint(x: place.card.midX, y: place.card.midY)
        card.layer.cornerRadius = place.cornerRadius
        page.layer.transform = CATransform3DScale(pageTransform, place.pageScale, place.pageScale, 1)
        page.center = place.pageCenter
    }

    /// Over the part of the page that lies on the source.
    private var thumbnailAtRest: CGRect {
        guard let thumbnail else { return .zero }
        let asked = alignment, part = asked.isEmpty ? CGRect(origin: .zero, size: rest.size) : asked
        let size = thumbnail.bounds.size
        let scale = max(part.width / max(size.width, 1), part.height / max(size.height, 1))
        return CGRect(
            x: part.midX - size.width * scale / 2, y: part.midY - size.height * scale / 2, width: size.width * scale,
            height: size.height * scale)
    }

    /// The source's picture is there when small, the page when large.
    func fadeThumbnail(in comes: Bool) {
        guard let thumbnail else { return }
        UIView.performWithoutAnimation { thumbnail.alpha = comes ? 0 : 1 }
        UIView.animate(
            withDuration: Self.thumbnailFade, delay: comes ? 0.08 : 0,
            options: [.curveEaseInOut, .overrideInheritedDuration, .overrideInheritedCurve],
            animations: { thumbnail.alpha = comes ? 1 : 0 })
    }

    func end() {
        // The window may have another size by now.
        rest.size.width += container.bounds.width - containerSize.width
        rest.size.height += container.bounds.height - containerSize.height
        page.layer.transform = pageTransform
        page.bounds.size = rest.size
        page.center = CGPoint(x: rest.midX, y: rest.midY)
        if page.superview === card { container.insertSubview(page, aboveSubview: card) }
        card.removeFromSuperview()
        dimming.removeFromSuperview()
        leaveSource()
    }
}
