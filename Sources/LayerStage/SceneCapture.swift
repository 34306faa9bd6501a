import CoreGraphics
import Displays
import RenderTree

/// A scene file that a run leaves: the committed layers and their animations at one moment.
package struct SceneCapture {
    let file: String
    /// Seconds from the start of the run; nil is its last frame.
    let time: Double?
    private(set) var isDone = false

    package init(file: String, time: Double?) {
        self.file = file
        self.time = time
    }

    /// True when the frame of `elapsed` seconds is the one that was asked for.
    func wants(frameAt elapsed: Double) -> Bool {
        guard let time, !isDone else { return false }
        return elapsed >= time - 1e-9
    }

    /// Writes the file, whole or not at all.
    mutating func write(_ scene: Scene) throws(DisplayError) {
        isDone = true
        do {
            try Data(scene.text().utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw .cannotWrite(path: file, reason: error.localizedDescription)
        }
    }
}
