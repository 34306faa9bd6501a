public import CoreGraphics

/// The area that lines of text are laid out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Points; 0 or less is no limit.
    open var size: CGSize { didSet { change() } }
    /// Room that lines keep from the sides, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { change() } }
    /// How many lines are shown at most; 0 is no limit.
    open var maximumNumberOfLines = 0 { didSet { change() } }
    /// What happens to text that does not fit.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { change() } }
    /// Whether the width follows the text view's.
    open var widthTracksTextView = true
    /// Whether the height follows the text view's.
    open var heightTracksTextView = false
    weak var textView: UITextView?

    /// - Parameter size: points.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    private func change() { textView?.textSizeDidChange() }
}
