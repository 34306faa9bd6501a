import CoreGraphics

/// The button of a navigation bar that leads back. It begins at the side of the bar and is as high as the bar; what it shows stands a little to
/// the outside of the bar's margin.
@MainActor
final class BackButton: UIView {
    /// By how much it reaches over the margin, points.
    static let overhang: CGFloat = 8
    /// From there to the word beside the system's own chevron, points.
    private static let titleStart: CGFloat = 21
    /// From the word to the picture of a program's own.
    private static let gap: CGFloat = 6
    /// From there to the system's own chevron: its line, not its picture.
    private static let chevronStart: CGFloat = 4.0 / 3

    /// From the side of the bar to what it shows, points.
    var indent: CGFloat = 0 { didSet { if indent != oldValue { setNeedsLayout() } } }
    private let button: PlainButton
    private let imageSize: CGSize
    private let isOwnImage: Bool

    /// - Parameter image: of the program's own.
    init(title: String, image: UIImage?, isRightToLeft: Bool, font: UIFont, action: @escaping () -> Void) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
        let chevron = isRightToLeft ? "chevron.right" : "chevron.left"
        let shown = image ?? UIImage(systemName: chevron, withConfiguration: configuration)
        isOwnImage = image != nil
        imageSize = shown?.size ?? .zero
        button = PlainButton(title: title, image: shown, isTitleBesideImage: true, font: font) { _ in action() }
        super.init(frame: .zero)
        addSubview(button)
        let name = title.isEmpty ? SystemWord.back.text : title
        button.accessibilityLabel = name
        button.accessibilityUserInputLabels = [name, SystemWord.back.text]
        button.accessibilityTraits = [.button, .backButton]
    }

    required init?(coder: NSCoder) {
        preconditionFailure("BackButton is made in code only.")
    }

    /// What it says now; programs that assist are told the title that it was made with.
    var title: String? {
        get { button.title }
        set { button.title = newValue }
    }

    var titleColor: UIColor? {
        get { button.titleColor }
        set { button.titleColor = newValue }
    }

    var titleShift: UIOffset {
        get { button.titleShift }
        set { button.titleShift = newValue }
    }

    /// Puts a picture behind it, and moves it down by some points.
    func show(background: UIImage?, loweredBy lowering: CGFloat) {
        guard let background else { return }
        let view = UIImageView(image: background)
        view.frame = button.bounds.offsetBy(dx: 0, dy: lowering)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.insertSubview(view, at: 0)
        button.titleShift.vertical += lowering
    }

    /// Where picture and word begin, from the side of the bar.
    private var starts: PlainButton.Beside {
        guard !isOwnImage else { return .init(image: indent, title: indent + imageSize.width + Self.gap) }
        // The line is in the middle of a square picture, 11 points wide at 24.
        return .init(
            image: indent + Self.chevronStart - (imageSize.width - 11) / 2, title: indent + Self.titleStart)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        button.beside = starts
        return CGSize(width: button.sizeThatFits(size).width, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.beside = starts
        button.frame = bounds
    }
}
