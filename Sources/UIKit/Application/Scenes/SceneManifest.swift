import CoreGraphics

/// What `Info.plist` says of the program's scenes.
@MainActor
struct SceneManifest {
    /// One way to build a scene.
    struct Entry {
        var name: String?
        var delegateName: String?
        var sceneName: String?
        var storyboard: String?
    }

    /// Whether the user may open more than one scene.
    var supportsMultipleScenes = false
    /// By role, as listed.
    var configurations: [String: [Entry]] = [:]

    /// The running program's; nil without one, as for programs that build their interface in the application's delegate.
    static var current: SceneManifest?

    /// Reads the value of `UIApplicationSceneManifest`.
    init(_ dictionary: [String: Any]) {
        supportsMultipleScenes = dictionary["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
        let roles = dictionary["UISceneConfigurations"] as? [String: Any] ?? [:]
        configurations = roles.mapValues { entries in
            (entries as? [[String: Any]] ?? []).map { entry in
                // A key that Xcode has written without a value says nothing.
                func text(_ key: String) -> String? { (entry[key] as? String).flatMap { $0.isEmpty ? nil : $0 } }
                return Entry(
                    name: text("UISceneConfigurationName"), delegateName: text("UISceneDelegateClassName"),
                    sceneName: text("UISceneClassName"), storyboard: text("UISceneStoryboardFile"))
            }
        }
    }

    /// The one of a name, or the first of the role.
    func entry(named name: String?, role: UISceneSession.Role) -> Entry? {
        let entries = configurations[role.rawValue] ?? []
        guard let name else { return entries.first }
        return entries.first { $0.name == name }
    }
}

extension SceneManifest.Entry {
    @MainActor var delegateClass: AnyClass? {
        delegateName.flatMap { ProgramClass.named($0, "UISceneDelegateClassName") }
    }

    @MainActor var sceneClass: AnyClass? {
        guard let sceneName, sceneName != "UIWindowScene" else { return nil }
        return ProgramClass.named(sceneName, "UISceneClassName")
    }
}

/// Classes of the program by the names that `Info.plist` has for them.
@MainActor
enum ProgramClass {
    /// The module of the application's delegate: what `$(PRODUCT_MODULE_NAME)` stands for.
    static var module: String?

    /// The class of a name as `Info.plist` writes it: `$(PRODUCT_MODULE_NAME).SceneDelegate`, `App.SceneDelegate` or `SceneDelegate`. A
    /// module that is called otherwise here is the delegate's own. Says so if there is none.
    static func named(_ name: String, _ key: String) -> AnyClass? {
        let base = name.split(separator: ".").last.map(String.init) ?? name
        let candidates = [name, module.map { "\($0).\(base)" }].compactMap { $0 }
        if let found = candidates.lazy.compactMap(find).first { return found }
        Diagnostics.report(
            "Info.plist names the class \(name) (\(key)), which is not in the program\(module.map { ", nor in its module \($0)" } ?? "")."
        )
        return nil
    }

    /// The class of this exact name, if there is one.
    static func find(_ name: String) -> AnyClass? {
        let parts = name.split(separator: ".")
        guard parts.count == 2, !name.contains("$") else { return nil }
        return NSClassFromString(name)
    }

    /// The module of a type. `String(reflecting:)` gives the same name, after it has asked the type for a description of its own.
    nonisolated static func module(of type: Any.Type) -> String {
        String(_typeName(type).prefix { $0 != "." })
    }
}
