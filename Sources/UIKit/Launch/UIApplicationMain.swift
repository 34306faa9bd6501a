import CoreGraphics
import Displays
package import LayerStage
import QuartzCore

/// Starts the program and runs it until its display closes. Which display that is, is chosen outside the program: by launch arguments
/// or `MUTOSCOPE_DISPLAY`.
/// - `principalClassName`: the application's class, as `NSStringFromClass` names it; nil is `UIApplication`.
/// - `delegateClassName`: the class of the application's delegate, as `NSStringFromClass` names it.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    if let principalClassName {
        guard let type = NSClassFromString(principalClassName) as? UIApplication.Type else {
            preconditionFailure(
                "UIApplicationMain needs the name of a class of applications, not \(principalClassName).")
        }
        UIApplication.begin(type)
    }
    let type: AnyClass? = delegateClassName.flatMap { NSClassFromString($0) }
    precondition(
        delegateClassName == nil || type is any UIApplicationDelegate.Type,
        "UIApplicationMain needs the name of a class that is a UIApplicationDelegate, not \(delegateClassName ?? "").")
    UIApplication.shared.run(delegate: type.map(makeDelegate))
    return 0
}

/// Libraries that are linked into a program without its knowledge hear here that it begins.
@MainActor
package enum ProgramStart {
    package static var watchers: [(Stage, UIScreen) -> Void] = []
}

extension UIApplicationDelegate {
    /// What `@main` runs: the program with a delegate of this class.
    public static func main() {
        UIApplication.shared.run(delegate: makeDelegate(Self.self))
    }
}

/// The application's delegate, by `init()` of its class.
@MainActor
private func makeDelegate(_ type: AnyClass) -> any UIApplicationDelegate {
    guard let delegate = anyObject(of: type) as? any UIApplicationDelegate else {
        preconditionFailure("\(type) must be a subclass of NSObject, with init(), to be the application's delegate.")
    }
    return delegate
}

extension UIApplication {
    /// Opens the display, launches and runs frames until it closes.
    func run(delegate: (any UIApplicationDelegate)?) {
        // The display opens meanwhile.
        FontsAhead.begin()
        ownedDelegate = delegate
        self.delegate = delegate
        LayerApplication.runStage { stage in
            let screen = UIScreen(size: stage.display.size, scale: stage.display.scale)
            connect(stage, to: screen, script: touchScript(for: screen.input))
            displayWindows = DisplayWindows(first: stage, of: screen, application: self)
            for watcher in ProgramStart.watchers { watcher(stage, screen) }
            screen.makeMain(on: stage.display.clock.display)
            keepScreen(screen)
            UIPasteboard.desktop = stage.display.clipboard
            let info = programInfo(of: delegate)
            ProgramInfo.launch(with: info)
            if stage.display.desktop != nil { followEnvironment(delegate) }
            FontRegistration.registerFonts(named: info)
            LayerEdges.areSoftInViews = info["UIViewEdgeAntialiasing"] as? Bool ?? false
            if let wish = PreviewWish() { return showPreviews(wish, on: screen) }
            launch(info: info)
        }
        keepForever()
        terminate()
    }

    /// The desktop's language and region, where the program is on one.
    private func followEnvironment(_ delegate: (any UIApplicationDelegate)?) {
        let compiled = delegate.flatMap { CompiledInterfaces.of($0) }?.translations.keys.map { $0 } ?? []
        UserLanguage.follow(
            ProcessInfo.processInfo.environment, localizations: LocalizedTables.localizations(of: .main) + compiled)
    }

    /// A program's end frees nothing, as on Apple's systems: what may not be freed in the state that it is in, such as an animator
    /// that pauses, would end it with a report.
    private func keepForever() {
        for screen in UIScreen.screens {
            for window in screen.windows { _ = Unmanaged.passRetained(window) }
            for scene in screen.scenes { _ = scene.delegate.map { Unmanaged.passRetained($0 as AnyObject) } }
        }
    }

    /// What lies beside the program or in its target's resources, and what `port` compiled.
    private func programInfo(of delegate: (any UIApplicationDelegate)?) -> [String: Any] {
        let written = ProgramInfo.values(module: delegate.map { ProgramClass.module(of: type(of: $0)) } ?? "")
        let compiled = delegate.flatMap { CompiledInterfaces.of($0) }?.info ?? [:]
        return written.merging(compiled) { own, _ in own }
    }

    private func showPreviews(_ wish: PreviewWish, on screen: UIScreen) {
        let window = UIWindow(frame: screen.bounds)
        let controller = PreviewController(wish)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        previewWindow = window
        start(on: screen)
        // The next build waits for this one to say what is to be kept.
        signal(SIGTERM, SIG_IGN)
        let ending = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
        ending.setEventHandler {
            MainActor.assumeIsolated { controller.keep() }
            exit(0)
        }
        ending.activate()
        previewEnding = ending
    }

    private func touchScript(for input: InputRouter) -> LiveTouchScript? {
        do {
            return try LiveTouchScript(input, environment: ProcessInfo.processInfo.environment)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
    }
}

/// Windows belong to the program; previews have none.
@MainActor private var previewWindow: UIWindow?
@MainActor private var previewEnding: (any DispatchSourceSignal)?
