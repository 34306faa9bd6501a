// swift-tools-version: 6.2
import PackageDescription

// A package of its own: only who uses Combine builds OpenCombine, and only there is a module of that name.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "combine",
    products: [.library(name: "Combine", targets: ["Combine"])],
    dependencies: [
        .package(name: "mutoscope", path: "../..", traits: []),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .target(
            name: "Combine",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "QuartzCore", package: "mutoscope"),
            ], swiftSettings: settings),
        .testTarget(
            name: "CombineTests",
            dependencies: [
                "Combine", .product(name: "UIKit", package: "mutoscope"),
                .product(name: "MutoscopeTesting", package: "mutoscope"),
            ], swiftSettings: settings),
    ]
)
