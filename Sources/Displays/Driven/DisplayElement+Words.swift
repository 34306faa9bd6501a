import CoreGraphics

extension DisplayElement {
    /// For answers: what is not as usual is left out.
    var words: [String: Any] {
        func number(_ value: CGFloat) -> Double { value.isFinite ? (Double(value) * 100).rounded() / 100 : 0 }
        var words: [String: Any] = [
            "number": id, "role": role, "type": type, "path": path,
            "frame": [frame.minX, frame.minY, frame.width, frame.height].map(number), "enabled": isEnabled,
            "selected": isSelected, "visible": isVisible,
        ]
        let texts = ["label": label, "value": value, "hint": hint, "identifier": identifier, "hit": hit]
        for (name, text) in texts { if let text { words[name] = text } }
        if !actions.isEmpty { words["actions"] = actions }
        return words
    }

    /// `button 12 "Save"`.
    var sentence: String {
        let name = label ?? identifier ?? value
        return "\(role) \(id)" + (name.map { " \"\($0)\"" } ?? "")
    }
}
