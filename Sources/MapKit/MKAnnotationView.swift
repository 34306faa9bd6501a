public import CoreLocation
public import UIKit

/// Under which name views of annotations are found that nobody names.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"

/// How important a view is beside others: all are shown.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// 0 to 1000.
    public let rawValue: Float
    /// A priority by its number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority by its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Must be shown.
    public static let required = MKFeatureDisplayPriority(1000)
    /// Important.
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    /// Not important.
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Shows an annotation. Its middle, moved by ``centerOffset``, is at the place.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    /// Whether the user is moving an annotation. Nobody can here: maps do not let annotations be dragged.
    public enum DragState: UInt, Sendable {
        /// Nothing moves.
        case none = 0
        /// It begins.
        case starting
        /// It goes on.
        case dragging
        /// It was called off.
        case canceling
        /// It ends.
        case ending
    }
    /// How a view keeps clear of others: it does not.
    public enum CollisionMode: Int, Sendable {
        /// By its rectangle.
        case rectangle = 0
        /// By the circle in its rectangle.
        case circle
        /// Not at all.
        case none
    }

    /// What it shows.
    open var annotation: (any MKAnnotation)? { didSet { annotationDidChange() } }
    /// By which it is used again.
    open private(set) var reuseIdentifier: String?
    /// The picture; the view takes its size.
    open var image: UIImage? {
        didSet {
            picture.image = image
            if let image { bounds.size = image.size }
            picture.frame = bounds
        }
    }
    /// Where the view's middle is from the place, in points.
    open var centerOffset = CGPoint.zero
    /// Where the callout's tip is from the middle of the view's upper edge, in points.
    open var calloutOffset = CGPoint.zero
    /// Whether touches select it.
    open var isEnabled = true
    /// Whether it is marked. Nothing is drawn of that.
    open var isHighlighted = false
    /// Whether it is selected.
    open var isSelected = false
    /// Whether selecting it shows a callout, where its annotation has a title.
    open var canShowCallout = false
    /// At the callout's left end.
    open var leftCalloutAccessoryView: UIView?
    /// At the callout's right end.
    open var rightCalloutAccessoryView: UIView?
    /// In the callout, in the place of the subtitle.
    open var detailCalloutAccessoryView: UIView?
    /// Whether the user may move it. Nobody can here.
    open var isDraggable = false
    /// Whether it is being moved.
    open var dragState = DragState.none
    /// Of which group it is where many lie together. Groups are not made here.
    open var clusteringIdentifier: String?
    /// How important it is. All are shown.
    open var displayPriority = MKFeatureDisplayPriority.required
    /// How it keeps clear of others. It does not.
    open var collisionMode = CollisionMode.rectangle
    private let picture = UIImageView()

    /// A view of no annotation yet.
    public convenience init() { self.init(annotation: nil, reuseIdentifier: nil) }

    /// A view of an annotation.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        isOpaque = false
        addSubview(picture)
    }
    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(picture)
    }

    /// It will show another annotation.
    open func prepareForReuse() {}
    /// It is about to be shown.
    open func prepareForDisplay() {}
    /// Selects it or not.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Tells whether it is being moved.
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

    func annotationDidChange() {}
}

/// A pin.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of its head; nil is red.
    open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { setNeedsDisplay() } }
    /// Whether it falls onto the map when it comes.
    open var animatesDrop = false
    /// Red.
    open class func redPinColor() -> UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
    /// Green.
    open class func greenPinColor() -> UIColor { UIColor(red: 0.3, green: 0.85, blue: 0.39, alpha: 1) }
    /// Purple.
    open class func purplePinColor() -> UIColor { UIColor(red: 0.79, green: 0.35, blue: 0.96, alpha: 1) }

    /// A pin for an annotation.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        prepare()
    }
    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        // The needle's point is 8 points left of the middle, 4 above the lower edge.
        bounds.size = CGSize(width: 32, height: 39)
        centerOffset = CGPoint(x: 8, y: -15.5)
        calloutOffset = CGPoint(x: -8, y: 0)
    }

    open override func draw(_ rect: CGRect) {
        guard image == nil, let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor(white: 0, alpha: 0.2).cgColor)
        context.fillEllipse(in: CGRect(x: 4, y: 33, width: 8, height: 4))
        context.setFillColor(UIColor(white: 0.55, alpha: 1).cgColor)
        context.fill(CGRect(x: 7.25, y: 14, width: 1.5, height: 21))
        context.setFillColor((pinTintColor ?? Self.redPinColor()).cgColor)
        context.fillEllipse(in: CGRect(x: 0.5, y: 0.5, width: 15, height: 15))
        context.setFillColor(UIColor(white: 1, alpha: 0.55).cgColor)
        context.fillEllipse(in: CGRect(x: 4, y: 3, width: 4.5, height: 4.5))
    }

    /// Falls onto its place, where it is to.
    func drop() {
        guard animatesDrop else { return }
        let end = center
        center.y -= 300
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseIn) { self.center = end }
    }
}

/// A balloon with a sign, and the title below it.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colour of the balloon; nil is red.
    open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the sign; nil is white.
    open var glyphTintColor: UIColor? { didSet { showGlyph() } }
    /// The sign as text.
    open var glyphText: String? { didSet { showGlyph() } }
    /// The sign as a picture, 20 points a side; a pin where there is neither.
    open var glyphImage: UIImage? { didSet { showGlyph() } }
    /// The sign while it is selected, 40 points a side; nil is the same.
    open var selectedGlyphImage: UIImage? { didSet { showGlyph() } }
    /// Whether the title is below it.
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { showTitle() } }
    /// Whether the subtitle is below it while it is selected.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    /// Whether it falls onto the map when it comes. It is there at once.
    open var animatesWhenAdded = false
    private let sign = UIImageView(), word = UILabel(), title = UILabel()

    /// A balloon for an annotation.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        prepare()
    }
    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        bounds.size = CGSize(width: 28, height: 32)
        centerOffset = CGPoint(x: 0, y: -16)
        word.textAlignment = .center
        word.adjustsFontSizeToFitWidth = true
        title.font = .systemFont(ofSize: 11, weight: .semibold)
        title.textAlignment = .center
        for view in [sign, word, title] { addSubview(view) }
        showGlyph()
        showTitle()
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let tip = CGMutablePath()
        tip.addLines(between: [CGPoint(x: 9, y: 25), CGPoint(x: 14, y: 32), CGPoint(x: 19, y: 25)])
        context.setFillColor((markerTintColor ?? .systemRed).cgColor)
        context.addPath(tip)
        context.fillPath()
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 28, height: 28))
    }

    /// Grows about its tip.
    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        showGlyph()
        showTitle()
        // The tip, 16 points below the middle, stays where it is.
        let grown = CGAffineTransform(translationX: 0, y: 16).scaledBy(x: 1.8, y: 1.8).translatedBy(x: 0, y: -16)
        let change = { self.transform = selected ? grown : .identity }
        guard animated else { return change() }
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, animations: change)
    }

    private func showGlyph() {
        word.text = glyphText
        word.textColor = glyphTintColor ?? .white
        word.frame = CGRect(x: 3, y: 4, width: 22, height: 20)
        let picture = (isSelected ? selectedGlyphImage : nil) ?? glyphImage ?? UIImage(systemName: "mappin")
        sign.image = picture?.withRenderingMode(.alwaysTemplate)
        sign.tintColor = glyphTintColor ?? .white
        sign.contentMode = .scaleAspectFit
        sign.frame = CGRect(x: 6, y: 6, width: 16, height: 16)
        sign.isHidden = glyphText != nil
    }

    override func annotationDidChange() { showTitle() }

    private func showTitle() {
        title.text = titleVisibility == .hidden || isSelected && canShowCallout ? nil : annotation?.title
        title.sizeToFit()
        title.center = CGPoint(x: 14, y: 32 + title.bounds.height / 2)
    }
}

/// Whether a part of something is seen.
public enum MKFeatureVisibility: Int, Sendable {
    /// As suits.
    case adaptive = 0
    /// Not.
    case hidden
    /// Always.
    case visible
}
