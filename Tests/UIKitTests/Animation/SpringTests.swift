import MutoscopeTesting
import Testing

@testable import UIKit

@Suite("View springs") @MainActor
struct SpringTests {
    struct Track: Decodable, Sendable, CustomTestStringConvertible {
        let dampingRatio: Double, duration: Double, from: Double, to: Double, tol: Double
        let samples: [[Double]]
        var testDescription: String { "damping \(dampingRatio) in \(duration) s" }
    }
    struct Mapping: Decodable, Sendable, CustomTestStringConvertible {
        let dampingRatio: Double, duration: Double, velocity: Double, stiffness: Double, damping: Double,
            tolRelative: Double
        var testDescription: String { "damping \(dampingRatio) in \(duration) s at \(velocity)" }
    }
    struct Vectors: Decodable, Sendable {
        let uiViewSpringMapping: [Mapping]
        let uiViewSpringTracks: [Track]
    }
    nonisolated static let vectors: Vectors = loadVectors("springs")

    @Test("the spring of a view animation has the measured stiffness", arguments: vectors.uiViewSpringMapping)
    func mapping(_ row: Mapping) throws {
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.show(view)
        UIView.animate(
            withDuration: row.duration, delay: 0, usingSpringWithDamping: row.dampingRatio,
            initialSpringVelocity: row.velocity
        ) { view.center.x = 50 }
        let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
        #expect(spring.mass == 1)
        #expect(abs(spring.stiffness / row.stiffness - 1) < row.tolRelative)
        #expect(abs(spring.damping / row.damping - 1) < row.tolRelative)
        #expect(Double(spring.initialVelocity) == row.velocity)
        #expect(spring.duration == row.duration)
    }

    @Test("positions follow the measured tracks", arguments: vectors.uiViewSpringTracks)
    func tracks(_ track: Track) {
        let screen = TestScreen(size: CGSize(width: 400, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.center.x = track.from
        screen.show(view)
        screen.advance(by: 0)
        UIView.animate(
            withDuration: track.duration, delay: 0, usingSpringWithDamping: track.dampingRatio, initialSpringVelocity: 0
        ) { view.center.x = track.to }
        for sample in track.samples {
            screen.advance(by: sample[0] - screen.now)
            let shown = view.layer.presentation()?.position.x ?? .nan
            #expect(abs(shown - sample[1]) <= track.tol, "at \(sample[0])")
        }
    }

    @Test("the perceptual spring of iOS 17 completes when it has settled")
    func perceptual() throws {
        let screen = TestScreen(size: CGSize(width: 400, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.show(view)
        var completed: Double?
        UIView.animate {
            view.center.x = 100
        } completion: { _ in
            completed = screen.now
        }
        let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
        #expect(abs(spring.stiffness - 157.913670417) < 1e-6)
        #expect(abs(spring.damping - 25.132741229) < 1e-6)
        screen.advance(by: 1, step: 0.05)
        #expect(abs((completed ?? 0) - 0.8) < 0.051)
    }
}

func loadVectors<Vectors: Decodable>(_ name: String) -> Vectors {
    let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Resources")
    guard let url, let data = try? Data(contentsOf: url),
        let vectors = try? JSONDecoder().decode(Vectors.self, from: data)
    else {
        preconditionFailure("the vectors \(name).json are missing or have another form")
    }
    return vectors
}
