import Foundation
import Glibc

/// A real browser without a window, driven by its DevTools protocol through two pipes.
final class Chromium: @unchecked Sendable {
    /// nil where none is installed.
    static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = ["chromium", "chromium-browser", "google-chrome"].flatMap { name in folders.map { "\($0)/\(name)" }
        }
        return paths.first { access($0, X_OK) == 0 }
    }()

    struct Failure: Error, CustomStringConvertible { let description: String }

    private let process: pid_t
    private let input: Int32
    private let output: Int32
    private let folder: URL
    private let lock = NSLock()
    private var waiting: [Int: CheckedContinuation<[String: any Sendable], any Error>] = [:]
    private var lastNumber = 0
    private var session: String?

    /// - Parameters:
    ///   - width: CSS pixels.
    ///   - scale: Pixels per CSS pixel.
    init(width: Int = 800, height: Int = 1000, scale: Double = 1, switches: [String] = []) throws {
        guard let path = Self.path else { throw Failure(description: "There is no Chromium.") }
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("chromium-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var toBrowser: [Int32] = [0, 0], fromBrowser: [Int32] = [0, 0]
        guard pipe(&toBrowser) == 0, pipe(&fromBrowser) == 0 else { throw Failure(description: "There are no pipes.") }
        (input, output) = (toBrowser[1], fromBrowser[0])
        let arguments =
            [
                path, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
                "--hide-scrollbars", "--disable-background-networking", "--window-size=\(width),\(height)",
                "--force-device-scale-factor=\(scale)", "--user-data-dir=\(folder.path)",
            ] + switches + ["about:blank"]
        process = try Self.spawn(path, arguments, folder, toBrowser[0], fromBrowser[1])
        close(toBrowser[0])
        close(fromBrowser[1])
        let thread = Thread { [weak self, output] in
            Self.readMessages(from: output) { self?.take($0) }
            self?.failAll()
        }
        thread.start()
    }

    /// The browser reads from its file 3 and writes to its file 4. It leads a group of processes of its own, whose temporary files lie in
    /// `folder`.
    private static func spawn(
        _ path: String, _ arguments: [String], _ folder: URL, _ input: Int32, _ output: Int32
    ) throws -> pid_t {
        var group = posix_spawnattr_t()
        posix_spawnattr_init(&group)
        defer { posix_spawnattr_destroy(&group) }
        posix_spawnattr_setflags(&group, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&group, 0)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let first = fcntl(input, F_DUPFD, 20), second = fcntl(output, F_DUPFD, 20)
        defer {
            close(first)
            close(second)
        }
        posix_spawn_file_actions_adddup2(&actions, first, 3)
        posix_spawn_file_actions_adddup2(&actions, second, 4)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        let words = arguments.map { strdup($0) } + [nil]
        let inherited = ProcessInfo.processInfo.environment.filter { $0.key != "TMPDIR" }.map {
            "\($0.key)=\($0.value)"
        }
        let environment = (inherited + ["TMPDIR=\(folder.path)"]).map { strdup($0) } + [nil]
        defer { for word in words + environment { free(word) } }
        var process: pid_t = 0
        guard posix_spawn(&process, path, &actions, &group, words, environment) == 0 else {
            throw Failure(description: "\(path) does not start.")
        }
        return process
    }

    func quit() {
        close(input)
        kill(-process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: Messages

    private static func readMessages(from file: Int32, _ take: ([UInt8]) -> Void) {
        var bytes = [UInt8](repeating: 0, count: 1 << 16), message: [UInt8] = []
        while true {
            let count = read(file, &bytes, bytes.count)
            guard count > 0 else { return }
            for byte in bytes[..<count] {
                if byte == 0 {
                    take(message)
                    message = []
                } else {
                    message.append(byte)
                }
            }
        }
    }

    private func take(_ message: [UInt8]) {
        guard let object = try? JSONSerialization.jsonObject(with: Data(message)) as? [String: any Sendable],
            let number = object["id"] as? Int, let reader = lock.withLock({ waiting.removeValue(forKey: number) })
        else { return }
        if let error = object["error"] as? [String: any Sendable] {
            reader.resume(throwing: Failure(description: "\(error["message"] ?? "error")"))
        } else {
            reader.resume(returning: object["result"] as? [String: any Sendable] ?? [:])
        }
    }

    private func failAll() {
        let all = lock.withLock {
            defer { waiting = [:] }
            return waiting.values
        }
        for reader in all { reader.resume(throwing: Failure(description: "The browser has gone.")) }
    }

    @discardableResult
    func call(_ method: String, _ parameters: [String: any Sendable] = [:]) async throws -> [String: any Sendable] {
        let number = lock.withLock {
            lastNumber += 1
            return lastNumber
        }
        var message: [String: any Sendable] = ["id": number, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        let bytes = try Array(JSONSerialization.data(withJSONObject: message)) + [0]
        return try await withCheckedThrowingContinuation { reader in
            lock.withLock { waiting[number] = reader }
            _ = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
        }
    }

    // MARK: Pages

    func open(_ address: String) async throws {
        session = nil
        let target = try await call("Target.createTarget", ["url": "about:blank"])
        let attached = try await call(
            "Target.attachToTarget", ["targetId": target["targetId"] as? String ?? "", "flatten": true])
        session = attached["sessionId"] as? String
        try await call("Page.bringToFront")
        try await call("Page.navigate", ["url": address])
        // What is asked of a page that is still going away has no answer.
        for _ in 0..<Self.looks {
            if let place = try? await evaluate("document.readyState === 'complete' ? location.href : ''") as? String,
                place.hasPrefix(address)
            {
                return
            }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw Failure(description: "\(address) does not load.")
    }

    private static let looks = 1_500

    /// What an expression comes to; a promise is waited for.
    func evaluate(_ expression: String) async throws -> any Sendable {
        let answer = try await call(
            "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
        if let trouble = answer["exceptionDetails"] as? [String: any Sendable] {
            throw Failure(description: "\(trouble)")
        }
        return (answer["result"] as? [String: any Sendable])?["value"] ?? ""
    }

    func number(_ expression: String) async throws -> Double {
        (try await evaluate(expression) as? NSNumber)?.doubleValue ?? .nan
    }

    /// Comes back when an expression is true.
    func wait(until condition: String) async throws {
        _ = try await evaluate(
            """
            new Promise((done, fail) => {
              const end = performance.now() + 60000
              const tryAgain = () => (\(condition)) ? done(true)
                : performance.now() > end ? fail(new Error(\(Self.quoted(condition)))) : setTimeout(tryAgain, 20)
              tryAgain()
            })
            """)
    }

    private static func quoted(_ text: String) -> String { "`\(text.replacingOccurrences(of: "`", with: "'"))`" }

    func mouse(_ type: String, _ x: Double, _ y: Double) async throws {
        try await call(
            "Input.dispatchMouseEvent",
            [
                "type": type, "x": x, "y": y, "button": type == "mouseMoved" ? "none" : "left", "clickCount": 1,
                "buttons": type == "mouseReleased" ? 0 : 1,
            ])
    }

    /// What the browser tells assistive programs.
    func accessibleNodes(role: String, name: String) async throws -> [any Sendable] {
        let document = try await call("DOM.getDocument", ["depth": 0])
        let root = (document["root"] as? [String: any Sendable])?["nodeId"] as? Int ?? 0
        let found = try await call(
            "Accessibility.queryAXTree", ["nodeId": root, "role": role, "accessibleName": name])
        return found["nodes"] as? [any Sendable] ?? []
    }

    func screenshot() async throws -> Data {
        let answer = try await call("Page.captureScreenshot")
        return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
    }
}
