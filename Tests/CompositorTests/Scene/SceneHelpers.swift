import CoreGraphics
import RenderTree

@testable import Compositor

/// A layer for tests: bounds from its frame, everything else as given.
func node(
    _ id: UInt64, _ frame: CGRect = .zero, color: RGBA? = nil, children: [LayerNode] = [], mask: LayerNode? = nil,
    content: LayerContent = .none, animations: [AnimationRecord] = [],
    geometry changeGeometry: (inout LayerGeometry) -> Void = { _ in },
    style changeStyle: (inout LayerAppearance) -> Void = { _ in }
) -> LayerNode {
    var geometry = LayerGeometry()
    geometry.bounds = CGRect(origin: .zero, size: frame.size)
    geometry.position = CGPoint(x: frame.midX, y: frame.midY)
    changeGeometry(&geometry)
    var style = LayerAppearance()
    style.backgroundColor = color
    changeStyle(&style)
    return LayerNode(
        id: LayerID(id), geometry: geometry, style: LayerStyle(style), content: content, children: children, mask: mask,
        animations: animations)
}

/// The display list of a tree on a screen of 400 × 600 points.
func list(
    _ root: LayerNode, at time: Double = 0, scale: Double = 1, width: Int32 = 400, height: Int32 = 600
) -> DisplayList {
    let sampler = TreeSampler(), builder = SceneBuilder()
    sampler.sample(RenderTree(root: root), at: time)
    builder.build(
        sampler, screen: PixelRect(minX: 0, minY: 0, maxX: width * Int32(scale), maxY: height * Int32(scale)),
        scale: scale)
    return builder.list
}

/// A layer of 400 × 600 points with sublayers.
func screen(_ children: [LayerNode], style: (inout LayerAppearance) -> Void = { _ in }) -> LayerNode {
    node(1, CGRect(x: 0, y: 0, width: 400, height: 600), children: children, style: style)
}

extension DisplayList {
    /// The items of the screen.
    var screenItems: ArraySlice<DisplayItem> { items[passes.last!.items] }

    /// The layers of the screen's items, in painting order.
    var order: [UInt64] { screenItems.map(\.layer.raw) }
}

extension DisplayItem {
    var quad: Quad? {
        switch kind {
        case .fill(let quad, _), .border(let quad, _, _), .shadow(let quad, _, _, _), .backdrop(let quad, _): quad
        case .mesh, .pass, .path: nil
        }
    }

    /// The corners on the pixels: top left, top right, bottom right, bottom left of the layer.
    var corners: [CGPoint] {
        guard let quad else { return [] }
        let r = quad.rect
        return [(r.minX, r.minY), (r.maxX, r.minY), (r.maxX, r.maxY), (r.minX, r.maxY)].compactMap {
            quad.toPixels.apply(CGPoint(x: $0.0, y: $0.1))
        }
    }
}

extension RGBA {
    static let fullRed = RGBA(red: 1, green: 0, blue: 0)
    static let fullGreen = RGBA(red: 0, green: 1, blue: 0)
    static let fullBlue = RGBA(red: 0, green: 0, blue: 1)
}
