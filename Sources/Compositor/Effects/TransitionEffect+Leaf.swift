package import CoreGraphics
package import RenderTree

extension TransitionEffect {
    /// A leaf of a book on its way: the old face is its front; its back is the new face, or the front shining through.
    static func turn(
        _ leaf: PageLeaf, lift: Double, free edge: TransitionAnimation.Edge, _ size: CGSize, _ pixelsPerPoint: Double
    ) -> TransitionPicture {
        guard lift > 0, size.width > 0, size.height > 0 else { return still(.old) }
        let curl = PageCurl(leaf, lift: min(lift, 1), free: edge, size: size)
        var picture = TransitionPicture(parts: [shadowAhead(of: curl)])
        picture.clipsToBounds = !leaf.isHinged
        var flat = BentSheet(), rising = BentSheet(), fallen = BentSheet()
        curl.appendStrips(to: &flat, rising: &rising, fallen: &fallen, pixelsPerPoint: pixelsPerPoint)
        picture.append(.page(.old, flat, tint: paper))
        picture.append(.page(.old, rising, tint: paper))
        if let shadow = shadowOfFlap(curl) { picture.parts.append(shadow) }
        if leaf.hasBack {
            picture.append(.sheet(.new, fallen.seenFromBehind(size, edge), opacity: 1))
        } else {
            picture.append(.page(.old, fallen, tint: paper))
        }
        return picture
    }
}

extension PageCurl {
    /// The roll of a leaf. A hinged leaf's never passes the spine, so that the leaf does not come off.
    package init(_ leaf: PageLeaf, lift: Double, free edge: TransitionAnimation.Edge, size: CGSize) {
        let isAcross = edge == .fromLeft || edge == .fromRight
        let lean = min(abs(leaf.tilt), 1.5) * (1 - lift)
        let radius = leaf.radius(at: lift)
        let width = Double(isAcross ? size.width : size.height), height = Double(isAcross ? size.height : size.width)
        let reach = leaf.isHinged ? width * cos(lean) : width * cos(lean) + height * sin(lean) + radius
        self.init(
            size: size, corner: Corner(edge, isFirst: leaf.tilt < 0), tilt: isAcross ? lean : .pi / 2 - lean,
            radius: radius, travel: lift * reach)
    }
}

extension PageCurl.Corner {
    /// The corner of a free edge at which a roll begins: the upper or left one, or the other.
    fileprivate init(_ edge: TransitionAnimation.Edge, isFirst: Bool) {
        switch edge {
        case .fromRight: self = isFirst ? .topRight : .bottomRight
        case .fromLeft: self = isFirst ? .topLeft : .bottomLeft
        case .fromBottom: self = isFirst ? .bottomLeft : .bottomRight
        case .fromTop: self = isFirst ? .topLeft : .topRight
        }
    }
}

extension TransitionPicture {
    /// Adds a mesh that has anything.
    fileprivate mutating func append(_ part: Part) {
        switch part {
        case .page(_, let sheet, _), .sheet(_, let sheet, _): if sheet.indices.isEmpty { return }
        default: break
        }
        parts.append(part)
    }
}

extension BentSheet {
    /// The mesh with the picture of its back, which lies upright once the sheet is turned over about the spine.
    fileprivate func seenFromBehind(_ size: CGSize, _ edge: TransitionAnimation.Edge) -> BentSheet {
        var sheet = self
        let isAcross = edge == .fromLeft || edge == .fromRight
        for index in sheet.vertices.indices {
            if isAcross {
                sheet.vertices[index].u = size.width - sheet.vertices[index].u
            } else {
                sheet.vertices[index].v = size.height - sheet.vertices[index].v
            }
        }
        return sheet
    }
}
