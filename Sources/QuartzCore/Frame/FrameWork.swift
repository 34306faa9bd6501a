/// What a display's frames do for the program: they tell what has ended, and call its display links.
final class FrameWork: @unchecked Sendable {
    let callbacks = CallbackQueue()
    let displayLinks = DisplayLinks()

    /// What was asked for before there was a display; the first one takes it over.
    private static let waiting = FrameWork()

    /// That of a context; without one, that of the display in use.
    static func of(_ context: LayerContext?) -> FrameWork { (context ?? .newest)?.work ?? waiting }

    func takeOverWaiting() {
        callbacks.adopt(FrameWork.waiting.callbacks)
        displayLinks.adopt(FrameWork.waiting.displayLinks)
    }
}
