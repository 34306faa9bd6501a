import Displays

/// The desktop's dialog for files, in place of what a picker would show. The picker is there meanwhile, so that nothing below it can be
/// touched, and cannot be seen.
@MainActor
final class DesktopDialog {
    private unowned let picker: UIViewController
    private var state = State.notAsked
    private weak var desktop: (any Desktop)?

    private enum State { case notAsked, shown, over, absent }

    init(_ picker: UIViewController) {
        self.picker = picker
    }

    /// Whether the desktop is the one to ask.
    var isWanted: Bool {
        switch state {
        case .notAsked: (picker.viewIfLoaded?.window?.screen ?? .main).desktop()?.choosesFiles ?? false
        case .shown, .over: true
        case .absent: false
        }
    }

    /// Shows the dialog, unless it has been.
    func show(_ request: FileRequest, _ answer: @escaping @MainActor @Sendable (FileAnswer) -> Void) {
        guard state == .notAsked else { return }
        guard let desktop = picker.view.window?.screen.desktop(), desktop.choosesFiles else {
            state = .absent
            return
        }
        state = .shown
        self.desktop = desktop
        desktop.choose(request) { [weak self] found in
            guard let self, state == .shown else { return }
            state = found == .noDialog ? .absent : .over
            answer(found)
        }
    }

    /// The picker goes, and the dialog with it.
    func close() {
        guard state == .shown else { return }
        state = .over
        desktop?.stopChoosing()
    }
}
