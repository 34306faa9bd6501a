import Displays
package import LayerStage

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
        ownedDelegate = delegate
        self.delegate = delegate
        LayerApplication.runStage { stage in
            let screen = UIScreen(size: stage.display.size, scale: stage.display.scale)
            connect(stage, to: screen)
            for watcher in ProgramStart.watchers { watcher(stage, screen) }
            screen.makeMain(on: stage.display.clock.display)
            keepScreen(screen)
            UIPasteboard.desktop = stage.display.clipboard
            FontRegistration.registerFonts(of: .main)
            if let wish = PreviewWish() { return showPreviews(wish, on: screen) }
            let written = ProgramInfo.values(module: delegate.map { ProgramClass.module(of: type(of: $0)) } ?? "")
            let compiled = delegate.flatMap { CompiledInterfaces.of($0) }?.info ?? [:]
            launch(info: written.merging(compiled) { own, _ in own })
        }
        terminate()
    }

    private func showPreviews(_ wish: PreviewWish, on screen: UIScreen) {
        let window = UIWindow(frame: screen.bounds)
        window.rootViewController = PreviewController(wish)
        window.makeKeyAndVisible()
        previewWindow = window
        start(on: screen)
    }

    /// Lets a stage show a screen's windows and tell it what happens to the display.
    private func connect(_ stage: Stage, to screen: UIScreen) {
        screen.framesPerSecond = Int(stage.display.pace.framesPerSecond.rounded())
        stage.root = screen.rootLayer
        stage.onResize = { size, scale in screen.resize(to: size, scale: scale) }
        screen.requestSize = { [unowned stage] size in stage.display.requestSize(size) }
        stage.onClose = { [unowned stage] in stage.stop() }
        let script = touchScript(for: screen.input)
        stage.onTick = { [unowned screen, unowned stage] time in
            script?.tick(at: time)
            screen.input.tick(at: time)
            let taker = screen.textTaker
            stage.display.expectText(taker != nil) { taker.map(screen.caret) ?? .zero }
            stage.display.showPointer(screen.input.pointerShape)
        }
        stage.needsTicks = { [unowned screen] in script?.isWaiting ?? false || screen.input.needsTicks }
        let elements = ElementReader(screen)
        stage.readElements = { elements.read() }
        stage.onInput = { [unowned self, unowned screen] event in
            receive(event)
            switch event {
            case .settings(let settings): screen.take(settings)
            case .adjust(let id, let isUp): elements.adjust(id, isUp: isUp)
            default: screen.input.receive(event)
            }
        }
    }

    private func touchScript(for input: InputRouter) -> LiveTouchScript? {
        do {
            return try LiveTouchScript(input, environment: ProcessInfo.processInfo.environment)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
    }

    private func receive(_ event: InputEvent) {
        switch event {
        case .focus(true): becomeActive()
        case .focus(false): resignActive()
        case .shown(true): enterForeground()
        case .shown(false): enterBackground()
        default: break
        }
    }
}

/// Windows belong to the program; previews have none.
@MainActor private var previewWindow: UIWindow?

extension UIScreen {
    /// What takes typed text; nil where nothing does.
    fileprivate var textTaker: (any UIKeyInput)? {
        windows.first { $0.isKeyWindow }?.firstResponder as? any UIKeyInput
    }

    /// Where text goes that is typed now, in the screen's points.
    fileprivate func caret(of taker: any UIKeyInput) -> CGRect {
        guard let view = taker as? UIView else { return bounds }
        let input = view as? any UITextInput
        let caret = input?.selectedTextRange.flatMap { input?.caretRect(for: $0.end) } ?? view.bounds
        return view.convert(caret, to: coordinateSpace)
    }

    /// The user's settings are the screen's from now on.
    fileprivate func take(_ settings: UserSettings) {
        changeTraits { $0.userInterfaceStyle = settings.isDark ? .dark : .light }
        UIAccessibility.setReduceMotion(settings.wantsLessMotion)
        setAccent(settings.accent.map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) })
    }
}
