import CoreGraphics

/// Which announcement is spoken first.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    /// As Apple's frameworks spell it.
    public let rawValue: String

    /// A priority by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Speaks when nothing else does.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
    /// Interrupts what was said before.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// Interrupts everything and is not interrupted.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
}

/// What kind of text is read.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    /// As Apple's frameworks spell it.
    public let rawValue: String

    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A document that is written.
    public static let wordProcessing = UIAccessibilityTextualContext(
        rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// A story.
    public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
    /// Messages of a talk.
    public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
    /// A table of numbers.
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// Names of files and folders.
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// A program's text.
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// What a terminal says.
    public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
}
