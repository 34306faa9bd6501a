import MutoscopeTesting
import UIKit

/// Writes what a screen shows into the folder that `MUTOSCOPE_PICTURES` names, for people to look at; nothing without it.
@MainActor
func picture(of screen: TestScreen, named name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["MUTOSCOPE_PICTURES"] else { return }
    let url = URL(fileURLWithPath: folder).appendingPathComponent("\(name).png")
    try screen.snapshot().writePNG(to: url)
}
