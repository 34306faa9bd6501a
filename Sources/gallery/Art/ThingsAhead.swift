import CoreGraphics

/// What the screen that is shown next begins with, where it takes more than the pictures that ``Pictures`` keeps: the newest alone, for
/// whoever opens that screen in that size.
@MainActor
final class ThingsAhead {
    private struct Key: Equatable {
        let screen: String
        /// Points.
        let size: CGSize
        /// Pixels per point.
        let scale: CGFloat
    }
    private var kept: (key: Key, things: Any)?

    private func key(_ screen: String, _ scenery: Scenery) -> Key {
        Key(screen: screen, size: scenery.size, scale: scenery.scale)
    }

    func has(_ screen: String, _ scenery: Scenery) -> Bool { kept?.key == key(screen, scenery) }

    /// Begins them unless they have been begun.
    func prepare<Things>(for screen: String, _ scenery: Scenery, _ make: () -> Things) {
        guard !has(screen, scenery) else { return }
        kept = (key(screen, scenery), make())
    }

    /// Those that were begun, which are forgotten here, or new ones.
    func take<Things>(for screen: String, _ scenery: Scenery, _ make: () -> Things) -> Things {
        guard has(screen, scenery), let things = kept?.things as? Things else { return make() }
        kept = nil
        return things
    }
}
