// swift-tools-version: 6.2
import PackageDescription

// On Apple's systems only `Mutoscope` (the effects) exists and builds against the system's UIKit.
// The manifest runs on the host, so a plain `#if os(Linux)` keeps our UIKit from shadowing Apple's.

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
]

/// `MUTOSCOPE_TESTS=Compositor,UIKit` builds only these test targets: a quick edit-and-test turn.
let chosenTests = Context.environment["MUTOSCOPE_TESTS"]?.split(separator: ",").map { "\($0)Tests" } ?? []

#if os(Linux)
let kitTargets: [Target] = [
    // Empty: Swift Testing's cross-import overlays on Linux look for modules of these names.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),

    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CRSVG", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),

    .target(name: "CPNGRows", cSettings: [.unsafeFlags(["-O3"])]),
    .target(
        name: "CoreGraphics",
        dependencies: [
            "CCairo", "CPango", "CPNG", "CPNGRows", "CTurboJPEG", "CWebP", "CRSVG", "CZlib", "_Testing_CoreGraphics",
        ], swiftSettings: settings),
    .target(name: "CTimeHooks"),
    .target(name: "RenderTree", dependencies: ["CoreGraphics", "CTimeHooks"], swiftSettings: settings),
    .target(name: "AppleRuntime", dependencies: ["CoreGraphics", "RenderTree"], swiftSettings: settings),
    .target(
        name: "QuartzCore", dependencies: ["AppleRuntime", "CoreGraphics", "RenderTree"], swiftSettings: settings),
    .target(name: "CKernels", cSettings: [.unsafeFlags(["-O3"])]),
    .target(name: "Compositor", dependencies: ["RenderTree", "CKernels"], swiftSettings: settings),
    .target(name: "Displays", dependencies: ["Compositor"], swiftSettings: settings),
    .target(name: "DisplayWindow", dependencies: ["Displays", "CSDL2"], swiftSettings: settings),
    .target(
        name: "LayerStage",
        dependencies: [
            "QuartzCore", "Displays", .target(name: "DisplayWindow", condition: .when(traits: ["Window"])),
        ],
        swiftSettings: settings),
    .target(name: "LayoutSolver", swiftSettings: settings),
    .target(
        name: "UIKit", dependencies: ["QuartzCore", "LayerStage", "LayoutSolver", "_Testing_UIKit"],
        swiftSettings: settings),
    // Of the tests alone: no product has it.
    .target(name: "SeededTesting", path: "Tests/SeededTesting", swiftSettings: settings),
    .target(name: "SnapshotReport", swiftSettings: settings),
    .target(
        name: "MutoscopeTesting", dependencies: ["SnapshotReport", "UIKit", "LayerStage"], swiftSettings: settings),
    .executableTarget(
        name: "gallery",
        dependencies: [
            "Mutoscope", "UIKit", "LayerStage", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        swiftSettings: settings),
    .executableTarget(
        name: "MutoscopeCLI",
        dependencies: [
            "LayerStage", "SnapshotReport", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        swiftSettings: settings),
]
let tests: [(String, [Target.Dependency])] = [
    ("Architecture", []),
    ("CoreGraphics", ["CoreGraphics"]),
    ("LayoutSolver", ["LayoutSolver", "SeededTesting"]),
    ("RenderTree", ["RenderTree"]),
    ("QuartzCore", ["QuartzCore", "MutoscopeTesting"]),
    ("Compositor", ["Compositor", "LayerStage", "MutoscopeTesting"]),
    (
        "Displays",
        [
            "Displays", "LayerStage", "MutoscopeTesting",
            .target(name: "DisplayWindow", condition: .when(traits: ["Window"])),
        ]
    ),
    ("UIKit", ["UIKit", "MutoscopeTesting", "SeededTesting"]),
    ("Controller", ["UIKit", "MutoscopeTesting"]),
    ("Collection", ["UIKit", "MutoscopeTesting"]),
    ("Mutoscope", ["Mutoscope", "MutoscopeTesting"]),
    (
        "MutoscopeTesting",
        ["MutoscopeTesting", "CoreGraphics", "Displays", "LayerStage", "SnapshotReport", "UIKit"]
    ),
    ("Gallery", ["gallery", "MutoscopeTesting"]),
    ("MutoscopeCLI", ["MutoscopeCLI", "LayerStage", "MutoscopeTesting"]),
]
let withoutResources: Set = ["Architecture", "LayoutSolver"]
/// Files that are read beside their tests: no part of the build.
let unbuilt = [
    "Architecture": ["upward-references.txt"], "UIKit": ["Controls/__Snapshots__", "Pages/__Snapshots__"],
    "MutoscopeTesting": ["Accessibility/__Snapshots__", "Devices/__Snapshots__", "Films/__Snapshots__"],
]
let testTargets: [Target] = tests.compactMap { name, dependencies in
    let target = "\(name)Tests"
    guard chosenTests.isEmpty || chosenTests.contains(target) else { return nil }
    return .testTarget(
        name: target, dependencies: dependencies, exclude: unbuilt[name] ?? [],
        resources: withoutResources.contains(name) ? [] : [.copy("Resources")], swiftSettings: settings)
}
/// `make fuzz` sets the variable; no ordinary build has these.
let fuzzTargets: [Target] =
    Context.environment["MUTOSCOPE_FUZZ"] == nil
    ? []
    : [.target(name: "FuzzDriver", path: "Fuzz/FuzzDriver", swiftSettings: settings)]
        + [
            ("FuzzScene", ["RenderTree"]), ("FuzzImage", ["CoreGraphics"]), ("FuzzAnimation", ["CoreGraphics"]),
            ("FuzzFont", ["UIKit"]), ("FuzzCatalog", ["UIKit"]), ("FuzzTouches", ["UIKit", "MutoscopeTesting"]),
        ].map { name, dependencies in
            .executableTarget(
                name: name, dependencies: ["FuzzDriver"] + dependencies.map { .target(name: $0) }, path: "Fuzz/\(name)",
                exclude: ["Seeds"], swiftSettings: settings)
        }
let kitProducts: [Product] = [
    .library(name: "QuartzCore", targets: ["QuartzCore", "CoreGraphics", "LayerStage"]),
    .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics"]),
    .library(name: "MutoscopeTesting", targets: ["MutoscopeTesting"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "mutoscope", targets: ["MutoscopeCLI"]),
]
let effectDependencies: [Target.Dependency] = ["UIKit"]
#else
let kitTargets: [Target] = []
let testTargets: [Target] = []
let fuzzTargets: [Target] = []
let kitProducts: [Product] = []
let effectDependencies: [Target.Dependency] = []
#endif

let package = Package(
    name: "mutoscope",
    platforms: [.iOS(.v17)],
    products: kitProducts + [.library(name: "Mutoscope", targets: ["Mutoscope"])],
    traits: [
        .trait(name: "Window", description: "Shows frames in a window and reads its input, through SDL2."),
        .default(enabledTraits: ["Window"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
    ],
    targets: kitTargets + testTargets + fuzzTargets + [
        .target(name: "Mutoscope", dependencies: effectDependencies, swiftSettings: settings)
    ]
)
