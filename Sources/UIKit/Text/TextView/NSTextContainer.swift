public import CoreGraphics

/// The area that lines of text are laid out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Points; 0 or less is no limit. What follows a text view is the view's.
    open var size: CGSize { didSet { if size != oldValue { change() } } }
    /// Room that lines keep from the sides, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { change() } }
    /// How many lines are shown at most; 0 is no limit.
    open var maximumNumberOfLines = 0 { didSet { change() } }
    /// How the last line ends where there is more text.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { change() } }
    /// Whether the width follows the text view's.
    open var widthTracksTextView = true { didSet { change() } }
    /// Whether the height follows the text view's; lines that do not fit are left out then.
    open var heightTracksTextView = false { didSet { change() } }
    weak var textView: UITextView?

    /// - Parameter size: points.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    private func change() { textView?.textSizeDidChange() }

    /// The width of lines with their padding, in a text view with room of a size.
    func lineWidth(in room: CGSize) -> CGFloat {
        let width = widthTracksTextView || size.width <= 0 ? room.width : size.width
        return max(width - 2 * lineFragmentPadding, 0)
    }

    /// What limits the text beside its width, in a text view with room of a size.
    func limits(in room: CGSize) -> TextCanvas.Limits {
        let height = heightTracksTextView ? room.height : size.height > 0 ? size.height : .infinity
        return TextCanvas.Limits(lines: max(maximumNumberOfLines, 0), height: height, lineBreak: lineBreakMode)
    }
}
