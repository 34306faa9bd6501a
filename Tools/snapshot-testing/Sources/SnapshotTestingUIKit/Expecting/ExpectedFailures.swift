import Foundation
import XCTest

/// The failures that the running test of XCTest has said to expect.
///
/// XCTest on Linux has no expected failures. Every failure passes through the test's run, whose class is open; a run is therefore given
/// a class that asks here first.
final class ExpectedFailures: @unchecked Sendable {
    static let shared = ExpectedFailures()

    final class Expectation {
        let reason: String?
        let matches: (XCTIssue) -> Bool
        fileprivate(set) var count = 0

        init(reason: String?, matches: @escaping (XCTIssue) -> Bool) {
            (self.reason, self.matches) = (reason, matches)
        }
    }

    /// Failures may be recorded on any thread.
    private let lock = NSRecursiveLock()
    private var expectations: [Expectation] = []
    private(set) weak var testCase: XCTestCase?

    func begin(_ testCase: XCTestCase) {
        lock.withLock { expectations = [] }
        self.testCase = testCase
        if let run = testCase.testRun as? XCTestCaseRun { AskingRun.take(run) }
    }

    func add(_ expectation: Expectation) { lock.withLock { expectations.append(expectation) } }

    func remove(_ expectation: Expectation) { lock.withLock { expectations.removeAll { $0 === expectation } } }

    /// The newest expectation that matches takes a failure.
    fileprivate func takes(_ issue: XCTIssue) -> Bool {
        lock.withLock {
            guard let expectation = expectations.last(where: { $0.matches(issue) }) else { return false }
            expectation.count += 1
            return true
        }
    }
}

/// Has the stored properties of its superclass and no more, so that a run can become one.
private final class AskingRun: XCTestCaseRun {
    override func recordFailure(
        withDescription description: String, inFile file: String?, atLine line: Int, expected: Bool
    ) {
        let issue = XCTIssue(type: expected ? .assertionFailure : .thrownError, compactDescription: description)
        guard !ExpectedFailures.shared.takes(issue) else { return }
        super.recordFailure(withDescription: description, inFile: file, atLine: line, expected: expected)
    }

    /// What `object_setClass` does on Apple's systems; a run of another class stays as it is.
    static func take(_ run: XCTestCaseRun) {
        guard type(of: run) == XCTestCaseRun.self else { return }
        Unmanaged.passUnretained(run).toOpaque()
            .storeBytes(
                of: unsafeBitCast(AskingRun.self as AnyClass, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
    }
}
