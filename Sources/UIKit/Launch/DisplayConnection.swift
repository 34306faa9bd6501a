import Dispatch
import Displays
import LayerStage

extension UIApplication {
    /// Lets a stage show a screen's windows and tell it what happens to the display.
    ///
    /// - Parameter script: touches from outside of the program; those of its first display.
    func connect(_ stage: Stage, to screen: UIScreen, script: LiveTouchScript?) {
        screen.framesPerSecond = Int(stage.display.pace.framesPerSecond.rounded())
        stage.root = screen.rootLayer
        stage.onResize = { size, scale in screen.resize(to: size, scale: scale) }
        screen.requestSize = { [unowned stage] size in stage.display.requestSize(size) }
        screen.desktop = { [weak stage] in stage?.display.desktop }
        screen.showTitle = { [unowned stage] title in stage.display.showTitle(title) }
        stage.onTick = { [unowned self, unowned screen, unowned stage] time in
            script?.tick(at: time)
            screen.input.tick(at: time)
            settleFocus(of: screen)
            let taker = screen.textTaker
            stage.display.expectText(taker != nil) { taker.map(screen.caret) ?? .zero }
            stage.display.showPointer(screen.input.pointerShape)
        }
        stage.needsTicks = { [unowned screen] in script?.isWaiting ?? false || screen.input.needsTicks }
        let elements = ElementReader(screen)
        stage.readElements = { elements.read() }
        stage.onInput = { [unowned self, unowned screen] event in
            receive(event, of: screen)
            switch event {
            case .settings(let settings): screen.take(settings)
            case .adjust(let id, let isUp): elements.adjust(id, isUp: isUp)
            default: screen.input.receive(event)
            }
        }
    }

    private func receive(_ event: InputEvent, of screen: UIScreen) {
        switch event {
        case .focus(let isFocused): focus(isFocused, screen)
        case .shown(let isShown): show(isShown, screen)
        default: break
        }
    }

    /// The program is active as long as one of its displays has the focus.
    private func focus(_ isFocused: Bool, _ screen: UIScreen) {
        (screen.hasFocus, screen.focusFrames) = (isFocused, 0)
        if isFocused {
            becomeActive()
            return takeKey(screen)
        }
        guard UIScreen.screens.count > 1 else { return resignActive() }
        screen.focusFrames = 2
    }

    /// The focus goes from one window to the next in two steps: the frame after this one knows whether it has left the program.
    private func settleFocus(of screen: UIScreen) {
        guard screen.focusFrames > 0 else { return }
        screen.focusFrames -= 1
        if screen.focusFrames == 0, !UIScreen.screens.contains(where: \.hasFocus) { resignActive() }
    }

    /// Keys go to the windows of the display that has the focus.
    private func takeKey(_ screen: UIScreen) {
        guard UIScreen.screens.count > 1, !screen.windows.contains(where: \.isKeyWindow) else { return }
        if let window = screen.ownWindows.last(where: { !$0.isHidden && $0.canBecomeKey }) { setKeyWindow(window) }
    }

    /// It is in the background once all of its displays are out of sight; a scene, once its own is.
    private func show(_ isShown: Bool, _ screen: UIScreen) {
        screen.isOutOfSight = !isShown
        if isShown {
            guard applicationState != .background else { return enterForeground() }
            screen.scene?.enterForeground()
            if applicationState == .active { screen.scene?.becomeActive() }
        } else if UIScreen.screens.allSatisfy(\.isOutOfSight) {
            enterBackground()
        } else {
            screen.scene?.resignActive()
            screen.scene?.enterBackground()
        }
    }
}

/// The program's displays: the first one, and one for each further scene where the display can be several windows.
@MainActor
final class DisplayWindows {
    private unowned let first: Stage
    private unowned let application: UIApplication
    /// Those that are open, with their screens, which live as long.
    private var open: [(stage: Stage, screen: UIScreen)]

    init(first: Stage, of screen: UIScreen, application: UIApplication) {
        self.first = first
        self.application = application
        open = [(first, screen)]
        serve(screen, on: first)
    }

    /// Lets a screen's scenes open further windows, and close its own.
    private func serve(_ screen: UIScreen, on stage: Stage) {
        screen.openAnother = { [weak self, unowned stage] in try self?.openAnother(beside: stage) }
        screen.close = { [weak self, unowned stage] in self?.leave(stage) }
        stage.onClose = { [weak self, unowned stage] in self?.close(stage) }
    }

    private func openAnother(beside stage: Stage) throws -> UIScreen? {
        guard let display = try stage.display.openAnother() else { return nil }
        let new = Stage(display: display), screen = UIScreen(size: display.size, scale: display.scale)
        application.connect(new, to: screen, script: nil)
        if let style = open.first?.screen.traitCollection.userInterfaceStyle {
            screen.changeTraits { $0.userInterfaceStyle = style }
        }
        screen.makeMain(on: display.clock.display)
        open.append((new, screen))
        serve(screen, on: new)
        first.add(new)
        return screen
    }

    /// The user closes a window.
    private func close(_ stage: Stage) {
        guard open.count > 1, let place = open.firstIndex(where: { $0.stage === stage }) else { return first.stop() }
        let screen = open[place].screen
        application.closeScenes(of: screen)
        forget(place)
    }

    /// The program has ended a window's scenes.
    private func leave(_ stage: Stage) {
        guard open.count > 1, let place = open.firstIndex(where: { $0.stage === stage }) else { return }
        // The first stage goes on for the others.
        if stage === first { try? stage.display.finish() } else { stage.stop() }
        forget(place)
    }

    /// The frame that is under way may still ask the screen.
    private func forget(_ place: Int) {
        let (stage, screen) = open.remove(at: place)
        (screen.hasFocus, screen.isOutOfSight) = (false, true)
        (stage.onTick, stage.onInput, stage.onResize, stage.needsTicks, stage.readElements) = (nil, nil, nil, nil, nil)
        if let next = open.first?.screen { application.keepScreen(next) }
        DispatchQueue.main.async { withExtendedLifetime(screen) {} }
    }
}

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
