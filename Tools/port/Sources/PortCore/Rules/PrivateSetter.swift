import SwiftSyntax

/// Sets the private properties that extensions in one file give to classes of other files or of the frameworks: only that file reaches
/// them, so it gets a function that does.
struct PrivateSetter {
    let name: String
    let text: String

    /// - Parameter number: the file's, among all.
    init?(path: String, number: Int, _ index: Index) {
        let cases = index.interfaceMembers.filter { Self.isKnown($0.key, path, index) }.sorted { $0.key < $1.key }
            .flatMap { type, members in
                Set(members.filter { Self.isOwn($0, path, index) }.map(\.name)).sorted().map { name in
                    "case (\"\(name)\", let object as \(type)): InterfaceValue.assign(value, to: &object.\(name)); "
                }
            }
        guard !cases.isEmpty else { return nil }
        name = "portedPrivateValue\(number)"
        text =
            "@MainActor func \(name)(_ value: Any?, _ key: String, _ object: AnyObject) -> Bool { switch (key, object) { "
            + cases.joined() + "default: return false }; return true }"
    }

    private static func isOwn(_ member: InterfaceMember, _ path: String, _ index: Index) -> Bool {
        member.kind == .property && member.isPrivate && member.path == path && member.reach == .byInterfaces
            && !index.leftOut.wholeFiles.contains(path)
    }

    /// A class whose name means it everywhere, and whose body is not in the file.
    private static func isKnown(_ type: String, _ path: String, _ index: Index) -> Bool {
        guard let own = index.classes[type] else { return !type.contains("<") && !index.typeNames.contains(type) }
        return own.path != path && index.topClasses.contains(type)
    }
}
