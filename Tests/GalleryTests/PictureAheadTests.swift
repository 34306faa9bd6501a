import CoreGraphics
import Synchronization
import Testing
import UIKit

@testable import gallery

@Suite("Pictures that are drawn ahead")
@MainActor
struct PictureAheadTests {
    @Test("covers and pages that other threads draw are those that the main thread draws")
    func covers() {
        let pictures = BookCover.shelf.map { $0.ahead(height: 120, scale: 2) }
        PictureAhead.begin(pictures)
        for (cover, picture) in zip(BookCover.shelf, pictures).reversed() {
            let alone = cover.image(height: 120, scale: 2)
            #expect(
                PNGWriter.data(of: picture.image.buffer) == PNGWriter.data(of: alone.buffer), "\(cover.title)")
        }
    }

    @Test("a picture is drawn once, however many are waited for and in whatever order")
    func once() {
        let counts = Mutex<[Int: Int]>([:])
        let pictures = (0..<24).map { index in
            PictureAhead {
                counts.withLock { $0[index, default: 0] += 1 }
                return Landscape(index).image(size: CGSize(width: 30, height: 20), scale: 1)
            }
        }
        PictureAhead.begin(pictures)
        for index in [23, 0, 11, 11, 1, 22, 5] { #expect(pictures[index].image.width == 30) }
        for picture in pictures { #expect(picture.image.height == 20) }
        #expect(counts.withLock { $0 } == Dictionary(uniqueKeysWithValues: (0..<24).map { ($0, 1) }))
    }

    @Test("equal covers are one picture, and the oldest are forgotten")
    func equalCovers() {
        let covers = CoverPictures(), first = BookCover.shelf[0], second = BookCover.shelf[1]
        covers.prepare([first, second, first], height: 40, scale: 1)
        let picture = covers.image(first, height: 40, scale: 1)
        #expect(covers.image(first, height: 40, scale: 1) === picture)
        #expect(covers.image(second, height: 40, scale: 1) !== picture)
        #expect(covers.image(first, height: 41, scale: 1) !== picture)
        for height in 50..<80 { _ = covers.image(second, height: CGFloat(height), scale: 1) }
        let again = covers.image(first, height: 40, scale: 1)
        #expect(again !== picture)
        #expect(PNGWriter.data(of: again.buffer) == PNGWriter.data(of: picture.buffer))
    }
}
