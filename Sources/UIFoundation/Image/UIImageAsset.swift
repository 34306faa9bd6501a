import CoreGraphics
import Synchronization

/// An image's variants for different surroundings.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Entry {
        let traits: UITraitCollection
        let image: UIImage
    }
    private let lock = NSLock()
    private var entries: [Entry] = []
    private let find: (@Sendable (UITraitCollection) -> UIImage?)?

    /// One without variants.
    public override init() {
        find = nil
        super.init()
    }

    init(_ find: @escaping @Sendable (UITraitCollection) -> UIImage?) {
        self.find = find
        super.init()
    }

    /// Nothing is kept in archives.
    public required init?(coder: NSCoder) {
        find = nil
        super.init()
    }

    /// The variant that suits some traits best: of those registered, or of a catalog. Without any an empty image.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        variant(for: traitCollection) ?? lock.withLock { entries.first?.image } ?? UIImage()
    }

    func variant(for traits: UITraitCollection) -> UIImage? {
        let known = lock.withLock { self.entries }
        return known.last { traits.containsTraits(in: $0.traits) }?.image ?? find?(traits)
    }

    /// Adds a variant.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.withLock { entries.append(Entry(traits: traitCollection, image: image)) }
        image.ownAsset.set(self)
    }

    /// Adds a variant.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Takes the variants for just these traits away.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        lock.withLock { entries.removeAll { $0.traits == traitCollection } }
    }
}

/// The asset that an image was given later.
package final class OwnAsset: Sendable {
    private let asset = Mutex<UIImageAsset?>(nil)

    package var value: UIImageAsset? { asset.withLock { $0 } }

    func set(_ new: UIImageAsset) { asset.withLock { $0 = new } }
}

extension UIImage {
    /// The image's variants; for one without any a new asset that has the image alone.
    public var imageAsset: UIImageAsset? {
        if let known = ownAsset.value ?? content.asset { return known }
        let asset = UIImageAsset()
        asset.register(self, with: UITraitCollection())
        return asset
    }

    /// The variant for some traits, shown as this image is.
    package func variant(for traits: UITraitCollection) -> UIImage {
        guard let asset = ownAsset.value ?? content.asset, let found = asset.variant(for: traits), found !== self else {
            return self
        }
        let own = content
        return found.with {
            if own.renderingMode != .automatic { $0.renderingMode = own.renderingMode }
            $0.tint = own.tint ?? $0.tint
            $0.capInsets = own.capInsets ?? $0.capInsets
            $0.flipsForRightToLeft = own.flipsForRightToLeft
        }
    }
}
