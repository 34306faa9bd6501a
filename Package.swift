// swift-tools-version: 6.2
import PackageDescription

#if os(Linux)
import Glibc
#endif

// On Apple's systems only `Mutoscope` (the effects) exists and builds against the system's UIKit.
// The manifest runs on the host, so a plain `#if os(Linux)` keeps our UIKit from shadowing Apple's.

/// `.ci/run` sets the variable: warnings are errors in every target. Whoever only uses the package is not stopped by them, nor is CI
/// by those that only a newer compiler knows.
let isStrict = Context.environment["MUTOSCOPE_STRICT"] != nil
#if compiler(<6.4)
let warningsAreErrors: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []
/// Tests use what is deprecated: programs do.
let testWarnings: [SwiftSetting] = isStrict ? [.treatWarning("DeprecatedDeclaration", as: .warning)] : []
let cWarningsAreErrors: [CSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []
#else
let warningsAreErrors: [SwiftSetting] = []
let testWarnings: [SwiftSetting] = []
let cWarningsAreErrors: [CSetting] = []
#endif

let settings: [SwiftSetting] =
    [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault")] + warningsAreErrors

/// SwiftPM passes the flags of traits in an order that changes from one run to the next, and flags in another order compile everything
/// anew: so one trait alone is on by default, and sets the flags of the other two.
let withWindow: TargetDependencyCondition? = .when(traits: ["Window", "Displays"])
let withBrowser: TargetDependencyCondition? = .when(traits: ["Browser", "Displays"])
let displaySettings: [SwiftSetting] =
    settings + ["Window", "Browser"].map { .define($0, .when(traits: ["Displays"])) }

/// `MUTOSCOPE_TESTS=Compositor,UIKit` builds only these test targets: a quick edit-and-test turn.
let chosenTests = Context.environment["MUTOSCOPE_TESTS"]?.split(separator: ",").map { "\($0)Tests" } ?? []

#if os(Linux)
/// Where pkg-config knows Pango it also knows `-pthread`, which SwiftPM complains of, once for each library below. A file of ours
/// says the same without it; it fits where the headers lie in /usr.
let pango =
    access("/usr/include/pango-1.0/pango/pangocairo.h", R_OK) == 0
    ? "\(Context.packageDirectory)/Sources/CPango/pangocairo-in-usr.pc" : "pangocairo"

/// Apple's modules beside UIKit, each for those who import it.
let services = [
    "AVFoundation", "AVKit", "Accelerate", "AdSupport", "AppTrackingTransparency", "AuthenticationServices",
    "BackgroundTasks", "CallKit", "CommonCrypto", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreHaptics",
    "CoreLocation",
    "CoreMotion", "CryptoDigests",
    "CoreSpotlight", "CoreTelephony", "EventKit", "EventKitUI", "GameplayKit", "HealthKit", "LinkPresentation",
    "MapKit",
    "MediaPlayer", "MessageUI", "MetricKit", "MultipeerConnectivity", "Photos", "PhotosUI", "PushKit", "QuickLook",
    "Social",
    "Speech",
    "StoreKit",
    "SystemConfiguration", "UnifiedLogging", "Vision", "VisionKit", "WatchConnectivity", "WebKit", "simd",
]

let kitTargets: [Target] = [
    // Empty: Swift Testing's cross-import overlays on Linux look for modules of these names.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_CoreImage"),
    .target(name: "_Testing_UIKit"),

    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: pango, providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CRSVG", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CXCB", pkgConfig: "xcb-shm", providers: [.apt(["libxcb-shm0-dev"])]),
    .systemLibrary(name: "CPortal", providers: [.apt(["libglib2.0-dev"])]),

    .target(name: "PortableMath", swiftSettings: settings),
    .target(name: "CPNGRows", cSettings: [.unsafeFlags(["-O3"])]),
    .target(name: "CJPEGRows", cSettings: [.unsafeFlags(["-O3"])] + cWarningsAreErrors),
    .target(
        name: "CGradientRows",
        cSettings: [.unsafeFlags(["-O3", "-ffp-contract=off", "-fno-math-errno"])] + cWarningsAreErrors),
    .target(
        name: "CoreGraphics",
        dependencies: [
            "PortableMath", "CCairo", "CPango", "CPNG", "CPNGRows", "CJPEGRows", "CGradientRows", "CTurboJPEG", "CWebP",
            "CRSVG",
            "CZlib", "_Testing_CoreGraphics",
        ], swiftSettings: settings),
    .target(name: "CTimeHooks"),
    .target(name: "CPrefetch"),
    .target(
        name: "RenderTree", dependencies: ["CoreGraphics", "CPrefetch", "CTimeHooks"], swiftSettings: settings),
    .target(name: "AppleRuntime", dependencies: ["CPango", "CoreGraphics", "RenderTree"], swiftSettings: settings),
    .target(
        name: "QuartzCore", dependencies: ["AppleRuntime", "CoreGraphics", "CPrefetch", "RenderTree"],
        swiftSettings: settings),
    // Loops over pixels: slow without the optimizer, in debug builds too.
    .target(
        name: "CoreImage", dependencies: ["CoreGraphics", "QuartzCore", "_Testing_CoreImage"],
        swiftSettings: settings + [.unsafeFlags(["-O"])]),
    .target(name: "CKernels", cSettings: [.unsafeFlags(["-O3"])] + cWarningsAreErrors),
    .target(
        name: "Compositor", dependencies: ["CoreGraphics", "RenderTree", "CKernels", "CPrefetch"],
        swiftSettings: settings),
    .target(name: "Displays", dependencies: ["CoreGraphics", "RenderTree", "Compositor"], swiftSettings: settings),
    .target(
        name: "DisplayWindow",
        dependencies: ["CoreGraphics", "RenderTree", "Compositor", "Displays", "CSDL2", "CXCB", "CPortal"],
        swiftSettings: settings),
    .target(
        name: "DisplayBrowser",
        dependencies: [
            "CoreGraphics", "RenderTree", "Compositor", "Displays", "CFrameCoder", "CTurboJPEG", "CZlib",
            .product(name: "FlyingSocks", package: "FlyingFox", condition: withBrowser),
        ],
        resources: [.embedInCode("Page")], swiftSettings: displaySettings),
    .target(name: "CFrameCoder", cSettings: [.unsafeFlags(["-O3"])] + cWarningsAreErrors),
    .target(
        name: "LayerStage",
        dependencies: [
            "CoreGraphics", "RenderTree", "QuartzCore", "Compositor", "Displays",
            .target(name: "DisplayWindow", condition: withWindow),
            .target(name: "DisplayBrowser", condition: withBrowser),
        ],
        swiftSettings: displaySettings),
    .target(name: "LayoutSolver", swiftSettings: settings),
    .target(name: "UserNotifications", dependencies: ["CoreGraphics", "QuartzCore"], swiftSettings: settings),
    // The ground floor of UIKit: what it draws with, and traits. Who imports UIKit has it.
    .target(
        name: "UIFoundation", dependencies: ["AppleRuntime", "CoreGraphics", "CoreImage", "QuartzCore", "RenderTree"],
        swiftSettings: settings),
    .target(
        name: "UIKit",
        dependencies: [
            "CoreGraphics", "RenderTree", "QuartzCore", "CoreImage", "Compositor", "Displays", "LayerStage",
            "LayoutSolver", "UIFoundation", "UserNotifications", "_Testing_UIKit",
        ],
        swiftSettings: settings),
    // Services that Linux has not, by the names of Apple's modules: each says so as Apple's own does where it is missing. What needs no
    // service works: units of health, chance.
    .target(
        name: "AVFoundation", dependencies: ["AppleRuntime", "CoreGraphics", "Displays", "QuartzCore"],
        swiftSettings: settings),
    .target(name: "AVKit", dependencies: ["AVFoundation", "UIKit"], swiftSettings: settings),
    // Loops over pixels, as in CoreImage.
    .target(
        name: "Accelerate", dependencies: ["CoreGraphics", "PortableMath", "QuartzCore"],
        swiftSettings: settings + [.unsafeFlags(["-O"])]),
    .target(name: "AdSupport", swiftSettings: settings),
    .target(name: "MetricKit", swiftSettings: settings),
    .target(name: "AppTrackingTransparency", swiftSettings: settings),
    .target(name: "AuthenticationServices", dependencies: ["UIKit"], swiftSettings: settings),
    .target(name: "BackgroundTasks", dependencies: ["QuartzCore"], swiftSettings: settings),
    .target(name: "CallKit", dependencies: ["AppleRuntime"], swiftSettings: settings),
    .target(name: "CommonCrypto", dependencies: ["AppleRuntime"], swiftSettings: settings),
    // CryptoKit in part; not named as it, because packages that ask whether that can be imported would find it.
    .target(name: "CryptoDigests", dependencies: ["AppleRuntime"], swiftSettings: settings),
    .target(name: "Contacts", dependencies: ["QuartzCore"], swiftSettings: settings),
    .target(name: "ContactsUI", dependencies: ["Contacts", "UIKit"], swiftSettings: settings),
    .target(name: "CoreBluetooth", swiftSettings: settings),
    // Objects kept in files of SQLite.
    .target(
        name: "CoreData", dependencies: ["AppleRuntime", "CSQLite", "CoreGraphics"], swiftSettings: settings),
    .target(name: "CoreHaptics", dependencies: ["QuartzCore"], swiftSettings: settings),
    .target(
        name: "CoreLocation", dependencies: ["AppleRuntime", "Contacts", "QuartzCore", "UserNotifications"],
        swiftSettings: settings),
    .target(name: "CoreMotion", dependencies: ["QuartzCore"], swiftSettings: settings),
    .target(name: "CoreSpotlight", dependencies: ["UIKit"], swiftSettings: settings),
    .target(name: "CoreTelephony", swiftSettings: settings),
    .target(name: "EventKit", dependencies: ["CoreLocation", "QuartzCore"], swiftSettings: settings),
    .target(name: "EventKitUI", dependencies: ["EventKit", "UIKit"], swiftSettings: settings),
    .target(name: "GameplayKit", swiftSettings: settings),
    .target(name: "HealthKit", dependencies: ["QuartzCore"], swiftSettings: settings),
    .target(name: "LinkPresentation", dependencies: ["UIKit"], swiftSettings: settings),
    // A map without a map: places, pins and overlays over the grid of a device without a net.
    .target(name: "MapKit", dependencies: ["AppleRuntime", "CoreLocation", "UIKit"], swiftSettings: settings),
    .target(name: "MediaPlayer", dependencies: ["AVFoundation", "UIKit"], swiftSettings: settings),
    .target(name: "MessageUI", dependencies: ["UIKit"], swiftSettings: settings),
    .target(name: "MultipeerConnectivity", dependencies: ["UIKit"], swiftSettings: settings),
    // Of its own, for `Logger` is a name of other people's packages too.
    .target(name: "UnifiedLogging", dependencies: ["QuartzCore"], swiftSettings: settings),
    .target(name: "PushKit", dependencies: ["AppleRuntime"], swiftSettings: settings),
    // The folder of pictures as a library.
    .target(
        name: "Photos", dependencies: ["AppleRuntime", "AVFoundation", "CoreLocation", "UIKit"],
        swiftSettings: settings),
    .target(name: "PhotosUI", dependencies: ["Photos", "UIKit"], swiftSettings: settings),
    .target(name: "QuickLook", dependencies: ["UIKit"], swiftSettings: settings),
    .target(name: "Social", dependencies: ["UIKit"], swiftSettings: settings),
    .target(name: "Speech", dependencies: ["AVFoundation", "QuartzCore"], swiftSettings: settings),
    .target(name: "StoreKit", dependencies: ["UIKit"], swiftSettings: settings),
    .target(
        name: "SystemConfiguration", dependencies: ["AppleRuntime", "CoreGraphics", "QuartzCore"],
        swiftSettings: settings),
    .target(name: "Vision", dependencies: ["AVFoundation", "CoreGraphics", "CoreImage"], swiftSettings: settings),
    .target(name: "VisionKit", dependencies: ["UIKit"], swiftSettings: settings),
    .target(name: "WatchConnectivity", swiftSettings: settings),
    // Texts alone are shown: there is no web engine.
    .target(name: "WebKit", dependencies: ["AppleRuntime", "UIKit"], swiftSettings: settings),
    // Its operators would make sums of numbers ambiguous in files that have not asked for them.
    .target(name: "simd", dependencies: ["AppleRuntime"], swiftSettings: settings),
    // Brings them all into every program on UIKit. It stands between for those who give UIKit another name: see there.
    .target(
        name: "MutoscopeServices", dependencies: services.map { .target(name: $0) }, swiftSettings: settings),
    .target(
        name: "Inspector",
        dependencies: [
            "CoreGraphics", "RenderTree", "QuartzCore", "Compositor", "Displays", "LayerStage",
            "UIKit", .target(name: "DisplayBrowser", condition: withBrowser),
        ],
        swiftSettings: displaySettings),
    // Brings the inspector into every program on UIKit, silent unless the environment asks for it. It stands between for those who give
    // UIKit another name: a product's own targets cannot import what is renamed.
    // Where no page can be shown there is none.
    .target(
        name: "CInspectorStart", dependencies: [.target(name: "Inspector", condition: withBrowser)],
        cSettings: [.define("INSPECTOR", .when(traits: ["Browser", "Displays"]))]),
    // Of the tests alone: no product has it.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .executableTarget(
        name: "WindowProbe", dependencies: ["UIKit"], path: "Tests/WindowProbe", resources: [.copy("Resources")],
        swiftSettings: settings),
    .target(name: "SnapshotReport", swiftSettings: settings),
    .target(
        name: "MutoscopeTesting",
        dependencies: ["SnapshotReport", "CoreGraphics", "Compositor", "Displays", "LayerStage", "UIKit"],
        swiftSettings: settings),
    .executableTarget(
        name: "gallery",
        dependencies: [
            "CInspectorStart", "CoreGraphics", "Displays", "LayerStage", "Mutoscope", "UIKit",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        swiftSettings: settings),
    // `mutoscope snapshots`, also as a small program of its own: the plugin must not build the frameworks a second time.
    .target(
        name: "SnapshotCommands",
        dependencies: ["SnapshotReport", .product(name: "ArgumentParser", package: "swift-argument-parser")],
        swiftSettings: settings),
    .executableTarget(name: "SnapshotTool", dependencies: ["SnapshotCommands"], swiftSettings: settings),
    // Asks for no permission: it starts `swift test`, and that is what writes golden files.
    .plugin(
        name: "SnapshotsPlugin",
        capability: .command(
            intent: .custom(verb: "snapshots", description: "Verifies, records, reports on and cleans golden files.")),
        dependencies: ["SnapshotTool"]),
    .executableTarget(
        name: "MutoscopeCLI",
        dependencies: [
            "CoreGraphics", "RenderTree", "Compositor", "Displays", "LayerStage", "SnapshotCommands",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        swiftSettings: settings),
]
/// Each declares what its files import.
let arguments: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
/// What the tests of UIKit's floors use. They are several targets since the compiler's time grows with the square of a module's macros.
let uikit: [Target.Dependency] = [
    "CoreGraphics", "RenderTree", "QuartzCore", "Displays", "UIFoundation", "UIKit", "MutoscopeTesting", "TestSupport",
]
let tests: [(String, [Target.Dependency])] = [
    ("Architecture", []),
    ("PortableMath", ["PortableMath"]),
    ("CoreGraphics", ["CoreGraphics", "CGradientRows", "TestSupport"]),
    ("LayoutSolver", ["LayoutSolver", "TestSupport"]),
    ("RenderTree", ["CoreGraphics", "RenderTree", "TestSupport"]),
    ("QuartzCore", ["RenderTree", "QuartzCore", "MutoscopeTesting", "TestSupport"]),
    (
        "Compositor",
        [
            "CoreGraphics", "RenderTree", "QuartzCore", "CKernels", "Compositor", "LayerStage", "MutoscopeTesting",
            "TestSupport",
        ]
    ),
    (
        "Displays",
        [
            "CoreGraphics", "RenderTree", "QuartzCore", "Compositor", "Displays", "LayerStage", "MutoscopeTesting",
            "TestSupport",
            .target(name: "DisplayWindow", condition: withWindow),
        ]
    ),
    (
        "DisplayBrowser",
        [
            "CoreGraphics", "Compositor", "Displays", "gallery",
            .target(name: "DisplayBrowser", condition: withBrowser),
        ]
    ),
    ("DisplayWindow", ["CoreGraphics", "UIKit", "MutoscopeTesting", "WindowProbe", "gallery"]),
    ("Inspector", ["CoreGraphics", "Displays", "Inspector", "LayerStage", "MutoscopeTesting", "UIKit"]),
    ("CoreImage", ["CoreGraphics", "CoreImage"]),
    (
        "Services",
        services.map { .target(name: $0) } + ["CoreGraphics", "Displays", "UIKit", "MutoscopeTesting", "TestSupport"]
    ),
    ("CoreData", ["CoreData", "TestSupport"]),
    ("UserNotifications", ["CoreGraphics", "UIKit", "UserNotifications", "MutoscopeTesting"]),
    ("UIFoundation", uikit),
    ("UIKit", uikit),
    ("Runtime", uikit),
    ("Control", uikit),
    ("Text", uikit),
    ("Controller", ["CoreGraphics", "UIKit", "MutoscopeTesting", "TestSupport"]),
    ("Collection", ["CoreGraphics", "QuartzCore", "UIKit", "MutoscopeTesting", "TestSupport"]),
    ("Mutoscope", ["LayerStage", "UIKit", "Mutoscope", "MutoscopeTesting", "TestSupport"]),
    (
        "MutoscopeTesting",
        [
            "MutoscopeTesting", "CoreGraphics", "RenderTree", "Displays", "LayerStage", "SnapshotReport", "UIKit",
            "TestSupport",
        ]
    ),
    (
        "Gallery",
        ["CoreGraphics", "RenderTree", "Displays", "LayerStage", "UIKit", "Mutoscope", "gallery", "MutoscopeTesting"]
    ),
    (
        "MutoscopeCLI",
        ["CoreGraphics", "QuartzCore", "Displays", "LayerStage", "MutoscopeCLI", "MutoscopeTesting", arguments]
    ),
]
let withoutResources: Set = [
    "Architecture", "CoreData", "CoreImage", "Services", "UserNotifications", "DisplayBrowser", "Inspector",
    "LayoutSolver", "PortableMath", "Runtime", "Control", "Text",
]
/// Files that are read beside their tests: no part of the build.
let unbuilt = [
    "Architecture": ["upward-references.txt", "mutable-statics.tsv"],
    "UIKit": ["Pages/__Snapshots__"],
    "Control": ["__Snapshots__"],
    "MutoscopeTesting": ["Accessibility/__Snapshots__", "Devices/__Snapshots__", "Films/__Snapshots__"],
]
let testTargets: [Target] = tests.compactMap { name, dependencies in
    let target = "\(name)Tests"
    guard chosenTests.isEmpty || chosenTests.contains(target) else { return nil }
    return .testTarget(
        name: target, dependencies: dependencies, exclude: unbuilt[name] ?? [],
        resources: withoutResources.contains(name) ? [] : [.copy("Resources")],
        swiftSettings: displaySettings + testWarnings)
}
/// `make fuzz` sets the variable; no ordinary build has these.
let isFuzzed = Context.environment["MUTOSCOPE_FUZZ"] != nil
let fuzzPackages: [Package.Dependency] = isFuzzed ? [.package(path: "Tools/port")] : []
let fuzzTargets: [Target] =
    !isFuzzed
    ? []
    : [.target(name: "FuzzDriver", path: "Fuzz/FuzzDriver", swiftSettings: settings)]
        + [
            ("FuzzScene", ["RenderTree"]), ("FuzzImage", ["CoreGraphics"]), ("FuzzAnimation", ["CoreGraphics"]),
            ("FuzzFont", ["UIKit"]), ("FuzzCatalog", ["CoreGraphics", "UIFoundation"]),
            ("FuzzTouches", ["UIKit", "MutoscopeTesting"]), ("FuzzInterface", ["UIKit", "MutoscopeTesting"]),
        ].map { name, dependencies in
            .executableTarget(
                name: name,
                dependencies: ["FuzzDriver"] + dependencies.map { .target(name: $0) }
                    + (name == "FuzzInterface" ? [.product(name: "PortResources", package: "port")] : []),
                path: "Fuzz/\(name)", exclude: ["Seeds"], swiftSettings: settings)
        }
let kitProducts: [Product] = [
    .library(name: "QuartzCore", targets: ["QuartzCore", "CoreGraphics", "LayerStage"]),
    .library(
        name: "UIKit",
        targets: [
            "UIKit", "UIFoundation", "QuartzCore", "CoreGraphics", "CoreImage", "UserNotifications", "CInspectorStart",
            "MutoscopeServices",
        ]),
    .library(name: "MutoscopeTesting", targets: ["MutoscopeTesting"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "mutoscope", targets: ["MutoscopeCLI"]),
    .plugin(name: "SnapshotsPlugin", targets: ["SnapshotsPlugin"]),
]
let effectDependencies: [Target.Dependency] = ["UIKit"]
#else
let kitTargets: [Target] = []
let testTargets: [Target] = []
let fuzzTargets: [Target] = []
let fuzzPackages: [Package.Dependency] = []
let kitProducts: [Product] = []
let effectDependencies: [Target.Dependency] = []
#endif

let package = Package(
    name: "mutoscope",
    platforms: [.iOS(.v17)],
    products: kitProducts + [.library(name: "Mutoscope", targets: ["Mutoscope"])],
    traits: [
        .trait(name: "Window", description: "Shows frames in a window and reads its input, through SDL2."),
        .trait(name: "Browser", description: "Shows frames in a page of a browser and reads its input."),
        .trait(name: "Displays", description: "Both of them."),
        .default(enabledTraits: ["Displays"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    ] + fuzzPackages,
    targets: kitTargets + testTargets + fuzzTargets + [
        .target(name: "Mutoscope", dependencies: effectDependencies, swiftSettings: settings)
    ]
)
