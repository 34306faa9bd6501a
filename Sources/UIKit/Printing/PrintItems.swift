import CoreGraphics
import UIFoundation

/// Pictures, one a page, or a PDF file that goes to the printer as it is.
@MainActor
struct PrintItems {
    private let items: [Any]

    init(_ items: [Any]) { self.items = items }

    func pdf(on paper: UIPrintPaper) throws(UIPrintError) -> Data {
        if items.count == 1, let data = bytes(of: items[0]), data.starts(with: Data("%PDF-".utf8)) { return data }
        var pictures: [UIImage] = []
        for item in items {
            guard let picture = item as? UIImage ?? bytes(of: item).flatMap({ UIImage(data: $0) }) else {
                throw UIPrintError(.unknownImageFormat, "\(type(of: item)) is neither a picture nor a PDF file.")
            }
            pictures.append(picture)
        }
        guard !pictures.isEmpty else { throw UIPrintError(.noContent, "There is nothing to print.") }
        return UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: paper.paperSize)).pdfData { context in
            for picture in pictures {
                let isWide = picture.size.width > picture.size.height
                let (size, part) = (paper.paperSize, paper.printableRect)
                let sheet = isWide ? CGSize(width: size.height, height: size.width) : size
                context.beginPage(withBounds: CGRect(origin: .zero, size: sheet), pageInfo: [:])
                let room = isWide ? CGRect(x: part.minY, y: part.minX, width: part.height, height: part.width) : part
                picture.draw(in: room.fitting(picture.size))
            }
        }
    }

    private func bytes(of item: Any) -> Data? {
        switch item {
        case let data as Data: data
        case let data as NSData: data as Data
        case let url as URL: try? Data(contentsOf: url)
        default: nil
        }
    }
}

extension CGRect {
    /// A rectangle of another one's shape in the middle, as large as there is room.
    fileprivate func fitting(_ other: CGSize) -> CGRect {
        let scale = min(width / max(other.width, 1), height / max(other.height, 1))
        let size = CGSize(width: other.width * scale, height: other.height * scale)
        return CGRect(
            x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }
}
