import MutoscopeTesting
import TestSupport
import Testing
import UIKit

/// After *cancel* everything is as at the start; after *finish* as after a transition that was not interactive.
@MainActor
@Suite("The law of transitions")
struct TransitionLawTests {
    @Test("holds for random hands", arguments: LawMotion.allCases.filter { $0 != .system })
    func law(motion: LawMotion) {
        for (index, move) in LawMove.allCases.enumerated() {
            for round in LawRun.rounds {
                let seed = UInt64(index + 10 * round) &* 7_919 &+ UInt64(motion.order)
                let nest = LawNest.allCases[(index + round + motion.order) % LawNest.allCases.count]
                LawRun(move, nest, motion, finishing: round % 2 == 0, seed: seed).check()
            }
        }
    }

    @Test("a transition that is not driven ends where it should, whoever draws it", arguments: LawMotion.allCases)
    func notInteractive(motion: LawMotion) {
        for move in LawMove.allCases {
            let world = LawWorld(move, .tabs, motion)
            world.start(nil)
            world.screen.advance(by: 2)
            #expect(!world.screen.window.isInTransition, "\(move)")
            #expect(world.supplier.ended == (motion == .system ? [] : [true]), "\(move)")
            #expect(world.completions == (world.hasCompletion ? 1 : 0), "\(move)")
            let isAnimated = motion != .system || move != .tab
            #expect(world.coordinated == (isAnimated ? [false] : []), "\(move)")
            #expect(world.frontHearsTouch(), "\(move)")
        }
    }
}

extension LawMotion {
    fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// One transition under a random hand, and what must be true after it.
@MainActor
struct LawRun {
    /// How often each kind of transition is tried, with other numbers each time: twice, or as `RandomRounds` says.
    nonisolated static let rounds = RandomRounds.seeds(usually: 2).map { Int($0) }

    let move: LawMove
    let nest: LawNest
    let motion: LawMotion
    let finishing: Bool
    let seed: UInt64

    init(_ move: LawMove, _ nest: LawNest, _ motion: LawMotion, finishing: Bool, seed: UInt64) {
        (self.move, self.nest, self.motion, self.finishing, self.seed) = (move, nest, motion, finishing, seed)
    }

    private var name: Comment {
        "\(move) in \(nest) by \(motion), \(finishing ? "finished" : "cancelled"), seed \(seed)"
    }

    func check() {
        var random = SeededGenerator(seed: seed)
        let endsTurned = Int.random(in: 0..<4, using: &random) == 0
        let world = LawWorld(move, nest, motion)
        let wanted = reference(turned: endsTurned)
        let interactor = UIPercentDrivenInteractiveTransition()
        configure(interactor, &random)
        world.start(interactor)
        drive(world, interactor, &random)
        if endsTurned { world.turn(true) } else { world.turn(false) }
        finishing ? interactor.finish() : interactor.cancel()
        if Bool.random(using: &random) { finishing ? interactor.cancel() : interactor.finish() }
        world.screen.advance(by: 3)
        compare(world, wanted)
    }

    private struct Outcome {
        var state: String
        var picture: CGImage
        var calls: [String]
    }

    /// A cancelled transition must leave what was there; a finished one what a plain one leaves.
    private func reference(turned: Bool) -> Outcome {
        let world = LawWorld(move, nest, motion)
        if finishing {
            world.start(nil)
            world.screen.advance(by: 3)
        }
        if turned { world.turn(true) }
        world.screen.advance(by: 0.1)
        return Outcome(
            state: world.state, picture: world.screen.snapshot(), calls: finishing ? world.log.calls : turnedBackCalls)
    }

    private func configure(_ interactor: UIPercentDrivenInteractiveTransition, _ random: inout SeededGenerator) {
        interactor.wantsInteractiveStart = Int.random(in: 0..<4, using: &random) > 0
        interactor.completionSpeed = CGFloat.random(in: 0.5...3, using: &random)
        interactor.completionCurve = UIView.AnimationCurve(rawValue: Int.random(in: 0..<4, using: &random)) ?? .linear
        switch Int.random(in: 0..<3, using: &random) {
        case 0: interactor.timingCurve = UISpringTimingParameters(dampingRatio: 0.7)
        case 1:
            interactor.timingCurve = UICubicTimingParameters(
                controlPoint1: CGPoint(x: 0.1, y: 0.4), controlPoint2: CGPoint(x: 0.3, y: 1))
        default: break
        }
    }

    /// Scrubs, lets go, catches again, turns the window, asks twice.
    private func drive(
        _ world: LawWorld, _ interactor: UIPercentDrivenInteractiveTransition, _ random: inout SeededGenerator
    ) {
        if !interactor.wantsInteractiveStart {
            world.screen.advance(by: Double.random(in: 0...0.3, using: &random))
            interactor.pause()
        }
        for _ in 0..<Int.random(in: 0..<7, using: &random) {
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                interactor.update(CGFloat.random(in: 0.3...0.7, using: &random))
                Bool.random(using: &random) ? interactor.finish() : interactor.cancel()
                // Not to the end: the shortest rest of a run is longer than this, or it is over and stays so.
                world.screen.advance(by: 0.01)
                interactor.pause()
            case 1: world.turn(Bool.random(using: &random))
            case 2: world.disturb()
            default: interactor.update(CGFloat.random(in: -0.2...1.2, using: &random))
            }
            world.screen.advance(by: Double.random(in: 0...0.06, using: &random))
        }
        // Far enough from both ends that the last word counts.
        interactor.update(CGFloat.random(in: 0.2...0.8, using: &random))
    }

    private func compare(_ world: LawWorld, _ wanted: Outcome) {
        let difference = world.state.difference(from: wanted.state)
        #expect(difference.isEmpty, name)
        #expect(!world.screen.snapshot().differs(from: wanted.picture), name)
        #expect(world.log.calls == wanted.calls, name)
        #expect(world.supplier.ended == [finishing], name)
        #expect(world.completions == (world.hasCompletion ? 1 : 0), name)
        #expect(world.coordinated == [!finishing], name)
        world.turn(false)
        #expect(world.frontHearsTouch(), name)
    }

    /// The will calls of the transition, and the way back of the reference's table.
    private var turnedBackCalls: [String] {
        switch move {
        case .push, .presentFull, .tab:
            let back = ["B.willDisappear", "B.didDisappear", "A.willAppear", "A.didAppear"]
            return ["B.viewDidLoad", "A.willDisappear", "B.willAppear"] + back
        case .presentOver: return ["B.viewDidLoad", "B.willAppear", "B.willDisappear", "B.didDisappear"]
        case .pop, .popToRoot, .dismissFull:
            return [
                "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear",
            ]
        case .dismissOver: return ["B.willDisappear", "B.willAppear", "B.didAppear"]
        }
    }
}

extension LawWorld {
    /// Landscape or portrait.
    func turn(_ isTurned: Bool) {
        let size = isTurned ? CGSize(width: 180, height: 120) : Self.size
        screen.window.resize(to: CGRect(origin: .zero, size: size))
    }

    /// What a hasty program does in the middle: touches, questions, calls that change nothing.
    func disturb() {
        screen.tap(at: CGPoint(x: 60, y: 100))
        screen.window.setNeedsLayout()
        a.view.setNeedsLayout()
        _ = navigation.topViewController?.transitionCoordinator
    }
}

extension String {
    /// The lines that are in only one of two texts.
    func difference(from other: String) -> [String] {
        components(separatedBy: "\n").difference(from: other.components(separatedBy: "\n")).map {
            switch $0 {
            case .insert(_, let line, _): "is " + line
            case .remove(_, let line, _): "was " + line
            }
        }
    }
}
