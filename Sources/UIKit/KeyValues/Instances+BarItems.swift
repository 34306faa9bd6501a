// Items of bars of classes known only at run time: all their initialisers begin with the plain one.

/// `type.init(title:style:target:action:)` for a class of items that is known only at run time.
@preconcurrency @MainActor
public func instance<Item: UIBarButtonItem>(
    of type: Item.Type, title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
) -> Item {
    let item = freshObject(of: type)
    item.title = title
    item.adopt(style, target, action)
    return item
}

/// `type.init(image:style:target:action:)` for a class of items that is known only at run time.
@preconcurrency @MainActor
public func instance<Item: UIBarButtonItem>(
    of type: Item.Type, image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
) -> Item {
    let item = freshObject(of: type)
    item.image = image
    item.adopt(style, target, action)
    return item
}

/// `type.init(barButtonSystemItem:target:action:)` for a class of items that is known only at run time.
@preconcurrency @MainActor
public func instance<Item: UIBarButtonItem>(
    of type: Item.Type, barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
) -> Item {
    let item = freshObject(of: type)
    item.adopt(systemItem, target, action)
    return item
}

/// `type.init(customView:)` for a class of items that is known only at run time.
@preconcurrency @MainActor
public func instance<Item: UIBarButtonItem>(of type: Item.Type, customView: UIView) -> Item {
    let item = freshObject(of: type)
    item.customView = customView
    return item
}
