public import CoreGraphics
import RenderTree

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateX = Self(rawValue: "rotateX")
    public static let rotateY = Self(rawValue: "rotateY")
    public static let rotateZ = Self(rawValue: "rotateZ")
    public static let scale = Self(rawValue: "scale")
    public static let scaleX = Self(rawValue: "scaleX")
    public static let scaleY = Self(rawValue: "scaleY")
    public static let scaleZ = Self(rawValue: "scaleZ")
    public static let translate = Self(rawValue: "translate")
    public static let translateX = Self(rawValue: "translateX")
    public static let translateY = Self(rawValue: "translateY")
    public static let translateZ = Self(rawValue: "translateZ")
}

/// Builds a transform from an interpolated number, or from three.
open class CAValueFunction: NSObject, @unchecked Sendable {
    /// The function's name.
    public final let name: CAValueFunctionName
    final let function: ValueFunction

    /// The function of this name, or nil when there is none.
    public init?(name: CAValueFunctionName) {
        guard let function = CAValueFunction.functions[name] else { return nil }
        self.name = name
        self.function = function
    }

    /// True for the functions that take three numbers.
    final var takesThree: Bool { name == .scale || name == .translate }

    private static let functions: [CAValueFunctionName: ValueFunction] = [
        .rotateX: .rotateX, .rotateY: .rotateY, .rotateZ: .rotateZ,
        .scale: .scale, .scaleX: .scaleX, .scaleY: .scaleY, .scaleZ: .scaleZ,
        .translate: .translate, .translateX: .translateX, .translateY: .translateY, .translateZ: .translateZ,
    ]
}
