/// A place in a menu for elements that are made when the menu is opened.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// Makes the elements and hands them over, at once or later.
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var known: [UIMenuElement]?

    /// The elements are made when the menu is opened first, and kept.
    public convenience init(_ elementProvider: @escaping Provider) {
        self.init(elementProvider, isCached: true)
    }

    /// The elements are made anew whenever the menu is opened.
    public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    private init(_ provider: @escaping Provider, isCached: Bool) {
        (self.provider, self.isCached) = (provider, isCached)
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Hands the elements to a menu that is being shown.
    func fetch(_ take: @escaping ([UIMenuElement]) -> Void) {
        if let known { return take(known) }
        provider { [weak self] elements in
            if let self, isCached { known = elements }
            take(elements)
        }
    }
}
