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
        guard let item = item(at: point) else { return false }
        let usual = UIAction { [weak self] _ in self?.perform(item) }
        let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: usual) } ?? usual
        action?.performWithSender(self, target: nil)
        return true
    }

    /// What a tap does unless the delegate has it do something else: links are opened, if the delegate's older method lets them.
    /// A picture does nothing by itself.
    private func perform(_ item: UITextItem) {
        let (range, interaction) = (item.range, UITextItemInteraction.invokeDefaultAction)
        switch item.content {
        case .link(let url):
            let isAllowed =
                delegate?.textView(self, shouldInteractWith: url, in: range, interaction: interaction) ?? true
            if isAllowed { UIApplication.shared.open(url) }
        case .textAttachment(let picture):
            _ = delegate?.textView(self, shouldInteractWith: picture, in: range, interaction: interaction)
        default: break
        }
    }

    /// Finds in the text what can be tapped. Text that is edited is left alone.
    func detectData() {
        let isWanted = !dataDetectorTypes.isEmpty && !isEditable
        editor.canvas.detected = isWanted ? dataDetectorTypes.links(in: editor.text.string) : []
    }

    /// What can be tapped under a point of the canvas: what the program has marked, a link or an attachment.
    private func item(at point: CGPoint) -> UITextItem? {
        let text = editor.text.storage.withLinks(editor.canvas.detected),
            position = editor.canvas.textLayout.character(inside: point)
        guard let position, position < text.length else { return nil }
        var range = NSRange()
        let whole = NSRange(location: 0, length: text.length)
        if let tag = text.attribute(.textItemTag, at: position, longestEffectiveRange: &range, in: whole) as? String {
            return UITextItem(.tag(tag), range)
        }
        let value = text.attribute(.link, at: position, longestEffectiveRange: &range, in: whole)
        if let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) {
            return UITextItem(.link(url), range)
        }
        let attachment = text.attribute(.attachment, at: position, longestEffectiveRange: &range, in: whole)
        return (attachment as? NSTextAttachment).map { UITextItem(.textAttachment($0), range) }
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
