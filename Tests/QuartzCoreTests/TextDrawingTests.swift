import CoreGraphics
import Synchronization
import Testing

@testable import QuartzCore

/// Texts of several layers are drawn together, and their lines are kept while only their colours change.
@MainActor @Suite struct TextDrawingTests {
    private let scene = Scene()

    private func text(
        _ string: String, size: Double = 20, color: CGColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    )
        -> CATextLayer
    {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        layer.string = string
        layer.fontSize = size
        layer.foregroundColor = color
        return layer
    }

    private func pixels(_ layer: CALayer) throws -> [UInt32] {
        let buffer = try #require(layer.contents as? CGImage).buffer
        return (0..<buffer.height).flatMap { y in (0..<buffer.width).map { buffer[$0, y] } }
    }

    private final class Asking: CALayer {
        var ask: () -> Void = {}
        override func draw(in context: CGContext) { ask() }
    }

    @Test func textsOfARoundLookAsEachDrawnAlone() throws {
        let words = ["Motion", "Движение", "κίνηση", "ruch", ""], layers = words.map { text($0) }
        for layer in layers { scene.root.addSublayer(layer) }
        scene.run(to: 1)
        for (word, layer) in zip(words, layers) {
            let alone = text(word)
            alone.display()
            if word.isEmpty {
                #expect(layer.contents == nil)
            } else {
                #expect(try pixels(layer) == pixels(alone))
            }
        }
    }

    @Test func textIsDrawnOnceTheLayersOfTheProgramAre() {
        let layer = text("Motion"), asking = Asking(), wasDrawn = Mutex<Bool?>(nil)
        asking.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        asking.ask = { wasDrawn.withLock { $0 = layer.contents != nil } }
        asking.setNeedsDisplay()
        scene.root.addSublayer(layer)
        scene.root.addSublayer(asking)
        scene.run(to: 1)
        #expect(wasDrawn.withLock { $0 } == false)
        #expect(layer.contents != nil)
    }

    @Test func textThatTheProgramWantsAtOnceIsDrawnAtOnce() throws {
        let layer = text("Motion"), asking = Asking()
        var atOnce: CGImage?
        asking.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        asking.ask = {
            layer.string = "ruch"
            layer.displayIfNeeded()
            atOnce = layer.contents as? CGImage
        }
        asking.setNeedsDisplay()
        scene.root.addSublayer(layer)
        scene.root.addSublayer(asking)
        scene.run(to: 1)
        #expect(atOnce != nil)
        #expect(layer.contents as? CGImage === atOnce)
        let alone = text("ruch")
        alone.display()
        #expect(try pixels(layer) == pixels(alone))
    }

    @Test func contentsThatTheProgramSetsMeanwhileStay() throws {
        let layer = text("Motion"), asking = Asking()
        let own = CGImage(buffer: PixelBuffer(width: 2, height: 2))
        asking.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        asking.ask = { layer.contents = own }
        asking.setNeedsDisplay()
        scene.root.addSublayer(layer)
        scene.root.addSublayer(asking)
        scene.run(to: 1)
        #expect(layer.contents as? CGImage === own)
    }

    @Test func linesAreSetAnewWhenFontsCome() throws {
        let known = KnownLines(), runs = [TextRun("Motion", TextAttributes(font: FontDescription(size: 20)))]
        let before = TextLayout.generationOfFonts
        _ = known.layout(runs, width: .infinity, height: .infinity, maximumLines: 1)
        let file = try #require(Self.anyFontFile)
        try #require(ProgramFonts.register(file: file))
        defer { _ = ProgramFonts.unregister(file: file) }
        #expect(TextLayout.generationOfFonts > before)
        #expect(known.fonts == before)
        _ = known.layout(runs, width: .infinity, height: .infinity, maximumLines: 1)
        #expect(known.fonts == TextLayout.generationOfFonts)
    }

    private static var anyFontFile: String? {
        FileManager.default.enumerator(atPath: "/usr/share/fonts")?.lazy.compactMap { $0 as? String }
            .first { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }.map { "/usr/share/fonts/" + $0 }
    }

    @Test func subclassesAndDelegatesDrawInTheirTurn() {
        final class Framed: CATextLayer {
            var count = 0
            override func draw(in context: CGContext) {
                count += 1
                super.draw(in: context)
            }
        }
        final class Watching: NSObject, CALayerDelegate {
            var count = 0
            func layerWillDraw(_ layer: CALayer) { count += 1 }
        }
        let framed = Framed(), watched = text("ruch"), watching = Watching()
        framed.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        framed.string = "Motion"
        watched.delegate = watching
        scene.root.addSublayer(framed)
        scene.root.addSublayer(watched)
        scene.run(to: 1)
        #expect(framed.count == 1)
        #expect(watching.count == 1)
        #expect(framed.contents != nil)
        #expect(watched.contents != nil)
    }

    @Test func animatedColoursAndSizesAreThoseOfTheTime() throws {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1), layers = [text("Motion"), text("Motion")]
        for layer in layers { scene.root.addSublayer(layer) }
        scene.run(to: 1)
        let colour = CABasicAnimation(keyPath: "foregroundColor"), size = CABasicAnimation(keyPath: "fontSize")
        (colour.toValue, size.toValue) = (red, 40.0)
        for animation in [colour, size] { animation.duration = 1 }
        layers[0].add(colour, forKey: nil)
        layers[1].add(size, forKey: nil)
        scene.run(to: 2)
        scene.run(to: 2.5)
        let half = text("Motion", color: CGColor(red: 0.5, green: 0, blue: 0, alpha: 1)),
            large = text("Motion", size: 30)
        for layer in [half, large] { layer.display() }
        #expect(try pixels(layers[0]) == pixels(half))
        #expect(try pixels(layers[1]) == pixels(large))
    }

    @Test func linesAreKeptWhileColoursChange() {
        func runs(_ text: String, size: Double = 20, red: Double) -> [TextRun] {
            var look = TextAttributes(font: FontDescription(size: size))
            look.fill(with: CGColor(red: red, green: 0, blue: 0, alpha: 1))
            return [TextRun(text, look)]
        }
        let layout = TextLayout(runs("Motion", red: 0))
        #expect(layout.withColors(of: runs("Motion", red: 1))?.size == layout.size)
        #expect(layout.withColors(of: runs("Motions", red: 0)) == nil)
        #expect(layout.withColors(of: runs("Motion", size: 21, red: 0)) == nil)
        #expect(layout.withColors(of: []) == nil)
        let box = TextAttachment(image: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4))
        var pictured = runs("\u{FFFC}", red: 0)
        pictured[0].attributes.attachment = box
        #expect(TextLayout(pictured).withColors(of: pictured) == nil)
    }
}
