import UIKit

/// A page that can be made in parts, so that no frame pays for all of it.
@MainActor
protocol PageInParts: UIView {
    /// True while the page is made ahead, part by part. Any other page is made whole when it is laid out.
    var isMadeAhead: Bool { get set }
    /// Makes the next part, and draws it when the page is made ahead. False when nothing is left to make.
    func makeNextPart() -> Bool
    /// What assistive programs go to when the page has been turned to.
    var firstElement: UIView { get }
}

extension PageInParts {
    var firstElement: UIView { self }

    func makeWhole() {
        while makeNextPart() {}
    }
}
