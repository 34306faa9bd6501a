public import UIKit

/// A phone or tablet that a screen can stand for: its points, scale, safe areas, corners and traits.
///
/// ```swift
/// let screen = TestScreen(.iPhone16Pro.landscape)
/// screen.turn(into: .iPadPro11.landscape.split(.half))
/// ```
public struct TestDevice: Hashable, Sendable {
    /// How it is held.
    public enum Orientation: String, CaseIterable, Sendable {
        case portrait, landscape
    }

    /// Which part of a tablet's screen the app has, beside another one.
    public enum Split: String, CaseIterable, Sendable {
        case third, half, twoThirds
    }

    let model: DeviceModel
    /// How it is held; upright unless said.
    public let orientation: Orientation
    /// The part of the screen that the app has; nil is all of it.
    public let part: Split?

    init(_ model: DeviceModel, _ orientation: Orientation = .portrait, _ part: Split? = nil) {
        (self.model, self.orientation, self.part) = (model, orientation, part)
    }

    /// As the maker calls it, for instance "iPhone 16 Pro".
    public var name: String { model.name }

    /// The name with how it is held and split.
    public var description: String {
        [name, orientation == .portrait ? nil : "landscape", part?.rawValue].compactMap { $0 }.joined(separator: " ")
    }

    /// Held upright.
    public var portrait: TestDevice { TestDevice(model, .portrait, part) }
    /// Lying on its left side.
    public var landscape: TestDevice { TestDevice(model, .landscape, part) }

    /// Beside another app. Phones show one app at a time.
    public func split(_ part: Split) -> TestDevice {
        precondition(isPad, "Only tablets show two apps side by side; \(name) does not.")
        return TestDevice(model, orientation, part)
    }

    var isPad: Bool { model.idiom == .pad }
    private var isLandscape: Bool { orientation == .landscape }

    /// The device whose name is this one, whatever the case of letters and the spaces.
    public init?(named name: String) {
        func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        guard let device = Self.all.first(where: { letters($0.name) == letters(name) }) else { return nil }
        self = device
    }

    // MARK: The screen

    /// The whole screen, in points.
    public var screenSize: CGSize {
        isLandscape
            ? CGSize(width: model.height, height: model.width) : CGSize(width: model.width, height: model.height)
    }

    /// What the app has, in points.
    public var size: CGSize {
        let screen = screenSize
        guard let part else { return screen }
        // Apps stand ten points apart.
        let isWide = isLandscape ? screen.width >= 1133 : screen.width >= 1024
        let third: CGFloat = isWide ? 375 : 320
        let width: CGFloat =
            switch part {
            case .third: third
            case .half: ((screen.width - 10) / 2).rounded(.down)
            case .twoThirds: screen.width - 10 - third
            }
        return CGSize(width: width, height: screen.height)
    }

    /// Pixels per point.
    public var scale: CGFloat { model.scale }

    /// What bars and the camera cover, in points.
    public var safeAreaInsets: UIEdgeInsets { isLandscape ? model.landscape : model.portrait }

    /// The radius of the screen's corners, in points.
    public var cornerRadius: CGFloat { model.cornerRadius }

    // MARK: Traits

    /// The traits of the device's screen.
    public var traits: UITraitCollection {
        UITraitCollection { traits in
            traits.userInterfaceIdiom = model.idiom
            traits.displayScale = scale
            traits.horizontalSizeClass = isRegularAcross ? .regular : .compact
            traits.verticalSizeClass = isPad || !isLandscape ? .regular : .compact
        }
    }

    /// Whether there is room for two columns, by the makers' tables.
    private var isRegularAcross: Bool {
        guard isPad else { return isLandscape && model.isLargePhone }
        switch part {
        case nil: return true
        case .third: return false
        case .half: return isLandscape && screenSize.width >= 1366
        case .twoThirds: return isLandscape
        }
    }
}

extension TestScreen {
    /// A black screen of a device, at time 0.
    ///
    /// - Parameter scale: Pixels per point; nil is the device's own.
    public convenience init(_ device: TestDevice, scale: CGFloat? = nil) {
        self.init(size: device.size, scale: scale ?? device.scale)
        turn(into: device, scale: scale)
    }

    /// Gives the screen the size, safe area and traits of a device; full-screen windows follow.
    ///
    /// - Parameter scale: Pixels per point; nil is the device's own.
    public func turn(into device: TestDevice, scale: CGFloat? = nil) {
        // Neither the old insets in the new size nor the other way round may be more than there is.
        safeAreaInsets = .zero
        resize(to: device.size, scale: scale ?? device.scale)
        safeAreaInsets = device.safeAreaInsets
        use(device.traits)
        if let scale { use(UITraitCollection(displayScale: scale)) }
    }
}
