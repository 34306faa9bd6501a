import CoreGraphics
import Glibc

/// Where commands come from and answers go.
@MainActor
package protocol CommandLines: AnyObject {
    /// The next command; waits for it. nil when there will be none.
    func next() -> String?
    func answer(_ line: String)
}

/// Commands on standard input, answers on standard output. What the program itself prints goes to standard error meanwhile, and it
/// reads nothing, so that neither gets in between.
@MainActor
package final class StandardLines: CommandLines {
    private let input: Int32
    private let output: Int32
    private var buffer: [UInt8] = []
    /// A longer line is no command.
    private static let limit = 1 << 20

    package init() {
        fflush(nil)
        input = dup(STDIN_FILENO)
        output = dup(STDOUT_FILENO)
        let nothing = open("/dev/null", O_RDONLY)
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        signal(SIGPIPE, SIG_IGN)
    }

    package func next() -> String? {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                defer { buffer.removeFirst(end + 1) }
                return String(decoding: buffer[..<end], as: UTF8.self)
            }
            guard buffer.count < Self.limit else { return nil }
            var bytes = [UInt8](repeating: 0, count: 4_096)
            let count = read(input, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                defer { buffer = [] }
                return buffer.isEmpty ? nil : String(decoding: buffer, as: UTF8.self)
            }
            buffer += bytes[..<count]
        }
    }

    package func answer(_ line: String) {
        var rest = Array("\(line)\n".utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            // Nobody hears it any more: the next command will not come either.
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
