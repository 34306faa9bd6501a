// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses the kit builds it. It measures the compositor from inside: the modules
// of the kit see it as one of them, under the name that SwiftPM gives a package by its folder.
let folder = Context.packageDirectory.split(separator: "/").dropLast().last.map { $0.lowercased() } ?? "mutoscope"

let package = Package(
    name: "benchmarks",
    dependencies: [.package(path: "..", traits: [])],
    targets: [
        .target(name: "CAllocationCount"),
        .executableTarget(
            name: "bench",
            dependencies: ["CAllocationCount", .product(name: "QuartzCore", package: folder)],
            packageAccess: false,
            swiftSettings: [.unsafeFlags(["-package-name", folder])]),
        .executableTarget(
            name: "effects-bench",
            dependencies: [
                .product(name: "Mutoscope", package: folder), .product(name: "MutoscopeTesting", package: folder),
                .product(name: "UIKit", package: folder),
            ],
            packageAccess: false,
            swiftSettings: [.unsafeFlags(["-package-name", folder])]),
        .executableTarget(
            name: "views-bench",
            dependencies: [
                .product(name: "MutoscopeTesting", package: folder), .product(name: "UIKit", package: folder),
            ],
            packageAccess: false,
            swiftSettings: [.unsafeFlags(["-package-name", folder])]),
    ]
)
