/// A part of what is searched for that is no text, such as a person or a kind of file: a chip before the text of a search field.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// What the program means by it.
    open var representedObject: Any?

    /// A chip with a picture and a text.
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }
}

/// Is asked and told about a search field, its tokens too. All is optional.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// What is copied for a token.
    func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    )
        -> NSItemProvider
}

extension UISearchTextFieldDelegate {
    /// The token's text where it is not implemented.
    public func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider { NSItemProvider(object: token.text as NSString) }
}

/// The place before a token of a search field.
final class TokenPosition: UITextPosition {
    let index: Int

    init(_ index: Int) { self.index = index }

    override func isEqual(_ object: Any?) -> Bool { (object as? TokenPosition)?.index == index }
    override var hash: Int { index }
}
