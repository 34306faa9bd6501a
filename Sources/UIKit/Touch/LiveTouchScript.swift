import Displays
import Foundation

/// Touch scripts of a running program: `MUTOSCOPE_RECORD_TOUCHES` names a file to write what fingers do,
/// `MUTOSCOPE_PLAY_TOUCHES` one to play from the program's first frame on. Times count from that frame.
@MainActor
final class LiveTouchScript {
    private let input: InputRouter
    private var output: FileHandle?
    private var waiting: ArraySlice<TouchInput> = []
    private var start: Double?

    /// What a script in the environment that cannot be used says.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// nil when the environment asks for neither.
    init?(_ input: InputRouter, environment: [String: String]) throws(Failure) {
        let record = environment["MUTOSCOPE_RECORD_TOUCHES"], play = environment["MUTOSCOPE_PLAY_TOUCHES"]
        if record == nil, play == nil { return nil }
        self.input = input
        if let play { waiting = try Self.read(play)[...] }
        if let record { try write(to: record) }
    }

    private static func read(_ path: String) throws(Failure) -> [TouchInput] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure(description: "The touch script \(path) cannot be read.")
        }
        var touches: [TouchInput] = []
        let lines = TouchScriptLine.lines(of: String(decoding: data, as: UTF8.self))
        for (index, line) in lines.enumerated() where !TouchScriptLine.isComment(line) {
            guard let touch = TouchScriptLine.touch(in: line) else {
                throw Failure(
                    description: "Line \(index + 1) of the touch script \(path) is not \"\(TouchScriptLine.form)\".")
            }
            touches.append(touch)
        }
        return touches.sorted { $0.time < $1.time }
    }

    /// Lines are written as they come, so that a program that crashes leaves what led to it.
    private func write(to path: String) throws(Failure) {
        guard FileManager.default.createFile(atPath: path, contents: nil), let file = FileHandle(forWritingAtPath: path)
        else { throw Failure(description: "The touch script \(path) cannot be written.") }
        output = file
        let previous = input.onReceive
        input.onReceive = { [weak self] event in
            previous?(event)
            if case .touch(let touch) = event { self?.note(touch) }
        }
    }

    private func note(_ touch: TouchInput) {
        var touch = touch
        touch.time -= start ?? touch.time
        // A full disk must not end the program.
        try? output?.write(contentsOf: Data(TouchScriptLine.text(of: touch).utf8))
    }

    /// Whether touches are still to come.
    var isWaiting: Bool { !waiting.isEmpty }

    /// Puts in what is due; called at each frame before its input is handed over.
    func tick(at time: Double) {
        let start = start ?? time
        self.start = start
        while let touch = waiting.first, start + touch.time <= time {
            waiting.removeFirst()
            var due = touch
            due.time = start + touch.time
            input.receive(.touch(due))
        }
    }
}
