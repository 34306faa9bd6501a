/// What gives a view that has entered a window looks that the program has set for its class.
@MainActor
enum ViewDressing {
    /// Nil as long as nothing has been set.
    static var dress: ((UIView) -> Void)?
}
