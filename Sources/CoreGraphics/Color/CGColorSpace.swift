/// Which kind of components a colour space has.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// How colours outside the target space are brought in. Conversions here are by matrix and do not differ by intent.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// What the numbers of a colour mean.
///
/// Device RGB is sRGB here, and device gray shares sRGB's tone curve, as on Apple's mobile systems.
public final class CGColorSpace: @unchecked Sendable {
    enum Kind: String, Hashable {
        case sRGB, extendedSRGB, linearSRGB, extendedLinearSRGB, displayP3, extendedDisplayP3, linearDisplayP3
        case extendedLinearDisplayP3, genericRGBLinear, deviceRGB
        case gray, extendedGray, linearGray, extendedLinearGray, deviceGray
        case deviceCMYK, genericCMYK, pattern, indexed
        case adobeRGB, romm, dciP3, itur709, itur2020, genericRGB
    }
    let kind: Kind
    private let basis: CGColorSpace?
    /// Of an indexed space the components of each colour, 0 to 255, one colour after the other; else nil.
    public let colorTable: [UInt8]?

    private init(_ kind: Kind, basis: CGColorSpace? = nil, table: [UInt8]? = nil) {
        self.kind = kind
        self.basis = basis
        colorTable = table
    }

    /// What gradients without a space mix in; no constant names it.
    static let genericRGB = CGColorSpace(.genericRGB)

    /// The space named by one of this type's constants, or nil for a name that is not supported.
    public convenience init?(name: CFString) {
        guard let kind = Self.kinds[name as String] else { return nil }
        self.init(kind)
    }

    /// The space of patterns; uncoloured patterns take their colour from `baseSpace`.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        self.init(.pattern, basis: baseSpace)
    }

    /// The space of numbers from 0 to `last` (255 at most) that stand for colours of `baseSpace`. `colorTable` holds their components, 0 to
    /// 255, one colour after the other. nil for patterns and indexed spaces as base.
    public convenience init?(indexedBaseSpace baseSpace: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>) {
        guard (0...255).contains(last), baseSpace.kind != .pattern, baseSpace.kind != .indexed else { return nil }
        let count = (last + 1) * baseSpace.numberOfComponents
        self.init(
            .indexed, basis: baseSpace, table: Array(UnsafeBufferPointer(start: colorTable, count: count)))
    }

    /// The name of the colour space that Core Graphics calls sRGB.
    public nonisolated(unsafe) static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The name of the colour space that Core Graphics calls extendedSRGB.
    public nonisolated(unsafe) static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// The name of the colour space that Core Graphics calls linearSRGB.
    public nonisolated(unsafe) static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// The name of the colour space that Core Graphics calls extendedLinearSRGB.
    public nonisolated(unsafe) static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The name of the colour space that Core Graphics calls displayP3.
    public nonisolated(unsafe) static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// The name of the colour space that Core Graphics calls extendedDisplayP3.
    public nonisolated(unsafe) static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// The name of the colour space that Core Graphics calls linearDisplayP3.
    public nonisolated(unsafe) static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    /// The name of the colour space that Core Graphics calls extendedLinearDisplayP3.
    public nonisolated(unsafe) static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
    /// The name of the colour space that Core Graphics calls genericRGBLinear.
    public nonisolated(unsafe) static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    /// The name of the colour space that Core Graphics calls genericGrayGamma2_2.
    public nonisolated(unsafe) static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of the colour space that Core Graphics calls extendedGray.
    public nonisolated(unsafe) static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// The name of the colour space that Core Graphics calls linearGray.
    public nonisolated(unsafe) static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// The name of the colour space that Core Graphics calls extendedLinearGray.
    public nonisolated(unsafe) static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    /// The name of the colour space that Core Graphics calls genericCMYK.
    public nonisolated(unsafe) static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

    /// The name of Adobe's RGB of 1998.
    public nonisolated(unsafe) static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
    /// The name of the space of large gamut for photographs (ProPhoto).
    public nonisolated(unsafe) static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
    /// The name of the space of cinemas, with their white and a power of 2.6.
    public nonisolated(unsafe) static let dcip3: CFString = "kCGColorSpaceDCIP3"
    /// The name of the space of television (BT.709).
    public nonisolated(unsafe) static let itur_709: CFString = "kCGColorSpaceITUR_709"
    /// The name of the space of television of large gamut (BT.2020).
    public nonisolated(unsafe) static let itur_2020: CFString = "kCGColorSpaceITUR_2020"

    private static let kinds: [String: Kind] = [
        sRGB as String: .sRGB, extendedSRGB as String: .extendedSRGB, linearSRGB as String: .linearSRGB,
        extendedLinearSRGB as String: .extendedLinearSRGB,
        displayP3 as String: .displayP3, extendedDisplayP3 as String: .extendedDisplayP3,
        linearDisplayP3 as String: .linearDisplayP3,
        extendedLinearDisplayP3 as String: .extendedLinearDisplayP3, genericRGBLinear as String: .genericRGBLinear,
        genericGrayGamma2_2 as String: .gray, extendedGray as String: .extendedGray, linearGray as String: .linearGray,
        extendedLinearGray as String: .extendedLinearGray, genericCMYK as String: .genericCMYK,
        adobeRGB1998 as String: .adobeRGB, rommrgb as String: .romm, dcip3 as String: .dciP3,
        itur_709 as String: .itur709, itur_2020 as String: .itur2020,
    ]

    static let srgb = CGColorSpace(.sRGB)
    static let deviceRGB = CGColorSpace(.deviceRGB)
    static let deviceGray = CGColorSpace(.deviceGray)
    static let deviceCMYK = CGColorSpace(.deviceCMYK)
    static let gray = CGColorSpace(.gray)
    static let cmyk = CGColorSpace(.genericCMYK)
    static let coloredPattern = CGColorSpace(.pattern)

    /// The kind of components.
    public var model: CGColorSpaceModel {
        switch kind {
        case .gray, .extendedGray, .linearGray, .extendedLinearGray, .deviceGray: .monochrome
        case .deviceCMYK, .genericCMYK: .cmyk
        case .pattern: .pattern
        case .indexed: .indexed
        default: .rgb
        }
    }

    /// Components of a colour, alpha not counted.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome, .indexed: 1
        case .cmyk: 4
        case .pattern: basis?.numberOfComponents ?? 0
        default: 3
        }
    }

    /// The constant that names the space; nil for pattern and indexed spaces.
    public var name: CFString? {
        switch kind {
        case .deviceRGB: "kCGColorSpaceDeviceRGB"
        case .deviceGray: "kCGColorSpaceDeviceGray"
        case .deviceCMYK: "kCGColorSpaceDeviceCMYK"
        case .pattern, .indexed: nil
        default: (Self.kinds.first { $0.value == kind }?.key).map { $0 as NSString }
        }
    }

    /// The space of an uncoloured pattern's colour, or of the colours that numbers stand for.
    public var baseColorSpace: CGColorSpace? { basis }

    /// True when the space holds colours that sRGB cannot.
    public var isWideGamutRGB: Bool {
        switch kind {
        case .displayP3, .extendedDisplayP3, .linearDisplayP3, .extendedLinearDisplayP3, .extendedSRGB,
            .extendedLinearSRGB:
            true
        default: false
        }
    }

    /// True when an image may be made in the space.
    public var supportsOutput: Bool { kind != .pattern && kind != .indexed }
}

extension CGColorSpace: Hashable {
    /// Whether the two are equal.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a.kind == b.kind && a.basis == b.basis && a.colorTable == b.colorTable
    }
    /// Feeds a hasher what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// RGB in the device's own space, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// Gray with sRGB's tone curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
/// Cyan, magenta, yellow and black, converted to RGB by (1 − c)(1 − k).
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
