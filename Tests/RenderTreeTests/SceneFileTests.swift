import CoreGraphics
import Foundation
import RenderTree
import TestSupport
import Testing

@Suite struct SceneFileTests {
    @Test func everythingComesBackAsItWas() throws {
        let scene = SceneFixtures.everything()
        let text = scene.text()
        let copy = try Scene(text: text)
        #expect(copy.size == scene.size)
        #expect(copy.scale == scene.scale)
        #expect(copy.time == scene.time)
        #expect(copy.tree.generation == 12)
        #expect(copy.tree.commitTime == 0.1)
        #expect(copy.text() == text)
        #expect(copy.tree.description == scene.tree.description)
        try expectSame(scene.tree.root, copy.tree.root)
    }

    @Test func differencesNameTheLayerAndTheEntry() throws {
        let text = SceneFixtures.everything().text()
        let scene = try Scene(text: text)
        #expect(SceneDifference(SceneFixtures.everything(), scene).isEmpty)
        let changed = try Scene(text: text.replacing("zPosition -5", with: "zPosition 6"))
        #expect(SceneDifference(scene, changed).description == "layer #2\n-  zPosition -5\n+  zPosition 6\n")
        let larger = Scene(tree: RenderTree(root: node(id: 1)), size: CGSize(width: 5, height: 5), scale: 1, time: 0)
        #expect(SceneDifference(scene, larger).description.contains("- layer #2\n"))
    }

    @Test func recordingsKnowWhenTheLastAnimationEnds() {
        var slow = MediaTiming.layer
        slow.speed = 0.5
        slow.beginTime = 2
        let record = basic("opacity", from: .number(0), to: .number(1))
        let tree = RenderTree(root: node(timing: slow, children: [node(id: 2, animations: [record])]))
        #expect(tree.lastAnimationEnd(after: 3) == 4)
        #expect(tree.lastAnimationEnd(after: 5) == nil)
    }

    @Test func sharedLayersStayShared() throws {
        let copy = try Scene(text: SceneFixtures.everything().text())
        let root = try #require(copy.tree.root)
        let shared = root.children[2].children[0]
        guard case .group(let members) = root.children[1].animations[4].kind,
            case .snapshot(let kept) = root.children.last?.content
        else {
            Issue.record("the group or the snapshot is missing")
            return
        }
        #expect(members[2].transition?.source === shared)
        #expect(kept.node === shared)
    }

    @Test func picturesComeBackBitForBit() throws {
        let image = SceneFixtures.checkerboard(width: 300, height: 7)
        var looks = LayerAppearance()
        looks.contents = ImageReference(image)
        let root = LayerNode(id: LayerID(1), geometry: LayerGeometry(), style: LayerStyle(looks))
        let scene = Scene(tree: RenderTree(root: root), size: .zero, scale: 1, time: 0)
        let copy = try #require(try Scene(text: scene.text()).tree.root?.style.values.contents?.image)
        #expect((copy.width, copy.height) == (300, 7))
        for y in 0..<7 {
            for x in 0..<300 where copy.buffer[x, y] != image.buffer[x, y] {
                Issue.record("pixel (\(x), \(y)) is \(copy.buffer[x, y]), not \(image.buffer[x, y])")
                return
            }
        }
    }

    @Test("A picture's letters may begin a line with the strokes that begin a comment elsewhere")
    func lettersThatLookLikeAComment() throws {
        let buffer = PixelBuffer(width: 40, height: 40)
        var noise: UInt32 = 1
        for y in 0..<40 {
            for x in 0..<40 {
                noise = noise &* 1_664_525 &+ 1_013_904_223
                buffer.base[y * buffer.stride + x] = 0xFF00_0000 | noise >> 8
            }
        }
        var looks = LayerAppearance()
        looks.contents = ImageReference(CGImage(buffer: buffer))
        let root = LayerNode(id: LayerID(1), geometry: LayerGeometry(), style: LayerStyle(looks))
        let text = Scene(tree: RenderTree(root: root), size: .zero, scale: 1, time: 0).text()
        let strokes = try #require(text.range(of: "//"))
        let broken = text.replacingCharacters(in: strokes, with: "\n  // by hand\n  //")
        let copy = try #require(try Scene(text: broken).tree.root?.style.values.contents?.image)
        for y in 0..<40 {
            for x in 0..<40 where copy.buffer[x, y] != buffer[x, y] {
                Issue.record("pixel (\(x), \(y)) is \(copy.buffer[x, y]), not \(buffer[x, y])")
                return
            }
        }
    }

    @Test func anEmptyTreeIsAScene() throws {
        let text = Scene(tree: RenderTree(root: nil), size: .zero, scale: 1, time: 0).text()
        #expect(try Scene(text: text).tree.root == nil)
    }

    @Test func aHundredThousandNestedLayersMakeARoundTrip() throws {
        var chain = node(id: 0)
        for id in 1..<100_000 { chain = node(id: UInt64(id), children: [chain]) }
        let text = Scene(tree: RenderTree(root: chain), size: .zero, scale: 1, time: 0).text()
        let sampler = TreeSampler()
        sampler.sample(try Scene(text: text).tree, at: 0)
        #expect(sampler.layers.count == 100_000)
    }

    @Test(arguments: [
        ("", 0, "not a scene file"), ("hello", 0, "not a scene file"), ("mutoscope scene 2", 1, "reads only"),
        ("mutoscope scene 1\nlayer", 2, "missing"), ("mutoscope scene 1\nlayer 1 7", 2, "#number"),
        ("mutoscope scene 1\nlayer 1 #7\n  position 1", 3, "a number is missing"),
        ("mutoscope scene 1\nlayer 1 #7\n  position 1 2 3", 3, "one word too many"),
        ("mutoscope scene 1\nlayer 1 #7\n  position 1 two", 3, "'two' is not a number"),
        ("mutoscope scene 1\nlayer 1 #7\n  wings 2", 3, "not an entry of a layer"),
        ("mutoscope scene 1\nlayer 1 #7\n  maskedCorners 300", 3, "whole number"),
        ("mutoscope scene 1\nlayer 1 #7\n  contents 3", 3, "no image 3"),
        ("mutoscope scene 1\nlayer 1 #7\n  sublayers 1", 3, "no layer 1 below"),
        ("mutoscope scene 1\nlayer 1 #7\nlayer 1 #8", 2, "two layers"),
        ("mutoscope scene 1\nlayer 1 #7\n  animation 1 basic \"open", 3, "not closed"),
        ("mutoscope scene 1\nlayer 1 #7\n  animation 1 basic a\n    from nothing 1", 4, "kind of value"),
        ("mutoscope scene 1\nimage 1 2 2\n  !!!", 2, "base 64"),
        ("mutoscope scene 1\nimage 1 2 2\n  AAAA", 2, "not a PNG file"),
        ("mutoscope scene 1\npath 1\n  X 1 2", 3, "step of a path"),
        ("mutoscope scene 1\nscale one", 2, "not a number"),
        ("mutoscope scene 1\nlayer 1 #7\n  content snapshot", 3, "names no layer"),
    ])
    func faultsNameTheirLine(text: String, line: Int, reason: String) {
        let error = #expect(throws: SceneError.self) { try Scene(text: text) }
        #expect(error?.line == line)
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test(arguments: ["\r\n", "\n\r \n", "\n  \r\n\n", "\n \n"])
    func lineEndsOfOtherSystemsAndBlankLinesSayNothing(end: String) throws {
        let text = SceneFixtures.everything().text()
        let scene = try Scene(text: text.replacingOccurrences(of: "\n", with: end))
        #expect(scene.text() == text)
    }

    @Test func layersThatUnfoldWithoutEndAreRefused() {
        var text = "mutoscope scene 1\n"
        for number in 1..<60 { text += "layer \(number) #\(number)\n  sublayers \(number + 1) \(number + 1)\n" }
        text += "layer 60 #60\n"
        let error = #expect(throws: SceneError.self) { try Scene(text: text) }
        #expect(error?.reason.contains("unfolds") == true)
    }

    @Test func deepBlocksAreRefused() {
        var text = "mutoscope scene 1\nlayer 1 #1\n"
        for depth in 1...100_000 { text += String(repeating: " ", count: min(depth, 200)) + "animation 1 group\n" }
        #expect(throws: SceneError.self) { try Scene(text: text) }
    }

    /// Cuts and flips of a real file: either it reads or it says why, and what reads can be sampled and printed.
    @Test func damagedFilesNeverCrash() throws {
        let bytes = Array(SceneFixtures.everything().text().utf8)
        let seed: UInt64 = 0x5EED_0F_5CE4E
        var random = SeededGenerator(seed: seed)
        for round in 0..<400 {
            var damaged = bytes
            if round % 2 == 0 { damaged.removeLast(Int(random.next() % UInt64(damaged.count))) }
            for _ in 0..<1 + round % 5 where !damaged.isEmpty {
                let index = Int(random.next() % UInt64(damaged.count))
                switch random.next() % 3 {
                case 0: damaged[index] = UInt8(truncatingIfNeeded: random.next())
                case 1: damaged.remove(at: index)
                default: damaged.insert(damaged[Int(random.next() % UInt64(damaged.count))], at: index)
                }
            }
            let text = String(decoding: damaged, as: UTF8.self)
            guard let scene = try? Scene(text: text) else { continue }
            let sampler = TreeSampler()
            sampler.sample(scene.tree, at: scene.time)
            #expect(!sampler.description.isEmpty, "seed \(seed), round \(round)")
        }
    }

    private func expectSame(_ a: LayerNode?, _ b: LayerNode?) throws {
        let (first, second) = (TreeSampler(), TreeSampler())
        first.sample(a, parentTime: 0.4)
        second.sample(b, parentTime: 0.4)
        #expect(first.layers.count == second.layers.count)
        for (x, y) in zip(first.layers, second.layers) {
            #expect(x.id == y.id)
            #expect(x.node.geometry == y.node.geometry)
            #expect(x.node.timing == y.node.timing)
            #expect(x.node.animations.count == y.node.animations.count)
            #expect(x.geometry == y.geometry)
            #expect(x.customValues == y.customValues)
        }
        #expect(first.description == second.description)
    }
}
