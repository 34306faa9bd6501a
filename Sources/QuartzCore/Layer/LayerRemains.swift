/// What a layer leaves behind that nobody holds any longer.
enum LayerRemains {
    /// Takes deep chains apart with a worklist, so that 100,000 nested layers do not overflow the stack when they go.
    static func takeApart(of layer: CALayer) {
        for attached in layer.attachedAnimations { attached.layer = nil }
        var orphans = releaseChildren(of: layer)
        while var orphan = orphans.popLast() {
            guard isKnownUniquelyReferenced(&orphan) else { continue }
            orphans.append(contentsOf: releaseChildren(of: orphan))
        }
        var above = layer.presentationSuperlayer
        layer.presentationSuperlayer = nil
        while above != nil, isKnownUniquelyReferenced(&above) {
            let next = above?.presentationSuperlayer
            above?.presentationSuperlayer = nil
            above = next
        }
    }

    /// Sublayers and mask, which then have no superlayer.
    private static func releaseChildren(of layer: CALayer) -> [CALayer] {
        var released = layer.links.children
        if let mask = layer.links.mask { released.append(mask) }
        layer.links.children = []
        layer.links.mask = nil
        for child in released { child.links.parent = nil }
        return released
    }
}
