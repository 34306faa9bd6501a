import CoreGraphics
import RenderTree

extension ContentsPainter {
    func drawEmitter(_ emitter: EmitterContent, of node: LayerNode, _ drawing: LayerDrawing, time: Double) {
        let spans = node.emitterSpans(at: time)
        for index in emitter.cells.indices {
            particles.removeAll(keepingCapacity: true)
            particleCells.removeAll(keepingCapacity: true)
            for span in spans where index < span.emitter.cells.count {
                let look = familyOfParticles(span.emitter.cells[index])
                Particles.append(span, cell: index, time: time, look: look, to: &particles)
            }
            sortParticles(emitter.order)
            for particle in particles {
                let cell = particleCells[particle.look]
                guard let image = cell.contents else { continue }
                draw(particle, image.image.buffer, cell, drawing, isAdditive: emitter.order == .additive)
            }
        }
    }

    /// Where the looks of a cell and of its own cells stand, which is the end unless the last ones are the same.
    private func familyOfParticles(_ cell: EmitterCell) -> Int {
        let size = cell.familySize
        if particleCells.count >= size, particleCells[particleCells.count - size] == cell {
            return particleCells.count - size
        }
        cell.appendFamily(to: &particleCells)
        return particleCells.count - size
    }

    private func sortParticles(_ order: EmitterContent.Order) {
        switch order {
        case .unordered, .additive, .oldestFirst: break
        case .oldestLast: particles.reverse()
        case .backToFront: particles.sort { $0.z < $1.z || $0.z == $1.z && $0.number < $1.number }
        }
    }

    private func draw(
        _ particle: Particle, _ buffer: PixelBuffer, _ cell: EmitterCell, _ drawing: LayerDrawing, isAdditive: Bool
    ) {
        guard particle.color.alpha > 0,
            let placement = ContentsPlacement(
                imageWidth: buffer.width, imageHeight: buffer.height, contentsScale: cell.contentsScale,
                contentsRect: cell.contentsRect, gravity: .center, bounds: .zero)
        else { return }
        let c = cos(particle.angle) * particle.scale, s = sin(particle.angle) * particle.scale
        var placed = drawing
        placed.around.plane = drawing.plane.after(Homography(c, -s, particle.x, s, c, particle.y))
        var image = paint(buffer, placement.source, placement.target, drawing.style)
        image.magnification = cell.magnificationFilter
        image.minification = minification(cell.minificationFilter)
        image.tint = RGBA(red: particle.color.red, green: particle.color.green, blue: particle.color.blue)
        scene.fill(
            placed, placement.target, .image(image), edges: 15, opacity: particle.color.alpha,
            blendMode: isAdditive ? .plusLighter : .normal)
    }
}
