import CoreGraphics
import Testing
import UIKit

@testable import MutoscopeTesting

@MainActor
@Suite("Films and motion", .serialized)
struct FilmTests {
    private let screen = TestScreen(size: CGSize(width: 60, height: 40), scale: 1)
    private let card = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))

    init() {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        host.backgroundColor = .white
        card.backgroundColor = .red
        host.addSubview(card)
        screen.show(host)
    }

    private func slide(to x: CGFloat = 40) {
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { card.frame.origin.x = x }
    }

    /// The film of half a second, 10 frames a second.
    private func film(_ fingers: () -> Void) -> AnimatedPNG {
        let recorder = FilmRecorder(screen, rate: 10)
        screen.sample(seconds: 0.5, framesPerSecond: 10, fingers) { _ in recorder.addFrame() }
        return recorder.film
    }

    private func failure(
        _ a: AnimatedPNG, _ b: AnimatedPNG, by comparison: SnapshotComparison = .exact
    ) throws -> SnapshotFailure? {
        try FilmComparison(a, b, by: comparison).failure(name: "slide", path: "slide.film.png")
    }

    @Test("frame k is the picture of its time, however the fingers move the clock")
    func times() throws {
        let film = film {
            slide()
            screen.advance(by: 0.234)
        }
        #expect(film.frames.count == 6)
        var edges: [Int] = []
        try AnimatedPNG(film.data).forEachPicture(until: 6) { _, picture in
            edges.append((0..<60).first { picture[$0, 20] == 0xFFFF_0000 } ?? -1)
        }
        #expect(edges == [0, 8, 16, 24, 32, 40])
    }

    @Test("the same film again is equal, and its bytes are the same")
    func equal() throws {
        let first = film { slide() }
        card.frame.origin.x = 0
        let second = film { slide() }
        #expect(try failure(first, second) == nil)
        #expect(first.data == second.data)
    }

    @Test("a failure says when and what differs first, with a strip of the frames about it")
    func differs() throws {
        let first = film { slide() }
        card.frame.origin.x = 0
        let second = film {
            slide()
            screen.advance(by: 0.25)
            card.backgroundColor = .blue
        }
        let failed = try #require(try failure(first, second))
        #expect(failed.message.contains("first differs at 0.300 s (frame 3 of 6)"), "\(failed.message)")
        #expect(failed.message.contains("The first thing painted otherwise"))
        #expect(failed.message.contains("#ff0000"))
        #expect(failed.message.contains("#0000ff"))
        let strip = try #require(failed.evidence.first { $0.role == .together })
        #expect(try PNGFile.read(strip.data).width > 5 * 60)
        if let path = ProcessInfo.processInfo.environment["MUTOSCOPE_PICTURES"] {
            try strip.data.write(to: URL(fileURLWithPath: path).appendingPathComponent("strip.png"))
        }
    }

    @Test("another length and other bytes never pass")
    func bad() throws {
        let whole = film { slide() }
        var short = AnimatedPNG(width: 60, height: 40, framesPerSecond: 10)
        short.append(screen.snapshot().buffer, after: nil)
        #expect(try failure(whole, short) != nil)
        let data = whole.data
        #expect(throws: PNGReadingError.self) { try AnimatedPNG(data.prefix(data.count / 2)) }
        #expect(throws: PNGReadingError.notPNG) { try AnimatedPNG(Data("GIF89a".utf8)) }
        #expect(throws: PNGReadingError.self) { try AnimatedPNG(screen.snapshot().pngData()) }
    }

    @Test("a film beside the test")
    func golden() {
        assertFilm(of: screen, seconds: 0.5, fps: 10) {
            slide()
            screen.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 50, y: 5), duration: 0.2)
        }
    }

    @Test("paths of views in numbers")
    func motion() {
        assertMotion(of: ["card": card], on: screen, seconds: 0.5) {
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                card.transform = CGAffineTransform(translationX: 40, y: 0).rotated(by: .pi / 2)
                card.alpha = 0.5
            }
        }
    }

    @Test("numbers may be a little off, words may not")
    func tables() {
        #expect(MotionTable.isEqual("a 1.00\t2\n", "a 1.04\t2\n", tolerance: 0.05))
        #expect(!MotionTable.isEqual("a 1.00\t2\n", "a 1.06\t2\n", tolerance: 0.05))
        #expect(!MotionTable.isEqual("a 1", "b 1", tolerance: 9))
        #expect(!MotionTable.isEqual("a 1", "a 1 1", tolerance: 9))
    }
}
