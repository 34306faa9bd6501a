// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that users of the frameworks never build swift-syntax.
let package = Package(
    name: "port",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "PortCore", targets: ["PortCore"]),
        .executable(name: "port", targets: ["port"]),
        .plugin(name: "PortPlugin", targets: ["PortPlugin"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        .target(
            name: "PortCore",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .executableTarget(
            name: "port",
            dependencies: ["PortCore", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        .plugin(name: "PortPlugin", capability: .buildTool(), dependencies: ["port"]),
        .testTarget(name: "PortCoreTests", dependencies: ["PortCore"]),
        .testTarget(name: "PortCommandTests", dependencies: ["port"]),
    ]
)
