import CoreGraphics
public import UIKit

extension CGImage: SnapshotSubject {
    /// The pixels as they are.
    @MainActor
    public func snapshotContent(_ settings: SnapshotSettings) -> SnapshotContent { .picture(self) }
}

extension UIImage: SnapshotSubject {
    /// The picture upright, in its own pixels.
    public func snapshotContent(_ settings: SnapshotSettings) throws -> SnapshotContent {
        guard size.hasArea else { throw SnapshotSubjectError("The image has no size.") }
        if let picture = cgImage, imageOrientation == .up, settings.size == nil { return .picture(picture) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = settings.scale ?? scale
        let target = CGRect(origin: .zero, size: settings.size ?? size)
        let drawn = UIGraphicsImageRenderer(size: target.size, format: format).image { _ in draw(in: target) }
        guard let picture = drawn.cgImage else { throw SnapshotSubjectError("The image cannot be drawn.") }
        return .picture(picture)
    }
}

extension CGPath: SnapshotSubject {
    /// The path filled with black, in a picture as large as its bounding box.
    @MainActor
    public func snapshotContent(_ settings: SnapshotSettings) throws -> SnapshotContent {
        try UIBezierPath(cgPath: self).snapshotContent(settings)
    }
}

extension UIBezierPath: SnapshotSubject {
    /// The path filled with black, in a picture as large as its bounding box.
    @MainActor
    public func snapshotContent(_ settings: SnapshotSettings) throws -> SnapshotContent {
        let box = settings.size.map { CGRect(origin: .zero, size: $0) } ?? bounds
        guard box.size.hasArea else { throw SnapshotSubjectError("The path encloses nothing: its bounds are \(box).") }
        let format = UIGraphicsImageRendererFormat()
        format.scale = settings.scale ?? 2
        let drawn = UIGraphicsImageRenderer(bounds: box, format: format).image { _ in
            UIColor.black.setFill()
            fill()
        }
        guard let picture = drawn.cgImage else { throw SnapshotSubjectError("The path cannot be drawn.") }
        return .picture(picture)
    }
}

extension String: SnapshotSubject {
    /// The text as it is.
    @MainActor
    public func snapshotContent(_ settings: SnapshotSettings) -> SnapshotContent { .text(self) }
}
