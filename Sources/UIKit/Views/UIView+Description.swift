import CoreGraphics
import QuartzCore

// The trees that one prints while looking for a fault: `view.perform(Selector("recursiveDescription"))`,
// `view.value(forKey: "recursiveDescription")`, `controller.value(forKey: "_printHierarchy")`.

extension UIResponder: @preconcurrency NamedMethods {
    package func answer(to method: String) -> Any? {
        switch (method, self) {
        case ("recursiveDescription", let view as UIView): view.treeDescription
        case ("_printHierarchy", let controller as any TreeDescribing): controller.treeDescription
        default: nil
        }
    }
}

/// What describes those that it holds as a tree, such as a controller.
@MainActor
protocol TreeDescribing: AnyObject {
    var treeDescription: String { get }
}

/// A view that shows a text.
@MainActor
protocol TextShowing: UIView {
    var shownText: String { get }
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
        if let shown = self as? any TextShowing { parts.append("text = '\(shown.shownText)'") }
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

func address(_ object: AnyObject) -> String {
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
