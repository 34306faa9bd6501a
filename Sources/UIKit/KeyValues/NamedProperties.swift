import CoreGraphics

// Properties by name of kit classes that are neither responders, recognisers nor layers. Other names are told once.

/// `blur.setValue(12, forKeyPath: "blurRadius")`, by which programs reach what is not public: no name is known here.
extension UIVisualEffect: KeyValueSettable {
    /// Sets nothing: effects never change.
    public func setStoredValue(_ value: Any?, forKey key: String) -> Bool { false }
}

/// `layout.setValue(10, forKey: "minimumLineSpacing")`.
extension UICollectionViewLayout: @preconcurrency KeyValueSettable {
    /// Sets the spacings, the item size and the direction of a flow layout, in points.
    public func setStoredValue(_ value: Any?, forKey key: String) -> Bool {
        guard let flow = self as? UICollectionViewFlowLayout else { return false }
        let number = (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat
        switch (key, number) {
        case ("minimumLineSpacing", let points?): flow.minimumLineSpacing = points
        case ("minimumInteritemSpacing", let points?): flow.minimumInteritemSpacing = points
        case ("scrollDirection", let raw?):
            guard let direction = UICollectionView.ScrollDirection(rawValue: Int(raw)) else { return false }
            flow.scrollDirection = direction
        case ("itemSize", nil):
            guard let size = value as? CGSize ?? (value as? NSValue)?.cgSizeValue else { return false }
            flow.itemSize = size
        default: return false
        }
        return true
    }
}

/// `item.setValue("Save", forKey: "title")` of bar items.
extension UIBarItem: @preconcurrency KeyValueSettable {
    /// Sets the title, the image, the tag or whether the item can be used.
    public func setStoredValue(_ value: Any?, forKey key: String) -> Bool {
        switch (key, value) {
        case ("title", nil): title = nil
        case ("title", let text as String): title = text
        case ("image", nil): image = nil
        case ("image", let picture as UIImage): image = picture
        case ("tag", let number as Int): tag = number
        case ("enabled", let isOn as Bool): isEnabled = isOn
        default: return false
        }
        return true
    }
}
