import QuartzCore

extension CADisplayLink {
    /// A link that runs with the frames of the display that a layer is on, until it is invalidated or the layer is gone: with the layer
    /// goes its view, and whoever acts for it.
    @MainActor
    static func running(with layer: CALayer, _ tick: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
        // Links fire on the main thread, between two frames.
        let link = CADisplayLink { [weak layer] link in
            MainActor.assumeIsolated {
                guard layer != nil else { return link.invalidate() }
                tick(link)
            }
        }
        link.add(forDisplayOf: layer)
        return link
    }
}
