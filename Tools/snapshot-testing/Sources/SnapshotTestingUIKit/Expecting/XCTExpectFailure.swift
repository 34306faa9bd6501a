import XCTest

/// A failure of a test of XCTest, as an issue matcher is given it.
public struct XCTIssue {
    /// What went wrong.
    public enum IssueType {
        /// An assertion failed.
        case assertionFailure
        /// An error was thrown.
        case thrownError
    }

    /// What went wrong.
    public var type: IssueType
    /// In a few words, as "failed - " and the message of `XCTFail`.
    public var compactDescription: String
}

/// Names that belong to `XCTExpectFailure`.
public enum XCTExpectedFailure {
    /// Which failures are expected, and whether one has to come.
    public final class Options {
        /// Whether failures are expected at all.
        public var isEnabled = true
        /// Whether it is a failure that none came.
        public var isStrict = true
        /// Whether a failure is one of those that are expected.
        public var issueMatcher: (XCTIssue) -> Bool = { _ in true }

        /// Expects any failure, and that one comes.
        public init() {}

        /// Expects any failure, and does not mind when none comes.
        public static func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }
    }
}

/// Expects that what a closure does fails the test, which then does not fail by it. For tests of XCTest.
///
/// - Parameters:
///   - failureReason: Why; for the message when none came.
///   - enabled: Whether failures are expected at all.
///   - strict: Whether it is a failure that none came.
///   - issueMatcher: Whether a failure is one of those that are expected; nil for any.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> Result,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Result {
    let options = options(enabled, strict, issueMatcher)
    return try XCTExpectFailure(failureReason, options: options, failingBlock: failingBlock)
}

/// Expects that what a closure does fails the test, which then does not fail by it. For tests of XCTest.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> Result
) rethrows -> Result {
    guard options.isEnabled else { return try failingBlock() }
    let expectation = begin(failureReason, options)
    defer { end(expectation, options) }
    return try failingBlock()
}

/// Expects that the rest of the test fails, which then does not fail by it. For tests of XCTest.
public func XCTExpectFailure(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
    XCTExpectFailure(failureReason, options: options(enabled, strict, issueMatcher))
}

/// Expects that the rest of the test fails, which then does not fail by it. For tests of XCTest.
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
    guard options.isEnabled else { return }
    let expectation = begin(failureReason, options)
    ExpectedFailures.shared.testCase?.addTeardownBlock { end(expectation, options) }
}

private func options(
    _ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?
) -> XCTExpectedFailure.Options {
    let options = XCTExpectedFailure.Options()
    options.isEnabled = enabled ?? true
    options.isStrict = strict ?? true
    if let matcher { options.issueMatcher = matcher }
    return options
}

private func begin(_ reason: String?, _ options: XCTExpectedFailure.Options) -> ExpectedFailures.Expectation {
    precondition(ExpectedFailures.shared.testCase != nil, "Failures are expected within a test of XCTest.")
    let expectation = ExpectedFailures.Expectation(reason: reason, matches: options.issueMatcher)
    ExpectedFailures.shared.add(expectation)
    return expectation
}

private func end(_ expectation: ExpectedFailures.Expectation, _ options: XCTExpectedFailure.Options) {
    ExpectedFailures.shared.remove(expectation)
    guard options.isStrict, expectation.count == 0 else { return }
    XCTFail("Expected failure\(expectation.reason.map { " \"\($0)\"" } ?? "") but none recorded.")
}
