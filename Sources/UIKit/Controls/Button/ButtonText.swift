import CoreGraphics

/// How large the title and the subtitle of a button are.
@MainActor
struct ButtonText {
    let title: UILabel?
    let subtitle: UILabel?
    /// Between the two, points.
    let gap: CGFloat
    /// Whether texts may take further lines, as those of a configuration.
    let mayWrap: Bool

    /// Whether there is a text that takes more lines where there is less room.
    var wraps: Bool { mayWrap && [title, subtitle].contains { ($0?.numberOfLines ?? 1) != 1 } }

    /// - Parameter room: how wide texts of several lines may be, points.
    func titleSize(in room: CGFloat) -> CGSize {
        guard let title, title.text?.isEmpty == false else { return .zero }
        return size(of: title, in: room)
    }

    func subtitleSize(in room: CGFloat) -> CGSize { subtitle.map { size(of: $0, in: room) } ?? .zero }

    /// A title of several lines in a button without a configuration: as wide and high as there is room, though the button's own size is that
    /// of one line.
    func lines(in room: CGSize) -> CGSize? {
        guard !mayWrap, let title, title.numberOfLines != 1, room.width > 0, title.text?.isEmpty == false else {
            return nil
        }
        let line = title.intrinsicContentSize
        guard line.width > room.width else { return nil }
        let size = title.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, room.width), height: min(size.height, max(room.height, line.height)))
    }

    /// Both, one above the other.
    func size(in room: CGFloat) -> CGSize {
        let title = titleSize(in: room), subtitle = subtitleSize(in: room)
        let gap = subtitle.height > 0 && title.height > 0 ? gap : 0
        return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    }

    private func size(of label: UILabel, in room: CGFloat) -> CGSize {
        let line = label.intrinsicContentSize
        guard mayWrap, label.numberOfLines != 1, line.width > room, room > 0 else { return line }
        return label.sizeThatFits(CGSize(width: room, height: .infinity))
    }
}

/// A button's title. One that is to be broken between words or letters takes as many lines as it needs, as a button of the system's does.
final class ButtonLabel: UILabel {
    override var lineBreakMode: NSLineBreakMode {
        didSet { if lineBreakMode.breaksLines, numberOfLines == 1 { numberOfLines = 0 } }
    }
}

extension NSLineBreakMode {
    /// Whether text goes on in a further line where one is full.
    fileprivate var breaksLines: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension UILabel {
    /// What is broken between words or letters takes as many lines as it needs, everything else one.
    func breakLines(_ mode: NSLineBreakMode) {
        numberOfLines = mode.breaksLines ? 0 : 1
        lineBreakMode = mode
    }
}

extension UIButton {
    /// Where the title's lines are in a button of some size; the bottom of one without a title.
    func titleBaselines(in size: CGSize) -> TextBaselines {
        guard let label = parts.title, label.text?.isEmpty == false else {
            return TextBaselines(first: size.height, last: 0)
        }
        let frame = titlePart(of: textFrame(in: CGRect(origin: .zero, size: size)))
        let lines = label.textBaselines(in: frame.size)
        return TextBaselines(first: frame.minY + lines.first, last: size.height - frame.maxY + lines.last)
    }

    /// The place of title and subtitle in some bounds, on whole pixels, or the bitmaps of text would be blurred.
    func textFrame(in bounds: CGRect) -> CGRect {
        let content = contentRect(forBounds: bounds)
        let text = titlePlace(titleRect(forContentRect: content), in: content)
        var frame = text.onPixels(layoutScale)
        // Nor would a text be broken for want of a part of a pixel.
        if texts.wraps { frame.size.width = max(frame.width, text.width) }
        return frame
    }

    func titlePart(of text: CGRect) -> CGRect {
        if configuration == nil, parts.title?.numberOfLines != 1 { return text }
        return CGRect(
            x: text.minX, y: text.minY, width: text.width,
            height: min(text.height, texts.titleSize(in: text.width).height))
    }
}
