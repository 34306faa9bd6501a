import UIKit

/// What is the same however a device is held.
struct DeviceModel: Hashable, Sendable {
    let name: String
    let idiom: UIUserInterfaceIdiom
    /// Held upright, in points.
    let width: CGFloat, height: CGFloat
    let scale: CGFloat
    let cornerRadius: CGFloat
    /// Whether a phone has room for two columns when it lies.
    let isLargePhone: Bool
    private let insets: [CGFloat]

    /// What is covered when it is held upright.
    var portrait: UIEdgeInsets { UIEdgeInsets(top: insets[0], left: 0, bottom: insets[1], right: 0) }
    /// What is covered when it lies.
    var landscape: UIEdgeInsets {
        UIEdgeInsets(top: insets[2], left: insets[3], bottom: insets[4], right: insets[3])
    }

    /// - Parameter covered: top and bottom upright; top, sides and bottom lying.
    static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, covered: [CGFloat], radius: CGFloat,
        isLarge: Bool = false
    ) -> DeviceModel {
        DeviceModel(
            name: name, idiom: .phone, width: width, height: height, scale: scale, cornerRadius: radius,
            isLargePhone: isLarge, insets: covered)
    }

    /// Tablets with round corners have a bar at the bottom in place of a button.
    static func pad(_ name: String, _ width: CGFloat, _ height: CGFloat, radius: CGFloat) -> DeviceModel {
        DeviceModel(
            name: name, idiom: .pad, width: width, height: height, scale: 2, cornerRadius: radius,
            isLargePhone: false, insets: radius > 0 ? [24, 20, 24, 0, 20] : [20, 0, 20, 0, 0])
    }
}
