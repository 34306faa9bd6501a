public import UIKit

/// Which part of a web view a picture is of.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject, @preconcurrency NSCopying {
    /// In the view's points; null is all of it.
    open var rect = CGRect.null
    /// How wide the picture is, in points; nil is as wide as the part.
    open var snapshotWidth: NSNumber?
    /// Whether what has changed is drawn before.
    open var afterScreenUpdates = true

    /// As usual.
    public override init() { super.init() }

    /// The same, apart from this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKSnapshotConfiguration()
        (copy.rect, copy.snapshotWidth, copy.afterScreenUpdates) = (rect, snapshotWidth, afterScreenUpdates)
        return copy
    }
}

/// Which part of a page a PDF file is of.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject, @preconcurrency NSCopying {
    /// In the page's points; nil or null is all of it.
    open var rect: CGRect?
    /// Whether the page's background is left out.
    open var allowTransparentBackground = false

    /// As usual.
    public override init() { super.init() }

    /// The same, apart from this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKPDFConfiguration()
        (copy.rect, copy.allowTransparentBackground) = (rect, allowTransparentBackground)
        return copy
    }
}

/// How a text is looked for in a page.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject, @preconcurrency NSCopying {
    /// Whether backwards.
    open var backwards = false
    /// Whether capitals count.
    open var caseSensitive = false
    /// Whether it begins anew at the end.
    open var wraps = true

    /// As usual.
    public override init() { super.init() }

    /// The same, apart from this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKFindConfiguration()
        (copy.backwards, copy.caseSensitive, copy.wraps) = (backwards, caseSensitive, wraps)
        return copy
    }
}

/// What was found in a page.
@preconcurrency @MainActor
open class WKFindResult: NSObject, @preconcurrency NSCopying {
    /// Whether anything was.
    open private(set) var matchFound: Bool

    init(_ matchFound: Bool) {
        self.matchFound = matchFound
        super.init()
    }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
