import RenderTree
import Synchronization
import Testing

/// What a display has in these tests.
private final class Part: Sendable {}

@Suite("The display in use", .serialized) struct DisplayInUseTests {
    /// The test that runs, in tests of tests side by side.
    @TaskLocal private static var test: String?
    @TaskLocal private static var testCase = ""

    private func display(of test: String? = nil, testCase: String = "") -> (DisplayInUse, Part) {
        let display = DisplayInUse(), part = Part()
        if let test {
            display.owner = DisplayInUse.Test(
                isRunning: { Self.test.map { $0 == test } }, body: nil, testCase: testCase,
                runningCase: { Self.testCase })
        }
        display.add(part)
        display.use()
        return (display, part)
    }

    private var inUse: Part? { DisplayInUse.part(Part.self) }

    @Test("is the one used last, of those that live")
    func last() {
        let (first, firstPart) = display()
        do {
            let (second, secondPart) = display()
            #expect(inUse === secondPart)
            first.use()
            #expect(inUse === firstPart)
            second.use()
            #expect(inUse === secondPart)
            #expect(
                DisplayInUse.parts(Part.self).map(ObjectIdentifier.init)
                    == [secondPart, firstPart].map(ObjectIdentifier.init))
        }
        #expect(inUse === firstPart)
    }

    @Test("holds no part, and is passed over where it has none")
    func parts() {
        let (first, firstPart) = display()
        let other = DisplayInUse()
        other.use()
        #expect(inUse === firstPart)
        do {
            let later = Part()
            other.add(later)
            #expect(inUse === later)
        }
        #expect(inUse === firstPart)
        withExtendedLifetime((first, other)) {}
    }

    @Test("is a test's own, while tests run side by side")
    func tests() {
        let (first, firstPart) = display(of: "first"), (second, secondPart) = display(of: "second")
        Self.$test.withValue("first") { #expect(inUse === firstPart) }
        Self.$test.withValue("second") { #expect(inUse === secondPart) }
        Self.$test.withValue("third") { #expect(inUse == nil) }
        #expect(inUse === secondPart)
        withExtendedLifetime((first, second)) {}
    }

    @Test("is a case's own, while cases of one test run side by side")
    func cases() {
        let (first, firstPart) = display(of: "test", testCase: "1"),
            (second, secondPart) = display(of: "test", testCase: "2")
        Self.$test.withValue("test") {
            Self.$testCase.withValue("1") { #expect(inUse === firstPart) }
            Self.$testCase.withValue("2") { #expect(inUse === secondPart) }
        }
        withExtendedLifetime((first, second)) {}
    }

    @Test("is in a frame that of the frame, whichever was used last")
    func frames() {
        let clock = MediaClock(now: 5), other = MediaClock(now: 9)
        clock.makeCurrent()
        other.makeCurrent()
        #expect(MediaClock.currentTime == 9)
        clock.run { #expect(MediaClock.currentTime == 5) }
        #expect(MediaClock.currentTime == 9)
    }
}
