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
        let inputs = swiftFiles(in: sources)
        guard !inputs.isEmpty else {
            Diagnostics.error("PortPlugin looks for Swift sources in \(sources.path), where there are none.")
            return []
        }
        let out = context.pluginWorkDirectoryURL.appending(path: "ported")
        let outputs = inputs.map { out.appending(path: String($0.path.dropFirst(sources.path.count + 1))) }
        return [
            .buildCommand(
                displayName: "Porting \(target.name)", executable: try context.tool(named: "port").url,
                arguments: [sources.path, "--out", out.path], inputFiles: inputs, outputFiles: outputs)
        ]
    }

    private func swiftFiles(in folder: URL) -> [URL] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
    }
}
