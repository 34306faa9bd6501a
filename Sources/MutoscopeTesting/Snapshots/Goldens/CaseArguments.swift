import Testing

extension Test.Case {
    /// The arguments of a case of a parameterised test; nil for other tests. Swift Testing shows them to its own tools alone, so they
    /// are read as the debugger reads them.
    var words: String? {
        guard isParameterized else { return nil }
        let arguments = Self.find("arguments", in: self, depth: 4).map { Array(Mirror(reflecting: $0).children) } ?? []
        let values = arguments.compactMap { argument in
            Mirror(reflecting: argument.value).children.first { $0.label == "value" }?.value
        }
        return values.map { String(describingForTest: $0) }.joined(separator: ",")
    }

    private static func find(_ label: String, in value: Any, depth: Int) -> Any? {
        let children = Mirror(reflecting: value).children
        if let found = children.first(where: { $0.label == label }) { return found.value }
        guard depth > 0 else { return nil }
        return children.lazy.compactMap { find(label, in: $0.value, depth: depth - 1) }.first
    }
}
