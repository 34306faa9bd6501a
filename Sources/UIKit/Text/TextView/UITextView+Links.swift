import CoreGraphics

/// What a user does to a link or an attachment in a text.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction, presentActions, preview
}

extension UITextView {
    /// A tap on a link of a text that is not edited asks the delegate and opens the link. True when there was one.
    func followLink(at touch: UITouch) -> Bool {
        guard !isEditable, isSelectable, touch.tapCount == 1 else { return false }
        let point = touch.location(in: editor.canvas)
        guard let (url, range) = link(at: point) else { return false }
        let isAllowed =
            delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
        if isAllowed { UIApplication.shared.open(url) }
        return true
    }

    /// Finds in the text what can be tapped. Text that is edited is left alone.
    func detectData() {
        let isWanted = !dataDetectorTypes.isEmpty && !isEditable
        editor.canvas.detected = isWanted ? dataDetectorTypes.links(in: editor.text.string) : []
    }

    /// The address under a point of the canvas, and the part of the text that leads there.
    private func link(at point: CGPoint) -> (URL, NSRange)? {
        let text = editor.text.storage.withLinks(editor.canvas.detected),
            position = editor.canvas.textLayout.character(inside: point)
        guard let position, position < text.length else { return nil }
        var range = NSRange()
        let value = text.attribute(
            .link, at: position, longestEffectiveRange: &range, in: NSRange(location: 0, length: text.length))
        let url = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
        return url.map { ($0, range) }
    }
}

extension NSAttributedString {
    /// The text with links that were found in it, where it has none of its own.
    func withLinks(_ found: [(range: NSRange, url: URL)]) -> NSAttributedString {
        let inside = found.filter { $0.range.location + $0.range.length <= length }
        guard !inside.isEmpty else { return self }
        let changed = NSMutableAttributedString(attributedString: self)
        for (range, url) in inside where attribute(.link, at: range.location, effectiveRange: nil) == nil {
            changed.addAttribute(.link, value: url, range: range)
        }
        return NSAttributedString(attributedString: changed)
    }

    /// The text with looks on top of its own where it leads elsewhere.
    func withLinks(looking attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        var ranges: [NSRange] = []
        enumerateAttribute(.link, in: NSRange(location: 0, length: length)) { value, range, _ in
            if value != nil { ranges.append(range) }
        }
        guard !ranges.isEmpty, !attributes.isEmpty else { return self }
        let changed = NSMutableAttributedString(attributedString: self)
        for range in ranges { changed.addAttributes(attributes, range: range) }
        return changed
    }
}
