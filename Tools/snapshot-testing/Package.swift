// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that users of the frameworks never fetch swift-snapshot-testing, which is used unchanged.

/// `check` sets the variable: a stand-in with the few declarations that are used takes the place of swift-snapshot-testing, so that all
/// of this compiles and is tested where that package cannot be fetched.
let usesStandIn = Context.environment["MUTOSCOPE_SNAPSHOT_STAND_IN"] != nil

let core: Target.Dependency =
    usesStandIn ? "SnapshotTesting" : .product(name: "SnapshotTesting", package: "swift-snapshot-testing")
let standIn: [Target] =
    usesStandIn ? [.target(name: "SnapshotTesting", path: "Tests/StandIn")] : []
let fetched: [Package.Dependency] =
    usesStandIn ? [] : [.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")]

let package = Package(
    name: "snapshot-testing",
    products: [.library(name: "SnapshotTestingUIKit", targets: ["SnapshotTestingUIKit"])],
    dependencies: [.package(name: "mutoscope", path: "../..", traits: [])] + fetched,
    targets: standIn + [
        .target(name: "CTestStart"),
        .target(
            name: "SnapshotTestingUIKit",
            dependencies: [
                core, "CTestStart", .product(name: "UIKit", package: "mutoscope"),
                .product(name: "MutoscopeTesting", package: "mutoscope"),
            ], swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
        .testTarget(
            name: "SnapshotTestingUIKitTests",
            dependencies: ["SnapshotTestingUIKit", .product(name: "MutoscopeTesting", package: "mutoscope")]),
    ],
    swiftLanguageModes: [.v5]
)
