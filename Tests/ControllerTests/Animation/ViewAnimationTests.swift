import MutoscopeTesting
import Testing
import UIKit

@MainActor
@Suite("View animations")
struct ViewAnimationTests {
    let screen = TestScreen(size: CGSize(width: 200, height: 100), scale: 1)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() {
        root.addSubview(box)
        screen.show(root)
        screen.advance(by: 0.1)
    }

    private var x: Double { Double((box.layer.presentation() ?? box.layer).position.x) }

    // MARK: Springs

    @Test("springs have the measured stiffness and damping", arguments: try! SpringVectors.load().uiViewSpringMapping)
    func springMapping(row: SpringVectors.Mapping) throws {
        screen.advance(by: 0)
        box.center.x = 0
        UIView.animate(
            withDuration: row.duration, delay: 0, usingSpringWithDamping: row.dampingRatio,
            initialSpringVelocity: row.velocity
        ) { box.center.x = 100 }
        let spring = try #require(box.layer.animation(forKey: "position") as? CASpringAnimation)
        #expect(abs(spring.stiffness / row.stiffness - 1) <= max(row.tolRelative ?? 0, 1e-9))
        #expect(abs(spring.damping / row.damping - 1) <= max(row.tolRelative ?? 0, 1e-6))
        #expect(spring.mass == 1)
    }

    @Test(
        "springs are where they were seen in rendered frames", arguments: try! SpringVectors.load().uiViewSpringTracks)
    func springTracks(row: SpringVectors.Track) {
        screen.advance(by: 0)
        box.center.x = row.from
        screen.advance(by: 0.1)
        UIView.animate(
            withDuration: row.duration, delay: 0, usingSpringWithDamping: row.dampingRatio, initialSpringVelocity: 0
        ) { box.center.x = row.to }
        screen.advance(by: 0)
        var time = 0.0
        for sample in row.samples {
            screen.advance(by: sample[0] - time)
            time = sample[0]
            #expect(abs(x - sample[1]) <= row.tol, "at \(time)")
        }
    }

    @Test(
        "springs by feeling have the computed constants",
        arguments: try! SpringVectors.load().perceptual.filter { abs($0.bounce) < 1 })
    func perceptual(row: SpringVectors.Perceptual) throws {
        screen.advance(by: 0)
        box.center.x = 0
        UIView.animate(springDuration: row.perceptualDuration, bounce: row.bounce) { box.center.x = 100 }
        let spring = try #require(box.layer.animation(forKey: "position") as? CASpringAnimation)
        #expect(abs(spring.stiffness - row.stiffness) <= max(row.tol, 1e-6 * row.stiffness))
        #expect(abs(spring.damping - row.damping) <= max(row.tol, 1e-6 * row.damping))
    }

    // MARK: Nested and interrupted

    @Test("a block inside another takes its duration and curve unless it overrides them")
    func nested() throws {
        screen.advance(by: 0)
        let other = UIView(frame: box.frame), third = UIView(frame: box.frame)
        root.addSubview(other)
        root.addSubview(third)
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            box.center.x = 100
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 0.5) { other.center.x = 100 }
            UIView.animate(
                withDuration: 0.5, delay: 0,
                options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
            ) {
                third.center.x = 100
            }
            UIView.performWithoutAnimation { third.alpha = 0.5 }
        }
        #expect(UIView.inheritedAnimationDuration == 0)
        #expect(other.layer.animation(forKey: "position")?.duration == 2)
        let own = try #require(third.layer.animation(forKey: "position"))
        #expect(own.duration == 0.5)
        #expect(own.timingFunction == CAMediaTimingFunction(name: .easeIn))
        #expect(third.layer.animation(forKey: "opacity") == nil)
    }

    @Test("an interrupting block keeps place and speed, and both completions run once")
    func interrupted() {
        screen.advance(by: 0)
        var ended: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            box.center.x = 110
        } completion: {
            ended.append($0)
        }
        screen.advance(by: 0.5)
        let before = x
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            box.center.x = 10
        } completion: {
            ended.append($0)
        }
        screen.advance(by: 0)
        #expect(abs(x - before) < 0.01, "no jump")
        screen.advance(by: 1.1)
        #expect(x == 10)
        #expect(ended == [true, true])
    }

    @Test(
        "a delay shows the old value, autoreverse ends on the new one")
    func delayAndAutoreverse() {
        screen.advance(by: 0)
        UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) { box.center.x = 110 }
        screen.advance(by: 0.4)
        #expect(x == 10)
        screen.advance(by: 1)
        #expect(x == 110)
        UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear, .autoreverse]) { box.alpha = 0 }
        screen.advance(by: 0.75)
        #expect(abs(box.layer.presentation()!.opacity - 0.5) < 0.01)
        screen.advance(by: 0.3)
        #expect(box.alpha == 0)
        #expect(box.layer.presentation()!.opacity == 0)
    }

    // MARK: UIView.transition

    @Test(
        "a transition swaps the views, moves in between and completes once",
        arguments: [
            UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
            .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve,
        ])
    func transitions(option: UIView.AnimationOptions) {
        screen.advance(by: 0)
        let new = UIView(frame: box.frame)
        // A page that is clear has nothing to show of its way.
        root.backgroundColor = .white
        box.backgroundColor = .systemRed
        new.backgroundColor = .systemBlue
        screen.advance(by: 0.1)
        let start = screen.snapshot()
        var ended = 0
        UIView.transition(from: box, to: new, duration: 0.5, options: option) { _ in ended += 1 }
        #expect(box.superview == nil)
        #expect(new.superview === root)
        #expect(!screen.snapshot().differs(from: start), "nothing has moved yet")
        screen.advance(by: 0.25)
        let middle = screen.snapshot()
        screen.advance(by: 0.5)
        let end = screen.snapshot()
        #expect(middle.differs(from: start))
        #expect(middle.differs(from: end))
        #expect(end.differs(from: start))
        #expect(ended == 1)
    }

    @Test("with showHideTransitionViews both views stay")
    func showHide() {
        screen.advance(by: 0)
        let new = UIView(frame: box.frame)
        new.isHidden = true
        root.addSubview(new)
        UIView.transition(
            from: box, to: new, duration: 0.2, options: [.showHideTransitionViews, .transitionCrossDissolve])
        screen.advance(by: 0.5)
        #expect(box.superview === root)
        #expect(box.isHidden)
        #expect(!new.isHidden)
    }

    @Test("without a duration or a kind a transition changes all at once and is over in the next turn")
    func instantTransition() {
        screen.advance(by: 0)
        var ended = 0
        UIView.transition(with: root, duration: 0, options: .transitionCurlUp, animations: { box.alpha = 0 }) { _ in
            ended += 1
        }
        #expect(box.alpha == 0)
        #expect(ended == 0)
        screen.advance(by: 0.02)
        #expect(ended == 1)
        UIView.transition(with: root, duration: 1, options: [], animations: { box.alpha = 1 }) { _ in ended += 1 }
        #expect(box.alpha == 1)
        screen.advance(by: 1.1)
        #expect(ended == 2)
    }
}

/// The measured springs.
struct SpringVectors: Decodable {
    struct Mapping: Decodable, Sendable {
        let dampingRatio, duration, velocity, stiffness, damping: Double
        let tolRelative: Double?
    }
    struct Track: Decodable, Sendable {
        let dampingRatio, duration, from, to, tol: Double
        let samples: [[Double]]
    }
    struct Perceptual: Decodable, Sendable {
        let perceptualDuration, bounce, stiffness, damping, tol: Double
    }
    let uiViewSpringMapping: [Mapping]
    let uiViewSpringTracks: [Track]
    let perceptual: [Perceptual]

    static func load() throws -> SpringVectors {
        let url = try #require(
            Bundle.module.url(forResource: "springs", withExtension: "json", subdirectory: "Resources"))
        return try JSONDecoder().decode(SpringVectors.self, from: Data(contentsOf: url))
    }
}
