import CTestStart
public import MutoscopeTesting
import Testing
public import UIKit
import XCTest

/// Stands in for the simulator in which these tests run on Apple's systems: the screen that views are shown on, its clock and fingers.
///
/// Every test has one of its own. Tests of XCTest begin with it; those of Swift Testing get theirs with the first snapshot, or when they
/// ask for it.
@MainActor
public enum SimulatedScreen {
    /// Points; tests that begin later have it.
    public static var size = CGSize(width: 390, height: 844)
    /// Pixels per point, for snapshots whose traits say nothing else; tests that begin later have it.
    public static var scale: CGFloat = 2

    private struct Current {
        let test: Test.ID?
        let screen: TestScreen
    }

    private static var current: Current?

    /// The screen of the running test.
    public static var screen: TestScreen {
        if let screen = screenSoFar { return screen }
        let screen = TestScreen(size: size, scale: scale)
        current = Current(test: Test.current?.id, screen: screen)
        return screen
    }

    /// The screen of the running test if it has one yet.
    static var screenSoFar: TestScreen? {
        guard let current, current.test == Test.current?.id else { return nil }
        return current.screen
    }

    /// A test of XCTest begins: on a new screen, at time 0.
    fileprivate static func begin() {
        current = nil
        _ = screen
    }
}

/// Runs on the main actor: snapshot strategies are not isolated, views are.
func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
    if MainQueue.isRunning { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}

/// The main queue goes from thread to thread in programs whose `main` is asynchronous.
private enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isRunning: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

// MARK: XCTest's tests

@_cdecl("mutoscope_watch_tests")
func watchTests() {
    XCTestObservationCenter.shared.addTestObserver(TestWatcher.shared)
}

/// Knows which test of XCTest runs.
final class TestWatcher: NSObject, XCTestObservation {
    static let shared = TestWatcher()

    /// "Class.method"; nil between tests.
    private(set) var name: String?

    func testCaseWillStart(_ testCase: XCTestCase) {
        name = testCase.name
        ExpectedFailures.shared.begin(testCase)
        onMain { SimulatedScreen.begin() }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        name = nil
    }
}
