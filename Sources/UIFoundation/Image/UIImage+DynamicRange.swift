extension UIImage {
    /// Whether anything in the picture is brighter than white: never, pictures here are of standard range.
    public var isHighDynamicRange: Bool { false }

    /// The picture without what is brighter than white: itself.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
