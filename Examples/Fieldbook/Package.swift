// swift-tools-version: 6.2
import PackageDescription

// An app as for an iPhone. Its sources lie in Sources/Fieldbook/iOS and are Apple's Swift; the plugin brings them over before every build.
let package = Package(
    name: "Fieldbook",
    dependencies: [.package(name: "mutoscope", path: "../.."), .package(path: "../../Tools/port")],
    targets: [
        .executableTarget(
            name: "Fieldbook", dependencies: [.product(name: "UIKit", package: "mutoscope")], exclude: ["iOS"],
            resources: [.copy("Resources")], swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "PortPlugin", package: "port")]),
        .testTarget(
            name: "FieldbookTests",
            dependencies: ["Fieldbook", .product(name: "MutoscopeTesting", package: "mutoscope")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
