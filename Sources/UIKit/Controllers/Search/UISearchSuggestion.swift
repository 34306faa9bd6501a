public import Foundation

/// What the user may mean, offered below a search field.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text.
    var localizedSuggestion: String? { get }
    /// What assistive programs say of it; nil is the text.
    var localizedDescription: String? { get }
    /// Stands before the text.
    var iconImage: UIImage? { get }
    /// The text with looks of its own; nil is the plain one.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// Whatever the program wants to know of it once it is chosen.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// What assistive programs say where nothing else is given: the text.
    public var localizedDescription: String? { nil }
    /// No picture where none is given.
    public var iconImage: UIImage? { nil }
    /// No looks of its own where none are given.
    public var localizedAttributedSuggestion: NSAttributedString? { nil }
}

/// What the user may mean, with its text and picture.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text.
    open private(set) var localizedSuggestion: String?
    /// What assistive programs say of it; nil is the text.
    open private(set) var localizedDescription: String?
    /// Stands before the text.
    open private(set) var iconImage: UIImage?
    /// The text with looks of its own; nil is the plain one.
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    /// Whatever the program wants to know of it once it is chosen.
    open var representedObject: Any?

    /// Suggests a text, which assistive programs say otherwise where a description is given.
    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        self.localizedSuggestion = localizedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }

    /// Suggests a text with looks of its own, such as what was typed in bold.
    public init(
        localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = localizedAttributedSuggestion.string
        self.localizedAttributedSuggestion = localizedAttributedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }
}
