// swift-tools-version: 6.2
import PackageDescription

// A program beside a package that breaks where a module UIKit exists: ours has another name in it, its sources say `import UIKit`.
// SwiftPM knows a package in a folder by the folder's name, and looks aliases up by it.
let folder = Context.packageDirectory.split(separator: "/").dropLast(3).last.map { $0.lowercased() } ?? "mutoscope"

let package = Package(
    name: "Alias",
    dependencies: [.package(path: "../../..")],
    targets: [
        .executableTarget(
            name: "Alias",
            dependencies: [.product(name: "UIKit", package: folder, moduleAliases: ["UIKit": "LinuxUIKit"])])
    ]
)
