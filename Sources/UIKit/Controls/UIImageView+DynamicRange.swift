extension UIImageView {
    /// How bright the picture may be: as the traits say for `unspecified`.
    public var imageDynamicRange: UIImage.DynamicRange {
        let wanted = preferredImageDynamicRange
        if wanted != .unspecified { return wanted }
        let traits = traitCollection.imageDynamicRange
        return traits == .unspecified ? .standard : traits
    }
}
