public import UIKit

/// A controller whose views take part in a ``ZoomTransition``.
@MainActor
public protocol SharedElementProviding: AnyObject {
    /// The view that shows an element, in the controller's window; nil when it shows none now, and the element fades.
    func sharedElement(for identifier: AnyHashable) -> UIView?
}

/// Elements that both screens show fly from their place on the one to their place on the other, while the rest cross-fades.
///
/// Any number of elements, matched by identifier. An image view's picture changes its content mode on the way, corners their radius.
@preconcurrency @MainActor
open class ZoomTransition: ProgressTransition {
    /// What flies.
    public let identifiers: [AnyHashable]
    private var flights: [ZoomFlight] = []

    /// - Parameter identifiers: of the views that fly from one screen to the other.
    public init(_ way: TransitionWay, identifiers: [AnyHashable]) {
        self.identifiers = identifiers
        super.init(way)
        duration = 0.5
    }

    open override func prepare(_ stage: TransitionStage) {
        stage.coming?.layoutIfNeeded()
        for identifier in identifiers {
            let from = Self.element(identifier, in: stage.context.viewController(forKey: .from))
            let to = Self.element(identifier, in: stage.context.viewController(forKey: .to))
            if let flight = ZoomFlight(from: from, to: to, in: stage.container) { flights.append(flight) }
        }
    }

    open override func show(_ progress: CGFloat, on stage: TransitionStage) {
        // The view above fades; the one below stays, or the wall would be seen through both.
        let p = TransitionGeometry.eased(progress)
        stage.upper?.alpha = stage.presence(p)
        for flight in flights { flight.show(progress) }
    }

    open override func cleanUp(_ stage: TransitionStage, completed: Bool) {
        for flight in flights { flight.land() }
        flights = []
    }

    /// Looks in the controller and in the one that it shows.
    static func element(_ identifier: AnyHashable, in controller: UIViewController?) -> UIView? {
        if let provider = controller as? any SharedElementProviding { return provider.sharedElement(for: identifier) }
        let inner = (controller as? UINavigationController)?.topViewController ?? controller?.children.last
        return inner.flatMap { element(identifier, in: $0) }
    }
}

/// One element on its way.
@MainActor
private final class ZoomFlight {
    private let from: UIView
    private let to: UIView
    private let geometry: ZoomGeometry
    private let clip = UIView()
    private let opacities: [Float]
    /// What is seen of each end; one picture serves both when they show the same.
    private let faces: [(view: UIView, size: CGSize?)]

    /// nil when an end is missing or not on the screen.
    init?(from: UIView?, to: UIView?, in container: UIView) {
        guard let from, let to, from.bounds.width > 0, to.bounds.width > 0 else { return nil }
        self.from = from
        self.to = to
        geometry = ZoomGeometry(from: Self.end(of: from, in: container), to: Self.end(of: to, in: container))
        let images = [from, to].compactMap { ($0 as? UIImageView)?.image }
        if images.isEmpty {
            faces = [from, to].map { ($0.snapshotView(afterScreenUpdates: true) ?? UIView(), nil) }
        } else {
            faces = Self.pictures(images).map { image in
                let face = UIImageView(image: image)
                face.contentMode = .scaleToFill
                return (face, image.size)
            }
        }
        opacities = [from.layer.opacity, to.layer.opacity]
        clip.clipsToBounds = true
        clip.isUserInteractionEnabled = false
        for face in faces { clip.addSubview(face.view) }
        container.addSubview(clip)
    }

    /// Of two pictures of the same shape, the one with more pixels; of others both, one fading into the other.
    private static func pictures(_ images: [UIImage]) -> [UIImage] {
        guard images.count == 2 else { return images }
        let shapes = images.map { $0.size.width / max($0.size.height, .ulpOfOne) }
        guard abs(shapes[0] - shapes[1]) < 0.01 * shapes[0] else { return images }
        let pixels = images.map { $0.size.width * $0.scale }
        return [pixels[0] >= pixels[1] ? images[0] : images[1]]
    }

    private static func end(of view: UIView, in container: UIView) -> ZoomGeometry.End {
        let frame = view.convert(view.bounds, to: container)
        var picture = frame
        if let view = view as? UIImageView, let image = view.image {
            picture = ZoomGeometry.picture(image.size, in: frame, mode: view.contentMode)
        }
        return ZoomGeometry.End(frame: frame, picture: picture, cornerRadius: view.layer.cornerRadius)
    }

    func show(_ progress: CGFloat) {
        // Hidden by alpha of the layer alone: layout and hit testing stay as they are. At either end the element itself is seen.
        from.layer.opacity = progress <= 0 ? opacities[0] : 0
        to.layer.opacity = progress >= 1 ? opacities[1] : 0
        clip.isHidden = progress <= 0 || progress >= 1
        let element = geometry.element(at: progress)
        clip.frame = element.frame
        clip.layer.cornerRadius = element.cornerRadius
        let picture = element.picture.offsetBy(dx: -element.frame.minX, dy: -element.frame.minY)
        for face in faces {
            // Pictures keep their shape, whatever that of the place.
            face.view.frame = face.size.map { ZoomGeometry.picture($0, in: picture, mode: .scaleAspectFill) } ?? picture
        }
        if faces.count == 2 { faces[1].view.alpha = TransitionGeometry.eased(progress) }
    }

    func land() {
        clip.removeFromSuperview()
        from.layer.opacity = opacities[0]
        to.layer.opacity = opacities[1]
    }
}
