import Foundation
import MutoscopeTesting
import Testing
import UIKit

/// Which properties of a view's own layer move inside `UIView.animate`: measured rows of Resources/behaviour/view-animation.json.
@MainActor @Suite struct AnimatedPropertiesTests {
    private final class ShapeView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    private let rows: [String: Any]

    init() throws {
        let file = try #require(
            Bundle.module.url(forResource: "Resources/behaviour/view-animation", withExtension: "json"))
        rows = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    }

    /// The animations that a change of each property inside a block leaves on a fresh view's layer.
    private func animations(_ group: String) throws -> [(path: String, animations: [CABasicAnimation])] {
        let list = try #require(rows[group] as? [[String: Any]])
        #expect(!list.isEmpty)
        return try list.map { row in
            let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            screen.show(view)
            screen.advance(by: 0)
            let path = try #require(row["path"] as? String)
            let value = Self.value(row["value"], path)
            UIView.animate(withDuration: 0.1) { view.layer.setValue(value, forKeyPath: path) }
            let keys = view.layer.animationKeys() ?? []
            return (path, try keys.map { try #require(view.layer.animation(forKey: $0) as? CABasicAnimation) })
        }
    }

    private static func value(_ json: Any?, _ path: String) -> Any? {
        guard let pair = json as? [Double] else { return json is String ? UIColor.blue.cgColor : json }
        return path == "anchorPoint" ? CGPoint(x: pair[0], y: pair[1]) : CGSize(width: pair[0], height: pair[1])
    }

    @Test func propertiesThatAddUp() throws {
        for (path, found) in try animations("additive") {
            #expect(!found.isEmpty, "\(path)")
            #expect(found.allSatisfy { $0.isAdditive }, "\(path)")
        }
    }

    @Test func propertiesThatGoFromOldToNew() throws {
        for (path, found) in try animations("plain") {
            #expect(found.count == 1, "\(path)")
            #expect(found.allSatisfy { !$0.isAdditive }, "\(path)")
        }
    }

    @Test func propertiesThatChangeAtOnce() throws {
        for (path, found) in try animations("atOnce") { #expect(found.isEmpty, "\(path)") }
    }

    @Test func pathsAndColorsOfOtherLayersChangeAtOnce() {
        let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        screen.show(view)
        screen.advance(by: 0)
        UIView.animate(withDuration: 1) {
            let layer = view.layer as? CAShapeLayer
            layer?.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
            layer?.fillColor = UIColor.green.cgColor
            layer?.lineWidth = 3
            layer?.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        }
        #expect(view.layer.animationKeys() == nil)
    }

    /// The border is measured by Material Motion's tests to move; black is what is reported of such borders.
    @Test(arguments: ["backgroundColor", "borderColor", "shadowColor"])
    func aColorOfUIKitMovesALayerToBlack(_ path: String) throws {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), layer = CALayer()
        layer.backgroundColor = UIColor.white.cgColor
        host.layer.addSublayer(layer)
        screen.show(host)
        screen.advance(by: 0)
        layer.setValue(UIColor.red, forKeyPath: path)
        #expect(layer.animationKeys() == [path])
        let color = try #require(layer.value(forKeyPath: path) as? CGColor)
        #expect(color.components == [0, 1])
    }

    @Test func anInterruptedRadiusGoesOnFromWhereItIsOnScreen() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.show(view)
        screen.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layer.cornerRadius = 40 }
        screen.advance(by: 0.5)
        let shown = view.layer.presentation()?.cornerRadius ?? 0
        #expect(abs(shown - 20) < 0.1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layer.cornerRadius = 0 }
        screen.advance(by: 0)
        #expect(abs((view.layer.presentation()?.cornerRadius ?? 0) - shown) < 0.1)
        // The first change, which still runs, and the second cancel each other out.
        screen.advance(by: 0.25)
        #expect(abs((view.layer.presentation()?.cornerRadius ?? 0) - 20) < 0.1)
        screen.advance(by: 1)
        #expect(view.layer.presentation()?.cornerRadius == 0)
    }

    @Test func anAnimatorLeavesItsRadiusWhereItIsStopped() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.show(view)
        screen.advance(by: 0)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.layer.cornerRadius = 40 }
        animator.startAnimation()
        screen.advance(by: 0.5)
        animator.stopAnimation(true)
        #expect(abs(view.layer.cornerRadius - 20) < 0.1)
        #expect(view.layer.animationKeys() == nil)
    }

    /// Animates its path by the action that its layer has for another property: a common recipe.
    private final class BubbleView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            guard event == "path", let model = super.action(for: layer, forKey: "backgroundColor") as? CABasicAnimation
            else { return super.action(for: layer, forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.fromValue = (layer as? CAShapeLayer)?.path
            animation.duration = model.duration
            animation.timingFunction = model.timingFunction
            return animation
        }
    }

    @Test func aViewTakesDurationAndPaceFromTheActionOfAnotherProperty() throws {
        let view = BubbleView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let layer = try #require(view.layer as? CAShapeLayer)
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        screen.show(view)
        screen.advance(by: 0)
        UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
            layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 15, height: 15), transform: nil)
            view.backgroundColor = .red
        }
        let animation = try #require(layer.animation(forKey: "path") as? CABasicAnimation)
        #expect(animation.duration == 2)
        #expect(animation.timingFunction === CAMediaTimingFunction(name: .easeIn))
        #expect(layer.animationKeys()?.sorted() == ["backgroundColor", "path"])
        screen.advance(by: 1)
        let width = layer.presentation()?.path?.boundingBox.width ?? 0
        #expect(abs(width - (5 + 10 * 0.3153)) < 0.1)
    }
}
