import CCairo

/// How new colour mixes with what is already there. S and D are source and backdrop, Sa and Da their alphas.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    /// Nothing stays.
    case clear
    /// S
    case copy
    /// S·Da
    case sourceIn
    /// S·(1 − Da)
    case sourceOut
    /// S·Da + D·(1 − Sa)
    case sourceAtop
    /// S·(1 − Da) + D
    case destinationOver
    /// D·Sa
    case destinationIn
    /// D·(1 − Sa)
    case destinationOut
    /// S·(1 − Da) + D·Sa
    case destinationAtop
    /// S·(1 − Da) + D·(1 − Sa)
    case xor
    /// max(0, S + D − 1), premultiplied
    case plusDarker
    /// min(1, S + D), premultiplied
    case plusLighter
}

extension CGBlendMode {
    /// Cairo's name for the mode; nil for plusDarker, which Cairo lacks.
    var cairoOperator: cairo_operator_t? {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        case .plusDarker: nil
        }
    }

    /// True for the modes that Cairo would apply outside the drawn shape too.
    var reachesOutside: Bool {
        self == .sourceIn || self == .sourceOut || self == .destinationIn || self == .destinationAtop
    }

    /// True for the modes that change what lies under a clear source.
    var clearsUnderSources: Bool {
        reachesOutside || self == .copy || self == .clear || self == .plusDarker
    }
}
