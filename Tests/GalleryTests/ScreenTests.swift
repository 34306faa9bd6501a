import CoreGraphics
import Foundation
import LayerStage
import MutoscopeTesting
import RenderTree
import Testing

@testable import gallery

@Suite("Gallery screens")
@MainActor
struct ScreenTests {
    /// Small, so that every screen of the catalog is cheap; the layout follows the size.
    private static let size = CGSize(width: 195, height: 422)
    private static let names = ScreenCatalog.all.map(\.name)

    @Test("names are unique, in lower case with dashes; everything has a title and a line")
    func names() {
        #expect(Set(Self.names).count == Self.names.count)
        for screen in ScreenCatalog.all {
            #expect(screen.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(screen.name)")
            #expect(!screen.title.isEmpty)
            #expect(screen.summary.hasSuffix("."), "\(screen.name)")
            #expect(!screen.summary.contains("\n"), "\(screen.name)")
            #expect(screen.moment.lowerBound >= 0, "\(screen.name)")
            #expect(screen.moment.upperBound <= screen.duration, "\(screen.name)")
        }
    }

    @Test("every type of transition has a screen")
    func transitions() {
        let types = Set(TransitionScreen.all.map(\.type))
        #expect(
            types == [
                "fade", "moveIn", "push", "reveal", "pageCurl", "pageUnCurl", "cube", "oglFlip", "suckEffect",
                "rippleEffect", "cameraIris", "cameraIrisHollowOpen", "cameraIrisHollowClose",
            ])
    }

    @Test("every screen shows something at any time, and changes")
    func moves() {
        for screen in ScreenCatalog.all {
            let stills = ScreenPlayer.sheetStills(of: screen, size: Self.size, scale: 1, pictures: Pictures())
            #expect(stills.count == 5)
            for (index, still) in stills.enumerated() {
                #expect(still.width == 195)
                #expect(still.height == 422)
                #expect(Self.distinctColors(still) > 6, "\(screen.name): picture \(index) is nearly empty")
            }
            for (index, pair) in zip(stills, stills.dropFirst()).enumerated().prefix(3) {
                #expect(!Self.isSame(pair.0, pair.1), "\(screen.name): nothing moves from picture \(index)")
            }
        }
    }

    @Test(
        "every screen lives in a window of a point, and in one that is a slit",
        arguments: [CGSize(width: 1, height: 1), CGSize(width: 30, height: 2_000)])
    func tiny(size: CGSize) {
        for screen in ScreenCatalog.all {
            let stills = ScreenPlayer.stills(of: screen, at: [0, 0.5], size: size, scale: 1, pictures: Pictures())
            #expect(
                stills.allSatisfy { $0.width == Int(size.width) && $0.height == Int(size.height) }, "\(screen.name)")
        }
    }

    @Test("two runs draw the same bits", arguments: ["book-cover", "page-curl", "layer-emitter"])
    func repeats(name: String) throws {
        let screen = try #require(ScreenCatalog.screen(named: name))
        let runs = (0..<2).map { _ in
            ScreenPlayer.stills(of: screen, at: [0.9], size: Self.size, scale: 1, pictures: Pictures())[0]
        }
        #expect(Self.isSame(runs[0], runs[1]))
    }

    @Test("a recording leaves the scene file that was asked for, of its moment")
    func capture() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("moment.scene")
        let options = RecordingOptions(
            size: Self.size, scale: 1, framesPerSecond: 10, duration: 0.5,
            capture: SceneCapture(file: file.path, time: 0.2))
        try ScreenPlayer.record(
            try #require(ScreenCatalog.screen(named: "layer-shape")), to: folder.appendingPathComponent("a.png").path,
            options: options, pictures: Pictures())
        let scene = try Scene(text: String(contentsOf: file, encoding: .utf8))
        #expect(abs(scene.time - 0.2) < 1e-9)
        #expect(scene.size == Self.size)
    }

    @Test("a screen fits any size", arguments: [CGSize(width: 40, height: 40), CGSize(width: 640, height: 200)])
    func sizes(size: CGSize) {
        for screen in ScreenCatalog.effects + [ScreenCatalog.layerKinds[0]] {
            let still = ScreenPlayer.stills(of: screen, at: [1], size: size, scale: 1, pictures: Pictures())[0]
            #expect(Self.distinctColors(still) > 4, "\(screen.name)")
        }
    }

    private static func distinctColors(_ image: CGImage) -> Int {
        var colors: Set<UInt32> = []
        for y in stride(from: 0, to: image.height, by: 3) {
            for x in stride(from: 0, to: image.width, by: 3) {
                let pixel = image.pixel(x, y)
                colors.insert(UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue))
            }
        }
        return colors.count
    }

    private static func isSame(_ a: CGImage, _ b: CGImage) -> Bool {
        a.buffer.isSame(as: b.buffer)
    }
}

extension PixelBuffer {
    fileprivate func isSame(as other: PixelBuffer) -> Bool {
        width == other.width && height == other.height
            && (0..<height).allSatisfy { y in
                (0..<width).allSatisfy { base[y * stride + $0] == other.base[y * other.stride + $0] }
            }
    }
}
