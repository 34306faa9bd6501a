import Foundation
import Synchronization

/// The program that shows the previews ends when whoever started it does: it would keep its port.
enum PreviewedProgram {
    private static let running = Atomic<pid_t>(0)

    /// - Parameter program: The one of now.
    static func endsWithThis(_ program: Process?) {
        let isFirst = running.exchange(program?.processIdentifier ?? 0, ordering: .sequentiallyConsistent) == 0
        guard isFirst else { return }
        for number in [SIGINT, SIGTERM, SIGHUP] {
            // Only what may be done in a handler.
            signal(number) { number in
                let program = PreviewedProgram.running.load(ordering: .sequentiallyConsistent)
                if program > 0 { kill(program, SIGTERM) }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }
}
