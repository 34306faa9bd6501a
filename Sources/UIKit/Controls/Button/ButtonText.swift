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

extension UILabel {
    /// What is broken between words or letters takes as many lines as it needs, everything else one.
    func breakLines(_ mode: NSLineBreakMode) {
        numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
        lineBreakMode = mode
    }
}
