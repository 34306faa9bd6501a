/// How a view is laid out.
struct ViewLayout {
    var autoresizesSubviews = true
    var autoresizingMask: UIView.AutoresizingMask = []
    /// Whether constraints are made from the mask; else the mask does not count.
    var translatesAutoresizingMaskIntoConstraints = true
    var constraints: ConstraintState?
    /// When its tree was last looked through for constraints that no engine knows; see `LayoutPass`.
    var lastInstallation = 0
    /// Whether the view's controller hears that the subviews have been placed.
    var isTellingOwner = false
    /// Whether `updateProperties()` is due; so it is from the first.
    var wantsUpdateProperties = true
}
