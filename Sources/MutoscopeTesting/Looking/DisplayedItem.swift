import Compositor
import CoreGraphics
public import UIKit

/// One thing that the compositor painted for the frame: what it is, where on the screen, how.
public struct DisplayedItem: Equatable, Sendable {
    /// What was painted.
    public enum Kind: String, Sendable {
        /// A rectangle of one colour, perhaps with round corners.
        case fill
        case image, gradient, border, shadow
        /// A bent sheet: a curling page, a genie, a ripple.
        case mesh
        /// The finished picture of a group, a mask or a face of a transition.
        case group
        /// What lies behind, blurred or otherwise filtered.
        case backdrop
    }

    /// What kind of item it is.
    public let kind: Kind
    /// The smallest upright rectangle of whole pixels around it, in the screen's points.
    public let frame: CGRect
    /// The colour of fills, borders and shadows.
    public let color: UIColor?
    /// 0 to 1.
    public let opacity: CGFloat
    /// Whether clips cut it.
    public let isClipped: Bool
    /// The item as the display list prints it.
    public let text: String

    init(_ item: DisplayItem, in list: DisplayList, scale: CGFloat) {
        (kind, color) = Self.look(of: item.kind)
        frame = CGRect(
            x: CGFloat(item.bounds.minX) / scale, y: CGFloat(item.bounds.minY) / scale,
            width: CGFloat(item.bounds.maxX - item.bounds.minX) / scale,
            height: CGFloat(item.bounds.maxY - item.bounds.minY) / scale)
        opacity = CGFloat(item.opacity)
        isClipped = item.clip >= 0
        text = list.describe(item)
    }

    private static func look(of kind: DisplayItem.Kind) -> (Kind, UIColor?) {
        switch kind {
        case .fill(_, .solid(let color)), .path(_, .solid(let color)): (.fill, UIColor(color))
        case .fill(_, .image), .path(_, .image): (.image, nil)
        case .fill(_, .gradient), .path(_, .gradient): (.gradient, nil)
        case .fill(_, .pass), .path(_, .pass), .pass: (.group, nil)
        case .border(_, _, let color): (.border, UIColor(color))
        case .shadow(_, _, let color, _): (.shadow, UIColor(color))
        case .mesh: (.mesh, nil)
        case .backdrop: (.backdrop, nil)
        }
    }
}

extension UIColor {
    fileprivate convenience init(_ color: RGBA) {
        self.init(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha)
        )
    }

    /// Whether no channel differs by more than half a step of 8 bits.
    func looksLike(_ other: UIColor) -> Bool {
        zip(channels, other.channels).allSatisfy { abs($0 - $1) <= 0.5 / 255 }
    }

    private var channels: [CGFloat] {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}

/// Says which painted things are meant: `.fill(.red).in(CGRect(x: 0, y: 0, width: 10, height: 10))`.
public struct DisplayMatcher: CustomStringConvertible {
    private let test: (DisplayedItem) -> Bool
    /// The item in words, as a failed expectation shows it.
    public let description: String

    private init(_ description: String, _ test: @escaping (DisplayedItem) -> Bool) {
        self.test = test
        self.description = description
    }

    /// Things of a kind.
    public static func kind(_ kind: DisplayedItem.Kind) -> Self { Self(kind.rawValue) { $0.kind == kind } }
    /// Any image.
    public static var image: Self { kind(.image) }
    /// Any gradient.
    public static var gradient: Self { kind(.gradient) }
    /// Any mesh.
    public static var mesh: Self { kind(.mesh) }
    /// Any blurred backdrop.
    public static var backdrop: Self { kind(.backdrop) }
    /// Any shadow.
    public static var shadow: Self { kind(.shadow) }
    /// Any group.
    public static var group: Self { kind(.group) }

    /// Rectangles of a colour. A dynamic colour is taken as it is in the traits in force.
    public static func fill(_ color: UIColor) -> Self { kind(.fill).and("of \(color)") { $0.has(color) } }

    /// Borders of a colour.
    public static func border(_ color: UIColor) -> Self { kind(.border).and("of \(color)") { $0.has(color) } }

    /// Only those whose frame is this one, in the screen's points.
    ///
    /// - `tolerance`: for each edge, in points; a point by default, since frames are whole pixels around soft edges.
    public func `in`(_ rect: CGRect, tolerance: CGFloat = 1) -> Self {
        and("in \(rect)") { item in
            [
                item.frame.minX - rect.minX, item.frame.minY - rect.minY, item.frame.maxX - rect.maxX,
                item.frame.maxY - rect.maxY,
            ].allSatisfy { abs($0) <= tolerance }
        }
    }

    /// Only those that cover a point of the screen.
    public func at(_ point: CGPoint) -> Self { and("at \(point)") { $0.frame.contains(point) } }

    /// Only those with about this opacity.
    public func opacity(_ opacity: CGFloat, tolerance: CGFloat = 0.002) -> Self {
        and("with opacity \(opacity)") { abs($0.opacity - opacity) <= tolerance }
    }

    private func and(_ words: String, _ more: @escaping (DisplayedItem) -> Bool) -> Self {
        Self("\(description) \(words)") { [test] item in test(item) && more(item) }
    }

    func matches(_ item: DisplayedItem) -> Bool { test(item) }
}

extension DisplayedItem {
    fileprivate func has(_ wanted: UIColor) -> Bool { color.map { $0.looksLike(wanted) } ?? false }
}

extension TestScreen {
    /// What the frame of ``now`` paints on the screen, in painter's order; the contents of groups are their own pictures and not
    /// part of it.
    public var displayedItems: [DisplayedItem] {
        let list = drawnList
        guard let screen = list.passes.last else { return [] }
        return list.items[screen.items].map { DisplayedItem($0, in: list, scale: scale) }
    }

    /// Everything that the frame of ``now`` paints, pass by pass, as text.
    public var displayListDescription: String { drawnList.description }

    /// The painted things that are meant, in painter's order.
    public func displayedItems(matching matcher: DisplayMatcher) -> [DisplayedItem] {
        displayedItems.filter(matcher.matches)
    }

    /// Whether anything that is meant is painted.
    public func displays(_ matcher: DisplayMatcher) -> Bool { displayedItems.contains(where: matcher.matches) }

    private var drawnList: DisplayList {
        _ = snapshot()
        return stage.displayList
    }
}
