import CoreGraphics

/// What a predicate's format says, ready to be asked of any object.
indirect enum PredicateTree {
    case always(Bool)
    case not(PredicateTree)
    case all([PredicateTree])
    case any([PredicateTree])
    case comparison(PredicateComparison)
    /// A predicate made elsewhere.
    case predicate(NSPredicate)

    func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
        switch self {
        case .always(let answer): answer
        case .not(let inner): !inner.holds(for: object, variables)
        case .all(let parts): parts.allSatisfy { $0.holds(for: object, variables) }
        case .any(let parts): parts.contains { $0.holds(for: object, variables) }
        case .comparison(let comparison): comparison.holds(for: object, variables)
        case .predicate(let predicate): predicate.evaluate(with: object, substitutionVariables: variables)
        }
    }
}
