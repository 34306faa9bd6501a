import CoreGraphics

/// One line on a terminal: how far a recording is and how long it will take. Silent when standard error is no terminal.
struct ProgressBar {
    private let total: Int?
    private let isShown: Bool
    private let start = ContinuousClock.now
    private var lastShown: ContinuousClock.Instant?

    init(total: Int?) {
        self.total = total
        isShown = isatty(STDERR_FILENO) == 1
    }

    mutating func update(done: Int) {
        guard isShown else { return }
        let now = ContinuousClock.now
        if let lastShown, now - lastShown < .milliseconds(100) { return }
        lastShown = now
        show(Self.line(done: done, total: total, elapsed: (now - start) / .seconds(1)))
    }

    func end() {
        if isShown, lastShown != nil { show("") }
    }

    private func show(_ line: String) {
        FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8))
    }

    static func line(done: Int, total: Int?, elapsed: Double) -> String {
        guard let total, total > 0 else { return "recording: \(done) frames" }
        let fraction = min(1, Double(done) / Double(total))
        let filled = Int(fraction * 30)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
        guard done > 0 else { return "\(bar)   0 %  0/\(total)" }
        let left = max(0, elapsed / fraction - elapsed)
        let percent = String(format: "%3d", Int(fraction * 100))
        return "\(bar) \(percent) %  \(done)/\(total)  \(time(left)) left"
    }

    private static func time(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded(.up))
        return whole < 60 ? "\(whole) s" : String(format: "%d:%02d min", whole / 60, whole % 60)
    }
}
