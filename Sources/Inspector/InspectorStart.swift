import Displays
import Foundation
import Glibc
import LayerStage
import UIKit

#if Browser
import DisplayBrowser
#endif

/// `MUTOSCOPE_INSPECT`: set to anything but 0, programs begin with an inspector.
@_cdecl("mutoscope_offer_inspector")
func offerInspector() {
    guard let wish = getenv("MUTOSCOPE_INSPECT").map({ String(cString: $0) }), !["", "0"].contains(wish) else { return }
    MainActor.assumeIsolated {
        ProgramStart.watchers.append { stage, screen in InspectorStart.begin(stage, screen) }
    }
}

@MainActor
enum InspectorStart {
    /// The program has one; it stays to the end.
    private static var inspector: Inspector?
    #if Browser
    private static var page: InspectorPage?
    #endif

    static func begin(_ stage: Stage, _ screen: UIScreen) {
        let inspector = Inspector(stage, screen)
        if let panel = stage.display as? any InspectorPanel {
            panel.answer = { inspector.answer($0, $1) }
        } else {
            guard openPage(for: inspector, stage) else { return }
        }
        inspector.start()
        self.inspector = inspector
    }

    /// A program that is shown elsewhere gets a page of its own for the panel.
    private static func openPage(for inspector: Inspector, _ stage: Stage) -> Bool {
        #if Browser
        do {
            page = try InspectorPage(inspector, stage)
            return true
        } catch {
            say("The inspector has no page: \(error)")
        }
        #else
        say("The inspector's panel is a page of a browser: build the package with its trait Browser.")
        #endif
        return false
    }

    private static func say(_ sentence: String) {
        FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    }
}
