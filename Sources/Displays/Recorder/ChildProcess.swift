import CoreGraphics
import Synchronization

/// A program run beside ours: we feed its standard input and keep what it says on standard output and error.
final class ChildProcess {
    struct Exit: Equatable {
        var code: Int32
        var wasSignalled: Bool

        var isSuccess: Bool { code == 0 && !wasSignalled }
    }

    private let process = Process()
    private let input = Pipe()
    private let output: OutputCollector
    private let ended = DispatchSemaphore(value: 0)
    private var isInputOpen = true
    /// `F_SETPIPE_SZ`, which Glibc's module leaves out: a larger pipe lets both programs work at once.
    private static let setPipeSize: Int32 = 1031

    init(executable: String, arguments: [String]) throws {
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.standardInput = input
        output = OutputCollector()
        process.standardOutput = output.pipe
        process.standardError = output.pipe
        let ended = ended
        process.terminationHandler = { _ in ended.signal() }
        // A child that dies must give an error from write, not end this program.
        signal(SIGPIPE, SIG_IGN)
        try process.run()
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, Self.setPipeSize, 1 << 20)
    }

    /// False when the child no longer reads.
    func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var rest = bytes
        while let start = rest.baseAddress, !rest.isEmpty {
            let written = Glibc.write(input.fileHandleForWriting.fileDescriptor, start, rest.count)
            if written < 0 {
                if errno == EINTR { continue }
                return false
            }
            rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        }
        return true
    }

    func closeInput() {
        guard isInputOpen else { return }
        isInputOpen = false
        try? input.fileHandleForWriting.close()
    }

    /// Waits for the child's end without turning the run loop, so that nothing else of the program runs meanwhile.
    func waitForExit() -> Exit {
        closeInput()
        ended.wait()
        ended.signal()
        return Exit(code: process.terminationStatus, wasSignalled: process.terminationReason == .uncaughtSignal)
    }

    func kill() {
        if process.isRunning { Glibc.kill(process.processIdentifier, SIGKILL) }
    }

    /// What the child has said, at most the first 64 kB. Complete once the child has ended.
    func saidText() -> String {
        output.text()
    }
}

/// Drains a pipe on a thread of its own, so that a talkative child never blocks.
private final class OutputCollector: Sendable {
    let pipe = Pipe()
    private let bytes = Mutex(Data())
    private let atEnd = DispatchSemaphore(value: 0)

    init() {
        Thread.detachNewThread { [self] in
            let handle = pipe.fileHandleForReading
            while let chunk = try? handle.read(upToCount: 4096), !chunk.isEmpty {
                bytes.withLock { kept in
                    if kept.count < 65_536 { kept.append(chunk) }
                }
            }
            atEnd.signal()
        }
    }

    func text() -> String {
        atEnd.wait()
        atEnd.signal()
        return String(decoding: bytes.withLock { $0 }, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
