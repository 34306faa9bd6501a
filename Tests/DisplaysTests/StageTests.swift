import Displays
import LayerStage
import QuartzCore
import RenderTree
import TestSupport
import Testing

@Suite("Stage")
@MainActor
struct StageTests {
    private func stage(pace: DisplayPace = .stepped(framesPerSecond: 20)) -> (Stage, HeadlessDisplay) {
        let display = HeadlessDisplay(size: CGSize(width: 20, height: 10), scale: 1, pace: pace)
        let stage = Stage(display: display, threads: 1)
        let root = CALayer()
        root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        stage.fill(with: root)
        stage.root = root
        return (stage, display)
    }

    @Test("a stepped display gets every frame, at k / rate")
    func stepped() throws {
        let (stage, display) = stage()
        var times: [Double] = []
        stage.onTick = { times.append($0) }
        try stage.run(duration: 0.25)
        #expect(times == [0, 0.05, 0.1, 0.15, 0.2])
        #expect(display.presentedFrames == 5)
    }

    @Test("nothing is drawn or presented while nothing changes")
    func idle() throws {
        let (stage, display) = stage(pace: .live(framesPerSecond: 60))
        for k in 0..<10 { try stage.tick(at: Double(k) / 60) }
        #expect(display.presentedFrames == 1)
        #expect(stage.frameCount == 1)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.root?.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        CATransaction.commit()
        for k in 10..<20 { try stage.tick(at: Double(k) / 60) }
        #expect(display.presentedFrames == 2)
    }

    @Test("what nobody looks at is laid out and not drawn, until somebody does")
    func unwatched() throws {
        let (stage, display) = stage(pace: .live(framesPerSecond: 60))
        display.isWatched = false
        for k in 0..<5 { try stage.tick(at: Double(k) / 60) }
        #expect(stage.frameCount == 0)
        #expect(display.presentedFrames == 0)
        #expect(stage.context.tree.root != nil)
        display.isWatched = true
        for k in 5..<10 { try stage.tick(at: Double(k) / 60) }
        #expect(display.presentedFrames == 1)
    }

    @Test("who begins to listen within a frame hears of the next one, with the time that one took")
    func listening() throws {
        let (stage, _) = stage()
        var heard: [Double] = [], listener: Int?
        stage.onTick = { _ in
            if listener == nil { listener = FrameTrace.listen { heard.append($0.seconds) } }
        }
        try stage.tick(at: 0)
        #expect(heard.isEmpty)
        try stage.tick(at: 0.05)
        if let listener { FrameTrace.stop(listener) }
        #expect(heard.count == 1)
        // Not the time since the machine was started.
        #expect(heard.allSatisfy { $0 < 60 })
    }

    @Test("input reaches the program before the frame, in order; resizing and closing are the stage's own")
    func input() throws {
        let (stage, display) = stage()
        let touch = InputEvent.touch(TouchInput(id: 1, phase: .began, location: CGPoint(x: 3, y: 4), time: 0))
        var seen: [InputEvent] = [], sizes: [CGSize] = [], closed = 0
        stage.onInput = { seen.append($0) }
        stage.onResize = { size, _ in sizes.append(size) }
        stage.onClose = { closed += 1 }
        display.size = CGSize(width: 30, height: 40)
        display.pendingInput = [touch, .resize(display.size, scale: 1), .text("a"), .close]
        try stage.tick(at: 0)
        #expect(seen == [touch, .text("a")])
        #expect(sizes == [CGSize(width: 30, height: 40)])
        #expect(closed == 1)
        #expect(stage.snapshot().width == 30)
        #expect(stage.snapshot().height == 40)
    }

    @Test("blocks of the main queue and timers run between frames")
    func runLoop() async throws {
        let (stage, _) = stage(pace: .live(framesPerSecond: 120))
        var hasRun = false
        Task { @MainActor in
            hasRun = true
            stage.stop()
        }
        await Task.yield()
        try stage.run(duration: 0.05)
        #expect(hasRun)
    }

    @Test("input just after a frame that had nothing to do is answered before the next one's time, once")
    func inputOutOfTurn() throws {
        let (stage, display) = stage(pace: .live(framesPerSecond: 60))
        let later = InputEvent.text("b")
        for k in 0..<3 { try stage.tick(at: Double(k) / 60) }
        #expect(!stage.answersInputNow, "nothing has come")
        display.pendingInput = [.text("a")]
        #expect(stage.answersInputNow)
        try stage.tick(at: 2.5 / 60)
        display.pendingInput = [later]
        #expect(!stage.answersInputNow, "the frame that has answered one waits for its turn with the next")
        try stage.tick(at: 3.0 / 60)
        stage.root?.opacity = 0.5
        display.pendingInput = [later]
        #expect(!stage.answersInputNow, "a change is drawn in its turn")
        try stage.tick(at: 4.0 / 60)
        display.pendingInput = [later]
        #expect(!stage.answersInputNow, "and so is what comes after a frame that had a picture")
    }

    @Test("while something moves or every frame is counted, input waits for its turn")
    func inputInTurn() throws {
        let (moving, display) = stage(pace: .live(framesPerSecond: 60))
        let link = CADisplayLink { _ in }
        link.add(to: .main, forMode: .common)
        for k in 0..<3 { try moving.tick(at: Double(k) / 60) }
        display.pendingInput = [.text("a")]
        #expect(!moving.answersInputNow)
        link.invalidate()
        try moving.tick(at: 4.0 / 60)
        try moving.tick(at: 5.0 / 60)
        display.pendingInput = [.text("a")]
        #expect(moving.answersInputNow)

        let (counted, recorder) = stage()
        for k in 0..<3 { try counted.tick(at: Double(k) / 20) }
        recorder.pendingInput = [.text("a")]
        #expect(!counted.answersInputNow)
    }

    @Test("a run answers input out of turn at the machine's time")
    func runsOutOfTurn() throws {
        let (stage, display) = stage(pace: .live(framesPerSecond: 0.01))
        var times: [Double] = []
        stage.onInput = { _ in
            times.append(display.clock.now)
            stage.stop()
        }
        let timer = Timer(timeInterval: 0.01, repeats: false) { _ in
            MainActor.assumeIsolated { display.pendingInput = [.text("a")] }
        }
        // Draws the first picture, so that the run's first frame has nothing to do.
        try stage.tick(at: MediaClock.machineTime)
        RunLoop.current.add(timer, forMode: .default)
        let start = MediaClock.machineTime
        // The next turn is after the end.
        try stage.run(duration: 20)
        #expect(times.count == 1)
        #expect(times.allSatisfy { $0 > start })
    }

    @Test("frames that take longer than there is leave tasks and timers their turn", arguments: [false, true])
    func runLoopOfSlowFrames(byTimer: Bool) async throws {
        // No frame is done in a billionth of a second.
        let (stage, _) = stage(pace: .live(framesPerSecond: 1e9))
        var (ticks, hasRun) = (0, false)
        let stop: @MainActor @Sendable () -> Void = {
            hasRun = true
            stage.stop()
        }
        stage.onTick = { _ in
            ticks += 1
            guard ticks == 3 else { return }
            guard byTimer else { return DispatchQueue.main.async { MainActor.assumeIsolated(stop) } }
            RunLoop.current.add(
                Timer(timeInterval: 0, repeats: false) { _ in MainActor.assumeIsolated(stop) }, forMode: .default)
        }
        try stage.run(duration: 5)
        #expect(hasRun)
    }

    @Test("a still stage sleeps until something is due, and meanwhile time goes on")
    func sleeps() throws {
        let (stage, display) = stage(pace: .live(framesPerSecond: 60))
        for k in 0..<40 { try stage.tick(at: Double(k) / 60) }
        #expect(!stage.sleep(until: .infinity), "nothing would wake a stage that runs in a block of the main queue")
        stage.isMainQueueServed = true
        let before = MediaClock.machineTime
        display.clock.perform(at: before) {}
        #expect(stage.sleep(until: before + 60))
        #expect(display.clock.now >= before)
        stage.root?.opacity = 0.5
        try stage.tick(at: 1)
        #expect(display.clock.now == 1)
        #expect(!stage.sleep(until: before + 60), "a stage on which something has just changed does not sleep")
    }

    @Test("a stage sleeps neither while something moves nor while its program wants every frame")
    func staysAwake() throws {
        let (stage, _) = stage(pace: .live(framesPerSecond: 60))
        stage.isMainQueueServed = true
        let move = CABasicAnimation(keyPath: "opacity")
        move.toValue = 0.5
        move.duration = 1
        stage.root?.add(move, forKey: "move")
        for k in 0..<50 { try stage.tick(at: Double(k) / 60) }
        #expect(!stage.sleep(until: .infinity))
        for k in 50..<150 { try stage.tick(at: Double(k) / 60) }
        stage.onTick = { _ in }
        #expect(!stage.sleep(until: .infinity))
        stage.needsTicks = { true }
        #expect(!stage.sleep(until: .infinity))
        stage.needsTicks = { false }
        #expect(stage.sleep(until: MediaClock.machineTime))
    }

    @Test("a stage goes while its layers live on, animations and all")
    func goes() {
        weak var gone: Stage?
        let layer = CALayer()
        do {
            let (stage, _) = stage()
            gone = stage
            stage.root?.addSublayer(layer)
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.toValue = 1
            turn.duration = 10
            layer.add(turn, forKey: "turn")
            _ = stage.snapshot()
        }
        #expect(gone == nil)
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
    }

    @Test("closing the display ends the loop")
    func close() throws {
        let (stage, display) = stage()
        stage.onTick = { time in
            if time >= 0.2 { display.close() }
        }
        try stage.run()
        #expect(display.presentedFrames == 5)
    }

    @Test("a window that is closed while it is recorded leaves a whole file")
    func closedWhileRecording() throws {
        let folder = try TemporaryFolder()
        let display = HeadlessDisplay(size: CGSize(width: 8, height: 8), scale: 1)
        let recorder = try RecorderDisplay(
            file: folder.path("f-%02d.png"), size: display.size, scale: 1, framesPerSecond: 20)
        let stage = Stage(display: TeeDisplay(display, recorder: recorder), threads: 1)
        let root = CALayer()
        stage.fill(with: root)
        stage.root = root
        stage.onTick = { time in
            if time >= 0.1 { display.close() }
        }
        try stage.run()
        // The display shows 60 a second and the file holds 20: times 0, 0.05 and 0.1.
        #expect(folder.contents == ["f-01.png", "f-02.png", "f-03.png"])
    }

    @Test("a layer renders into a context upright, as sharp as the context")
    func render() throws {
        LayerRenderingFixture.install()
        let layer = CALayer(), corner = CALayer()
        layer.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
        layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        corner.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
        corner.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.addSublayer(corner)
        let context = try #require(
            CGContext(
                data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        // y down, two pixels a point, the layer's corner at the context's.
        context.translateBy(x: 0, y: 20)
        context.scaleBy(x: 2, y: -2)
        context.translateBy(x: -5, y: -5)
        layer.render(in: context)
        let picture = try #require(context.makeImage())
        #expect(picture.buffer.base[0] == 0xFFFF_0000)
        #expect(picture.buffer.base[9 * picture.buffer.stride + 9] == 0xFFFF_0000)
        #expect(picture.buffer.base[10 * picture.buffer.stride + 9] == 0xFF00_00FF)
        #expect(picture.buffer.base[19 * picture.buffer.stride + 19] == 0xFF00_00FF)
    }
}

/// A stage installs the renderer that `render(in:)` uses.
@MainActor
private enum LayerRenderingFixture {
    static func install() {
        _ = Stage(display: HeadlessDisplay(size: CGSize(width: 1, height: 1), scale: 1), threads: 1)
    }
}
