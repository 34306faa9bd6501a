import CoreGraphics

extension InterfaceNode {
    /// The case of that name, where the file writes cases as the enumeration spells them.
    func choice<Choice: RawRepresentable>(_ name: String, _ type: Choice.Type = Choice.self) -> Choice?
    where Choice.RawValue == Int {
        self[name].flatMap { Choices.find($0, type) }
    }
}

/// Cases of enumerations by their names, found once.
@MainActor
private enum Choices {
    private static var known: [ObjectIdentifier: [String: Any]] = [:]

    static func find<Choice: RawRepresentable>(_ name: String, _ type: Choice.Type) -> Choice?
    where Choice.RawValue == Int {
        if let cases = known[ObjectIdentifier(type)] { return cases[name] as? Choice }
        var cases: [String: Any] = [:]
        // The enumerations of the frameworks number their cases from −1 to some hundred.
        for number in -1...101 {
            if let value = Choice(rawValue: number) { cases["\(value)"] = value }
        }
        known[ObjectIdentifier(type)] = cases
        return cases[name] as? Choice
    }
}
