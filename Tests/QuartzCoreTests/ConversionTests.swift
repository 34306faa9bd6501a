import Foundation
import RenderTree
import Testing

@testable import QuartzCore

/// Conversions and affine transforms of single layers: measured rows of Resources/behaviour/layers.json.
@MainActor @Suite struct ConversionTests {
    private let rows: [String: Any]

    init() throws {
        let file = try #require(Bundle.module.url(forResource: "Resources/behaviour/layers", withExtension: "json"))
        rows = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    }

    private func list(_ key: String) throws -> [[String: Any]] {
        let list = try #require(rows[key] as? [[String: Any]])
        #expect(!list.isEmpty)
        return list
    }

    private func layer(_ row: Any?) throws -> CALayer {
        let row = try #require(row as? [String: [Double]])
        let layer = CALayer()
        let bounds = try #require(row["bounds"]), position = try #require(row["position"])
        layer.bounds = CGRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3])
        layer.position = CGPoint(x: position[0], y: position[1])
        if let scale = row["scale"] { layer.transform = CATransform3DMakeScale(scale[0], scale[1], scale[2]) }
        if let move = row["translate"] { layer.transform = CATransform3DMakeTranslation(move[0], move[1], move[2]) }
        if let turn = row["rotate"] { layer.transform = CATransform3DMakeRotation(turn[0], turn[1], turn[2], turn[3]) }
        if let move = row["sublayerTranslate"] {
            layer.sublayerTransform = CATransform3DMakeTranslation(move[0], move[1], move[2])
        }
        return layer
    }

    @Test func pointsBetweenLayers() throws {
        for row in try list("convertPoint") {
            let source = try layer(row["source"]), target = try layer(row["target"])
            if row["isChild"] as? Bool == true { target.addSublayer(source) }
            let point = try #require(row["point"] as? [Double]), result = try #require(row["result"] as? [Double])
            let found = source.convert(CGPoint(x: point[0], y: point[1]), to: target)
            #expect(abs(found.x - result[0]) < 1e-4, "\(row)")
            #expect(abs(found.y - result[1]) < 1e-4, "\(row)")
        }
    }

    @Test func affinePartOfATransform() throws {
        for row in try list("affine") {
            let m = try layer(row["layer"]).affineTransform(), result = try #require(row["result"] as? [Double])
            for (found, wanted) in zip([m.a, m.b, m.c, m.d, m.tx, m.ty], result) {
                #expect(abs(found - wanted) < 1e-4, "\(row)")
            }
        }
    }

    @Test func defaultsOfProperties() throws {
        for row in try list("defaults") {
            let key = try #require(row["key"] as? String)
            let found = CALayer.defaultValue(forKey: key)
            switch row["value"] {
            case let number as NSNumber: #expect((found as? NSNumber)?.doubleValue == number.doubleValue, "\(key)")
            case let pair as [Double]: #expect(found as? CGPoint == CGPoint(x: pair[0], y: pair[1]), "\(key)")
            default: #expect(found == nil, "\(key)")
            }
        }
        #expect((CAShapeLayer.defaultValue(forKey: "lineWidth") as? NSNumber)?.doubleValue == 1)
        #expect((CAShapeLayer.defaultValue(forKey: "opacity") as? NSNumber)?.doubleValue == 1)
        #expect(CALayer.defaultValue(forKey: "lineWidth") == nil)
    }

    @Test func conversionBetweenTreesGoesThroughBothRoots() {
        let root = CALayer(), child = CALayer(), other = CALayer()
        root.frame = CGRect(x: 100, y: 50, width: 40, height: 40)
        child.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        other.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        other.transform = CATransform3DMakeScale(2, 2, 1)
        root.addSublayer(child)
        // 1,1 → 11,11 in the root → 111,61 outside; the other's origin lies at −5,−5 and its points are twice as large.
        #expect(child.convert(CGPoint(x: 1, y: 1), to: other) == CGPoint(x: 58, y: 33))
        #expect(other.convert(CGPoint(x: 58, y: 33), to: child) == CGPoint(x: 1, y: 1))
    }
}
