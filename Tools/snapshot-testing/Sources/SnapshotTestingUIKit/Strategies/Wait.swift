import MutoscopeTesting
public import SnapshotTesting
public import UIKit

// swift-snapshot-testing's own `wait` takes real time. These are more special and win over it.

extension Snapshotting where Format == UIImage {
    /// Lets time pass on the test's screen, then takes a snapshot. Nothing waits.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - strategy: What is done then.
    public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
        waiting(duration, strategy)
    }
}

extension Snapshotting where Format == String {
    /// Lets time pass on the test's screen, then takes a snapshot. Nothing waits.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - strategy: What is done then.
    public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
        waiting(duration, strategy)
    }
}

/// A test that has no screen yet has begun what it waits for on the machine's clock.
private func waiting<Value, Format>(
    _ duration: TimeInterval, _ strategy: Snapshotting<Value, Format>
) -> Snapshotting<Value, Format> {
    let onMachinesClock = Snapshotting<Value, Format>.wait(for: duration, on: strategy)
    return Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
        Async { callback in
            let hasPassed = onMain {
                guard let screen = SimulatedScreen.screenSoFar else { return false }
                screen.advance(by: duration)
                return true
            }
            (hasPassed ? strategy : onMachinesClock).snapshot(value).run(callback)
        }
    }
}
