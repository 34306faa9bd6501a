import AppleRuntime
import CoreGraphics
import Synchronization

/// The program's `Info.plist`. SwiftPM takes none at the top of a target, so it may lie beside the executable or in the resources of
/// the target, in a folder or not; `port` compiles what stands beside storyboards.
enum ProgramInfo {
    /// Nobody changes them once they are read.
    private typealias Values = UncheckedBox<[String: Any]>

    private struct State {
        var launched: Values?
        var read: [String: Values] = [:]
    }

    private static let state = Mutex(State())

    /// Its values; empty without one.
    static func values(
        module: String, main: [String: Any] = Bundle.main.infoDictionary ?? [:], folder: URL = Bundle.main.bundleURL
    ) -> [String: Any] {
        let isWhole = main.keys.contains { $0.hasPrefix("UI") }
        if isWhole { return main }
        return places(module: module, folder: folder).lazy.compactMap(read).first ?? main
    }

    /// What the program was launched with.
    static func launch(with values: [String: Any]) {
        let values = Values(value: values)
        state.withLock { $0.launched = values }
    }

    /// What the program was launched with, else what stands beside it.
    static var launched: [String: Any]? { state.withLock(\.launched)?.value ?? Bundle.main.infoDictionary }

    /// An app's information dictionary: what Xcode's build settings of a new app give, over it what `Info.plist` says, with the settings'
    /// names in it replaced.
    static func dictionary(module: String) -> [String: Any] {
        let written = state.withLock { state in
            if let known = state.launched ?? state.read[module] { return known }
            let values = Values(value: values(module: module))
            state.read[module] = values
            return values
        }
        return dictionary(module: module, written: written.value)
    }

    static func dictionary(module: String, written: [String: Any]) -> [String: Any] {
        let settings = BuildSettings(module: module)
        return settings.information.merging(written.mapValues(settings.replacing)) { _, own in own }
    }

    private static func places(module: String, folder: URL) -> [URL] {
        let resources = contents(of: folder).filter { $0.lastPathComponent.hasSuffix("_\(module).resources") }
        let nested = resources.flatMap(contents).filter(\.hasDirectoryPath)
        return ([folder] + resources + nested).map { $0.appendingPathComponent("Info.plist") }
    }

    /// In the order of their names.
    private static func contents(of folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (found ?? []).sorted { $0.path < $1.path }
    }

    private static func read(_ file: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        let values = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        guard let values = values as? [String: Any] else {
            Diagnostics.report("\(file.path) is no property list; it is not used.")
            return nil
        }
        return values
    }
}

/// Xcode's build settings of a new app, as far as `Info.plist` names them.
private struct BuildSettings {
    let values: [String: String]

    init(module: String) {
        let name = ProcessInfo.processInfo.processName
        values = [
            "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": name, "PRODUCT_MODULE_NAME": module,
            "PRODUCT_BUNDLE_IDENTIFIER": Bundle.main.bundleIdentifier ?? "com.example.\(Self.identifier(name))",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
            "DEVELOPMENT_LANGUAGE": "en",
        ]
    }

    /// What Xcode writes into the information dictionary itself.
    var information: [String: Any] {
        [
            "CFBundleName": setting("PRODUCT_NAME"), "CFBundleExecutable": setting("EXECUTABLE_NAME"),
            "CFBundleIdentifier": setting("PRODUCT_BUNDLE_IDENTIFIER"),
            "CFBundleShortVersionString": setting("MARKETING_VERSION"),
            "CFBundleVersion": setting("CURRENT_PROJECT_VERSION"),
            "CFBundleDevelopmentRegion": setting("DEVELOPMENT_LANGUAGE"),
            "CFBundlePackageType": setting("PRODUCT_BUNDLE_PACKAGE_TYPE"), "CFBundleInfoDictionaryVersion": "6.0",
        ]
    }

    private func setting(_ name: String) -> String { values[name] ?? "" }

    /// A value of `Info.plist` with what its settings stand for, also in lists and tables. Unknown settings are empty, as in Xcode.
    func replacing(_ value: Any) -> Any {
        switch value {
        case let text as String: replacing(text)
        case let list as [Any]: list.map(replacing)
        case let table as [String: Any]: table.mapValues(replacing)
        default: value
        }
    }

    /// `$(NAME)`, `${NAME}` and `$(NAME:modifier)`.
    private func replacing(_ text: String) -> String {
        guard text.contains("$") else { return text }
        return text.replacing(#/\$(?:\((?<round>[^)]*)\)|\{(?<curly>[^}]*)\})/#) { match in
            let parts = (match.round ?? match.curly ?? "").split(separator: ":")
            let value = parts.first.map { setting(String($0)) } ?? ""
            return parts.dropFirst().contains("rfc1034identifier") ? Self.identifier(value) : value
        }
    }

    /// A name as identifiers of bundles take it: letters, digits and hyphens.
    private static func identifier(_ name: String) -> String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    }
}
