import CoreGraphics
import Dispatch
import Foundation
import MutoscopeTesting
import Testing
import UIKit

/// Time and work for the main thread in a file that imports Foundation and Dispatch besides UIKit: all of it follows the screen's clock.
@MainActor @Suite(.serialized) struct VirtualTimeTests {
    private let screen = TestScreen(size: CGSize(width: 20, height: 20), scale: 1)

    /// When something happened, in seconds of the screen's time.
    private final class Log: @unchecked Sendable {
        private let lock = NSLock()
        private var times: [Double] = []

        func note() { lock.withLock { times.append((CACurrentMediaTime() * 1000).rounded() / 1000) } }
        var seconds: [Double] { lock.withLock { times } }
    }
    private let log = Log()

    private func advance(by seconds: Double) { screen.advance(by: seconds, step: 0.125) }

    @Test func delayedWorkOfTheMainQueue() {
        let log = log
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.note() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: DispatchWorkItem { log.note() })
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1.5) { log.note() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2, qos: .userInitiated, flags: []) { log.note() }
        let cancelled = DispatchWorkItem { log.note() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: cancelled)
        cancelled.cancel()
        #expect(log.seconds == [])
        advance(by: 3)
        #expect(log.seconds == [0.5, 1, 1.5, 2])
    }

    @Test func workOfTheMainQueueWaitsForAFrame() {
        let log = log, group = DispatchGroup()
        DispatchQueue.main.async { log.note() }
        DispatchQueue.main.async(execute: DispatchWorkItem { log.note() })
        DispatchQueue.main.async(flags: .barrier) { log.note() }
        OperationQueue.main.addOperation { log.note() }
        OperationQueue.main.addOperation(BlockOperation { log.note() })
        DispatchQueue.main.async(group: group) { log.note() }
        group.notify(queue: .main) { log.note() }
        group.notify(queue: .main, work: DispatchWorkItem { log.note() })
        #expect(log.seconds == [])
        advance(by: 0.25)
        #expect(log.seconds.count == 8)
        #expect(log.seconds.allSatisfy { $0 == 0 })
    }

    @Test func timersOfTheRunLoop() {
        let log = log
        let scheduled = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in log.note() }
        let added = Timer(timeInterval: 0.75, repeats: false) { _ in log.note() }
        RunLoop.main.add(added, forMode: .common)
        let dated = Timer(fire: Date(timeIntervalSinceNow: 1.25), interval: 0, repeats: false) { _ in log.note() }
        RunLoop.current.add(dated, forMode: .default)
        advance(by: 1.5)
        #expect(log.seconds == [0.5, 0.75, 1, 1.25, 1.5])
        #expect(!added.isValid)
        scheduled.fireDate = .distantFuture
        advance(by: 2)
        #expect(log.seconds.count == 5)
        scheduled.fireDate = Date()
        advance(by: 0.25)
        #expect(log.seconds.count == 6)
        scheduled.invalidate()
        advance(by: 2)
        #expect(log.seconds.count == 6)
    }

    @Test func tasksOfTheMainActorRunAtFrames() {
        let log = log
        Task { @MainActor in
            log.note()
            try await Task.sleep(for: .seconds(1))
            log.note()
            try await Task.sleep(nanoseconds: 500_000_000)
            log.note()
            await Task.yield()
            await MainActor.run { log.note() }
        }
        #expect(log.seconds == [])
        advance(by: 2)
        #expect(log.seconds == [0, 1, 1.5, 1.5])
    }

    @Test func tasksOfOtherActorsComeBackInTheSameFrame() {
        actor Store {
            func value(of key: Int) async throws -> Int {
                try await Task.sleep(for: .milliseconds(500))
                return key * 2
            }
        }
        let log = log, store = Store()
        var values: [Int] = []
        Task {
            values.append(try await store.value(of: 1))
            log.note()
            async let a = store.value(of: 2)
            async let b = Task.detached { 7 }.value
            values += [try await a, await b]
            log.note()
        }
        advance(by: 2)
        #expect(values == [2, 4, 7])
        #expect(log.seconds == [0.5, 1])
    }

    @Test func asynchronousSequencesTakeTheScreensTime() async {
        let log = log
        let ticks = AsyncStream<Int> { continuation in
            Task {
                for k in 1...3 {
                    try await Task.sleep(for: .seconds(1))
                    continuation.yield(k)
                }
                continuation.finish()
            }
        }
        var seen: [Int] = []
        Task { @MainActor in
            for await k in ticks {
                seen.append(k)
                log.note()
            }
        }
        await screen.advance(by: 5, step: 0.25)
        #expect(seen == [1, 2, 3])
        #expect(log.seconds == [1, 2, 3])
    }

    @Test func whatComesFromOtherThreadsArrivesWhileTheTestAwaits() async {
        let label = UILabel()
        Task { @MainActor in
            label.text = await withCheckedContinuation { continuation in
                DispatchQueue.global().async { continuation.resume(returning: "loaded") }
            }
        }
        for _ in 0..<1000 where label.text == nil { await screen.advance(by: 0.125) }
        #expect(label.text == "loaded")
    }

    @Test func aTestsOwnSleepIsTheMachines() async throws {
        let start = screen.now
        try await Task.sleep(for: .milliseconds(1))
        #expect(screen.now == start)
    }

    @Test func aTaskMayBeAwaitedWithoutFrames() async {
        let value = await Task { @MainActor in 3 }.value
        #expect(value == 3)
    }

    @Test func aSleepIsCutShortByCancelling() async {
        let log = log
        let task = Task { @MainActor in
            do { try await Task.sleep(for: .seconds(100)) } catch { log.note() }
        }
        await screen.advance(by: 1)
        task.cancel()
        await screen.advance(by: 0)
        #expect(log.seconds == [1])
    }

    @Test func tasksOutliveTheirScreen() async {
        let value: Int
        do {
            let other = TestScreen(size: CGSize(width: 4, height: 4), scale: 1)
            let task = Task { @MainActor in
                try? await Task.sleep(for: .milliseconds(20))
                return 5
            }
            await other.advance(by: 0)
            _ = consume other
            value = await task.value
        }
        #expect(value == 5)
    }

    /// The run loop ends its turns by a source's timer, of which nothing is said: Tests/Clients/Alias runs one.
    @Test func timersOfSourcesAreSaidToKeepTheMachinesTime() {
        let messages = Diagnostics.collecting {
            let source = DispatchSource.makeTimerSource(queue: .main)
            source.schedule(deadline: .now() + 1)
            source.activate()
            source.cancel()
        }.messages
        #expect(messages.contains { $0.hasPrefix("The timer of a dispatch source keeps the machine's time") })
    }

    @Test func workForOtherQueuesIsTheMachines() async {
        let value = await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.001) { continuation.resume(returning: 1) }
        }
        #expect(value == 1)
    }
}
