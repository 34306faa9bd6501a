import CoreGraphics
import Displays

/// Has the views under the pointer take what other programs' drags leave: a drag without a picture that ends where it begins.
@MainActor
final class DropSource {
    private unowned let screen: UIScreen

    init(screen: UIScreen) {
        self.screen = screen
    }

    func deliver(_ input: DropInput) {
        guard input.location.x.isFinite, input.location.y.isFinite, let (window, point) = place(input.location) else {
            return
        }
        let session = DragSession(items: Self.items(input), finger: point)
        guard !session.items.isEmpty else { return }
        let flight = DragFlight(session, in: window)
        flight.move(to: point)
        flight.drop()
    }

    /// The frontmost window at a place of the screen that takes touches there.
    private func place(_ location: CGPoint) -> (UIWindow, CGPoint)? {
        for window in screen.windows.reversed() where !window.isHidden {
            let point = window.convert(location, from: screen)
            if window.hitTest(point, with: nil) != nil { return (window, point) }
        }
        return nil
    }

    /// Files that cannot be read are left out.
    private static func items(_ input: DropInput) -> [UIDragItem] {
        let files = input.files.compactMap { NSItemProvider(contentsOf: URL(fileURLWithPath: $0)) }
        let text = input.text.isEmpty ? [] : [provider(of: input.text)]
        return (files + text).map { UIDragItem(itemProvider: $0) }
    }

    /// Browsers hand over the address of a picture or a link as text.
    private static func provider(of text: String) -> NSItemProvider {
        let provider = NSItemProvider()
        if let address = NSURL(string: text), ["http", "https"].contains(address.scheme ?? "") {
            provider.registerObject(address, visibility: .all)
        }
        provider.registerObject(NSString(string: text), visibility: .all)
        return provider
    }
}
