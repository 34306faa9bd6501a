public import UIKit

/// Something that `assertSnapshot(of:)` can compare with a golden file.
@preconcurrency @MainActor
public protocol SnapshotSubject {
    /// What is compared, as it is now. Throws ``SnapshotSubjectError`` when there is nothing to compare.
    func snapshotContent(_ settings: SnapshotSettings) throws -> SnapshotContent
}

/// What a golden file holds.
public enum SnapshotContent {
    /// Kept as PNG.
    case picture(CGImage)
    /// Kept as a text file.
    case text(String)
}

/// How something is shown for its snapshot. What is nil is the subject's own.
public struct SnapshotSettings {
    /// Whose screen it is shown on.
    public var device: TestDevice?
    /// Points; wins over the device's.
    public var size: CGSize?
    /// Pixels per point; wins over the device's.
    public var scale: CGFloat?
    /// Light or dark, the size of text, and so on.
    public var traits: UITraitCollection?
    /// The language it is shown in.
    public var language: TestLanguage?

    /// Wraps what is compared.
    public init(
        device: TestDevice? = nil, size: CGSize? = nil, scale: CGFloat? = nil, traits: UITraitCollection? = nil,
        language: TestLanguage? = nil
    ) {
        (self.device, self.size, self.scale) = (device, size, scale)
        (self.traits, self.language) = (traits, language)
    }

    /// Whether the subject is to be shown as it is.
    var isPlain: Bool { device == nil && size == nil && traits == nil && language == nil }

    /// A screen of this kind.
    @MainActor
    func makeScreen(size fallback: CGSize) -> TestScreen {
        let screen = TestScreen(size: size ?? device?.size ?? fallback, scale: scale ?? device?.scale ?? 2)
        prepare(screen)
        return screen
    }

    /// Gives a screen what the settings say.
    @MainActor
    func prepare(_ screen: TestScreen) {
        if let device { screen.turn(into: device, scale: scale) }
        if size != nil || scale != nil { screen.resize(to: size ?? screen.size, scale: scale) }
        if let language { screen.language = language }
        if let traits { screen.use(traits) }
    }
}

/// Why there is nothing to compare; a sentence.
public struct SnapshotSubjectError: Error, CustomStringConvertible {
    /// What is compared, in words.
    public let description: String

    /// Wraps what is compared.
    public init(_ description: String) {
        self.description = description
    }
}
