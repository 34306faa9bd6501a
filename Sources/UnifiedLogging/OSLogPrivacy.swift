/// Who may read a value of a message. Whoever reads standard error reads all that is not private.
public struct OSLogPrivacy: Equatable, Sendable {
    /// How what is hidden is told apart.
    public enum Mask: Equatable, Sendable {
        /// By a number made of it.
        case hash
        /// Not at all.
        case none
    }

    enum Kind { case automatic, open, hidden }
    let kind: Kind
    let mask: Mask

    /// What the kind of value asks for; here it is shown.
    public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: .none) }
    /// It is shown.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .open, mask: .none) }
    /// It is hidden.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }
    /// It is hidden.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }

    /// What the kind of value asks for, told apart by a mask where that hides it.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: mask) }
    /// It is hidden, told apart by a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
    /// It is hidden, told apart by a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }

    func text(of value: String) -> String {
        guard kind == .hidden else { return value }
        // The same for the same value, in every run.
        guard mask == .hash else { return "<private>" }
        let number = value.utf8.reduce(into: UInt64(14_695_981_039_346_656_037)) {
            $0 = ($0 ^ UInt64($1)) &* 1_099_511_628_211
        }
        return "<mask.hash: '\(String(number, radix: 16))'>"
    }
}
