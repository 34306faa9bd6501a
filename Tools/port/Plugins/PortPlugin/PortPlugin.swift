import Foundation
import PackagePlugin

/// Brings the sources in a target's excluded folder `iOS` over before each build, so that one source tree serves both systems.
///
///     .executableTarget(name: "App", dependencies: ["UIKit"], exclude: ["iOS"], plugins: ["PortPlugin"])
@main
struct PortPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let sources = module.directoryURL.appending(path: "iOS")
        let inputs = files(in: sources, endings: [".swift"])
        guard !inputs.isEmpty else {
            Diagnostics.error("PortPlugin looks for Swift sources in \(sources.path), where there are none.")
            return []
        }
        let out = context.pluginWorkDirectoryURL.appending(path: "ported")
        // Other names than the sources have: the compiler is told of those, and warns of files that are called alike.
        let outputs = inputs.map { input in
            let folder = String(input.deletingLastPathComponent().path.dropFirst(sources.path.count))
            let name = input.lastPathComponent
            return out.appending(path: "\(folder)/\(name == "main.swift" ? "" : "ported-")\(name)")
        }
        let interfaces = files(in: sources, endings: [".storyboard", ".xib"])
        let library = interfaces.isEmpty ? [] : [out.appending(path: "ported-PortedInterfaces.swift")]
        let models = files(in: sources, endings: [".xcdatamodel/contents"])
        let compiled = models.isEmpty ? [] : [out.appending(path: "ported-PortedModels.swift")]
        return [
            .buildCommand(
                displayName: "Porting \(target.name)", executable: try context.tool(named: "port").url,
                arguments: [sources.path, "--out", out.path] + modules(of: target).flatMap { ["--module", $0] },
                inputFiles: inputs + interfaces + models + files(in: sources, endings: ["Info.plist"]),
                outputFiles: outputs + library + compiled)
        ]
    }

    /// What the target has of the modules that a program need not have.
    private func modules(of target: any Target) -> [String] {
        let names = target.dependencies.map { dependency in
            switch dependency {
            case .target(let target): target.name
            case .product(let product): product.name
            @unknown default: ""
            }
        }
        return names.filter { $0 == "Combine" }
    }

    private func files(in folder: URL, endings: [String]) -> [URL] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { name in endings.contains { name.hasSuffix($0) } }.sorted().map {
            folder.appending(path: $0)
        }
    }
}
