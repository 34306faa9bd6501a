package import CoreGraphics
package import RenderTree

/// What one frame paints, in device pixels, in painter's order. A value that can be printed and compared:
/// damage is the difference between two of them.
///
/// Passes are painted in order; later passes use earlier ones as pictures (groups, masks, mesh faces). The last is the screen.
/// Variable-length parts live in the pools at the end, so that a list that is rebuilt each frame reuses its memory.
package struct DisplayList: Equatable, @unchecked Sendable {
    package var passes: [DisplayPass] = []
    package var items: [DisplayItem] = []
    package var clips: [DisplayClip] = []
    package var halfPlanes: [HalfPlane] = []
    package var filters: [PixelFilter] = []
    package var paths: [DisplayPath] = []
    package var gradients: [GradientPaint] = []
    package var meshes: [Mesh] = []
    /// The bitmaps of ``ImagePaint``s. Items name them by index, so that an item is plain bytes: copied and dropped without counting
    /// references.
    package var images: [PixelBuffer] = []

    package init() {}

    /// Empties the list and keeps its memory.
    package mutating func reset() {
        passes.removeAll(keepingCapacity: true)
        items.removeAll(keepingCapacity: true)
        clips.removeAll(keepingCapacity: true)
        halfPlanes.removeAll(keepingCapacity: true)
        filters.removeAll(keepingCapacity: true)
        paths.removeAll(keepingCapacity: true)
        gradients.removeAll(keepingCapacity: true)
        meshes.removeAll(keepingCapacity: true)
        images.removeAll(keepingCapacity: true)
    }

    /// The index of a bitmap among ``images``; those that follow each other share one place.
    package mutating func addImage(_ buffer: PixelBuffer) -> Int32 {
        if images.last !== buffer { images.append(buffer) }
        return Int32(images.count - 1)
    }

    package static func == (a: DisplayList, b: DisplayList) -> Bool {
        a.items == b.items && a.passes == b.passes && a.clips == b.clips && a.halfPlanes == b.halfPlanes
            && a.filters == b.filters && a.paths == b.paths && a.gradients == b.gradients && a.meshes == b.meshes
            && a.images.elementsEqual(b.images, by: ===)
    }
}

/// A picture painted on its own: the screen, a group, a mask, the face of a mesh.
package struct DisplayPass: Equatable, Sendable {
    package enum Role: Equatable, Hashable, Sendable {
        case screen, group, mask, shadow, rasterized, transitionSource, transitionTarget
        case instance(Int)
    }
    /// Same layer and role in the next frame with equal items: the cached pixels are used again.
    package struct Key: Equatable, Hashable, Sendable {
        package var layer: LayerID
        package var role: Role

        package init(layer: LayerID, role: Role) {
            self.layer = layer
            self.role = role
        }
    }
    package var key: Key
    /// The part of the pass's space that has pixels; everything outside is transparent.
    package var region: PixelRect
    /// The part of the region that is looked at once it is finished; nil: all of it.
    package var wanted: PixelRect?
    /// Painted first; clear for all but the screen.
    package var background: RGBA = .clear
    package var items: Range<Int>
    /// Applied to the finished pixels, in order.
    package var filters: Range<Int> = 0..<0
    /// As a mask it shows what it leaves clear, and all that lies outside its region.
    package var isInverted = false

    package init(key: Key, region: PixelRect, items: Range<Int>) {
        self.key = key
        self.region = region
        self.items = items
    }
}

/// A half-open rectangle of whole pixels.
package struct PixelRect: Equatable, Hashable, BitwiseCopyable, Sendable {
    /// No canvas and no picture is longer.
    static let longestSide: Int32 = 16_384
    /// What is painted of a space without bounds of its own, around its origin.
    static let largestPicture = PixelRect(
        minX: -longestSide, minY: -longestSide, maxX: longestSide, maxY: longestSide)

    package var minX: Int32, minY: Int32, maxX: Int32, maxY: Int32

    package init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    package var isEmpty: Bool { minX >= maxX || minY >= maxY }
}

package struct DisplayItem: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case fill(Quad, Paint)
        /// Inside one of ``DisplayList/paths``.
        case path(Int, Paint)
        /// A ring of `width` local units inside the quad's outline.
        case border(Quad, width: Double, RGBA)
        /// The quad's outline blurred by a Gaussian of `sigma` local units.
        case shadow(Quad, sigma: Double, RGBA, endsEarly: Bool = false)
        /// Index into ``DisplayList/meshes``.
        case mesh(Int)
        /// A finished pass, pixel on pixel, optionally multiplied by the alpha of another.
        case pass(Int, mask: Int?)
        /// What is already painted behind the quad, run through ``DisplayList/filters``, replaces it inside the quad.
        case backdrop(Quad, filters: Range<Int>)
    }
    /// Whose item this is, for damage reports and debugging.
    package var layer: LayerID
    package var kind: Kind
    package var opacity: Float
    package var blendMode: BlendMode
    /// Index into ``DisplayList/clips``, or −1.
    package var clip: Int32
    /// Encloses every pixel the item can touch.
    package var bounds: PixelRect

    @inline(__always)
    package init(
        layer: LayerID, kind: Kind, opacity: Float = 1, blendMode: BlendMode = .normal, clip: Int32 = -1,
        bounds: PixelRect
    ) {
        self.layer = layer
        self.kind = kind
        self.opacity = opacity
        self.blendMode = blendMode
        self.clip = clip
        self.bounds = bounds
    }
}

extension DisplayItem {
    /// Fills with black, however clear.
    @inline(__always)
    var isBlackFill: Bool {
        guard case .fill(_, .solid(let color)) = kind else { return false }
        return color.red == 0 && color.green == 0 && color.blue == 0
    }
}

/// A rounded rectangle of a layer's plane and how the plane lies on the pixels.
package struct Quad: Equatable, Sendable {
    /// Local points.
    package var rect: CGRect
    package var radii = CornerRadii()
    /// Local points → pass pixels.
    package var toPixels: Homography
    /// Bits as in `CAEdgeAntialiasingMask`: left 1, right 2, bottom 4, top 8. Other edges are hard.
    package var antialiasedEdges: UInt8 = 15
    /// Further cuts of the visible part, in pass pixels (near plane, split planes): into ``DisplayList/halfPlanes``.
    package var cuts: Range<Int> = 0..<0

    package init(rect: CGRect, toPixels: Homography) {
        self.rect = rect
        self.toPixels = toPixels
    }
}

/// Radii in local points, limited by the maker to half the smaller side.
package struct CornerRadii: Equatable, Sendable {
    package var topLeft = 0.0, topRight = 0.0, bottomLeft = 0.0, bottomRight = 0.0
    /// Continuous corners run 1.528665 times the radius along the edge.
    package var isContinuous = false

    package init() {}

    package var isZero: Bool { topLeft == 0 && topRight == 0 && bottomLeft == 0 && bottomRight == 0 }
}

/// Keeps the points where `a·x + b·y + c ≥ 0` (pass pixels; (a, b) of length 1).
package struct HalfPlane: Equatable, Sendable {
    package var a: Double, b: Double, c: Double
    /// Soft edge, or an exact half-open cut that meets its neighbour without a seam.
    package var isAntialiased: Bool

    package init(a: Double, b: Double, c: Double, isAntialiased: Bool) {
        self.a = a
        self.b = b
        self.c = c
        self.isAntialiased = isAntialiased
    }
}

/// Multiplies the coverage of items; clips nest by `parent`.
package struct DisplayClip: Equatable, Sendable {
    package var quad: Quad
    /// Clips further: an index into ``DisplayList/paths``, or −1.
    package var path: Int32
    /// Index of the next clip outward, or −1.
    package var parent: Int32

    package init(quad: Quad, path: Int32 = -1, parent: Int32) {
        self.quad = quad
        self.path = path
        self.parent = parent
    }
}

package enum Paint: Equatable, Sendable {
    case solid(RGBA)
    case image(ImagePaint)
    /// Index into ``DisplayList/gradients``.
    case gradient(Int)
    /// A finished pass seen through a map from local points to the pass's pixels.
    case pass(Int, toPassPixels: Homography, filter: SamplingFilter)
}

/// A bitmap laid on a quad.
package struct ImagePaint: Equatable, Sendable {
    /// Index into ``DisplayList/images``, or −1 for a picture that is in no list (a blurred shadow).
    package var image: Int32
    /// Local point → texel: `u = (x − originX)·scaleX`, `v` likewise.
    package var originX: Double, originY: Double, scaleX: Double, scaleY: Double
    /// Samples never leave these texels (a `contentsRect`, or one of nine parts).
    package var texels: PixelRect
    package var magnification = SamplingFilter.linear
    package var minification = SamplingFilter.linear
    /// Multiplies the image (replicator colours, particle colours, and darkening overlays folded in).
    package var tint = RGBA.white

    /// All of the image's texels, `width`×`height` of them.
    package init(
        image: Int32, width: Int, height: Int, originX: Double, originY: Double, scaleX: Double, scaleY: Double
    ) {
        self.image = image
        self.originX = originX
        self.originY = originY
        self.scaleX = scaleX
        self.scaleY = scaleY
        texels = PixelRect(minX: 0, minY: 0, maxX: Int32(width), maxY: Int32(height))
    }

    /// True when both show the same, wherever their images stand in their lists.
    func looks(like other: ImagePaint) -> Bool {
        originX == other.originX && originY == other.originY && scaleX == other.scaleX && scaleY == other.scaleY
            && texels == other.texels && magnification == other.magnification && minification == other.minification
            && tint == other.tint
    }
}

/// Stops along an axis, a circle or a sweep; points in local points. Colours interpolate premultiplied.
package struct GradientPaint: Equatable, Sendable {
    /// Stops whose alpha multiplies the gradient.
    package struct Mask: Equatable, Sendable {
        package var colors: [RGBA]
        package var locations: [Double]
    }

    package var kind: GradientContent.Kind
    package var start: CGPoint
    package var end: CGPoint
    /// Radial: the two radii about `start`.
    package var radii = CGSize.zero
    package var colors: [RGBA]
    package var locations: [Double]
    package var mask: Mask?

    package init(kind: GradientContent.Kind, start: CGPoint, end: CGPoint, colors: [RGBA], locations: [Double]) {
        self.kind = kind
        self.start = start
        self.end = end
        self.colors = colors
        self.locations = locations
    }
}

/// A bent sheet: a grid of vertices with one picture on its front and one on its back. Triangles are painted in order.
package struct Mesh: Equatable, Sendable {
    package struct Vertex: Equatable, BitwiseCopyable, Sendable {
        /// Pass pixels, already projected; `w` keeps sampling perspective-correct (1 when there is none).
        package var x: Float, y: Float, w: Float
        /// Texels of the source pass.
        package var u: Float, v: Float
        /// Light on the front and on the back: multiplies colour, 1 leaves it.
        package var frontShade: Float, backShade: Float

        package init(x: Float, y: Float, w: Float, u: Float, v: Float, frontShade: Float, backShade: Float) {
            self.x = x
            self.y = y
            self.w = w
            self.u = u
            self.v = v
            self.frontShade = frontShade
            self.backShade = backShade
        }
    }
    package var vertices: [Vertex]
    /// Three each; a triangle seen clockwise (y down) shows the front.
    package var indices: [UInt32]
    package var front: Int
    /// Shown on the back; equal to `front` shows it mirrored through.
    package var back: Int
    /// Blended over the back picture: the paper's own colour, alpha how strongly it covers.
    package var backTint: RGBA

    package init(vertices: [Vertex], indices: [UInt32], front: Int, back: Int, backTint: RGBA) {
        self.vertices = vertices
        self.indices = indices
        self.front = front
        self.back = back
        self.backTint = backTint
    }
}

package enum PixelFilter: Equatable, Sendable {
    /// Standard deviations in pixels.
    case gaussian(sigmaX: Double, sigmaY: Double)
    /// 4×5, row by row, on straight colours.
    case colorMatrix([Float])
    /// Keeps the alpha and replaces the colour: silhouettes for shadows.
    case silhouette(RGBA)
}
