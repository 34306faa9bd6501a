public import CoreGraphics

extension NumberFormatter {
    /// What `maximumFractionDigits` is on Apple's systems, as `port` writes it: no style asks for more digits behind the point than these,
    /// also one that is set later.
    public var greatestFractionDigits: Int {
        get { maximumFractionDigits }
        set {
            // Currencies ask for two.
            if minimumFractionDigits > newValue || newValue < 2 {
                minimumFractionDigits = min(minimumFractionDigits, newValue)
            }
            maximumFractionDigits = newValue
        }
    }
}
