public import CoreGraphics
import QuartzCore
public import UIFoundation

/// A view that shows an image, or several in turn.
@preconcurrency @MainActor
open class UIImageView: UIView {
    private var pictures = Pictures()
    /// The size for which a drawing or a symbol was shown last, in points.
    private var drawnSize: CGSize?

    private struct Pictures {
        var normal: UIImage?
        var highlighted: UIImage?
        var isHighlighted = false
        var frames: [UIImage]?
        var highlightedFrames: [UIImage]?
        var duration: TimeInterval = 0
        var repeatCount = 0
        var symbolConfiguration: UIImage.SymbolConfiguration?
        var growsWithText = false
        var range = UIImage.DynamicRange.unspecified
    }

    /// A view of the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
        pictures.normal = image
        showImage()
    }

    /// A view of the image's size with another image while highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
        pictures.normal = image
        self.highlightedImage = highlightedImage
        showImage()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        finishDecoding(coder, as: UIImageView.self)
    }

    override class var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .image) }

    private func prepare() {
        isUserInteractionEnabled = false
    }

    // MARK: Images

    /// How bright the picture may be. Only kept: displays here are of standard range.
    open var preferredImageDynamicRange: UIImage.DynamicRange {
        get { pictures.range }
        set { pictures.range = newValue }
    }

    /// What is shown. An animated image plays at once.
    open var image: UIImage? {
        get { pictures.normal }
        set {
            let oldSize = intrinsicContentSize
            pictures.normal = newValue
            showImage()
            if intrinsicContentSize != oldSize { invalidateIntrinsicContentSize() }
            KeyValueObservations.didChange(self)
        }
    }

    /// What is shown while highlighted; the usual image for nil.
    open var highlightedImage: UIImage? {
        get { pictures.highlighted }
        set {
            pictures.highlighted = newValue
            showImage()
        }
    }

    /// Whether the highlighted image is shown.
    open var isHighlighted: Bool {
        get { pictures.isHighlighted }
        set {
            guard newValue != pictures.isHighlighted else { return }
            pictures.isHighlighted = newValue
            showImage()
        }
    }

    /// Size and weight that symbols are shown in.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { pictures.symbolConfiguration }
        set {
            pictures.symbolConfiguration = newValue
            showImage()
            invalidateIntrinsicContentSize()
        }
    }

    /// The image in force, a symbol in its preferred configuration.
    var shownImage: UIImage? {
        let given = pictures.isHighlighted ? pictures.highlighted ?? pictures.normal : pictures.normal
        let image = given?.variant(for: traitCollection)
        guard let configuration = pictures.symbolConfiguration else { return image }
        return image?.applyingSymbolConfiguration(configuration) ?? image
    }

    // MARK: Animation

    /// Shown in turn by ``startAnimating()``.
    open var animationImages: [UIImage]? {
        get { pictures.frames }
        set {
            stopAnimating()
            pictures.frames = newValue
        }
    }

    /// Shown in turn while highlighted.
    open var highlightedAnimationImages: [UIImage]? {
        get { pictures.highlightedFrames }
        set {
            stopAnimating()
            pictures.highlightedFrames = newValue
        }
    }

    /// Seconds for all images once; 0 gives each a thirtieth.
    open var animationDuration: TimeInterval {
        get { pictures.duration }
        set { pictures.duration = newValue }
    }

    /// How often they are shown; 0 is for ever.
    open var animationRepeatCount: Int {
        get { pictures.repeatCount }
        set { pictures.repeatCount = newValue }
    }

    private static let animationKey = "mutoscope.imageFrames"

    /// Shows the animation images in turn.
    open func startAnimating() {
        let frames = pictures.isHighlighted ? pictures.highlightedFrames ?? pictures.frames : pictures.frames
        if let frames, !frames.isEmpty {
            play(frames, duration: pictures.duration, repeatCount: pictures.repeatCount)
        } else if let frames = shownImage?.images {
            play(frames, duration: shownImage?.duration ?? 0, repeatCount: pictures.repeatCount)
        }
    }

    /// Shows the image again.
    open func stopAnimating() {
        layer.removeAnimation(forKey: Self.animationKey)
    }

    /// Whether images are shown in turn.
    open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

    private func play(_ frames: [UIImage], duration: TimeInterval, repeatCount: Int) {
        let bitmaps = frames.compactMap { displayed($0) }
        guard !bitmaps.isEmpty else { return }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = bitmaps
        animation.calculationMode = .discrete
        animation.duration = duration > 0 ? duration : Double(frames.count) / 30
        animation.repeatCount = repeatCount > 0 ? Float(repeatCount) : .infinity
        layer.add(animation, forKey: Self.animationKey)
    }

    // MARK: Showing

    /// The pixels for an image here: templates in the tint colour.
    private func displayed(_ original: UIImage) -> CGImage? {
        let image = isMirrored(original) ? original.withHorizontallyFlippedOrientation() : original
        guard image.renderingMode == .alwaysTemplate else { return pixels(of: image) }
        var bitmap: CGImage?
        traitCollection.performAsCurrent { bitmap = pixels(of: image.withTintColor(tintColor)) }
        return bitmap
    }

    /// Enough pixels for the view's size, where the image is a drawing that it stretches.
    private func pixels(of image: UIImage) -> CGImage? {
        if let size = shownSize(of: image), let drawing = image.enlarged(to: size) { return drawing }
        return image.uprightBitmap
    }

    private func shownSize(of image: UIImage) -> CGSize? {
        guard image.isDrawing, image.size.width > 0, image.size.height > 0 else { return nil }
        let across = bounds.width / image.size.width, down = bounds.height / image.size.height
        let share: CGFloat
        switch contentMode {
        case .scaleToFill, .redraw: return bounds.size
        case .scaleAspectFit: share = min(across, down)
        case .scaleAspectFill: share = max(across, down)
        default: return nil
        }
        return CGSize(width: image.size.width * share, height: image.size.height * share)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let image = shownImage, image.isDrawing, shownSize(of: image) != drawnSize { showImage() }
    }

    private func isMirrored(_ image: UIImage) -> Bool {
        image.flipsForRightToLeftLayoutDirection && isMirrored
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        if shownImage?.flipsForRightToLeftLayoutDirection ?? false { showImage() }
    }

    private func showImage() {
        layer.removeAnimation(forKey: Self.animationKey)
        let image = shownImage
        // No function is handed on: a picture may be set on another thread, as with Apple.
        if let image { drawnSize = shownSize(of: image) } else { drawnSize = nil }
        if let image { layer.contents = displayed(image) } else { layer.contents = nil }
        layer.contentsScale = image?.scale ?? 1
        var stretched = image?.stretchedPart ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        if let image, isMirrored(image) { stretched.origin.x = 1 - stretched.maxX }
        layer.contentsCenter = stretched
        if let frames = image?.images {
            play(frames, duration: image?.duration ?? 0, repeatCount: 0)
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        showTemplateAnew()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTemplateAnew()
    }

    override func colorAppearanceDidChange() {
        super.colorAppearanceDidChange()
        showTemplateAnew()
    }

    private func showTemplateAnew() {
        let given = pictures.isHighlighted ? pictures.highlighted ?? pictures.normal : pictures.normal
        let hasVariants = given?.content.asset != nil || given?.ownAsset.value != nil
        if hasVariants || shownImage?.renderingMode == .alwaysTemplate { showImage() }
    }

    // MARK: Size

    /// Whether the image is larger where the user has chosen a text size for accessibility.
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { pictures.growsWithText }
        set {
            pictures.growsWithText = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// The image's size, as much larger as text of the body is.
    private var fullSize: CGSize? {
        guard let size = shownImage?.size, pictures.growsWithText else { return shownImage?.size }
        let traits = traitCollection
        guard traits.preferredContentSizeCategory.isAccessibilityCategory else { return size }
        return CGSize(
            width: UIFontMetrics.default.scaledValue(for: size.width, compatibleWith: traits),
            height: UIFontMetrics.default.scaledValue(for: size.height, compatibleWith: traits))
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let old = previousTraitCollection?.preferredContentSizeCategory
        if pictures.growsWithText, old != traitCollection.preferredContentSizeCategory {
            invalidateIntrinsicContentSize()
        }
    }

    open override var intrinsicContentSize: CGSize { fullSize ?? super.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fullSize ?? bounds.size }

    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }
}

extension UIImage {
    /// The part that grows, in the unit square of the image; nil for images that grow as a whole.
    fileprivate var stretchedPart: CGRect? {
        guard let caps = content.capInsets, size.width > 0, size.height > 0 else { return nil }
        return CGRect(
            x: caps.left / size.width, y: caps.top / size.height,
            width: max(0, size.width - caps.left - caps.right) / size.width,
            height: max(0, size.height - caps.top - caps.bottom) / size.height)
    }
}

extension UIImageView: OwnScaleKeeping {}
