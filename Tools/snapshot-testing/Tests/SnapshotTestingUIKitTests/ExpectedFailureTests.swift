import SnapshotTestingUIKit
import XCTest

final class ExpectedFailureTests: XCTestCase {
    func testAFailureThatIsExpectedDoesNotCount() {
        let value = XCTExpectFailure("known") {
            XCTFail("on purpose")
            return 7
        } issueMatcher: {
            $0.compactDescription == "failed - on purpose"
        }
        XCTAssertEqual(value, 7)
        XCTAssertEqual(testRun?.failureCount, 0)
    }

    func testAFailureOfAnotherKindCounts() {
        XCTExpectFailure("the outer one takes what the inner one does not") {
            XCTExpectFailure(options: .nonStrict { $0.compactDescription.contains("blue") }) { XCTFail("red") }
        } issueMatcher: {
            $0.compactDescription.contains("red")
        }
        XCTAssertEqual(testRun?.failureCount, 0)
    }

    func testThatNoneCameIsAFailure() {
        XCTExpectFailure {
            XCTExpectFailure("rain") {}
        } issueMatcher: {
            $0.compactDescription.contains("Expected failure \"rain\" but none recorded")
        }
        XCTExpectFailure("nobody minds", strict: false) {}
        XCTExpectFailure("off", enabled: false) {}
    }

    func testTheRestOfATestMayFail() {
        XCTExpectFailure("from here on")
        XCTAssertEqual(1, 2)
    }
}

extension XCTExpectedFailure.Options {
    fileprivate static func nonStrict(_ matcher: @escaping (XCTIssue) -> Bool) -> XCTExpectedFailure.Options {
        let options = nonStrict()
        options.issueMatcher = matcher
        return options
    }
}
