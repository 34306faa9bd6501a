public import CoreGraphics

/// A shadow of text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let coreFoundationTag = CoreFoundationTag()
    /// Points, y down.
    open var shadowOffset = CGSize.zero
    /// Twice the Gaussian's sigma, points.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor` or `CGColor`; black at a third of full strength without.
    open var shadowColor: Any?

    /// No offset, no blur.
    public override init() {
        super.init()
    }

    /// A shadow out of an archive.
    public required init?(coder: NSCoder) {
        shadowOffset = CGSize(
            width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
        shadowColor = coder.object(of: UIColor.self, ifThere: "NSShadowColor")
        super.init()
    }

    /// Writes the shadow into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
        coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        switch shadowColor {
        case let color as UIColor: coder.encode(color, forKey: "NSShadowColor")
        case let color as CGColor: coder.encode(UIColor(cgColor: color), forKey: "NSShadowColor")
        default: break
        }
    }

    /// Archives that ask for secure coding may hold it.
    open class var supportsSecureCoding: Bool { true }

    /// An equal object, independent of this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Whether the other shadow falls in the same place, as soft and in the same colour.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
            && other.attributes == attributes && (other.shadowColor == nil) == (shadowColor == nil)
    }

    /// Equal shadows have equal hashes.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }

    /// The shadow for a text layout; nil for what is not a colour.
    var attributes: TextAttributes.Shadow? {
        let color: CGColor? =
            switch shadowColor {
            case nil: CGColor(gray: 0, alpha: 1.0 / 3)
            case let color as UIColor: color.cgColor
            case let color as CGColor: color
            default: nil
            }
        return color.map { TextAttributes.Shadow(offset: shadowOffset, blur: shadowBlurRadius, color: $0.rgba) }
    }
}
