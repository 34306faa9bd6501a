import Foundation

extension BenchScene {
    static let all = [deck(), photos(), curl(), crowd(1000, "s4a"), crowd(10_000, "s4b"), scroll(), still()]

    private static let center = (x: Double(width) / 2, y: Double(height) / 2)

    /// S1: ten opaque photos as a deck; the front card turns about its lower edge; the cards behind are dimmed.
    static func deck() -> BenchScene {
        BenchScene(
            name: "s1", textureSet: "photo", textures: Array(repeating: Texture(width: 1200, height: 900), count: 10),
            layers: (0..<10).map { Layer(texture: $0) }
        ) { layer, frame in
            let part = Double(layer) / 9
            let foot = PlaneMap.move(center.x + (Double(layer) - 4.5) * 14.3, 420 + 45.7 * Double(layer))
            var tilt = PlaneMap()
            if layer == 9 {
                let angle = 75 * Double.pi / 180 * swing(frame)
                tilt.m = [1, 0, 0, 0, cos(angle), 0, 0, -sin(angle) / 1000, 1]
            }
            let card = PlaneMap.scale(0.5 + 0.5 * part) * .move(-300, -450) * .scale(0.5)
            return State(map: foot * tilt * card, dimming: 0.6 * (1 - part))
        }
    }

    /// S2: twenty rounded photos, overlapping, from small to large.
    static func photos() -> BenchScene {
        BenchScene(
            name: "s2", textureSet: "tall", textures: Array(repeating: Texture(width: 1000, height: 1400), count: 20),
            layers: (0..<20).map { Layer(texture: $0, cornerRadius: 20) }
        ) { layer, frame in
            let part = Double(layer) / 19
            let x = 150 + 1620 * pow(part, 1.15) + 80.3 * sin(2 * .pi * phase(frame) + part)
            return State(map: .move(x, 540.5) * .scale(0.4 + 0.5 * part) * .move(-500, -700))
        }
    }

    /// S3: a page that curls over another; the second layer is drawn as ``CurlMesh``.
    static func curl() -> BenchScene {
        BenchScene(
            name: "s3", textureSet: "page", textures: Array(repeating: Texture(width: width, height: height), count: 2),
            layers: [Layer(texture: 0), Layer(texture: 1)]
        ) { _, _ in State(map: PlaneMap()) }
    }

    /// S4: many small translucent layers, each turning on its own.
    static func crowd(_ count: Int, _ name: String) -> BenchScene {
        var numbers = Numbers(seed: 4)
        let particles = (0..<count).map { _ in
            (
                x: numbers.number(0...Double(width)), y: numbers.number(0...Double(height)),
                angle: numbers.number(0...2 * .pi), speed: numbers.number(-2...2).rounded() * 2 + 1,
                opacity: numbers.number(0.3...1)
            )
        }
        return BenchScene(
            name: name, textureSet: "small", textures: Array(repeating: Texture(width: 48, height: 48), count: 16),
            layers: (0..<count).map { Layer(texture: $0 % 16) }
        ) { layer, frame in
            let p = particles[layer], t = 2 * .pi * phase(frame)
            let spot = PlaneMap.move(p.x + 30 * cos(t + p.angle), p.y + 30 * sin(t + p.angle))
            return State(
                map: spot * .turn(p.angle + p.speed * t) * .move(-24, -24),
                opacity: min(max(p.opacity + 0.25 * sin(t + p.angle), 0.1), 1))
        }
    }

    /// S5: ten opaque pages on whole pixels, scrolling.
    static func scroll() -> BenchScene {
        BenchScene(
            name: "s5", textureSet: "page",
            textures: Array(repeating: Texture(width: width, height: height), count: 10),
            layers: (0..<10).map { Layer(texture: $0) }
        ) { layer, frame in
            State(map: .move(0, Double(layer) * 432 - (3888 * swing(frame)).rounded()))
        }
    }

    /// S6: two hundred still layers and one that moves; damage is given to everybody.
    static func still() -> BenchScene {
        var numbers = Numbers(seed: 6)
        let maps = (0..<200).map { _ in
            PlaneMap.move(numbers.number(100...Double(width) - 100), numbers.number(80...Double(height) - 80))
                * .turn(numbers.number(-6...6) * .pi / 180) * .scale(0.8) * .move(-150, -100)
        }
        let textures =
            Array(repeating: Texture(width: 300, height: 200), count: 16) + [Texture(width: 100, height: 100)]
        let layers = (0..<200).map { Layer(texture: $0 % 16) } + [Layer(texture: 16)]
        return BenchScene(
            name: "s6", textureSet: "cards", textures: textures, layers: layers, movesOnlyLast: true
        ) { layer, frame in
            guard layer == 200 else { return State(map: maps[layer]) }
            let t = 2 * .pi * phase(frame)
            let spot = PlaneMap.move(960.3 + 300 * cos(t), 540.3 + 300 * sin(t))
            return State(map: spot * .turn(t) * .move(-50, -50))
        }
    }
}
