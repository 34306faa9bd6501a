import CoreGraphics
import Displays

/// What another program's drag leaves: a drag without a picture that ends where it begins.
extension UIDropInteraction: OutsideDropTaking {
    func takeDrop(_ input: DropInput, at point: CGPoint, in window: UIWindow) {
        let session = DragSession(items: Self.items(input), finger: point)
        guard !session.items.isEmpty else { return }
        let flight = DragFlight(session, in: window)
        flight.move(to: point)
        flight.drop()
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
