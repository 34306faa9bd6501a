import RenderTree
import Testing

extension DisplayInUse.Test {
    /// The test whose code runs now: tests side by side have each their own displays, time and tasks.
    static var running: Self {
        guard let id = Testing.Test.current?.id else { return Self(isRunning: { true }, body: runningBody) }
        return Self(
            isRunning: { Testing.Test.current.map { $0.id == id } }, body: runningBody, testCase: runningCase,
            runningCase: { runningCase })
    }

    static var runningBody: Int? { withUnsafeCurrentTask { $0?.hashValue } }

    /// What tells the cases of a test apart: their arguments, which Swift Testing only shows.
    private static var runningCase: String {
        guard let testCase = Testing.Test.Case.current, testCase.isParameterized else { return "" }
        return String(reflecting: testCase)
    }
}
