import CoreGraphics
import QuartzCore

// The trees that one prints while looking for a fault: `view.perform(Selector("recursiveDescription"))`,
// `view.value(forKey: "recursiveDescription")`, `controller.value(forKey: "_printHierarchy")`.

extension UIResponder: @preconcurrency NamedMethods {
    package func answer(to method: String) -> Any? {
        switch (method, self) {
        case ("recursiveDescription", let view as UIView): view.treeDescription
        case ("_printHierarchy", let controller as UIViewController): controller.treeDescription
        default: nil
        }
    }
}

extension UIView {
    /// This view and those inside, a line each, indented by depth.
    var treeDescription: String {
        var lines: [String] = [], pending = [(view: self, depth: 0)]
        while let (view, depth) = pending.popLast() {
            lines.append(String(repeating: "   | ", count: depth) + view.lineDescription)
            pending += view.subviews.reversed().map { ($0, depth + 1) }
        }
        return lines.joined(separator: "\n")
    }

    private var lineDescription: String {
        var parts = ["frame = \(text(frame))"]
        if let label = self as? UILabel { parts.append("text = '\(label.text ?? "")'") }
        if let field = self as? UITextField { parts.append("text = '\(field.text ?? "")'") }
        if let text = self as? UITextView { parts.append("text = '\(text.text ?? "")'") }
        if alpha != 1 { parts.append("alpha = \(number(alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if !isOpaque { parts.append("opaque = NO") }
        if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.letters)") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        parts.append("layer = <\(type(of: layer)): \(address(layer))>")
        return "<\(type(of: self)): \(address(self)); \(parts.joined(separator: "; "))>"
    }
}

extension UIViewController {
    /// This controller and those inside or presented, a line each, indented by depth.
    var treeDescription: String {
        var lines: [String] = [], pending = [(controller: self, depth: 0, isPresented: false)]
        while let (controller, depth, isPresented) = pending.popLast() {
            lines.append(
                String(repeating: "   | ", count: depth) + (isPresented ? "+ " : "") + controller.lineDescription)
            if let presented = controller.presentedByOwn { pending.append((presented, depth + 1, true)) }
            pending += controller.children.reversed().map { ($0, depth + 1, false) }
        }
        return lines.joined(separator: "\n")
    }

    private var lineDescription: String {
        let view = viewIfLoaded.map { "<\(type(of: $0)): \(address($0))>" } ?? "(view not loaded)"
        let state = viewIfLoaded?.window == nil ? "disappeared" : "appeared"
        return "<\(type(of: self)) \(address(self))>, state: \(state), view: \(view)"
    }
}

private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double((value * 1000).rounded() / 1000))
}

private func text(_ rect: CGRect) -> String {
    "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
}

extension UIView.AutoresizingMask {
    fileprivate var letters: String {
        let names: [(Self, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}
