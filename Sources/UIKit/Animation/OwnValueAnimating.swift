/// A view that animates a value of its own, which its layer does not know by that name.
@MainActor
protocol OwnValueAnimating: UIView {
    /// Takes a value. False when the key is the layer's.
    func take(_ value: Any?, forKey key: String) -> Bool
}
