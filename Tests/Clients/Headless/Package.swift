// swift-tools-version: 6.2
import PackageDescription

// Programs without windows, in Swift 5.
let package = Package(
    name: "Headless",
    dependencies: [.package(name: "mutoscope", path: "../../..", traits: [])],
    targets: [
        .executableTarget(
            name: "Headless", dependencies: [.product(name: "UIKit", package: "mutoscope")],
            resources: [.copy("Resources")], swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "Board", dependencies: [.product(name: "UIKit", package: "mutoscope")],
            resources: [.copy("Resources")], swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "SceneBoard", dependencies: [.product(name: "UIKit", package: "mutoscope")],
            resources: [.copy("Resources")], swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "Script",
            dependencies: [
                .product(name: "UIKit", package: "mutoscope"), .product(name: "MutoscopeTesting", package: "mutoscope"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
