/// How the letters of a list's text are changed before it shows.
public enum UIListContentTextTransform: Int, Sendable {
    case none = 0
    case uppercase, lowercase, capitalized

    func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.localizedUppercase
        case .lowercase: text.localizedLowercase
        case .capitalized: text.localizedCapitalized
        }
    }
}
