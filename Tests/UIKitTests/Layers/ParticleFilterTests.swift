import MutoscopeTesting
import Testing
import UIKit

@MainActor @Suite("How particles are sampled")
struct ParticleFilterTests {
    /// The red just left of the middle of a particle that is black on its left and white on its right, 20 points a pixel.
    private func edge(_ filter: CALayerContentsFilter) throws -> UInt8 {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            UIColor.white.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
        }
        let cell = CAEmitterCell()
        cell.contents = image.cgImage
        cell.magnificationFilter = filter.rawValue
        (cell.birthRate, cell.lifetime, cell.scale) = (10, 100, 20)
        let emitter = CAEmitterLayer()
        emitter.emitterCells = [cell]
        emitter.emitterPosition = CGPoint(x: 50, y: 50)
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        screen.show(emitter)
        screen.advance(by: 1)
        return screen.snapshot().pixel(47, 50).red
    }

    @Test("A cell's filter is that of its particles, not the layer's")
    func filters() throws {
        #expect(try edge(.nearest) == 0)
        #expect((60...200).contains(Int(try edge(.linear))))
    }
}
