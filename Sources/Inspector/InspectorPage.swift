#if Browser
import Compositor
import CoreGraphics
import DisplayBrowser
import Displays
import Foundation
import LayerStage

/// The inspector's panel of a program that is shown in a window or nowhere: a page with a picture of the program.
@MainActor
final class InspectorPage {
    private let display: BrowserDisplay
    private let stage: Stage

    /// Says on standard error where the page is; F12 opens it.
    init(_ inspector: Inspector, _ stage: Stage) throws(DisplayError) {
        self.stage = stage
        display = try BrowserDisplay(
            title: "\(ProcessInfo.processInfo.processName), inspected", address: BrowserAddress(port: 0),
            size: stage.display.size, scale: stage.display.scale, isResizable: false)
        display.answer = { inspector.answer($0, $1) }
        stage.onPresent = { [display] frame, damage, time throws(DisplayError) in
            try display.present(frame, damage: damage, at: time)
        }
        inspector.timeline.onTick = { [weak self] _ in self?.readInput() }
        FileHandle.standardError.write(Data("The inspector is at \(address)\n".utf8))
        listenForKey()
    }

    private var address: String { Self.panel(of: display.address) }

    /// Where a page has its panel open from the beginning.
    static func panel(of page: String) -> String { page + (page.contains("?") ? "&" : "?") + "inspect" }

    /// Fingers of the page are fingers of the program.
    private func readInput() {
        for event in display.readInput() {
            switch event {
            case .touch, .hover, .wheel, .key, .text: if !isStanding { stage.handle(event) }
            default: break
            }
        }
    }

    private var isStanding: Bool { stage.timeline.map { $0.isPaused || $0.shownTime != nil } ?? false }

    /// F12 in the program's window.
    private static let key = 0x45

    private func listenForKey() {
        let next = stage.onInput
        stage.onInput = { [weak self] event in
            if case .key(let key) = event, key.usage == Self.key {
                if key.isDown, !key.isRepeat { self?.openBrowser() }
                return
            }
            next?(event)
        }
    }

    private func openBrowser() {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", address]
        do {
            try process.run()
        } catch {
            FileHandle.standardError.write(Data("Open \(address) in a browser.\n".utf8))
        }
    }
}
#endif
