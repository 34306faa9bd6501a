package import CoreGraphics

/// A committed layer tree with what it takes to draw it again elsewhere: how a bug report travels.
package struct Scene: Sendable {
    package var tree: RenderTree
    /// The canvas, points.
    package var size: CGSize
    /// Pixels per point.
    package var scale: Double
    /// The moment that the capture shows, on the display's clock.
    package var time: Double

    package init(tree: RenderTree, size: CGSize, scale: Double, time: Double) {
        self.tree = tree
        self.size = size
        self.scale = scale
        self.time = time
    }
}

extension RenderTree {
    /// The tree, its animations, transitions, paths and images as the text of a scene file.
    package func captured(size: CGSize, scale: Double, time: Double) -> String {
        Scene(tree: self, size: size, scale: scale, time: time).text()
    }
}

/// What is wrong with a scene file, and where.
package struct SceneError: Error, Equatable, CustomStringConvertible {
    /// Counted from 1; 0 for the file as a whole.
    package let line: Int
    package let reason: String

    package init(line: Int, reason: String) {
        self.line = line
        self.reason = reason
    }

    package var description: String {
        line > 0 ? "line \(line): \(reason)" : reason
    }
}
