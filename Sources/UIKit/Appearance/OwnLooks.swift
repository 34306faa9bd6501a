import CoreGraphics

/// Properties that a program's own class declares and that do not tell of themselves by `recordsAppearance(of:_:)`: they can be set on a
/// stand-in, but nothing on Linux can set them on other views by name.
@MainActor
enum OwnLooks {
    /// What instances of a class have in common before anything is set, by property.
    private static var common: [ObjectIdentifier: [String: Any]] = [:]

    /// Says which of its class's own properties were set on a stand-in, once for each.
    static func report(of standIn: UIView, unlike plain: UIView, besides told: [OwnAppearance]) {
        let type = type(of: standIn), usual = commonValues(of: plain)
        guard !usual.isEmpty else { return }
        let known = Set(told.map(\.name))
        for (name, value) in properties(of: standIn)
        where !known.contains(name) && usual[name].map({ !isSame($0, value) }) ?? false {
            Diagnostics.report(
                "\(name), which \(type) declares, stays on the stand-in of UIAppearance, because it does not tell of itself: "
                    + "call recordsAppearance(of:_:) in its setter.", key: "appearance \(type).\(name)")
        }
    }

    /// What differs between two untouched views belongs to each view, as its subviews do.
    private static func commonValues(of plain: UIView) -> [String: Any] {
        let type = type(of: plain)
        if let known = common[ObjectIdentifier(type)] { return known }
        let own = properties(of: plain)
        let other = own.isEmpty ? [] : properties(of: UIView.make(type, .zero))
        let same = zip(own, other).filter { isSame($0.value, $1.value) }.map { ($0.0.name, $0.0.value) }
        let values = Dictionary(same) { first, _ in first }
        common[ObjectIdentifier(type)] = values
        return values
    }

    /// The modules of the kit's classes, by whatever names it was built.
    private static let kitModules = Set(
        [UIView.self, UITableView.self, UINavigationBar.self].map(ProgramClass.module(of:)))

    /// The stored properties of the classes below the kit's.
    private static func properties(of view: UIView) -> [(name: String, value: Any)] {
        sequence(first: Mirror(reflecting: view), next: \.superclassMirror)
            .prefix { !kitModules.contains(ProgramClass.module(of: $0.subjectType)) }
            .flatMap(\.children).compactMap { child in child.label.map { ($0, child.value) } }
    }

    /// Only values that can be told apart count as set.
    private static func isSame(_ a: Any, _ b: Any) -> Bool {
        func unwrapped(_ value: Any) -> Any? {
            let mirror = Mirror(reflecting: value)
            return mirror.displayStyle == .optional ? mirror.children.first?.value : value
        }
        guard let a = unwrapped(a), let b = unwrapped(b) else { return (unwrapped(a) == nil) == (unwrapped(b) == nil) }
        guard let first = a as? AnyHashable, let second = b as? AnyHashable else { return true }
        return first == second
    }
}
