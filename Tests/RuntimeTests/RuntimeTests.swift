import AppleRuntime
import MutoscopeTesting
import Testing
import UIKit

/// Writes down what is called on it.
@MainActor
private final class Listener: NSObject {
    var heard: [String] = []

    func plain() { heard.append("plain") }
    func take(_ text: Any?) { heard.append("take \(text ?? "nil")") }
    func both(_ a: Any?, _ b: Any?) { heard.append("both \(a ?? "nil") \(b ?? "nil")") }
    func answer() -> NSObject { self }
    func ring(_ timer: Timer) { heard.append("ring \(timer.userInfo as Any? ?? "nil")") }
    func note(_ notification: Notification) { heard.append("note \(notification.name.rawValue)") }

    static let plain = Selector("plain", Listener.plain)
    static let take = Selector("take:", Listener.take)
    static let ring = Selector("ring:", Listener.ring)
    static let note = Selector("note:", Listener.note)
}

@Suite("Selectors at run time")
@MainActor
struct SelectorRuntimeTests {
    private let listener = Listener()

    @MainActor
    private final class Four: NSObject {
        var heard: [String] = []
        func add(_ a: String, _ b: NSNumber, _ c: String, _ d: Bool) { heard = [a, b.stringValue, c, "\(d)"] }
    }

    @Test("a method of four arguments can be named and called")
    func fourArguments() {
        let four = Four()
        let selector = Selector("add::::", Four.add)
        #expect(four.responds(to: selector))
        selector.perform(on: four, with: "a", 2, "c", true)
        #expect(four.heard == ["a", "2", "c", "true"])
    }

    @Test("perform calls with nothing, one or two arguments")
    func perform() {
        listener.perform(Listener.plain)
        listener.perform(Listener.take, with: "a")
        listener.perform(Selector("both::", Listener.both), with: "a", with: "b")
        #expect(listener.heard == ["plain", "take a", "both a b"])
        let answer = listener.perform(Selector("answer", Listener.answer))?.takeUnretainedValue()
        #expect(answer === listener)
    }

    @Test("responds(to:) knows methods, not names")
    func responds() {
        #expect(listener.responds(to: Listener.plain))
        #expect(!UIView().responds(to: Listener.plain))
        #expect(!listener.responds(to: Selector("plain")))
        #expect(!listener.responds(to: nil))
    }

    @Test("a class tells what it comes from")
    func classes() {
        #expect(UIButton.isSubclass(of: UIView.self))
        #expect(UIButton.isSubclass(of: UIButton.self))
        #expect(!UIView.isSubclass(of: UIButton.self))
        #expect(UIControl.superclass() == UIView.self)
    }

    @Test("isKind and isMember see the class")
    func kind() {
        let label = UILabel()
        #expect(label.isKind(of: UIView.self))
        #expect(label.isKind(of: UILabel.self))
        #expect(!label.isKind(of: UIControl.self))
        #expect(label.isMember(of: UILabel.self))
        #expect(!label.isMember(of: UIView.self))
    }
}

@Suite("Work put off")
@MainActor
struct DelayedWorkTests {
    private let screen = TestScreen(size: CGSize(width: 40, height: 40), scale: 1)
    private let listener = Listener()

    /// Tests of other screens may run between the suite's making and its test: the clock is taken at the test's start.
    private func start() { screen.show(UIView()) }

    private func hear(_ text: String) -> @Sendable () -> Void {
        { [listener] in MainActor.assumeIsolated { listener.take(text) } }
    }

    @Test("runs in the frame of its time on the screen's clock")
    func delayed() {
        start()
        listener.perform(Listener.take, with: "late", afterDelay: 0.5)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [listener] in listener.take("soon") }
        DispatchQueue.main.async { [listener] in listener.take("next") }
        #expect(listener.heard.isEmpty)
        screen.advance(by: 0.1)
        #expect(listener.heard == ["take next"])
        screen.advance(by: 0.15)
        #expect(listener.heard == ["take next", "take soon"])
        screen.advance(by: 0.2)
        #expect(listener.heard.count == 2)
        screen.advance(by: 0.1)
        #expect(listener.heard.last == "take late")
    }

    @Test("a transaction that was never begun can be committed")
    func commit() {
        start()
        let layer = CALayer()
        screen.show(layer)
        var isDone = false
        CATransaction.setCompletionBlock { isDone = true }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 0.2
        animation.fromValue = 0
        layer.add(animation, forKey: nil)
        CATransaction.commit()
        let other = CABasicAnimation(keyPath: "opacity")
        other.duration = 10
        layer.add(other, forKey: nil)
        screen.advance(by: 0.1)
        #expect(!isDone)
        screen.advance(by: 0.2)
        #expect(isDone)
    }

    @Test("can be cancelled, all of an object or one call")
    func cancelled() {
        start()
        listener.perform(Listener.take, with: "a", afterDelay: 0.1)
        listener.perform(Listener.take, with: NSString("b"), afterDelay: 0.1)
        NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: Listener.take, object: NSString("b"))
        screen.advance(by: 0.2)
        #expect(listener.heard == ["take a"])
        listener.perform(Listener.plain, with: nil, afterDelay: 0.1)
        NSObject.cancelPreviousPerformRequests(withTarget: listener)
        screen.advance(by: 0.2)
        #expect(listener.heard == ["take a"])
    }

    @Test("timers call their method until invalidated")
    func timers() {
        start()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.1, target: listener, selector: Listener.ring, userInfo: "u", repeats: true)
        screen.advance(by: 0.35, step: 0.05)
        #expect(listener.heard == ["ring u", "ring u", "ring u"])
        timer.invalidate()
        screen.advance(by: 0.5)
        #expect(listener.heard.count == 3)
        Timer.scheduledTimer(
            timeInterval: 0.1, target: listener, selector: Listener.ring, userInfo: nil, repeats: false)
        screen.advance(by: 0.5)
        #expect(listener.heard.last == "ring nil")
        #expect(listener.heard.count == 4)
    }

    @Test("timers with a closure, and work items that are not cancelled, keep the screen's time")
    func closures() {
        start()
        let timer = Timer.scheduledTimer(displayInterval: 0.1, repeats: true) { [listener] in listener.ring($0) }
        let item = DispatchWorkItem { [listener] in listener.take("item") }
        let cancelled = DispatchWorkItem { [listener] in listener.take("cancelled") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.15, workItem: item)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.15, workItem: cancelled)
        cancelled.cancel()
        screen.advance(by: 0.25, step: 0.05)
        #expect(listener.heard == ["ring nil", "take item", "ring nil"])
        timer.invalidate()
        screen.advance(by: 0.5)
        #expect(listener.heard.count == 3)
    }

    @Test("a stop ends the innermost run of a loop, and no other")
    func stops() {
        let loop = CFRunLoopGetCurrent()
        var ends: [CFRunLoopRunResult] = []
        CFRunLoopPerformBlock(loop, .default) {
            CFRunLoopPerformBlock(loop, .default) { CFRunLoopStop(loop) }
            ends.append(CFRunLoopRunInMode(.default, 60, false))
        }
        ends.append(CFRunLoopRunInMode(.default, 0, false))
        #expect(ends == [.stopped, .timedOut])
        CFRunLoopPerformBlock(loop, .default) { CFRunLoopStop(loop) }
        CFRunLoopRun()
    }

    @Test("Core Foundation's timers keep the screen's time, first after their delay, then in their interval")
    func coreFoundationTimers() {
        start()
        func timer(_ delay: Double, _ interval: Double, _ name: String) -> CFRunLoopTimer? {
            CFRunLoopTimerCreateWithHandler(
                kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + delay, interval, 0, 0
            ) { [listener] _ in listener.take(name) }
        }
        let twice = timer(0.3, 0.1, "again")
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer(0.1, 0, "once"), .common)
        CFRunLoopAddTimer(CFRunLoopGetMain(), twice, .common)
        screen.advance(by: 0.2, step: 0.05)
        #expect(listener.heard == ["take once"])
        screen.advance(by: 0.25, step: 0.05)
        #expect(listener.heard == ["take once", "take again", "take again"])
        CFRunLoopTimerInvalidate(twice)
        screen.advance(by: 0.5)
        #expect(listener.heard.count == 3)
    }

    @Test("a group that is done is told of in the frame that finds it so")
    func groups() {
        start()
        let group = DispatchGroup()
        group.enter()
        group.enter()
        group.notify(queue: .main) { [listener] in listener.take("done") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { group.leave() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { group.leave() }
        screen.advance(by: 0.25, step: 0.05)
        #expect(listener.heard.isEmpty)
        screen.advance(by: 0.15, step: 0.05)
        #expect(listener.heard == ["take done"])
        group.notify(queue: .main) { [listener] in listener.take("empty") }
        #expect(listener.heard.count == 1)
        screen.advance(by: 0.05)
        #expect(listener.heard.last == "take empty")
    }

    @Test("work items and operations keep the screen's time")
    func itemsAndOperations() {
        start()
        let item = DispatchWorkItem { [listener] in listener.take("item") }
        let later = DispatchWorkItem { [listener] in listener.take("later") }
        let cancelled = DispatchWorkItem { [listener] in listener.take("cancelled") }
        let grouped = DispatchWorkItem { [listener] in listener.take("group") }
        let group = DispatchGroup()
        DispatchQueue.main.async(execute: item)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: later)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: cancelled)
        cancelled.cancel()
        OperationQueue.main.addOperation(hear("block"))
        #expect(listener.heard.isEmpty)
        screen.advance(by: 0.15, step: 0.05)
        #expect(listener.heard == ["take item", "take block"])
        screen.advance(by: 0.1, step: 0.05)
        #expect(listener.heard.last == "take later")
        listener.heard = []
        let first = BlockOperation(block: hear("first"))
        let second = BlockOperation(block: hear("second"))
        second.addDependency(first)
        OperationQueue.main.addOperation(second)
        screen.advance(by: 0.1, step: 0.05)
        #expect(listener.heard.isEmpty)
        OperationQueue.main.addOperation(first)
        OperationQueue.main.addBarrierBlock(hear("barrier"))
        group.notify(queue: .main, work: grouped)
        screen.advance(by: 0.1, step: 0.05)
        #expect(listener.heard == ["take first", "take group", "take second", "take barrier"])
        #expect(first.isFinished)
        #expect(second.isFinished)
    }

    @Test("display links call their method once a frame")
    func displayLink() {
        start()
        let link = CADisplayLink(target: listener, selector: Listener.plain)
        link.add(to: .main, forMode: .common)
        screen.advance(by: 0.1, step: 0.02)
        #expect(listener.heard.count == 5)
        link.invalidate()
        screen.advance(by: 0.1)
        #expect(listener.heard.count == 5)
    }

    @Test("display links hear of every frame once, and of none that lasts no time")
    func displayLinkTimes() {
        start()
        var times: [(timestamp: Double, target: Double, duration: Double)] = []
        let link = CADisplayLink { times.append(($0.timestamp, $0.targetTimestamp, $0.duration)) }
        link.add(to: .main, forMode: .common)
        // Each call draws the frame of now again before it goes on.
        for _ in 0..<3 { screen.advance(by: 0.1, step: 0.02) }
        link.isPaused = true
        screen.advance(by: 7, step: 7)
        link.isPaused = false
        screen.advance(by: 0.04, step: 0.02)
        #expect(times.count == 17)
        #expect(zip(times, times.dropFirst()).allSatisfy { $0.target < $1.target })
        #expect(zip(times, times.dropFirst()).allSatisfy { $0.timestamp < $1.timestamp })
        #expect(times.allSatisfy { abs($0.duration - 0.02) < 1e-9 })
        #expect(times.allSatisfy { abs($0.target - $0.timestamp - 0.02) < 1e-9 })
    }
}

@Suite("Notifications by selector")
@MainActor
struct SelectorNotificationTests {
    private let name = Notification.Name("RuntimeTests")
    private let center = NotificationCenter()

    @Test("arrive until the observer is removed, by name or altogether")
    func removal() {
        let listener = Listener()
        let other = Notification.Name("Other")
        center.addObserver(listener, selector: Listener.note, name: name, object: nil)
        center.addObserver(listener, selector: Listener.note, name: other, object: nil)
        center.post(name: name, object: nil)
        center.removeObserver(listener, name: name, object: nil)
        center.post(name: name, object: nil)
        center.post(name: other, object: nil)
        center.removeObserver(listener)
        center.post(name: other, object: nil)
        #expect(listener.heard == ["note RuntimeTests", "note Other"])
    }

    @Test("do not keep the observer alive")
    func lifetime() {
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            center.addObserver(listener, selector: Listener.note, name: name, object: nil)
        }
        #expect(gone == nil)
        center.post(name: name, object: nil)
    }

    @Test("block observers are still removed by their token")
    func tokens() {
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: name, object: nil)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(count == 1)
    }
}

@Suite("Associated objects")
@MainActor
struct AssociatedObjectTests {
    nonisolated(unsafe) private static var key: UInt8 = 0
    nonisolated(unsafe) private static var otherKey: UInt8 = 0
    private final class Mark {}
    private class Plain {}

    @Test("are kept by views, layers, recognisers, animations and any class", arguments: 0..<5)
    func kept(_ kind: Int) {
        let owners: [AnyObject] = [UIView(), CALayer(), UITapGestureRecognizer(), CABasicAnimation(), Plain()]
        let owner = owners[kind]
        #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
        objc_setAssociatedObject(owner, &Self.key, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, &Self.otherKey, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, &Self.key) as? String == "value")
        #expect(objc_getAssociatedObject(owner, &Self.otherKey) as? Int == 7)
        objc_setAssociatedObject(owner, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, &Self.otherKey) == nil)
    }

    @Test("an object that is handed over as anything is itself, a value is in a box, and a class is one thing")
    func itself() {
        let plain = Plain(), view = UIView()
        #expect(Objects.itself(plain) === plain && Objects.itself(view as UIResponder) === view)
        #expect(Objects.itself("text" as NSString) is NSString)
        #expect(Objects.itself(7) as? Int == 7 && Objects.itself("text") as? String == "text")
        let nothing: Plain? = nil
        #expect(Objects.itself(plain as Plain? as Any) === plain && Objects.itself(nothing as Any) !== plain)
    }

    @Test("go with their owner, and weak ones when nobody keeps them")
    func lifetime() {
        weak var gone: Mark?
        do {
            let view = UIView()
            let mark = Mark()
            gone = mark
            objc_setAssociatedObject(view, &Self.key, mark, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(gone == nil)
        let view = UIView()
        do { objc_setAssociatedObject(view, &Self.key, Mark(), .OBJC_ASSOCIATION_ASSIGN) }
        #expect(objc_getAssociatedObject(view, &Self.key) == nil)
    }

    @Test("of an object at a dead one's address start anew")
    func reusedAddress() {
        for turn in 0..<500 {
            let plain = Plain()
            #expect(objc_getAssociatedObject(plain, &Self.key) == nil, "turn \(turn)")
            objc_setAssociatedObject(plain, &Self.key, turn, .OBJC_ASSOCIATION_RETAIN)
        }
    }

    /// Looks for the others on its way out.
    private final class Leaving {
        var look: @Sendable () -> Void = {}
        deinit { look() }
    }

    @Test("may ask for others as they go", arguments: 0..<5)
    func goingOnesAsk(_ kind: Int) {
        let other = Plain()
        nonisolated(unsafe) var asked = 0
        do {
            let owners: [AnyObject] = [UIView(), CALayer(), UITapGestureRecognizer(), CABasicAnimation(), Plain()]
            let leaving = Leaving()
            nonisolated(unsafe) let owner = owners[kind], another = other
            leaving.look = {
                asked += 1
                objc_setAssociatedObject(another, &Self.key, asked, .OBJC_ASSOCIATION_RETAIN)
            }
            objc_setAssociatedObject(owner, &Self.key, leaving, .OBJC_ASSOCIATION_RETAIN)
        }
        // The side table forgets its dead as it grows.
        for _ in 0..<200 { objc_setAssociatedObject(Plain(), &Self.otherKey, 1, .OBJC_ASSOCIATION_RETAIN) }
        let more = (0..<400).map { _ in Plain() }
        for plain in more { objc_setAssociatedObject(plain, &Self.otherKey, 1, .OBJC_ASSOCIATION_RETAIN) }
        #expect(asked == 1)
        #expect(objc_getAssociatedObject(other, &Self.key) as? Int == 1)
    }

    @Test("are put and taken by several threads at once")
    func severalThreads() {
        nonisolated(unsafe) let shared: [AnyObject] = [Plain(), CALayer()]
        nonisolated(unsafe) let keys = (0..<8).map { _ in UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1) }
        defer { for key in keys { key.deallocate() } }
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for turn in 0..<200 {
                for owner in shared { objc_setAssociatedObject(owner, keys[thread], turn, .OBJC_ASSOCIATION_RETAIN) }
            }
        }
        for owner in shared {
            for key in keys { #expect(objc_getAssociatedObject(owner, key) as? Int == 199) }
        }
    }
}

@Suite("Values by key")
@MainActor
struct KeyValueTests {
    private final class Observer: UIView {
        var seen: [String] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            seen.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
        }
    }

    @Test("reach views, and layers behind them")
    func views() {
        let label = UILabel()
        label.setValue("hello", forKey: "text")
        label.setValue(0.5, forKey: "alpha")
        label.setValue(true, forKey: "hidden")
        label.setValue(4, forKeyPath: "layer.cornerRadius")
        #expect(label.text == "hello")
        #expect(label.alpha == 0.5)
        #expect(label.isHidden)
        #expect(label.layer.cornerRadius == 4)
        #expect(label.value(forKey: "text") as? String == "hello")
        #expect(label.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 4)
        #expect(label.value(forKey: "noSuchKey") == nil)
    }

    @Test("numbers of layers come out as CGFloat, whatever went in")
    func boxes() {
        let layer = CALayer()
        layer.setValue(CGFloat(0.25), forKey: "own")
        layer.setValue(NSNumber(value: 0.5), forKeyPath: "opacity")
        #expect(layer.value(forKey: "own") as? CGFloat == 0.25)
        #expect(layer.value(forKey: "opacity") as? CGFloat == 0.5)
        let any: Any = CGFloat(3)
        #expect(any as? NSNumber == 3)
        #expect(NSNumber(value: 2.5) as Any as? CGFloat == 2.5)
    }

    @Test("are observed: geometry at once, the rest with the next frame")
    func observed() {
        let screen = TestScreen(size: CGSize(width: 40, height: 40), scale: 1)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let label = UILabel()
        let observer = Observer()
        scroll.addSubview(label)
        screen.show(scroll)
        scroll.addObserver(observer, forKeyPath: "contentOffset", options: [.new], context: nil)
        label.addObserver(observer, forKeyPath: "text", options: [.old, .new], context: nil)
        scroll.contentOffset = CGPoint(x: 0, y: 5)
        #expect(observer.seen.count == 1)
        label.text = "a"
        screen.advance(by: 0.1)
        #expect(observer.seen.last == "text - a")
        label.removeObserver(observer, forKeyPath: "text")
        scroll.removeObserver(observer, forKeyPath: "contentOffset", context: nil)
        label.text = "b"
        scroll.contentOffset = .zero
        screen.advance(by: 0.1)
        #expect(observer.seen.count == 2)
    }
}

@Suite("Old spellings")
@MainActor
struct OldSpellingTests {
    @Test("name what is called otherwise today")
    @available(*, deprecated)
    func aliases() {
        let options: UIViewAnimationOptions = [.curveEaseIn]
        let state: UIControlState = .normal
        #expect(options == UIView.AnimationOptions.curveEaseIn)
        #expect(state == UIControl.State.normal)
        #expect(kCAFillModeForwards == CAMediaTimingFillMode.forwards)
        #expect(NSFontAttributeName == NSAttributedString.Key.font)
        #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let parent = UIViewController(), child = UIViewController()
        parent.addChildViewController(child)
        child.didMove(toParentViewController: parent)
        #expect(parent.childViewControllers == [child])
    }

    @Test("arc4random stays below its bound")
    func random() {
        for _ in 0..<100 { #expect(arc4random_uniform(3) < 3) }
        #expect(arc4random_uniform(0) == 0)
    }
}
