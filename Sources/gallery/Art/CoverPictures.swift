import UIKit

/// Pictures of covers: equal ones are drawn once, and those that are seen soon by all processors.
@MainActor
final class CoverPictures {
    private struct Key: Hashable {
        let cover: BookCover
        let height: CGFloat
        let scale: CGFloat
    }
    private var pictures: [Key: PictureAhead] = [:]
    /// The oldest first.
    private var order: [Key] = []
    /// More than a screen shows.
    private static let most = 24

    /// Has covers drawn on the other processors that are asked for soon.
    ///
    /// - Parameters:
    ///   - height: Points.
    ///   - scale: Pixels per point.
    func prepare(_ covers: [BookCover], height: CGFloat, scale: CGFloat) {
        let before = order.count
        var begun: [PictureAhead] = []
        for cover in covers.prefix(Self.most) {
            let key = Key(cover: cover, height: height, scale: scale)
            guard pictures[key] == nil else { continue }
            let picture = cover.ahead(height: height, scale: scale)
            pictures[key] = picture
            order.append(key)
            begun.append(picture)
        }
        guard order.count > before else { return }
        for key in order.prefix(max(0, order.count - Self.most)) { pictures[key] = nil }
        order.removeFirst(max(0, order.count - Self.most))
        BookCover.expectFonts(height: height)
        PictureAhead.begin(begun)
    }

    func image(_ cover: BookCover, height: CGFloat, scale: CGFloat) -> CGImage {
        prepare([cover], height: height, scale: scale)
        guard let picture = pictures[Key(cover: cover, height: height, scale: scale)] else {
            preconditionFailure("A cover that was asked for is kept.")
        }
        return picture.image
    }
}
