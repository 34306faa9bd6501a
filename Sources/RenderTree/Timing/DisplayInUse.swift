import Synchronization

/// A display as the whole process sees it: its clock, its layer trees, its screen. What belongs to no display by itself, such as the
/// time, a display link or a colour of a view without a window, goes by the display in use.
///
/// In use is the display whose frame runs on this thread; else the one used last, of those that live. Tests side by side have each
/// their own: a display that a test has made is in use for that test alone.
package final class DisplayInUse: Sendable {
    private let parts = Mutex<[WeakPart]>([])
    private let test = Mutex<Test?>(nil)

    /// Whose display it is, where several tests run side by side.
    package struct Test: Sendable {
        /// Whether the running task belongs to the test; nil where no task says.
        package var isRunning: @Sendable () -> Bool?
        /// The task of the test's body. Its own sleep is the machine's, for the clock stands still meanwhile.
        package var body: Int?
        /// Which of the test's cases made the display: one test's cases run side by side too.
        package var testCase: String
        /// Which of the test's cases runs now. Asked only where displays of several cases live.
        package var runningCase: @Sendable () -> String

        package init(
            isRunning: @escaping @Sendable () -> Bool?, body: Int?, testCase: String = "",
            runningCase: @escaping @Sendable () -> String = { "" }
        ) {
            self.isRunning = isRunning
            self.body = body
            self.testCase = testCase
            self.runningCase = runningCase
        }
    }

    /// The test that moves the display's time; nil for displays that move it themselves.
    package var owner: Test? {
        get { test.withLock { $0 } }
        set { test.withLock { $0 = newValue } }
    }

    package init() {}

    // MARK: Parts

    private struct WeakPart {
        let kind: ObjectIdentifier
        weak var object: AnyObject?
    }

    /// Adds a part, or makes it the first of its kind. The display does not hold it.
    package func add<Part: AnyObject & Sendable>(_ part: Part) {
        parts.withLock { parts in
            if parts.last?.object === part { return }
            parts.removeAll { $0.object === part || $0.object == nil }
            parts.append(WeakPart(kind: ObjectIdentifier(Part.self), object: part))
        }
    }

    /// The part of a kind that was added last, of those that live.
    package func part<Part: AnyObject & Sendable>(_ kind: Part.Type) -> Part? {
        parts.withLock { parts in
            for part in parts.reversed() where part.kind == ObjectIdentifier(kind) {
                if let object = part.object { return unsafeDowncast(object, to: kind) }
            }
            return nil
        }
    }

    // MARK: The one in use

    private struct WeakDisplay {
        weak var display: DisplayInUse?
    }

    /// Those that have been used, the one used last at the end.
    private static let used = Mutex<[WeakDisplay]>([])

    /// Makes this display the one in use, until another one is used or this one goes.
    package func use() {
        Self.used.withLock { displays in
            if displays.last?.display === self { return }
            displays.removeAll { $0.display === self || $0.display == nil }
            displays.append(WeakDisplay(display: self))
        }
    }

    /// What the display in use says of a kind of part; displays that have none are passed over.
    package static func part<Part: AnyObject & Sendable>(_ kind: Part.Type) -> Part? {
        // A test may go on inside the frame of another's display, or of another of its cases.
        if let display = TimeHooks.threadClock?.display, display.isOfRunningTest, let part = display.part(kind) {
            return part
        }
        if let only { return only.isOfOtherTest ? nil : only.part(kind) }
        return parts(kind).first
    }

    /// The display in use where no other has been used since the last one went.
    private static var only: DisplayInUse? { used.withLock { $0.count == 1 ? $0[0].display : nil } }

    /// Whether code of another test than its own runs now.
    private var isOfOtherTest: Bool { owner.map { $0.isRunning() == false } ?? false }

    /// Whether the code that runs now may take it for its own; where no task says, it may.
    private var isOfRunningTest: Bool {
        guard let owner, Self.used.withLock({ $0.count > 1 }), let isRunning = owner.isRunning() else { return true }
        return isRunning && owner.testCase == owner.runningCase()
    }

    /// The parts of a kind of all displays that the running test may see, those of the one in use first.
    package static func parts<Part: AnyObject & Sendable>(_ kind: Part.Type) -> [Part] {
        // Closures, for a key path of a generic type is made anew each time.
        let displays = used.withLock { $0.compactMap { $0.display } }
        var found: [(part: Part, owner: Test?)] = []
        for display in displays.reversed() {
            guard let part = display.part(kind) else { continue }
            if !display.isOfOtherTest { found.append((part, display.owner)) }
        }
        guard let own = found.first?.owner, found.contains(where: { $0.owner?.testCase != own.testCase }) else {
            return found.map { $0.part }
        }
        let running = own.runningCase()
        return found.filter { ($0.owner?.testCase ?? running) == running }.map { $0.part }
    }
}
