package import Compositor
package import CoreGraphics
package import Displays
package import QuartzCore
package import RenderTree

/// Joins a layer tree, a compositor and a display, and runs one frame after the other.
@MainActor
package final class Stage {
    package let display: any Display
    package let context: LayerContext
    /// Told of every input but resizing and closing, which the stage answers itself, before the frame is laid out.
    package var onInput: (@MainActor (InputEvent) -> Void)?
    /// Told after the display changed its size (points) or scale.
    package var onResize: (@MainActor (CGSize, CGFloat) -> Void)?
    /// Told when the user closes the display.
    package var onClose: (@MainActor () -> Void)?
    /// Told the time of each frame before anything of it happens.
    package var onTick: (@MainActor (Double) -> Void)?
    /// Says whether ``onTick`` has to be told of the next frame, whatever comes in; where nobody says, it has.
    package var needsTicks: (@MainActor () -> Bool)?
    /// Says what is on the screen, for displays that ask.
    package var readElements: (@MainActor () -> [DisplayElement])?
    package private(set) var frameCount = 0
    /// What the last drawn frame cost and changed.
    package private(set) var lastReport: FrameReport?

    /// Holds the program's time in the hand; nil, as ever but under an inspector, follows the display's.
    package var timeline: StageTimeline?
    /// Told of every picture that the display is given.
    package var onPresent: (@MainActor (PixelBuffer, [PixelRect], Double) throws(DisplayError) -> Void)?

    /// The stages of the program's further windows, which the run of the first one serves.
    package internal(set) var others: [Stage] = []

    /// A scene file to write on the way; set before the run.
    package var capture: SceneCapture?

    let compositor: Compositor
    private var firstTick: Double?
    private var frame: PixelBuffer
    private var flash = DamageFlash()
    /// The tree of the last frame; nil asks for one whatever the tree.
    private var drawnGeneration: UInt64?
    /// Whether blocks of the main queue run between frames: not where the stage itself runs in one.
    package var isMainQueueServed = false
    /// Ticks since the last input or picture.
    var quietTicks = 0
    /// Whether nobody saw the last frames, so that they were not drawn.
    private var hasMissedFrames = false
    package private(set) var isStopped = false

    /// - Parameter threads: How many paint; nil takes what the machine has.
    package init(display: any Display, threads: Int? = nil) {
        LayerRendering.install()
        self.display = display
        context = LayerContext(clock: display.clock)
        compositor = Compositor(threads: threads)
        frame = Self.makeFrame(display)
        // Where time does not follow the machine, everything that asks for the time gets the display's.
        if display.pace.isStepped { display.clock.makeCurrent() }
    }

    /// Memory for as many frames lies ready for what effects paint beside the frame itself.
    private static let reservedFrames = 3

    /// A frame is painted whole when it is painted first. Until then the program launches, or lays out anew.
    private static func makeFrame(_ display: any Display) -> PixelBuffer {
        PixelBuffer(
            width: display.pixelWidth, height: display.pixelHeight, isOpaque: true, isCleared: false,
            makesPagesBeside: true)
    }

    /// What is on the display.
    package var root: CALayer? {
        get { context.root }
        set { context.root = newValue }
    }

    package func stop() {
        isStopped = true
    }

    /// Lets a layer fill the display: the root of a program, of a test's screen.
    package func fill(with layer: CALayer) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.bounds = CGRect(origin: layer.bounds.origin, size: display.size)
        layer.position = CGPoint(
            x: layer.anchorPoint.x * display.size.width, y: layer.anchorPoint.y * display.size.height)
        CATransaction.commit()
    }

    // MARK: One frame

    /// One frame, or what an inspector makes of it.
    package func tick(at time: Double) throws(DisplayError) {
        guard let timeline else { return try runFrame(at: time) }
        timeline.onTick?(time)
        switch timeline.step(at: time) {
        case .run(let moment):
            try runFrame(at: moment)
            timeline.didRun(context.tree, at: moment)
        case .show(let moment): try show(timeline.tree(at: moment) ?? context.tree, at: moment)
        case .stand: readInputStandingStill()
        }
    }

    /// A picture of another moment; the program does not hear of it.
    private func show(_ tree: RenderTree, at time: Double) throws(DisplayError) {
        readInputStandingStill()
        leaveFrameToSnapshots()
        let report = compositor.render(
            tree, at: time, width: frame.width, height: frame.height, scale: display.scale, into: frame)
        drawnGeneration = nil
        try present(report.damage, at: display.clock.now)
    }

    /// A program whose time stands still can be resized and closed, and no more.
    private func readInputStandingStill() {
        for event in display.readInput() {
            switch event {
            case .resize, .close: handle(event)
            default: break
            }
        }
    }

    /// Input, program, layout, commit, pixels, in this order, for the frame of `time`.
    private func runFrame(at time: Double) throws(DisplayError) {
        // Who begins to listen within a frame hears of the next one.
        let start = FrameTrace.isHeard ? MediaClock.machineTime : nil
        if start != nil { FrameStopwatch.start() }
        let count = frameCount
        let damage = display.clock.run {
            runProgram(at: time, readsInput: true)
            return draw(at: time)
        }
        let seconds = start.map { MediaClock.machineTime - $0 }
        if !damage.isEmpty { quietTicks = 0 }
        // What is shown once needs none of it.
        if count == 1, frameCount == 2 {
            PixelBuffer.reserveMemory(pixels: Self.reservedFrames * frame.width * frame.height)
        }
        try present(damage, at: time)
        FrameStopwatch.mark(.present)
        if let seconds {
            FrameTrace.tell(
                FrameTrace.Frame(
                    seconds: seconds, report: frameCount > count ? lastReport : nil, stages: FrameStopwatch.stop()))
        }
        if display.wantsElements, let readElements { display.show(display.clock.run { readElements() }) }
        firstTick = firstTick ?? time
        if let capture, capture.wants(frameAt: time - (firstTick ?? time)) { try writeCapture() }
    }

    private func present(_ damage: [PixelRect], at time: Double) throws(DisplayError) {
        var shown = (picture: frame, damage: damage)
        if FrameTrace.flashesDamage || !flash.isOver {
            shown = flash.tinted(frame, damage: FrameTrace.flashesDamage ? damage : [])
            // What is not tinted any more, or changed at the end of the flashing, has to be shown as it is.
            if !FrameTrace.flashesDamage { shown.damage += damage }
        }
        guard !shown.damage.isEmpty || display.wantsEveryFrame else { return }
        try display.present(shown.picture, damage: shown.damage, at: time)
        try onPresent?(shown.picture, shown.damage, time)
    }

    /// Everything but pixels: callbacks, display links, layout and commit at `time`.
    package func advance(to time: Double) {
        display.clock.run {
            runProgram(at: time, readsInput: false)
            context.runFrame(at: time)
        }
    }

    /// What comes before layout: input, and all that waits for the time.
    private func runProgram(at time: Double, readsInput: Bool) {
        display.clock.now = time
        quietTicks += 1
        context.commitEarlierChanges()
        if readsInput { for event in display.readInput() { handle(event) } }
        onTick?(time)
        display.clock.performDue()
        KeyValueObservations.checkAll()
        FrameStopwatch.mark(.input)
    }

    /// Commits what is pending and draws the frame of the clock's time.
    package func snapshot() -> CGImage {
        context.runFrame(at: display.clock.now)
        render(at: display.clock.now)
        return CGImage(buffer: frame)
    }

    /// What is shown, as a value that can be drawn again elsewhere.
    package var scene: Scene {
        Scene(tree: context.tree, size: display.size, scale: Double(display.scale), time: display.clock.now)
    }

    /// Ends a run: a capture that has not come yet takes the last frame.
    func finishCapture() throws(DisplayError) {
        if let capture, !capture.isDone { try writeCapture() }
    }

    private func writeCapture() throws(DisplayError) {
        try capture?.write(scene)
    }

    /// Whether what is committed has not been drawn: a transaction that was committed by hand has made a new tree already.
    var wantsPicture: Bool {
        context.tree.generation != drawnGeneration || hasMissedFrames && display.isWatched
    }

    private func draw(at time: Double) -> [PixelRect] {
        guard context.needsFrame || wantsPicture else { return [] }
        context.runFrame(at: time)
        hasMissedFrames = !display.isWatched
        guard display.isWatched else {
            drawnGeneration = context.tree.generation
            return []
        }
        return render(at: time)
    }

    @discardableResult
    private func render(at time: Double) -> [PixelRect] {
        leaveFrameToSnapshots()
        let report = compositor.render(
            context.tree, at: time, width: frame.width, height: frame.height, scale: display.scale, into: frame)
        frameCount += 1
        drawnGeneration = context.tree.generation
        lastReport = report
        return report.damage
    }

    /// A snapshot is the frame itself, so that taking one costs nothing. While somebody still holds it, the next frame is painted
    /// elsewhere.
    private func leaveFrameToSnapshots() {
        guard !isKnownUniquelyReferenced(&frame) else { return }
        frame = frame.copy()
        compositor.moveOn(to: frame)
    }

    /// What was painted in the last drawn frame.
    package var displayList: DisplayList { compositor.displayList }

    /// Answers one input, or hands it on.
    package func handle(_ event: InputEvent) {
        quietTicks = 0
        switch event {
        case .resize(let size, let scale):
            resize(size, scale)
        case .close:
            onClose?()
        default:
            onInput?(event)
        }
    }

    private func resize(_ size: CGSize, _ scale: CGFloat) {
        let width = display.pixelWidth, height = display.pixelHeight
        if width != frame.width || height != frame.height {
            frame = Self.makeFrame(display)
        }
        drawnGeneration = nil
        onResize?(size, scale)
    }
}
