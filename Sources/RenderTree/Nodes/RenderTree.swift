/// A committed layer tree: what the compositor draws and `presentation()` reads. A value; keeping it keeps the picture.
package struct RenderTree: Sendable {
    package var root: LayerNode?
    /// Seconds on the display's clock at which this tree was committed.
    package var commitTime: Double
    /// Counts commits of this display, so that an unchanged tree is recognised at once.
    package var generation: UInt64

    package init(root: LayerNode?, commitTime: Double = 0, generation: UInt64 = 0) {
        self.root = root
        self.commitTime = commitTime
        self.generation = generation
    }
}
