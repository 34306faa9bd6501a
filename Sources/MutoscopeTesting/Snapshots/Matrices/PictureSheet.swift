import CoreGraphics
import UIKit

/// Pictures in rows, each under its title.
@MainActor
struct PictureSheet {
    private struct Place {
        let title: String
        let picture: CGImage
        var origin = CGPoint.zero
    }

    private var places: [Place]
    private let size: CGSize
    /// Between pictures, and above each for its title, in pixels.
    private static let gap: CGFloat = 24, head: CGFloat = 30

    init(_ pictures: [(title: String, picture: CGImage)], columns: Int) {
        places = pictures.map { Place(title: $0.title, picture: $0.picture) }
        var origin = CGPoint(x: Self.gap, y: Self.gap), rowHeight: CGFloat = 0, width: CGFloat = 0
        for index in places.indices {
            if index > 0, index % max(columns, 1) == 0 {
                origin = CGPoint(x: Self.gap, y: origin.y + rowHeight + Self.gap)
                rowHeight = 0
            }
            places[index].origin = origin
            origin.x += CGFloat(places[index].picture.width) + Self.gap
            rowHeight = max(rowHeight, Self.head + CGFloat(places[index].picture.height))
            width = max(width, origin.x)
        }
        size = CGSize(width: width, height: origin.y + rowHeight + Self.gap)
    }

    func picture() throws -> CGImage {
        guard !places.isEmpty, PixelBuffer.allows(width: Int(size.width), height: Int(size.height)) else {
            throw SnapshotSubjectError(
                "A sheet of \(places.count) pictures would have \(Int(size.width))×\(Int(size.height)) pixels. "
                    + "Keep a file each (as: .files), or fewer.")
        }
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, true)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor(white: 0.82, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for place in places { draw(place) }
        }
        guard let picture = image.cgImage else { throw SnapshotSubjectError("The sheet cannot be drawn.") }
        return picture
    }

    private func draw(_ place: Place) {
        let width = CGFloat(place.picture.width)
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingMiddle
        place.title.draw(
            in: CGRect(x: place.origin.x, y: place.origin.y, width: width, height: Self.head),
            withAttributes: [
                .font: UIFont.systemFont(ofSize: 17, weight: .medium), .foregroundColor: UIColor.black,
                .paragraphStyle: style,
            ])
        UIImage(cgImage: place.picture, scale: 1, orientation: .up)
            .draw(at: CGPoint(x: place.origin.x, y: place.origin.y + Self.head))
    }
}
