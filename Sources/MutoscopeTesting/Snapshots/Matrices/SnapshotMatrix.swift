public import UIKit

/// The ways in which something is to look right: every device with every style, every size of text and every language.
///
/// ```swift
/// let matrix = [.iPhoneSE3, .iPhone16Pro] × [.light, .dark] × [.large, .accessibilityExtraLarge] × ["en", "ar", .long]
/// ```
public struct SnapshotMatrix: Sendable {
    /// The devices, one column each.
    public var devices: [TestDevice]
    /// Light and dark.
    public var styles: [UIUserInterfaceStyle]
    /// The sizes of text.
    public var textSizes: [UIContentSizeCategory]
    /// The languages.
    public var languages: [TestLanguage]

    /// An axis without values does not count.
    public init(
        devices: [TestDevice], styles: [UIUserInterfaceStyle] = [], textSizes: [UIContentSizeCategory] = [],
        languages: [TestLanguage] = []
    ) {
        (self.devices, self.styles, self.textSizes, self.languages) = (devices, styles, textSizes, languages)
    }

    /// How the pictures of a matrix are kept.
    public enum Arrangement: Sendable {
        /// All in one picture, each under its name.
        case sheet
        /// Each in a file of its own.
        case files
    }

    /// One picture of the matrix.
    struct Cell {
        var device: TestDevice?
        var style: UIUserInterfaceStyle?
        var textSize: UIContentSizeCategory?
        var language: TestLanguage?

        var words: [String] {
            [device?.description, style?.word, textSize?.word, language?.description].compactMap { $0 }
        }

        /// Where it stands in a table, in words.
        var row: String { device?.description ?? "" }
        var column: String { words.dropFirst(device == nil ? 0 : 1).joined(separator: " · ") }
        /// In front of a file's ending.
        var name: String { words.map(FileNames.plain).joined(separator: "_") }
        /// Over a picture of a sheet.
        var title: String { words.joined(separator: " · ") }

        var traits: UITraitCollection {
            UITraitCollection { traits in
                if let style { traits.userInterfaceStyle = style }
                if let textSize { traits.preferredContentSizeCategory = textSize }
            }
        }
    }

    /// Every combination; the last axis changes fastest.
    var cells: [Cell] {
        func values<Value>(_ axis: [Value]) -> [Value?] { axis.isEmpty ? [nil] : axis.map { $0 } }
        var cells: [Cell] = []
        for device in values(devices) {
            for style in values(styles) {
                for textSize in values(textSizes) {
                    for language in values(languages) {
                        cells.append(Cell(device: device, style: style, textSize: textSize, language: language))
                    }
                }
            }
        }
        return cells
    }

    /// How many pictures stand side by side on a sheet: one row a device, or one row of all.
    var columns: Int { devices.count > 1 ? cells.count / devices.count : min(cells.count, 6) }
}

infix operator × : MultiplicationPrecedence

extension SnapshotMatrix {
    /// The matrix with one more dimension.
    public static func × (matrix: Self, styles: [UIUserInterfaceStyle]) -> Self {
        var matrix = matrix
        matrix.styles += styles
        return matrix
    }

    /// The matrix with one more dimension.
    public static func × (matrix: Self, sizes: [UIContentSizeCategory]) -> Self {
        var matrix = matrix
        matrix.textSizes += sizes
        return matrix
    }

    /// The matrix with one more dimension.
    public static func × (matrix: Self, languages: [TestLanguage]) -> Self {
        var matrix = matrix
        matrix.languages += languages
        return matrix
    }
}

extension [TestDevice] {
    /// The matrix with one more dimension.
    public static func × (devices: Self, styles: [UIUserInterfaceStyle]) -> SnapshotMatrix {
        SnapshotMatrix(devices: devices, styles: styles)
    }

    /// The matrix with one more dimension.
    public static func × (devices: Self, sizes: [UIContentSizeCategory]) -> SnapshotMatrix {
        SnapshotMatrix(devices: devices, textSizes: sizes)
    }

    /// The matrix with one more dimension.
    public static func × (devices: Self, languages: [TestLanguage]) -> SnapshotMatrix {
        SnapshotMatrix(devices: devices, languages: languages)
    }
}

extension UIUserInterfaceStyle {
    fileprivate var word: String {
        switch self {
        case .dark: "dark"
        case .light: "light"
        default: "unspecified"
        }
    }
}

extension UIContentSizeCategory {
    /// "L", "AX-XL": what the settings call it.
    fileprivate var word: String {
        let words: [UIContentSizeCategory: String] = [
            .extraSmall: "XS", .small: "S", .medium: "M", .large: "L", .extraLarge: "XL", .extraExtraLarge: "XXL",
            .extraExtraExtraLarge: "XXXL", .accessibilityMedium: "AX-M", .accessibilityLarge: "AX-L",
            .accessibilityExtraLarge: "AX-XL", .accessibilityExtraExtraLarge: "AX-XXL",
            .accessibilityExtraExtraExtraLarge: "AX-XXXL",
        ]
        return words[self] ?? rawValue
    }
}
