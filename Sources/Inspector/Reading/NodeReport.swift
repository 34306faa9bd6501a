import QuartzCore
import UIKit

/// Everything about one layer or view.
@MainActor
struct NodeReport: Encodable {
    var id: UInt64
    var name: String
    /// The classes that it inherits from, itself first.
    var classes: [String]
    var path: String?
    var properties: [PropertyTable.Entry]
    /// Why it has its place and size, line by line.
    var layout: [String]
    /// Why a change was not taken.
    var trouble: String?

    init(_ layer: CALayer, trouble: String?) {
        let view = layer.delegate as? UIView, object: AnyObject = view ?? layer
        id = layer.id.raw
        name = "\(type(of: object))"
        classes = Self.classes(of: type(of: object))
        path = view.map(ViewPath.text(of:))
        properties = PropertyTable.entries(of: layer)
        layout = view.map(LayoutStory.lines) ?? []
        self.trouble = trouble
    }

    private static func classes(of type: AnyClass) -> [String] {
        sequence(first: type) { class_getSuperclass($0) }.map { "\($0)" }
    }
}

/// Why a view has its place and size.
@MainActor
enum LayoutStory {
    static func lines(_ view: UIView) -> [String] {
        guard view.superview != nil else { return ["It fills what shows it."] }
        return axis(.horizontal, of: view) + axis(.vertical, of: view) + (ambiguity(view).map { [$0] } ?? [])
    }

    private static func axis(_ axis: NSLayoutConstraint.Axis, of view: UIView) -> [String] {
        let isAcross = axis == .horizontal
        let side = PropertyTable.words(isAcross ? view.bounds.width : view.bounds.height)
        let start = PropertyTable.words(isAcross ? view.frame.minX : view.frame.minY)
        var lines = [isAcross ? "width \(side) at x \(start):" : "height \(side) at y \(start):"]
        let constraints = view.constraintsAffectingLayout(for: axis).filter(\.isActive)
        lines += constraints.map { "  " + words($0) }
        // Content has a say only where constraints do.
        if !view.translatesAutoresizingMaskIntoConstraints { lines += intrinsic(axis, of: view, isAcross) }
        if constraints.isEmpty {
            if view.superview is UIStackView {
                lines.append("  placed by the stack view that it stands in")
            } else if view.translatesAutoresizingMaskIntoConstraints {
                lines.append(
                    "  its frame was set, and follows the superview by \(mask(view.autoresizingMask, isAcross))")
            } else {
                lines.append("  no constraint says so: it keeps what it had")
            }
        }
        return lines
    }

    private static func words(_ constraint: NSLayoutConstraint) -> String {
        var words = constraint.description
        if constraint.priority != .required {
            words += "  (priority \(PropertyTable.words(CGFloat(constraint.priority.rawValue))))"
        }
        return words
    }

    private static func intrinsic(_ axis: NSLayoutConstraint.Axis, of view: UIView, _ isAcross: Bool) -> [String] {
        let size = isAcross ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
        guard size != UIView.noIntrinsicMetric else { return [] }
        let hugging = PropertyTable.words(CGFloat(view.contentHuggingPriority(for: axis).rawValue))
        let resistance = PropertyTable.words(CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue))
        return [
            "  its content wants \(PropertyTable.words(size)): no larger by \(hugging), no smaller by \(resistance)"
        ]
    }

    private static func mask(_ mask: UIView.AutoresizingMask, _ isAcross: Bool) -> String {
        let names: [(UIView.AutoresizingMask, String)] =
            isAcross
            ? [(.flexibleLeftMargin, "left margin"), (.flexibleWidth, "width"), (.flexibleRightMargin, "right margin")]
            : [
                (.flexibleTopMargin, "top margin"), (.flexibleHeight, "height"),
                (.flexibleBottomMargin, "bottom margin"),
            ]
        let flexible = names.filter { mask.contains($0.0) }.map(\.1)
        return flexible.isEmpty ? "nothing" : "a flexible " + flexible.joined(separator: " and ")
    }

    private static func ambiguity(_ view: UIView) -> String? {
        view.hasAmbiguousLayout ? "The constraints leave it more than one place or size." : nil
    }
}
