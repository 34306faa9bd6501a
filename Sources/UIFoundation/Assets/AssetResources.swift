/// A picture of an asset catalog by its name: what `UIImage(resource:)` takes.
///
/// Xcode makes one for every picture of a program's catalogs, such as `ImageResource.tree`, and so does `port`.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// The picture of a name in the catalogs of a bundle.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A colour of an asset catalog by its name: what `UIColor(resource:)` takes.
///
/// Xcode makes one for every colour of a program's catalogs, such as `ColorResource.brand`, and so does `port`.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// The colour of a name in the catalogs of a bundle.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
    /// The picture of an asset catalog. One that is not there is reported and has no size.
    public convenience init(resource: ImageResource) {
        let found = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
        if found == nil {
            Diagnostics.report("There is no image \"\(resource.name)\" in a catalog.", key: "image \(resource.name)")
        }
        self.init(content: (found ?? UIImage()).content)
    }
}

extension UIColor {
    /// The colour of an asset catalog. One that is not there is reported and clear.
    public convenience init(resource: ColorResource) {
        let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
        if found == nil {
            Diagnostics.report("There is no colour \"\(resource.name)\" in a catalog.", key: "colour \(resource.name)")
        }
        self.init(value: (found ?? .clear).value)
    }
}
