import CoreGraphics
import QuartzCore

/// A picture of a view, lifted out of where it is: in its own shape, over its own colour, with a shadow.
@MainActor
final class LiftedPicture: UIView {
    let source: UITargetedPreview
    /// Where it came from, in the window's points.
    let home: CGRect
    /// Clips to the shape; the view itself throws the shadow.
    private let clip = UIView()
    private let picture: UIView
    private var parameters: UIPreviewParameters
    private static let cornerRadius: CGFloat = 13

    /// nil for a view that is in no window, or that has nothing to show.
    init?(_ preview: UITargetedPreview) {
        guard let place = preview.placeInWindow, place.width > 0, place.height > 0,
            let picture = Self.picture(of: preview.view)
        else { return nil }
        (source, home, self.picture) = (preview, place, picture)
        parameters = preview.parameters
        super.init(frame: place)
        isUserInteractionEnabled = false
        clip.addSubview(picture)
        addSubview(clip)
        clip.clipsToBounds = true
        shape()
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        layer.shadowOpacity = 0
    }

    required init?(coder: NSCoder) { nil }

    /// One that has been lifted already is still there to be pictured.
    private static func picture(of view: UIView) -> UIView? {
        let isAway = view.layer.animation(forKey: absence) != nil
        if isAway { view.layer.removeAnimation(forKey: absence) }
        defer { if isAway { view.layer.add(makeAbsence(), forKey: absence) } }
        return view.snapshotView(afterScreenUpdates: true)
    }

    // MARK: The view itself

    private static let absence = "lifted"

    /// Nothing is seen of the layer; its own opacity is the program's.
    private static func makeAbsence() -> CAAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (0, 0)
        animation.duration = 0.001
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        return animation
    }

    /// Takes the view off the screen while its picture stands for it. One of which only a part is lifted stays.
    func takeSourceAway() {
        guard part.contains(source.view.bounds) else { return }
        source.view.layer.add(Self.makeAbsence(), forKey: Self.absence)
    }

    func putSourceBack() { source.view.layer.removeAnimation(forKey: Self.absence) }

    private var part: CGRect { parameters.visiblePath?.bounds ?? source.view.bounds }

    /// The picture's points to one of the view's.
    private var fit: CGSize {
        CGSize(width: bounds.width / max(part.width, 1), height: bounds.height / max(part.height, 1))
    }

    private func shape() {
        clip.backgroundColor = parameters.backgroundColor ?? source.view.backgroundColor ?? .systemBackground
        guard let path = parameters.visiblePath else {
            clip.layer.cornerRadius = source.view.layer.cornerRadius
            clip.layer.cornerCurve = .continuous
            return
        }
        let mask = CAShapeLayer()
        mask.path = placed(path).cgPath
        clip.layer.mask = mask
        layer.shadowPath = placed(parameters.shadowPath ?? path).cgPath
    }

    /// Shows the view in another shape, its middle where it is.
    func reshape(_ parameters: UIPreviewParameters) {
        self.parameters = parameters
        clip.layer.mask = nil
        bounds.size = part.size
        shape()
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// A path of the view in this one's points.
    private func placed(_ path: UIBezierPath) -> UIBezierPath {
        let moved = UIBezierPath(cgPath: path.cgPath)
        moved.apply(CGAffineTransform(translationX: -part.minX, y: -part.minY))
        moved.apply(CGAffineTransform(scaleX: fit.width, y: fit.height))
        return moved
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        let whole = source.view.bounds.size
        picture.frame = CGRect(
            x: -part.minX * fit.width, y: -part.minY * fit.height, width: whole.width * fit.width,
            height: whole.height * fit.height)
        guard parameters.visiblePath == nil else { return }
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: clip.layer.cornerRadius).cgPath
    }

    /// Ten points more in the longer direction show that it is in the hand.
    static func growth(of size: CGSize) -> CGFloat { 1 + 10 / max(size.width, size.height, 100) }

    // MARK: Inside animations

    /// Looks as if it were in the hand.
    func lift() {
        layer.shadowOpacity = 0.25
        if parameters.visiblePath == nil {
            clip.layer.cornerRadius = max(clip.layer.cornerRadius, Self.cornerRadius)
        }
    }

    /// Looks as it does at its home.
    func putDown() {
        layer.shadowOpacity = 0
        clip.layer.cornerRadius = parameters.visiblePath == nil ? source.view.layer.cornerRadius : 0
    }
}
