import QuartzCore

extension CADisplayLink {
    /// A link that runs with the frames of the display that a layer is on, until it is invalidated.
    @MainActor
    static func running(with layer: CALayer, _ tick: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
        // Links fire on the main thread, between two frames.
        let link = CADisplayLink { link in MainActor.assumeIsolated { tick(link) } }
        link.add(forDisplayOf: layer)
        return link
    }
}
