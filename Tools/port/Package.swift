// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The folder of the toolchain with its own swift-syntax, which Linux toolchains carry, built, for macros. With it port is ready in half
/// a minute; where there is none, as in Xcode, the package of the same version is built, which takes minutes (ten in release).
let carried = carriedSyntax()
let settings: [SwiftSetting] = carried.map { [.unsafeFlags(["-I", $0])] } ?? []

// A package of its own, so that users of the frameworks never build swift-syntax.
let package = Package(
    name: "port",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "PortCore", targets: ["PortCore"]),
        .library(name: "PortResources", targets: ["PortResources"]),
        .executable(name: "port", targets: ["port"]),
        .plugin(name: "PortPlugin", targets: ["PortPlugin"]),
    ],
    dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")]
        + (carried == nil ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0")] : []),
    targets: [
        // What the frameworks have, by name, and what a person is told.
        .target(name: "PortBase"),
        .target(
            name: "PortCore",
            dependencies: ["PortBase"]
                + (carried == nil
                    ? [
                        .product(name: "SwiftSyntax", package: "swift-syntax"),
                        .product(name: "SwiftParser", package: "swift-syntax"),
                    ]
                    : []),
            swiftSettings: settings,
            linkerSettings: carried.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []),
        // What lies beside the sources: asset catalogs, storyboards and nibs, models.
        .target(name: "PortResources", dependencies: ["PortBase"]),
        .executableTarget(
            name: "port",
            dependencies: [
                "PortBase", "PortCore", "PortResources",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),
        .plugin(name: "PortPlugin", capability: .buildTool(), dependencies: ["port"]),
        .testTarget(name: "PortCoreTests", dependencies: ["PortBase", "PortCore"], swiftSettings: settings),
        .testTarget(name: "PortResourcesTests", dependencies: ["PortBase", "PortResources"]),
        .testTarget(name: "PortCommandTests", dependencies: ["PortBase", "port"], swiftSettings: settings),
    ]
)

func carriedSyntax() -> String? {
    #if os(Linux) && compiler(>=6.3)
    // This manifest runs with <toolchain>/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so.
    // A handle reads all of the kernel's file, where a string made of it has its first page.
    guard let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd(),
        let line = String(decoding: maps, as: UTF8.self).split(separator: "\n")
            .first(where: { $0.hasSuffix("/pm/ManifestAPI/libPackageDescription.so") }),
        let start = line.firstIndex(of: "/")
    else { return nil }
    let folder = URL(fileURLWithPath: String(line[start...])).appendingPathComponent("../../../host")
        .standardizedFileURL.path
    let isThere = ["SwiftSyntax.swiftmodule", "SwiftParser.swiftmodule", "libSwiftSyntax.so", "libSwiftParser.so"]
        .allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
    return isThere ? folder : nil
    #else
    return nil
    #endif
}
