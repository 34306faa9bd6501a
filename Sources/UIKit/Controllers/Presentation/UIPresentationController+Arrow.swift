extension UIPresentationController {
    /// Whether an arrow stands over an edge of the content, which lists keep clear of.
    var hasArrow: Bool { self is UIPopoverPresentationController }
}
