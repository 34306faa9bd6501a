import Testing

@testable import UIKit

/// Xcode's template: not final, no initialiser of its own.
class TemplateSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    static var log: [String] = []
    static var made: [TemplateSceneDelegate] = []

    override init() {
        super.init()
        Self.made.append(self)
    }

    private var number: Int { (Self.made.firstIndex { $0 === self } ?? -1) + 1 }
    private func note(_ name: String) { Self.log.append("\(number) \(name)") }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        note("connect" + options.userActivities.map { " " + $0.activityType }.joined())
        guard window == nil, let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        let size = previousCoordinateSpace.bounds.size
        note(
            "was \(Int(size.width))×\(Int(size.height)), \(previousInterfaceOrientation.isLandscape ? "across" : "upright")"
        )
    }
    func sceneDidDisconnect(_ scene: UIScene) { note("disconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active") }
    func sceneWillResignActive(_ scene: UIScene) { note("resign") }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background") }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "reading") }
}

/// With a window of its own, whatever the storyboard gave.
class OwnWindowSceneDelegate: TemplateSceneDelegate {
    override func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController()
        window?.makeKeyAndVisible()
    }
}

/// The same without scenes.
class OwnWindowAppDelegate: TemplateAppDelegate {
    override func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController()
        window?.makeKeyAndVisible()
        return true
    }
}

class TemplateAppDelegate: UIResponder, UIApplicationDelegate {
    var discarded = 0
    var window: UIWindow?

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        discarded += sceneSessions.count
    }
    func applicationDidBecomeActive(_ application: UIApplication) { TemplateSceneDelegate.log.append("app active") }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}

/// As the template has it: the configuration of a name, which the manifest describes.
class NamingAppDelegate: TemplateAppDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Second", sessionRole: connectingSceneSession.role)
    }
}

/// What `Info.plist` says of scenes.
@MainActor @Suite(.serialized) struct SceneTests {
    @MainActor private final class Run {
        let application = UIApplication()
        let screen = UIScreen(size: CGSize(width: 100, height: 100), scale: 1)
        private let others = UIScreen.screens.map { ($0, $0.scenes) }

        init(_ delegate: any UIApplicationDelegate, _ info: [String: Any]) {
            for (other, scenes) in others { scenes.forEach(other.remove) }
            TemplateSceneDelegate.log = []
            TemplateSceneDelegate.made = []
            screen.makeMain()
            application.delegate = delegate
            application.launch(info: info)
        }

        var log: [String] {
            defer { TemplateSceneDelegate.log = [] }
            return TemplateSceneDelegate.log
        }

        func end() {
            application.terminate()
            for (other, scenes) in others { scenes.forEach(other.add) }
            SceneManifest.current = nil
        }
    }

    private func info(
        several: Bool = false, delegate: String? = "$(PRODUCT_MODULE_NAME).TemplateSceneDelegate",
        storyboard: String? = nil
    ) -> [String: Any] {
        let first = ["UISceneConfigurationName": "First"]
        var second = ["UISceneConfigurationName": "Second"]
        second["UISceneDelegateClassName"] = delegate
        second["UISceneStoryboardFile"] = storyboard
        let entries = delegate == nil || storyboard != nil ? [second] : [second, first]
        return [
            "UIApplicationSceneManifest": [
                "UIApplicationSupportsMultipleScenes": several,
                "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": entries],
            ]
        ]
    }

    @Test(
        "A manifest names the delegate's class",
        arguments: [
            "$(PRODUCT_MODULE_NAME).TemplateSceneDelegate", "UIKitTests.TemplateSceneDelegate", "TemplateSceneDelegate",
            "OtherNameOnIOS.TemplateSceneDelegate",
        ])
    func classByName(_ name: String) {
        let delegate = TemplateAppDelegate(), run = Run(delegate, info(delegate: name))
        #expect(run.log == ["1 connect", "1 foreground", "1 active"])
        #expect(run.screen.scene?.delegate is TemplateSceneDelegate)
        #expect(run.screen.scene?.session.configuration.name == "Second")
        #expect(run.screen.windows.count == 1)
        run.end()
        #expect(run.log == ["1 resign", "1 background", "1 disconnect"])
        #expect(delegate.discarded == 0)
    }

    @Test("a scene's delegate hears of another size once, and of other traits")
    func updates() {
        let delegate = TemplateAppDelegate(), run = Run(delegate, info(delegate: "TemplateSceneDelegate"))
        _ = run.log
        run.screen.resize(to: CGSize(width: 200, height: 100), scale: 1)
        #expect(run.log == ["1 was 100×100, upright"])
        run.screen.changeTraits { $0.userInterfaceStyle = .dark }
        #expect(run.log == ["1 was 200×100, across"])
        run.screen.changeTraits { $0.userInterfaceStyle = .dark }
        #expect(run.log == [])
        run.end()
    }

    @Test func aConfigurationIsFoundByItsName() {
        let delegate = NamingAppDelegate(), run = Run(delegate, info())
        #expect(run.screen.scene?.delegate is TemplateSceneDelegate)
        run.end()
    }

    @Test func aClassThatIsNotThereIsNamed() {
        let delegate = TemplateAppDelegate()
        let (run, messages) = Diagnostics.collecting { Run(delegate, info(delegate: "App.NoSuchDelegate")) }
        #expect(messages.contains { $0.contains("App.NoSuchDelegate") })
        #expect(run.screen.scene?.delegate == nil)
        // The program lives by scenes all the same.
        #expect(run.log == [])
        run.end()
    }

    @Test func programsWithoutScenesHearOfTheirLifeThemselves() {
        let delegate = TemplateAppDelegate(), run = Run(delegate, ["UILaunchStoryboardName": "Launch"])
        #expect(run.log == ["app active"])
        run.end()
    }

    @Test func aStoryboardNeedsABuilder() {
        let delegate = TemplateAppDelegate()
        let (run, messages) = Diagnostics.collecting { Run(delegate, info(storyboard: "Unknown")) }
        #expect(messages.contains { $0.contains("Unknown") })
        run.end()
    }

    @Test func aStoryboardWithABuilderGivesTheWindow() throws {
        final class Root: UIViewController {}
        UIStoryboard.register("Scenes") { $0 == nil ? Root() : nil }
        let delegate = TemplateAppDelegate(), run = Run(delegate, info(storyboard: "Scenes"))
        let sceneDelegate = try #require(TemplateSceneDelegate.made.first)
        #expect(sceneDelegate.window?.rootViewController is Root)
        #expect(sceneDelegate.window?.isKeyWindow == true)
        #expect(run.screen.windows.count == 1)
        run.end()
    }

    @Test func theMainStoryboardGivesTheWindowOfProgramsWithoutScenes() {
        final class Root: UIViewController {}
        UIStoryboard.register("Main") { $0 == nil ? Root() : nil }
        let delegate = TemplateAppDelegate(), run = Run(delegate, ["UIMainStoryboardFile": "Main"])
        #expect(delegate.window?.rootViewController is Root)
        #expect(delegate.window?.isHidden == false)
        delegate.window?.isHidden = true
        run.end()
    }

    @Test func aWindowOfTheDelegatesOwnTakesThePlaceOfTheStoryboards() {
        UIStoryboard.register("Scenes") { $0 == nil ? UIViewController() : nil }
        let delegate = TemplateAppDelegate()
        let run = Run(delegate, info(delegate: "UIKitTests.OwnWindowSceneDelegate", storyboard: "Scenes"))
        #expect(run.screen.windows.count == 1)
        #expect(run.screen.windows.first?.rootViewController is UINavigationController)
        run.end()
    }

    @Test func soItDoesWithoutScenes() {
        UIStoryboard.register("Main") { $0 == nil ? UIViewController() : nil }
        // Windows of tests before this one may go at any time.
        for window in UIScreen.main.windows { window.isHidden = true }
        let shown = UIScreen.main.windows.count
        let delegate = OwnWindowAppDelegate(), run = Run(delegate, ["UIMainStoryboardFile": "Main"])
        #expect(UIScreen.main.windows.count == shown + 1)
        #expect(delegate.window?.rootViewController is UINavigationController && delegate.window?.isKeyWindow == true)
        delegate.window?.isHidden = true
        run.end()
    }

    @Test func oneSceneIsAllWithoutTheManifestsLeave() {
        let delegate = TemplateAppDelegate(), run = Run(delegate, info())
        var code: UISceneError.Code?
        run.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
            code = ($0 as? UISceneError)?.code
        }
        #expect(code == .multipleScenesNotSupported)
        #expect(run.application.connectedScenes.count == 1)
        run.end()
    }

    @Test func aSecondSceneTakesTheFirstOnesPlace() throws {
        let delegate = TemplateAppDelegate(), run = Run(delegate, info(several: true))
        let first = try #require(run.screen.scene)
        _ = run.log
        let activity = NSUserActivity(activityType: "detail")
        run.application.requestSceneSessionActivation(nil, userActivity: activity, options: nil, errorHandler: nil)
        #expect(run.log == ["2 connect detail", "1 resign", "2 foreground", "1 background", "2 active"])
        let second = try #require(run.screen.scene)
        #expect(second !== first)
        #expect(first.activationState == .background)
        #expect(first.session.stateRestorationActivity?.activityType == "reading")
        #expect(run.application.connectedScenes == [first, second])
        #expect(run.application.openSessions.count == 2)
        #expect(run.screen.windows == second.windows)
        #expect(first.windows.count == 1)
        #expect(second.windows.first?.isKeyWindow == true)

        run.application.requestSceneSessionActivation(first.session, userActivity: nil, options: nil, errorHandler: nil)
        #expect(run.log == ["2 resign", "1 foreground", "2 background", "1 active"])
        #expect(run.screen.windows == first.windows)
        #expect(first.windows.first?.isKeyWindow == true)

        run.application.requestSceneSessionDestruction(first.session, options: nil, errorHandler: nil)
        #expect(run.log == ["1 resign", "1 background", "1 disconnect", "2 foreground", "2 active"])
        #expect(delegate.discarded == 1)
        #expect(run.application.connectedScenes == [second])
        #expect(run.screen.windows == second.windows)
        run.end()
    }

    @Test func aProgramsOwnInfoIsFoundBesideItOrInItsResources() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let nested = folder.appendingPathComponent("package_App.resources/Resources")
        try FileManager.default.createDirectory(at: nested, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ name: String, _ place: URL) throws {
            let data = try PropertyListSerialization.data(fromPropertyList: ["Name": name], format: .xml, options: 0)
            try data.write(to: place.appendingPathComponent("Info.plist"))
        }
        func found() -> String? { ProgramInfo.values(module: "App", main: [:], folder: folder)["Name"] as? String }
        #expect(found() == nil)
        try write("nested", nested)
        #expect(found() == "nested")
        try write("resource", folder.appendingPathComponent("package_App.resources"))
        #expect(found() == "resource")
        try write("beside", folder)
        #expect(found() == "beside")
        try Data("<plist".utf8).write(to: folder.appendingPathComponent("Info.plist"))
        let messages = Diagnostics.collecting { _ = found() }.messages
        #expect(messages.contains { $0.contains("is no property list") })
    }
}
