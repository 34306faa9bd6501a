/// The superclasses of the frameworks' classes: who inherits from whom where sources extend classes that they do not declare.
public enum KitClasses {
    /// Whether the frameworks have a type of that name.
    public static func isThere(_ name: String) -> Bool { KitSymbols.shared.hasTop(name) }

    /// Classes between which and Apple's superclass the kit has one of its own, which no program sees.
    private static let hidden = [
        "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    ]

    private static let parents: [String: String] = {
        let symbols = KitSymbols.shared
        let listed = symbols.types.compactMap { name, type -> (String, String)? in
            // Classes list what their superclasses conform to as well.
            guard type.parents.contains("CVarArg"), symbols.isObjectClass(name) else { return nil }
            return (name, type.parents.first(where: symbols.isObjectClass) ?? "NSObject")
        }
        return Dictionary(uniqueKeysWithValues: listed).merging(hidden) { $1 }
    }()

    /// - Returns: Nil for `NSObject` and for what is no class of the frameworks below it.
    package static func superclass(of name: String) -> String? { parents[name] }
}
