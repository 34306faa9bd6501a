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
        guard FileManager.default.fileExists(atPath: sources.path) else {
            Diagnostics.error("PortPlugin looks for Swift sources in \(sources.path), which is not there.")
            return []
        }
        let out = context.pluginWorkDirectoryURL.appending(path: "ported")
        return [
            .prebuildCommand(
                displayName: "Porting \(target.name)", executable: try context.tool(named: "port").url,
                arguments: [sources.path, "--out", out.path], outputFilesDirectory: out)
        ]
    }
}
