public import CoreGraphics

/// How much of what rewrites text for the user a view takes.
public enum UIWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default` = 0
    case complete, limited
}

/// What rewritten text may consist of.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt

    /// The value of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Text without looks.
    public static let plainText = Self(rawValue: 1 << 0)
    /// Text with looks.
    public static let richText = Self(rawValue: 1 << 1)
    /// Lists.
    public static let list = Self(rawValue: 1 << 2)
    /// Tables.
    public static let table = Self(rawValue: 1 << 3)
}

/// Whether what is likely to be typed next is shown behind the caret.
public enum UITextInlinePredictionType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether what is typed is worked out behind an equals sign.
public enum UITextMathExpressionCompletionType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// By what a view that shows text sizes itself.
public enum UILetterformAwareSizingRule: Int, Sendable {
    /// By the font's own measures.
    case typographic = 0
    /// With room for letters that reach beyond them.
    case oversize
}

/// A view that can leave room for letters that reach beyond their lines.
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
    /// By what the view sizes itself.
    var sizingRule: UILetterformAwareSizingRule { get set }
}

/// Wishes of a view of text that nothing here follows: Linux has no service that rewrites, predicts or works out text.
struct LaterTextTraits {
    var writingTools = UIWritingToolsBehavior.default
    var writingToolsResults: UIWritingToolsResultOptions = []
    var inlinePrediction = UITextInlinePredictionType.default
    var mathCompletion = UITextMathExpressionCompletionType.default
    var sizingRule = UILetterformAwareSizingRule.typographic
}

extension UITextField: UILetterformAwareAdjusting {
    /// How much of what rewrites text the field takes. Only kept: nothing rewrites text here.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { parts.later.writingTools }
        set { parts.later.writingTools = newValue }
    }
    /// What rewritten text may consist of. Only kept.
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { parts.later.writingToolsResults }
        set { parts.later.writingToolsResults = newValue }
    }
    /// Whether what is likely to follow is shown. Only kept: nothing predicts text here.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { parts.later.inlinePrediction }
        set { parts.later.inlinePrediction = newValue }
    }
    /// Whether expressions are worked out. Only kept.
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { parts.later.mathCompletion }
        set { parts.later.mathCompletion = newValue }
    }
    /// By what the field sizes itself. Only kept: it goes by the font's measures, and letters that reach beyond are not cut off.
    public var sizingRule: UILetterformAwareSizingRule {
        get { parts.later.sizingRule }
        set { parts.later.sizingRule = newValue }
    }
}

extension UITextView: UILetterformAwareAdjusting {
    /// How much of what rewrites text the view takes. Only kept: nothing rewrites text here.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { textLooks.later.writingTools }
        set { textLooks.later.writingTools = newValue }
    }
    /// What rewritten text may consist of. Only kept.
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { textLooks.later.writingToolsResults }
        set { textLooks.later.writingToolsResults = newValue }
    }
    /// Whether text is being rewritten: never.
    public var isWritingToolsActive: Bool { false }
    /// Whether what is likely to follow is shown. Only kept: nothing predicts text here.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { textLooks.later.inlinePrediction }
        set { textLooks.later.inlinePrediction = newValue }
    }
    /// Whether expressions are worked out. Only kept.
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { textLooks.later.mathCompletion }
        set { textLooks.later.mathCompletion = newValue }
    }
    /// By what the view sizes itself. Only kept: it goes by the font's measures, and letters that reach beyond are not cut off.
    public var sizingRule: UILetterformAwareSizingRule {
        get { textLooks.later.sizingRule }
        set { textLooks.later.sizingRule = newValue }
    }
    /// Whether text of other platforms is scaled as these do. Only kept: all text here has the sizes it says.
    public var usesStandardTextScaling: Bool {
        get { textLooks.usesStandardScaling }
        set { textLooks.usesStandardScaling = newValue }
    }
}

extension UITextView {
    /// What is round the text.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        /// A thin line with round corners, as a text field's.
        case roundedRect
    }

    /// What is round the text. Nothing by default.
    public var borderStyle: BorderStyle {
        get { textLooks.border }
        set {
            guard newValue != textLooks.border else { return }
            textLooks.border = newValue
            showBorder()
        }
    }

    /// The border is the layer's own.
    func showBorder() {
        switch textLooks.border {
        case .none: (layer.cornerRadius, layer.borderWidth) = (0, 0)
        case .roundedRect: RoundedBorder.show(on: self)
        }
    }

    /// What is selected, where the text is scrolled to and whether it is typed into, to be set again later, perhaps in another view
    /// of the same text. A value of another origin is ignored.
    public var interactionState: Any {
        get { TextInteractionState(selection: selectedRange, offset: contentOffset, isActive: isFirstResponder) }
        set {
            guard let state = newValue as? TextInteractionState else { return }
            if state.isActive { becomeFirstResponder() }
            let length = (text as NSString).length, start = min(state.selection.location, length)
            selectedRange = NSRange(location: start, length: min(state.selection.length, length - start))
            contentOffset = state.offset
        }
    }
}

private struct TextInteractionState {
    let selection: NSRange
    /// In points.
    let offset: CGPoint
    let isActive: Bool
}
