import Combine
import Foundation
import MutoscopeTesting
import Testing
import UIKit

/// Schedulers of the main thread keep the time of the display, whatever the machine's clock says.
@MainActor @Suite(.serialized) struct SchedulerTests {
    private let screen = TestScreen(size: CGSize(width: 20, height: 20), scale: 1)
    private let subject = PassthroughSubject<Int, Never>()

    /// What arrived, and when in thousandths of a second of the screen's time.
    private final class Log {
        var entries: [String] = []
        func note(_ value: some Any) {
            entries.append("\(value)@\(Int((CACurrentMediaTime() * 1000).rounded()))")
        }
    }
    private let log = Log()

    private func advance(by seconds: Double) { screen.advance(by: seconds, step: 0.125) }

    private func debounced<S: Scheduler>(on scheduler: S) -> [String] {
        let log = Log()
        let cancellable = subject.debounce(for: .milliseconds(500), scheduler: scheduler).sink { log.note($0) }
        subject.send(1)
        advance(by: 0.25)
        subject.send(2)
        advance(by: 1)
        subject.send(3)
        advance(by: 1)
        cancellable.cancel()
        return log.entries
    }

    @Test func debounceOnEveryMainScheduler() {
        #expect(debounced(on: RunLoop.main) == ["2@750", "3@1750"])
        #expect(debounced(on: DispatchQueue.main) == ["2@3000", "3@4000"])
        #expect(debounced(on: OperationQueue.main) == ["2@5250", "3@6250"])
    }

    @Test func delay() {
        let cancellable = subject.delay(for: .seconds(0.5), scheduler: DispatchQueue.main).sink { log.note($0) }
        subject.send(1)
        advance(by: 0.25)
        subject.send(2)
        #expect(log.entries == [])
        advance(by: 1)
        #expect(log.entries == ["1@500", "2@750"])
        cancellable.cancel()
    }

    @Test(arguments: [true, false]) func throttleOfTheLatestAndTheFirst(latest: Bool) {
        let cancellable = subject.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: latest)
            .sink { log.note($0) }
        for value in 0..<8 {
            subject.send(value)
            advance(by: 0.25)
        }
        advance(by: 1)
        #expect(log.entries.first == "0@0")
        #expect(log.entries.dropFirst() == (latest ? ["3@1000", "7@2000"] : ["1@1000", "4@2000"]))
        cancellable.cancel()
    }

    @Test func timeoutAndReceiveOn() {
        var completions: [String] = []
        let cancellable = subject.timeout(.seconds(1), scheduler: DispatchQueue.main)
            .receive(on: RunLoop.main)
            .sink(receiveCompletion: { completions.append("\($0)") }, receiveValue: { log.note($0) })
        subject.send(1)
        #expect(log.entries == [])
        advance(by: 0.5)
        subject.send(2)
        advance(by: 0.75)
        #expect(completions == [])
        #expect(log.entries.map { $0.prefix(2) } == ["1@", "2@"])
        advance(by: 1)
        #expect(completions == ["finished"])
        cancellable.cancel()
    }

    @Test func collectByTimeAndCount() {
        let cancellable = subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 3)).sink { log.note($0) }
        for value in 1...4 { subject.send(value) }
        #expect(log.entries == ["[1, 2, 3]@0"])
        advance(by: 1.5)
        #expect(log.entries.last == "[4]@1000")
        subject.send(5)
        subject.send(completion: .finished)
        #expect(log.entries.last?.hasPrefix("[5]") == true)
        cancellable.cancel()
    }

    @Test func repeatedWork() {
        func run<S: Scheduler>(_ scheduler: S) -> [String] {
            let log = Log(), start = CACurrentMediaTime()
            let running = scheduler.schedule(
                after: scheduler.now.advanced(by: .seconds(1)), interval: .milliseconds(500)
            ) {
                log.note(Int(((CACurrentMediaTime() - start) * 1000).rounded()))
            }
            advance(by: 2.25)
            running.cancel()
            advance(by: 2)
            return log.entries.map { String($0.prefix { $0 != "@" }) }
        }
        #expect(run(RunLoop.main) == ["1000", "1500", "2000"])
        #expect(run(DispatchQueue.main) == ["1000", "1500", "2000"])
        #expect(run(OperationQueue.main) == ["1000", "1500", "2000"])
    }

    @Test func timesAreComparedInTheirOwnUnits() {
        let loop = RunLoop.main.now
        #expect(abs(loop.distance(to: loop.advanced(by: .milliseconds(20))).timeInterval - 0.02) < 1e-6)
        let queue = DispatchQueue.global().now
        #expect(queue.distance(to: queue.advanced(by: 2)) == .seconds(2))
        #expect(queue.advanced(by: 2).distance(to: queue) == .milliseconds(-2000))
    }
}
