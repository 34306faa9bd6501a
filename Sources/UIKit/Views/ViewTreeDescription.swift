import CoreGraphics
import QuartzCore

// The trees that one prints while looking for a fault: `view.perform(Selector("recursiveDescription"))`,
// `view.value(forKey: "recursiveDescription")`, `controller.value(forKey: "_printHierarchy")`.

extension UIResponder: @preconcurrency NamedMethods {
    package func answer(to method: String) -> Any? {
        switch (method, self) {
        case ("recursiveDescription", let view as UIView): ViewTreeDescription(top: view).text
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

/// A view and those inside, a line each, indented by depth.
@MainActor
struct ViewTreeDescription {
    let top: UIView

    var text: String {
        var lines: [String] = [], pending = [(view: top, depth: 0)]
        while let (view, depth) = pending.popLast() {
            lines.append(String(repeating: "   | ", count: depth) + line(of: view))
            pending += view.subviews.reversed().map { ($0, depth + 1) }
        }
        return lines.joined(separator: "\n")
    }

    private func line(of view: UIView) -> String {
        var parts = ["frame = \(rect(view.frame))"]
        if let shown = view as? any TextShowing { parts.append("text = '\(shown.shownText)'") }
        if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
        if view.isHidden { parts.append("hidden = YES") }
        if !view.isOpaque { parts.append("opaque = NO") }
        if !view.autoresizingMask.isEmpty { parts.append("autoresize = \(view.autoresizingMask.letters)") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if view.tag != 0 { parts.append("tag = \(view.tag)") }
        parts.append("layer = <\(type(of: view.layer)): \(address(view.layer))>")
        return "<\(type(of: view)): \(address(view)); \(parts.joined(separator: "; "))>"
    }

    private func number(_ value: CGFloat) -> String {
        let rounded = Double((value * 1000).rounded() / 1000)
        return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(rounded)
    }

    private func rect(_ rect: CGRect) -> String {
        "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
    }
}

func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
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
