public import Foundation

// Attributes of layouts and other objects of classes known only at run time; see Instances.swift.

/// `type.init()` for a class of objects that is known only at run time.
@_disfavoredOverload
public func instance<Object: NSObject>(of type: Object.Type) -> Object {
    unsafeDowncast(NSObject.make(type), to: Object.self)
}

/// `type.init(forCellWith:)` for a class of attributes that is known only at run time.
@preconcurrency @MainActor
public func instance<Attributes: UICollectionViewLayoutAttributes>(
    of type: Attributes.Type, forCellWith indexPath: IndexPath
) -> Attributes {
    let attributes = unsafeDowncast(UICollectionViewLayoutAttributes.instantiate(type), to: Attributes.self)
    attributes.indexPath = indexPath
    return attributes
}

/// `type.init(forSupplementaryViewOfKind:with:)` for a class of attributes that is known only at run time.
@preconcurrency @MainActor
public func instance<Attributes: UICollectionViewLayoutAttributes>(
    of type: Attributes.Type, forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
) -> Attributes {
    accompanying(instance(of: type, forCellWith: indexPath), .supplementaryView, elementKind)
}

/// `type.init(forDecorationViewOfKind:with:)` for a class of attributes that is known only at run time.
@preconcurrency @MainActor
public func instance<Attributes: UICollectionViewLayoutAttributes>(
    of type: Attributes.Type, forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
) -> Attributes {
    accompanying(instance(of: type, forCellWith: indexPath), .decorationView, decorationViewKind)
}

@MainActor
private func accompanying<Attributes: UICollectionViewLayoutAttributes>(
    _ attributes: Attributes, _ category: UICollectionView.ElementCategory, _ kind: String
) -> Attributes {
    attributes.representedElementCategory = category
    attributes.representedElementKind = kind
    return attributes
}

extension UIWindow {
    @_silgen_name("mutoscope_UIWindow_fresh")
    convenience init(freshIn scene: UIWindowScene) { self.init(windowScene: scene) }

    @_silgen_name("mutoscope_UIWindow_fresh")
    fileprivate final class func _instantiate(_ scene: consuming UIWindowScene) -> UIWindow
}

/// `type.init(windowScene:)` for a class of windows that is known only at run time.
@preconcurrency @MainActor
public func instance<Window: UIWindow>(of type: Window.Type, windowScene: UIWindowScene) -> Window {
    unsafeDowncast((type as UIWindow.Type)._instantiate(windowScene), to: Window.self)
}

/// `type.init(arrangedSubviews:)` for a class of stacks that is known only at run time.
@preconcurrency @MainActor
public func instance<Stack: UIStackView>(of type: Stack.Type, arrangedSubviews views: [UIView]) -> Stack {
    let stack = instance(of: type, frame: .zero)
    for view in views { stack.addArrangedSubview(view) }
    return stack
}

extension UIDocument {
    @_silgen_name("mutoscope_UIDocument_fresh")
    convenience init(freshAt url: URL) { self.init(fileURL: url) }

    @_silgen_name("mutoscope_UIDocument_fresh")
    fileprivate final class func _instantiate(_ url: consuming URL) -> UIDocument
}

/// `type.init(fileURL:)` for a class of documents that is known only at run time.
@preconcurrency @MainActor
public func instance<Document: UIDocument>(of type: Document.Type, fileURL url: URL) -> Document {
    unsafeDowncast((type as UIDocument.Type)._instantiate(url), to: Document.self)
}
