// swift-tools-version: 6.2
import PackageDescription

// A program beside a package that breaks where a module UIKit exists: ours has another name in it, its sources say `import UIKit`.
let package = Package(
    name: "Alias",
    dependencies: [.package(name: "mutoscope", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Alias",
            dependencies: [.product(name: "UIKit", package: "mutoscope", moduleAliases: ["UIKit": "LinuxUIKit"])])
    ]
)
