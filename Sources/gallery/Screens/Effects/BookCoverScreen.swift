import UIKit

/// A book leaves the shelf, grows, and its cover turns about the left edge; then all of it backwards.
struct BookCoverScreen: Screen {
    let name = "book-cover"
    let title = "Book cover"
    let summary =
        "A book opens about its spine: keyframes on transform.rotation.y, anchored at the left."
    let duration = 5.2
    let moment = 0.4...1.8
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.light
    let glyph = Glyph.book

    func prepare(_ scenery: Scenery) {
        scenery.pictures.things.prepare(for: name, scenery) { art(scenery) }
    }

    private func art(_ scenery: Scenery) -> BookArt {
        BookArt(ShelfPlaces(scenery.bounds), page: pageFrame(scenery).size, scale: scenery.scale)
    }

    func build(in root: CALayer, _ scenery: Scenery) {
        root.sublayerTransform = perspective(1100 * scenery.unit)
        let places = ShelfPlaces(scenery.bounds), to = pageFrame(scenery)
        let art = scenery.pictures.things.take(for: name, scenery) { self.art(scenery) }
        let shelf = Shelf(places, art.covers)
        root.addSublayer(shelf.layer)

        let page = CALayer(), from = places.frames[1]
        page.frame = to
        page.contents = art.page.image
        let cover = CALayer()
        cover.contents = art.cover.image
        cover.anchorPoint = CGPoint(x: 0, y: 0.5)
        cover.bounds = CGRect(origin: .zero, size: from.size)
        cover.position = CGPoint(x: from.minX, y: from.midY)
        cover.castShadow(opacity: 0.4, radius: 10 * scenery.unit, offset: 6 * scenery.unit)
        let shade = CALayer.color(.ink, frame: scenery.bounds)
        root.addSublayers(shade, page, cover)
        shelf.books[1].isHidden = true

        let start = scenery.start, edgeOn = -CGFloat.pi / 2
        for layer in [page, cover] { fly(layer, between: from, and: to, start) }
        shade.animate("opacity", from: start, [(0.4, 0), (0.9, 0.55), (4.2, 0.55), (4.7, 0)])
        // The cover turns until it is seen from its edge, and the page beneath comes to light.
        cover.animate("transform.rotation.y", from: start, [(0.9, 0), (1.8, edgeOn), (3.3, edgeOn), (4.2, 0)])
    }

    /// There and back again; page and cover stay on top of one another though their anchor points differ.
    private func fly(_ layer: CALayer, between from: CGRect, and to: CGRect, _ start: Double) {
        let places = [from, to].map { frame in
            CGPoint(x: frame.minX + layer.anchorPoint.x * frame.width, y: frame.midY)
        }
        let sizes = [from, to].map { CGRect(origin: .zero, size: $0.size) }
        let keys = [(0.4, 0), (0.9, 1), (4.2, 1), (4.7, 0)]
        layer.animate("position", from: start, keys.map { ($0.0, places[$0.1]) })
        layer.animate("bounds", from: start, keys.map { ($0.0, sizes[$0.1]) })
    }

    /// Where the open book lies.
    private func pageFrame(_ scenery: Scenery) -> CGRect {
        scenery.bounds.inner(dx: scenery.size.width * 0.07, dy: scenery.size.height * 0.07)
            .fitting(aspect: BookCover.aspect)
    }
}

/// The pictures of the screen, drawn by all processors.
private struct BookArt {
    /// As the books stand on the shelf.
    let covers: [PictureAhead]
    /// Of the book that opens.
    let cover: PictureAhead
    /// The first page, drawn as one picture so that it grows with the book.
    let page: PictureAhead

    init(_ places: ShelfPlaces, page size: CGSize, scale: CGFloat) {
        BookCover.expectFonts(height: places.height)
        FirstPage.expectFonts(width: size.width)
        BookCover.expectFonts(height: size.height)
        covers = BookCover.shelf.prefix(places.frames.count).map { $0.ahead(height: places.height, scale: scale) }
        cover = BookCover.shelf[1].ahead(height: size.height, scale: scale)
        page = PictureAhead { FirstPage.image(size: size, scale: scale) }
        // The largest first, so that no processor is left alone with one.
        PictureAhead.begin([cover, page] + covers)
    }
}

/// Where books stand.
private struct ShelfPlaces {
    let bounds: CGRect
    /// Of a book.
    let width: CGFloat, height: CGFloat
    private(set) var frames: [CGRect] = []
    /// The upper edges of the boards.
    private(set) var boards: [CGFloat] = []

    init(_ bounds: CGRect) {
        self.bounds = bounds
        let columns = bounds.width > bounds.height ? 6 : 3, rows = 6 / columns
        let gap = bounds.width * 0.05
        width = min(
            (bounds.width - gap * CGFloat(columns + 1)) / CGFloat(columns),
            bounds.height * 0.62 / CGFloat(rows) * BookCover.aspect)
        height = width / BookCover.aspect
        let left = (bounds.width - CGFloat(columns) * width - CGFloat(columns - 1) * gap) / 2
        for row in 0..<rows {
            let floor = bounds.height * (0.2 + 0.6 * (CGFloat(row) + 0.5) / CGFloat(rows)) + height / 2
            boards.append(floor)
            for column in 0..<columns {
                let x = left + CGFloat(column) * (width + gap)
                frames.append(CGRect(x: x, y: floor - height, width: width, height: height))
            }
        }
    }
}

/// Two boards with books.
@MainActor
private struct Shelf {
    let layer = CALayer()
    private(set) var books: [CALayer] = []

    init(_ places: ShelfPlaces, _ covers: [PictureAhead]) {
        layer.frame = places.bounds
        let wall = CAGradientLayer()
        wall.frame = places.bounds
        wall.colors = [CGColor.hex(0xF3E8D6), CGColor.hex(0xD9C4A5)]
        layer.addSublayer(wall)
        let columns = places.frames.count / places.boards.count
        for (row, floor) in places.boards.enumerated() {
            addBoard(y: floor, width: places.bounds.width, height: places.height)
            for index in row * columns..<(row + 1) * columns { add(covers[index].image, places.frames[index]) }
        }
    }

    private mutating func add(_ cover: CGImage, _ frame: CGRect) {
        let book = CALayer.image(cover, frame: frame)
        book.castShadow(opacity: 0.45, radius: frame.width * 0.05, offset: frame.width * 0.04)
        book.shadowPath = CGPath(rect: book.bounds, transform: nil)
        books.append(book)
        layer.addSublayer(book)
    }

    private func addBoard(y: CGFloat, width: CGFloat, height: CGFloat) {
        let board = CAGradientLayer()
        board.frame = CGRect(x: 0, y: y, width: width, height: height * 0.1)
        board.colors = [CGColor.hex(0xB07A45), CGColor.hex(0x8A5A30), CGColor.hex(0x6E4524)]
        board.locations = [0, 0.25, 1]
        board.castShadow(opacity: 0.35, radius: height * 0.07, offset: height * 0.06)
        layer.addSublayer(board)
    }
}

/// What is under the cover.
private enum FirstPage {
    /// On any thread.
    static func image(size: CGSize, scale: CGFloat) -> CGImage {
        .baked(layer(size: size, scale: scale), scale: scale)
    }

    /// Sizes of letters in widths of the page.
    private static let chapterSize: CGFloat = 0.036, titleSize: CGFloat = 0.075, textSize: CGFloat = 0.038
    private static let numberSize: CGFloat = 0.034

    static func expectFonts(width: CGFloat) {
        Typeface.serif.expect(width * chapterSize, width * textSize)
        Typeface.serif.expect(width * numberSize, text: "1")
        Typeface.serifBold.expect(width * titleSize)
    }

    private static func layer(size: CGSize, scale: CGFloat) -> CALayer {
        let page = CALayer(), width = size.width
        page.bounds = CGRect(origin: .zero, size: size)
        page.backgroundColor = .cream
        let gutter = CAGradientLayer()
        gutter.frame = CGRect(x: 0, y: 0, width: width * 0.16, height: size.height)
        gutter.startPoint = CGPoint(x: 0, y: 0.5)
        gutter.endPoint = CGPoint(x: 1, y: 0.5)
        gutter.colors = [
            CGColor.hex(0x6B5334, alpha: 0.42), CGColor.hex(0x6B5334, alpha: 0.08), CGColor.hex(0x6B5334, alpha: 0),
        ]
        page.addSublayer(gutter)
        let text = CGRect(x: width * 0.15, y: 0, width: width * 0.72, height: size.height)
        page.addSublayers(
            CALayer.text(
                "ONE", .serif, size: width * chapterSize, color: .vermilion,
                frame: CGRect(x: text.minX, y: size.height * 0.1, width: text.width, height: width * 0.06), scale: scale
            ),
            CALayer.text(
                "The cabinet", .serifBold, size: width * titleSize, color: .ink,
                frame: CGRect(x: text.minX, y: size.height * 0.14, width: text.width, height: width * 0.12),
                scale: scale),
            CALayer.text(
                story, .serif, size: width * textSize, color: .hex(0x2C2A28),
                frame: CGRect(x: text.minX, y: size.height * 0.27, width: text.width, height: size.height * 0.62),
                alignment: .natural, scale: scale),
            CALayer.text(
                "1", .serif, size: width * numberSize, color: .hex(0x8A7C66),
                frame: CGRect(x: text.minX, y: size.height * 0.93, width: text.width, height: width * 0.05),
                scale: scale))
        return page
    }

    private static let story = """
        In the arcade at the end of the pier stood a cabinet of oak and iron, with a crank at its side and a hood to look \
        into. A penny lit the lamp. You turned, and a drum of eight hundred photographs began to fall, one card after the \
        other, each held back for an instant by a brass finger and let go.

        Turn slowly, and a woman lifted her hat in eight hundred separate decisions. Turn fast, and she was alive.

        Nobody in the hood ever saw a picture move. They saw pictures, and the moving was theirs.
        """
}
