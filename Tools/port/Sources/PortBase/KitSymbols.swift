/// What the frameworks have, by name.
package struct KitSymbols: Sendable {
    package struct KitType: Sendable {
        package var parents: [String] = []
        /// Without labels.
        package var members: Set<String> = []
        /// Of an enumeration whose cases hold nothing.
        package var cases: Set<String> = []
    }

    package static let shared = KitSymbols()

    package private(set) var types: [String: KitType] = [:]
    package let functions: Set<String>
    package let systemTypes: Set<String>
    private let systemFunctions: Set<String>
    private let members: Set<String>

    private init() {
        func words(_ text: String) -> Set<String> { Set(text.split { $0 == " " || $0 == "\n" }.map(String.init)) }
        functions = words(KitSymbolList.functions)
        systemTypes = words(KitSymbolList.systemTypes)
        systemFunctions = words(KitSymbolList.systemFunctions)
        var members = words(KitSymbolList.systemMembers)
        for line in KitSymbolList.types.split(separator: "\n") {
            let halves = line.split(separator: "=", maxSplits: 1)
            let parts = halves[0].split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count == 3, let name = parts[0].split(separator: " ").first else { continue }
            let type = KitType(
                parents: parts[1].split(separator: " ").map(String.init),
                members: Set(parts[2].split(separator: " ").map(String.init)),
                cases: halves.count == 2 ? Set(halves[1].split(separator: " ").map(String.init)) : [])
            types[String(name)] = type
            members.formUnion(type.members)
        }
        self.members = members
    }

    /// Whether anything at the top of a module is called so.
    package func hasTop(_ name: String) -> Bool {
        types[name] != nil || functions.contains(name) || systemTypes.contains(name) || systemFunctions.contains(name)
    }

    /// Whether some type has a member of that name.
    package func hasMember(_ name: String) -> Bool { members.contains(name) }

    /// Whether a type is a class of the frameworks' below `NSObject`: protocols have no `CVarArg` above them.
    package func isObjectClass(_ name: String) -> Bool {
        types[name] != nil && ancestors(of: name).isSuperset(of: ["NSObjectProtocol", "CVarArg"])
    }

    /// Whether a type is a class of the frameworks' below `NSObject` whose objects respond to no events.
    package func isPlainObject(_ name: String) -> Bool {
        isObjectClass(name) && !ancestors(of: name).contains("UIResponder")
    }

    private func ancestors(of name: String) -> Set<String> {
        var waiting = [name], seen: Set<String> = []
        while let current = waiting.popLast() {
            if seen.insert(current).inserted { waiting += types[current]?.parents ?? [] }
        }
        return seen
    }

    /// Whether a type of the frameworks has a member, its own or inherited; nil where that cannot be said.
    package func type(_ name: String, has member: String) -> Bool? {
        var waiting = [name], seen: Set<String> = [], isSure = true
        while let current = waiting.popLast() {
            guard seen.insert(current).inserted else { continue }
            // Members of types of other modules are not told apart.
            guard let type = types[current], !systemTypes.contains(current) else {
                if hasMember(member) { isSure = false }
                continue
            }
            if type.members.contains(member) { return true }
            // Another name of a type has no members of its own in the list.
            if current == name, type.members.isEmpty { return nil }
            waiting += type.parents
        }
        return isSure ? false : nil
    }

    /// The enumeration that has all of some cases and more, if there is just one, or one whose name begins as that of a type that is
    /// spoken of: `PHPhotoLibrary` means `PHAuthorizationStatus`.
    package func enumeration(with cases: Set<String>, near spokenOf: [String]) -> KitType? {
        let found = types.filter { !$0.value.cases.isEmpty && cases.isSubset(of: $0.value.cases) }
        let near = spokenOf.lazy.map { type in found.filter { $0.key.prefix(2) == type.prefix(2) } }
            .first { !$0.isEmpty }
        let meant = found.count == 1 ? found : near ?? [:]
        return meant.count == 1 ? meant.first.flatMap { $0.value.cases == cases ? nil : $0.value } : nil
    }

    /// The classes that declare a member, the topmost of each line.
    package func owners(of member: String) -> [String] {
        Self.owners[member] ?? []
    }

    private static let owners: [String: [String]] = {
        var owners: [String: [String]] = [:]
        for (name, type) in shared.types where !name.contains(".") {
            let inherited = type.parents.compactMap { shared.types[$0]?.members }
            for member in type.members where !inherited.contains(where: { $0.contains(member) }) {
                owners[member, default: []].append(name)
            }
        }
        return owners.mapValues { $0.sorted() }
    }()
}
