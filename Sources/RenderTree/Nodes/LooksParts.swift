/// What of its looks a layer has at all. Most have one or two of many, and where none is, whoever draws reads none.
package struct LooksParts: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A colour or a pattern fills the bounds.
    package static let background = LooksParts(rawValue: 1)
    package static let contents = LooksParts(rawValue: 2)
    /// What lies behind is filtered.
    package static let backdrop = LooksParts(rawValue: 4)
    /// A shadow, a border, filters, another way of blending: what needs more than to be laid over what is there.
    package static let effects = LooksParts(rawValue: 8)
    /// Shows only its front.
    package static let oneSide = LooksParts(rawValue: 16)
}

extension LayerAppearance {
    package var parts: LooksParts {
        var parts = LooksParts()
        if backgroundColor != nil || backgroundPattern != nil { parts.insert(.background) }
        if contents != nil { parts.insert(.contents) }
        if !backgroundFilters.isEmpty { parts.insert(.backdrop) }
        let isPlain =
            shadowOpacity == 0 && borderWidth == 0 && compositingFilter == .normal && !shouldRasterize
            && filters.isEmpty && backgroundFilters.isEmpty
        if !isPlain { parts.insert(.effects) }
        if !isDoubleSided { parts.insert(.oneSide) }
        return parts
    }
}
