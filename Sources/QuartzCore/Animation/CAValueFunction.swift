public import CoreGraphics
import RenderTree

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A number becomes a rotation about x, radians.
    public static let rotateX = Self(rawValue: "rotateX")
    /// A number becomes a rotation about y, radians.
    public static let rotateY = Self(rawValue: "rotateY")
    /// A number becomes a rotation about z, radians.
    public static let rotateZ = Self(rawValue: "rotateZ")
    /// Three numbers become scales along x, y and z.
    public static let scale = Self(rawValue: "scale")
    /// A number becomes a scale along x.
    public static let scaleX = Self(rawValue: "scaleX")
    /// A number becomes a scale along y.
    public static let scaleY = Self(rawValue: "scaleY")
    /// A number becomes a scale along z.
    public static let scaleZ = Self(rawValue: "scaleZ")
    /// Three numbers become shifts along x, y and z, in points.
    public static let translate = Self(rawValue: "translate")
    /// A number becomes a shift along x, in points.
    public static let translateX = Self(rawValue: "translateX")
    /// A number becomes a shift along y, in points.
    public static let translateY = Self(rawValue: "translateY")
    /// A number becomes a shift along z, in points.
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
