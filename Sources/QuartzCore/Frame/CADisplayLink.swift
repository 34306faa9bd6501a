import AppleRuntime
public import CoreGraphics

/// Calls a method or a closure before every frame of the display.
///
/// Retains its target until ``invalidate()``.
open class CADisplayLink: NSObject {
    private enum Receiver {
        case method(AnyObject, Selector)
        case closure((CADisplayLink) -> Void)
    }

    private var receiver: Receiver?
    private weak var links: DisplayLinks?
    private var isInvalidated = false

    /// When the last frame was shown, in absolute seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When the next frame will be shown, in absolute seconds.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds between two frames of the display.
    open private(set) var duration: CFTimeInterval = 0
    /// Whether calls are held back.
    open var isPaused = false {
        didSet { if oldValue, !isPaused { isNew = true } }
    }
    /// Whether it runs and has not been called since it began to.
    fileprivate var isNew = true
    /// Whether there are frames for the link's sake. False for one that hears of those that are drawn anyway.
    package final var asksForFrames = true
    /// A wish for the rate of calls; 0 is the display's own.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// How many frames of a sixtieth second pass from call to call.
    @available(*, deprecated, message: "Use preferredFramesPerSecond.")
    open var frameInterval: Int {
        get { preferredFramesPerSecond == 0 ? 1 : max(1, 60 / preferredFramesPerSecond) }
        set { preferredFramesPerSecond = 60 / max(1, newValue) }
    }

    /// A wish for the rate of calls; 0 is the display's own.
    open var preferredFramesPerSecond: Int {
        get { Int(preferredFrameRateRange.preferred ?? 0) }
        set {
            let rate = Float(max(0, newValue))
            preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
    }

    /// A link that calls `sel` on `target`.
    public init(target: Any, selector sel: Selector) {
        receiver = .method(Objects.itself(target), sel)
    }

    /// A link that calls a closure.
    public init(handler: @escaping (CADisplayLink) -> Void) {
        receiver = .closure(handler)
    }

    /// A link that calls nothing: what variables hold until they get the real one.
    public override init() {
        super.init()
    }

    /// Starts the calls: with the frames of the display in force, whatever the run loop and mode.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        start(on: FrameWork.of(nil).displayLinks)
    }

    /// Starts the calls with the frames of the display that shows a layer; with those of the display in force when none does.
    package final func add(forDisplayOf layer: CALayer) {
        start(on: FrameWork.of(layer.context).displayLinks)
    }

    private func start(on links: DisplayLinks) {
        guard !isInvalidated, self.links == nil else { return }
        isNew = true
        links.add(self)
        self.links = links
    }

    /// Stops the calls.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        links?.remove(self)
        links = nil
    }

    /// Stops the calls for ever and lets go of the target.
    open func invalidate() {
        links?.remove(self)
        links = nil
        isInvalidated = true
        receiver = nil
    }

    fileprivate func move(to links: DisplayLinks) { self.links = links }

    /// Tells of the frame that will be shown at `time`, when the preferred rate wants it.
    fileprivate func tick(at time: Double, previous: Double) {
        guard !isPaused, let receiver else { return }
        isNew = false
        if let rate = preferredFrameRateRange.preferred, rate > 0, targetTimestamp > 0 {
            // Half a millisecond of grace: frame times are not exact multiples.
            guard time - targetTimestamp >= 1 / Double(rate) - 0.0005 else { return }
        }
        timestamp = previous
        targetTimestamp = time
        duration = time - previous
        switch receiver {
        case .method(let target, let selector): selector.perform(on: target, with: self)
        case .closure(let closure): closure(self)
        }
    }
}

/// The display links of one display.
final class DisplayLinks {
    private var links: [CADisplayLink] = []
    private var lastTick: Double?
    /// Seconds between two frames, as they were last; a display that rests has none.
    private var interval = 1.0 / 60
    /// Whether a link was called, or could have been, with the last frame: there are no frames between while all rest.
    private var wasActive = false

    var isActive: Bool { links.contains { !$0.isPaused && $0.asksForFrames } }

    /// Whether a link is called for the first time with the next frame.
    var hasNewcomer: Bool { links.contains { $0.isNew && !$0.isPaused } }

    func add(_ link: CADisplayLink) { links.append(link) }

    func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

    /// Takes over the links of others.
    func adopt(_ others: DisplayLinks) {
        let adopted = others.links
        others.links = []
        for link in adopted { link.move(to: self) }
        links += adopted
    }

    /// Calls every link once when time has passed since the last frame: a frame that is drawn again is no new one. Links added or
    /// removed meanwhile count from the next frame on.
    func tick(at time: Double) {
        guard let last = lastTick, time > last else {
            lastTick = lastTick ?? time
            return
        }
        if time - last < 0.05 { interval = time - last }
        let previous = wasActive ? last : max(last, time - interval)
        lastTick = time
        wasActive = isActive
        for link in links { link.tick(at: time, previous: previous) }
    }
}
