import CoreGraphics
import RenderTree
import Testing

@Suite struct TreeSamplerTests {
    @Test func layersStandInTreeOrderWithMasksFirst() {
        let leaf = node(id: 3)
        let tree = node(
            id: 1, children: [node(id: 2, children: [leaf]), node(id: 4)], mask: node(id: 9, children: [node(id: 10)]))
        let sampler = TreeSampler()
        sampler.sample(tree, parentTime: 0)
        #expect(sampler.layers.map(\.id.raw) == [1, 9, 10, 2, 3, 4])
        #expect(sampler.links.map(\.parent) == [-1, 0, 1, 0, 3, 0])
        #expect(sampler.links.map(\.subtreeEnd) == [6, 3, 3, 5, 5, 6])
        #expect(sampler.links.map(\.role) == [.root, .mask, .sublayer, .sublayer, .sublayer, .sublayer])
    }

    @Test func timeChainsThroughLayers() {
        var fast = MediaTiming.layer
        fast.speed = 2
        fast.beginTime = 3
        var slow = MediaTiming.layer
        slow.speed = 0.5
        let record = basic("opacity", from: .number(0), to: .number(1))
        let tree = node(timing: fast, children: [node(id: 2, timing: slow, animations: [record])])
        let sampler = TreeSampler()
        sampler.sample(tree, parentTime: 3.25)
        #expect(sampler.layers[1].localTime == 0.25)
        #expect(sampler.layers[1].geometry.opacity == 0.25)
        sampler.sample(tree, parentTime: 3.5)
        #expect(sampler.layers[1].geometry.opacity == 0.5)
        #expect(sampler.structureVersion == 1)
    }

    /// Refreshing in place must give what a fresh sampler gives, at any time and in any order.
    @Test func refreshingEqualsSamplingAfresh() {
        var timing = MediaTiming()
        timing.duration = 1
        var transition = TransitionAnimation()
        transition.source = node(id: 5, animations: [basic("opacity", from: .number(0), to: .number(1))])
        transition.sourceTime = 0.3
        let tree = node(
            id: 1,
            children: [
                node(
                    id: 2,
                    animations: [
                        basic("backgroundColor", from: .color(.black), to: .color(.white)),
                        basic("position.x", from: .number(0), to: .number(9)),
                        basic("dial", from: .number(0), to: .number(9)),
                    ]),
                node(
                    id: 3, content: .shape(ShapeContent()),
                    animations: [basic("strokeEnd", from: .number(0), to: .number(1))]),
                node(
                    id: 5,
                    animations: [AnimationRecord(id: AnimationID(2), timing: timing, kind: .transition(transition))]),
            ])
        let kept = TreeSampler()
        for time in [0, 0.5, 0.25, 2, 0.75, -1, 0.5] {
            kept.sample(tree, parentTime: time)
            let fresh = TreeSampler()
            fresh.sample(tree, parentTime: time)
            for (a, b) in zip(kept.layers, fresh.layers) {
                #expect(a.geometry == b.geometry)
                #expect(a.appearance == b.appearance)
                #expect(a.content == b.content)
                #expect(a.customValues == b.customValues)
                #expect(a.transition == b.transition)
            }
            #expect(kept.layers.last?.geometry.opacity == 0.3)
            #expect(kept.links.last?.role == .transitionSource)
        }
    }

    /// Plain motion takes a short cut when it is refreshed; it must lead to the same numbers.
    @Test func quickTracksGiveWhatRecordsGive() {
        var spring = SpringParameters()
        spring.damping = 4
        let point = (RenderValue.point(CGPoint(x: 1, y: 2)), RenderValue.point(CGPoint(x: 30, y: -40)))
        let rect = (
            RenderValue.rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
            RenderValue.rect(CGRect(x: 5, y: 7, width: 9, height: 1))
        )
        let size = (RenderValue.size(CGSize(width: 3, height: 4)), RenderValue.size(CGSize(width: 9, height: 1)))
        let number = (RenderValue.number(-0.3), RenderValue.number(2.7))
        let numberPaths = [
            "bounds.origin.x", "bounds.origin.y", "bounds.size.width", "bounds.size.height", "position.x", "position.y",
            "zPosition", "opacity", "transform.rotation", "transform.rotation.x", "transform.rotation.y",
            "transform.scale",
            "transform.scale.x", "transform.scale.z", "transform.translation.y", "transform.translation.z",
        ]
        let ends: [(String, (RenderValue, RenderValue))] =
            [("bounds", rect), ("bounds.origin", point), ("bounds.size", size), ("position", point)]
            + numberPaths.map { ($0, number) }
        var tilted = CATransform3DRotate(CATransform3DMakeScale(1, 2, 3), 0.4, 1, 2, 3)
        tilted.m34 = -1 / 300
        var children: [LayerNode] = []
        for (index, (path, (from, to))) in ends.enumerated() {
            for track in [
                PropertyAnimation.Track.basic(from: from, to: to, by: nil),
                .spring(from: from, to: to, by: nil, spring),
            ] {
                let record = animation(path, track, duration: 0.8) { record, _ in
                    record.timingFunction = index % 2 == 0 ? .standard : nil
                    record.timing.repeatCount = 1.5
                    record.timing.fillMode = index % 3 == 0 ? .both : .removed
                }
                let transform = index % 2 == 0 ? tilted : CATransform3DIdentity
                children.append(node(transform: transform, id: UInt64(children.count + 2), animations: [record]))
            }
        }
        let tree = node(children: children)
        let sampler = TreeSampler()
        sampler.sample(tree, parentTime: -2)
        for time in [-1, 0, 0.1, 0.4, 0.79, 0.8, 1.2, 1.3, 5] {
            sampler.sample(tree, parentTime: time)
            for layer in sampler.layers.dropFirst() {
                let expected = LayerSampler.sample(layer.node, parentTime: time)
                #expect(layer.geometry == expected.geometry, "\(layer.node.animations) at \(time)")
            }
        }
    }

    private func keyframes(
        _ values: [RenderValue], _ calculation: KeyframeTrack.Calculation = .linear, path: CGPath? = nil
    ) -> PropertyAnimation.Track {
        var track = KeyframeTrack()
        (track.values, track.calculation) = (KeyframeValues(values), calculation)
        track.keyTimes = calculation == .discrete ? [0, 0.2, 0.7, 1] : [0, 0.2, 1]
        track.timingFunctions = [.standard]
        track.path = path.map { PathReference($0) }
        return .keyframes(track)
    }

    private func inGroups(_ record: AnimationRecord) -> AnimationRecord {
        var inner = MediaTiming(), outer = MediaTiming()
        (inner.duration, inner.beginTime, inner.autoreverses) = (0.7, 0.1, true)
        (outer.duration, outer.repeatCount, outer.fillMode) = (1.1, 2, .both)
        var child = record
        child.timing.duration = 0
        child.timing.fillMode = .both
        let group = AnimationRecord(id: AnimationID(90), timing: inner, kind: .group([child]))
        return AnimationRecord(id: AnimationID(91), timing: outer, timingFunction: .standard, kind: .group([group]))
    }

    /// The same for keys, paths, flags, shapes and gradients, in groups and out of them.
    @Test func quickKeysGiveWhatRecordsGive() {
        func numbers(_ v: Double...) -> [RenderValue] { v.map(RenderValue.number) }
        func path(_ size: CGFloat) -> RenderValue {
            .path(PathReference(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: size, height: 9), transform: nil)))
        }
        let way = CGMutablePath()
        way.move(to: .zero)
        way.addCurve(to: CGPoint(x: 9, y: 4), control1: CGPoint(x: 3, y: 7), control2: CGPoint(x: 5, y: -2))
        way.addLine(to: CGPoint(x: 20, y: 4))
        let turn = CATransform3DMakeRotation(2, 0, 0, 1)
        let turns: [RenderValue] = [
            .transform(turn), .transform(CATransform3DScale(turn, -1, 2, 1)),
            .transform(CATransform3DMakeRotation(1, 0.2, 1, 0.4)), .transform(CATransform3DMakeScale(3, 0, 1)),
        ]
        let colors: [RenderValue] = [.color(.white), .color(.black), .color(RGBA(red: 1, green: 0.2, blue: 0))]
        let tracks: [(String, LayerContent, PropertyAnimation.Track)] = [
            ("opacity", .none, keyframes(numbers(0.1, 1, 0.4))),
            ("opacity", .none, keyframes(numbers(0.1, 1, 0.4), .discrete)),
            ("transform.scale.x", .none, keyframes(numbers(1, 2, 0.3))),
            ("position", .none, keyframes([], path: way)),
            ("position", .none, keyframes([], .discrete, path: way)),
            ("transform", .none, keyframes(turns)),
            ("transform", .none, keyframes(turns, .discrete)),
            ("transform", .none, keyframes(turns, .cubic)),
            ("anchorPoint", .none, keyframes([.point(.zero), .point(CGPoint(x: 1, y: 0.3)), .point(.zero)])),
            ("hidden", .none, keyframes([.flag(true), .flag(false), .flag(true)], .discrete)),
            ("hidden", .none, keyframes([.flag(false), .flag(true), .flag(false)])),
            ("path", .shape(ShapeContent()), keyframes([path(4), path(9), path(2)])),
            ("fillColor", .shape(ShapeContent()), keyframes(colors)),
            ("strokeEnd", .shape(ShapeContent()), keyframes(numbers(0, 1, 0.5), .discrete)),
            ("strokeEnd", .shape(ShapeContent()), keyframes(numbers(0, 1, 0.5), .cubic)),
            ("lineWidth", .shape(ShapeContent()), .basic(from: .number(1), to: .number(4), by: nil)),
            (
                "startPoint", .gradient(GradientContent()),
                keyframes([.point(.zero), .point(CGPoint(x: 1, y: 1)), .point(.zero)])
            ),
        ]
        var children: [LayerNode] = []
        for (name, content, track) in tracks {
            let plain = animation(name, track, duration: 0.8) { record, _ in record.timing.repeatCount = 1.5 }
            for record in [plain, inGroups(plain)] {
                children.append(node(id: UInt64(children.count + 2), content: content, animations: [record]))
            }
        }
        let tree = node(children: children)
        let sampler = TreeSampler()
        sampler.sample(tree, parentTime: -2)
        for time in [-1, 0, 0.1, 0.16, 0.4, 0.56, 0.79, 0.8, 1.2, 1.3, 2.1, 5] {
            sampler.sample(tree, parentTime: time)
            for layer in sampler.layers.dropFirst() {
                let expected = LayerSampler.sample(layer.node, parentTime: time)
                #expect(layer.geometry == expected.geometry, "\(layer.node.animations) at \(time)")
                // What does not show is not looked at.
                let shows = !expected.geometry.isHidden && expected.geometry.opacity > 0
                #expect(!shows || layer.content == expected.content, "\(layer.node.animations) at \(time)")
            }
        }
    }

    /// What is below a layer that does not show is left as it is, and is right again when the layer shows.
    @Test func hiddenLayersAreBroughtUpToDateWhenTheyShow() {
        let moving = node(id: 3, animations: [basic("position.x", from: .number(0), to: .number(8))])
        let hiding = animation(
            "hidden", keyframes([.flag(false), .flag(true), .flag(false)], .discrete), duration: 1
        ) { _, _ in }
        let tree = node(id: 1, children: [node(id: 2, children: [moving], animations: [hiding]), node(id: 4)])
        let sampler = TreeSampler()
        sampler.sample(tree, parentTime: 0.1)
        sampler.sample(tree, parentTime: 0.5)
        #expect(sampler.layers[1].geometry.isHidden)
        sampler.sample(tree, parentTime: 0.75)
        #expect(!sampler.layers[1].geometry.isHidden)
        #expect(sampler.layers[2].geometry.position.x == 6)
    }

    @Test func stillLayersShareTheCommittedStyle() {
        let tree = node(children: [
            node(id: 2), node(id: 3, animations: [basic("cornerRadius", from: .number(0), to: .number(8))]),
        ])
        let sampler = TreeSampler()
        sampler.sample(tree, parentTime: 0.5)
        #expect(sampler.layers[1].style === tree.children[0].style)
        #expect(sampler.layers[2].style !== tree.children[1].style)
        #expect(sampler.layers[2].appearance.cornerRadius == 4)
        #expect(tree.children[1].style.values.cornerRadius == 0)
        #expect(sampler.links.map(\.isMoving) == [true, false, true])
    }

    @Test func aHundredThousandNestedLayersAreWalkedWithoutRecursion() {
        var chain = node(id: 0, animations: [basic("opacity", from: .number(0), to: .number(1))])
        for id in 1..<100_000 { chain = node(id: UInt64(id), children: [chain]) }
        let sampler = TreeSampler()
        sampler.sample(chain, parentTime: 0.5)
        #expect(sampler.layers.count == 100_000)
        #expect(sampler.links[0].subtreeEnd == 100_000)
        #expect(sampler.layers.last?.geometry.opacity == 0.5)
        sampler.sample(chain, parentTime: 0.75)
        #expect(sampler.layers.last?.geometry.opacity == 0.75)
    }

    @Test func anEmptyTreeHasNoLayers() {
        let sampler = TreeSampler()
        sampler.sample(RenderTree(root: nil), at: 0)
        #expect(sampler.layers.isEmpty)
        sampler.sample(node(), parentTime: 0)
        sampler.sample(nil, parentTime: 1)
        #expect(sampler.layers.isEmpty)
    }
}
