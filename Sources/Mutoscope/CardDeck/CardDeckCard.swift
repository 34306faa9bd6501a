public import UIKit

/// A card of a ``CardDeckView``: put what it shows into ``contentView`` and, for the other side, into ``backView``.
@preconcurrency @MainActor
open class CardDeckCard: UIView {
    /// The front. It clips at the card's corners.
    public let contentView = UIView()
    /// The other side, seen from half of the fall on. It reads the right way up when the card lies upside down.
    public let backView = UIView()
    /// Points.
    open var cornerRadius: CGFloat = 12 { didSet { setNeedsLayout() } }
    /// Of the shadow under the card, 0…1.
    open var shadowOpacity: Float = 0.3 { didSet { layer.shadowOpacity = shadowOpacity } }
    /// The frame around the picture; its width is the deck's affair.
    open var frameColor = UIColor.white { didSet { border.layer.borderColor = frameColor.cgColor } }

    /// Names the cards that can take this one's place.
    public internal(set) var reuseIdentifier: String?
    private let shade = UIView()
    private let border = UIView()

    public required override init(frame: CGRect) {
        super.init(frame: frame)
        layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        layer.shadowOpacity = shadowOpacity
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 4)
        backView.backgroundColor = UIColor(red: 0.93, green: 0.9, blue: 0.84, alpha: 1)
        backView.isHidden = true
        // Turned about the level axis, so that the fall turns it back.
        backView.transform = CGAffineTransform(scaleX: 1, y: -1)
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        border.isUserInteractionEnabled = false
        border.layer.borderColor = frameColor.cgColor
        // The shade is beneath the frame of a card that stands, and above the back of one that has fallen.
        for view in [backView, contentView, shade, border] {
            view.clipsToBounds = true
            view.layer.allowsEdgeAntialiasing = true
            addSubview(view)
        }
        layer.allowsEdgeAntialiasing = true
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        preconditionFailure("A CardDeckCard is made in code, by its class and frame.")
    }

    /// The card is about to be shown for another index. Call the superclass's.
    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [backView, contentView, shade, border] {
            view.bounds = CGRect(origin: .zero, size: bounds.size)
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
            view.layer.cornerRadius = cornerRadius
        }
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
    }

    /// Shows the card as a pose says.
    func apply(_ pose: DeckGeometry.Pose, frontBottom: CGPoint) {
        isHidden = pose.alpha <= 0
        guard !isHidden else { return }
        center = CGPoint(x: frontBottom.x, y: frontBottom.y + pose.bottomOffset)
        transform3D = pose.transform
        alpha = pose.alpha
        shade.alpha = pose.shade
        border.layer.borderWidth = pose.borderWidth
        contentView.isHidden = pose.showsBack
        border.isHidden = pose.showsBack
        backView.isHidden = !pose.showsBack
    }
}
