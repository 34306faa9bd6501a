extension RenderTree {
    /// When the last animation that is not over at `time` will be, on the display's clock: infinite when one never ends, nil when
    /// nothing moves.
    package func lastAnimationEnd(after time: Double) -> Double? {
        let sampler = TreeSampler()
        sampler.sample(self, at: time)
        // How fast each layer's time runs, seen from the display's clock.
        var rates: [Double] = []
        var last: Double?
        for (layer, link) in zip(sampler.layers, sampler.links) {
            let rate = (link.parent < 0 ? 1 : rates[Int(link.parent)]) * (link.isHeld ? 0 : layer.node.timing.speed)
            rates.append(rate)
            guard !link.isHeld, rate != 0 else { continue }
            for animation in layer.node.animations where !animation.timing.isOver(at: layer.localTime) {
                let end = time + (animation.timing.activeEnd - layer.localTime) / rate
                last = max(last ?? -.infinity, rate < 0 ? .infinity : end)
            }
        }
        return last
    }
}
