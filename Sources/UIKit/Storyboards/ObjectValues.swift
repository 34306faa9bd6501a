import CoreGraphics

/// Properties of the frameworks' objects that are no views, by the names that runtime attributes use.
@MainActor
enum ObjectValues {
    /// Sets one; false where the object has none of this name or type.
    static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
        switch object {
        case let object as NSLayoutConstraint: set(value, key, object)
        case let object as UICollectionViewFlowLayout: set(value, key, object)
        case let object as UIBarItem: set(value, key, object)
        case let object as UINavigationItem: set(value, key, object)
        case let object as UIViewController: set(value, key, object)
        case let object as UIGestureRecognizer: set(value, key, object)
        default: false
        }
    }

    private static func put<Root: AnyObject, Value>(
        _ value: Any?, _ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>
    ) -> Bool {
        guard let converted = InterfaceValue.convert(value, to: Value.self) else { return false }
        object[keyPath: path] = converted
        return true
    }

    private static func set(_ value: Any?, _ key: String, _ object: NSLayoutConstraint) -> Bool {
        switch key {
        case "identifier": put(value, object, \.identifier)
        case "constant": put(value, object, \.constant)
        case "shouldBeArchived": true
        default: false
        }
    }

    private static func set(_ value: Any?, _ key: String, _ object: UICollectionViewFlowLayout) -> Bool {
        switch key {
        case "sectionHeadersPinToVisibleBounds": put(value, object, \.sectionHeadersPinToVisibleBounds)
        case "sectionFootersPinToVisibleBounds": put(value, object, \.sectionFootersPinToVisibleBounds)
        case "minimumLineSpacing": put(value, object, \.minimumLineSpacing)
        case "minimumInteritemSpacing": put(value, object, \.minimumInteritemSpacing)
        case "itemSize": put(value, object, \.itemSize)
        case "estimatedItemSize": put(value, object, \.estimatedItemSize)
        default: false
        }
    }

    private static func set(_ value: Any?, _ key: String, _ object: UIBarItem) -> Bool {
        switch key {
        case "title": put(value, object, \.title)
        case "image": put(value, object, \.image)
        case "enabled", "isEnabled": put(value, object, \.isEnabled)
        case "tag": put(value, object, \.tag)
        case "accessibilityLabel": put(value, object, \.accessibilityLabel)
        case "accessibilityIdentifier": put(value, object, \.accessibilityIdentifier)
        case "tintColor": (object as? UIBarButtonItem).map { put(value, $0, \.tintColor) } ?? false
        case "selectedImage": (object as? UITabBarItem).map { put(value, $0, \.selectedImage) } ?? false
        case "badgeValue": (object as? UITabBarItem).map { put(value, $0, \.badgeValue) } ?? false
        case "badgeColor": (object as? UITabBarItem).map { put(value, $0, \.badgeColor) } ?? false
        default: false
        }
    }

    private static func set(_ value: Any?, _ key: String, _ object: UINavigationItem) -> Bool {
        switch key {
        case "title": put(value, object, \.title)
        case "prompt": put(value, object, \.prompt)
        case "backButtonTitle": put(value, object, \.backButtonTitle)
        case "hidesBackButton": put(value, object, \.hidesBackButton)
        default: false
        }
    }

    private static func set(_ value: Any?, _ key: String, _ object: UIViewController) -> Bool {
        switch key {
        case "title": put(value, object, \.title)
        case "restorationIdentifier": put(value, object, \.restorationIdentifier)
        case "hidesBottomBarWhenPushed": put(value, object, \.hidesBottomBarWhenPushed)
        case "modalInPresentation", "isModalInPresentation": put(value, object, \.isModalInPresentation)
        case "definesPresentationContext": put(value, object, \.definesPresentationContext)
        case "preferredContentSize": put(value, object, \.preferredContentSize)
        default: false
        }
    }

    private static func set(_ value: Any?, _ key: String, _ object: UIGestureRecognizer) -> Bool {
        switch key {
        case "enabled", "isEnabled": put(value, object, \.isEnabled)
        case "cancelsTouchesInView": put(value, object, \.cancelsTouchesInView)
        case "delaysTouchesBegan": put(value, object, \.delaysTouchesBegan)
        case "delaysTouchesEnded": put(value, object, \.delaysTouchesEnded)
        case "name": put(value, object, \.name)
        default: false
        }
    }
}
