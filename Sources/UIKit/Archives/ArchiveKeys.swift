import CoreGraphics

/// What views of each class have in archives beside what is in them.
@MainActor
enum ArchiveKeys {
    /// The properties that a class adds to those of the class above.
    static func ofClass(_ type: AnyClass) -> [ArchiveKey] { byClass[ObjectIdentifier(type)] ?? [] }

    /// Whether the class's own views are told here.
    static func knows(_ type: AnyClass) -> Bool { byClass[ObjectIdentifier(type)] != nil }

    private static let byClass: [ObjectIdentifier: [ArchiveKey]] = {
        var all: [ObjectIdentifier: [ArchiveKey]] = [:]
        for table in [views, texts, controls, lists] {
            for (type, keys): (AnyClass, [ArchiveKey]) in table { all[ObjectIdentifier(type)] = keys }
        }
        return all
    }()

    private static let views: [(AnyClass, [ArchiveKey])] = [
        (
            UIView.self,
            [
                .numbers(
                    "UIBounds", \UIView.bounds, { [$0.minX, $0.minY, $0.width, $0.height] },
                    { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }),
                .point("UIAnchorPoint", \UIView.anchorPoint), .point("UICenter", \UIView.center),
                .numbers(
                    "UITransform", \UIView.transform, { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] },
                    { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }),
                .number("UIAlpha", \UIView.alpha), .flag("UIHidden", \UIView.isHidden),
                .flag("UIOpaque", \UIView.isOpaque), .flag("UIClipsToBounds", \UIView.clipsToBounds),
                .flag("UIClearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing),
                .choice("UIContentMode", \UIView.contentMode), .integer("UITag", \UIView.tag),
                .object("UIBackgroundColor", \UIView.backgroundColor), ownTint,
                .choice("UITintAdjustmentMode", \UIView.looks.tintAdjustmentMode, \UIView.tintAdjustmentMode),
                .options("UIAutoresizingMask", \UIView.autoresizingMask),
                .flag("UIAutoresizesSubviews", \UIView.autoresizesSubviews),
                .flag(
                    "UITranslatesAutoresizingMask", \UIView.translatesAutoresizingMaskIntoConstraints),
                .flag("UIUserInteractionEnabled", \UIView.isUserInteractionEnabled),
                .flag("UIMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
                .flag("UIExclusiveTouch", \UIView.isExclusiveTouch),
                .choice("UISemanticContentAttribute", \UIView.semanticContentAttribute),
                .choice("UIOverrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
                .flag("UIPreservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
                .flag("UIInsetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
                contentPriorities,
                .string("UIRestorationIdentifier", \UIView.restorationIdentifier),
                .string("UIAccessibilityIdentifier", \UIView.accessibilityIdentifier),
                .string("UIAccessibilityLabel", \UIView.accessibility.label),
                .string("UIAccessibilityHint", \UIView.accessibilityHint), ownMargins,
            ]
        ),
        (
            UIImageView.self,
            [
                .object("UIImage", \UIImageView.image), .object("UIHighlightedImage", \UIImageView.highlightedImage),
                .flag("UIHighlighted", \UIImageView.isHighlighted),
                .number("UIAnimationDuration", \UIImageView.animationDuration),
                .integer("UIAnimationRepeatCount", \UIImageView.animationRepeatCount),
                images("UIAnimationImages", \UIImageView.animationImages),
                images("UIHighlightedAnimationImages", \UIImageView.highlightedAnimationImages),
            ]
        ),
        (
            UIStackView.self,
            [
                .choice("UIStackViewAxis", \UIStackView.axis),
                .choice("UIStackViewDistribution", \UIStackView.distribution),
                .choice("UIStackViewAlignment", \UIStackView.alignment),
                .number("UIStackViewSpacing", \UIStackView.spacing),
                .flag("UIStackViewBaselineRelative", \UIStackView.isBaselineRelativeArrangement),
                .flag("UIStackViewMarginsRelative", \UIStackView.isLayoutMarginsRelativeArrangement),
            ]
        ),
        (UIVisualEffectView.self, [.object("UIVisualEffect", \UIVisualEffectView.effect)]), (UIInputView.self, []),
        (
            UIScrollView.self,
            [
                .size("UIContentSize", \UIScrollView.contentSize),
                .insets("UIContentInset", \UIScrollView.contentInset),
                .point("UIContentOffset", \UIScrollView.contentOffset),
                .choice("UIContentInsetAdjustment", \UIScrollView.contentInsetAdjustmentBehavior),
                .flag("UIScrollEnabled", \UIScrollView.isScrollEnabled), .flag("UIBounces", \UIScrollView.bounces),
                .flag("UIAlwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
                .flag("UIAlwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
                .flag("UIPagingEnabled", \UIScrollView.isPagingEnabled),
                .flag("UIDirectionalLock", \UIScrollView.isDirectionalLockEnabled),
                .flag("UIScrollsToTop", \UIScrollView.scrollsToTop),
                .choice("UIKeyboardDismissMode", \UIScrollView.keyboardDismissMode),
                .flag("UIDelaysContentTouches", \UIScrollView.delaysContentTouches),
                .flag("UICanCancelContentTouches", \UIScrollView.canCancelContentTouches),
                .flag("UIShowsVerticalIndicator", \UIScrollView.showsVerticalScrollIndicator),
                .flag("UIShowsHorizontalIndicator", \UIScrollView.showsHorizontalScrollIndicator),
                .choice("UIIndicatorStyle", \UIScrollView.indicatorStyle),
                .number("UIMinimumZoomScale", \UIScrollView.minimumZoomScale),
                .number("UIMaximumZoomScale", \UIScrollView.maximumZoomScale),
                .flag("UIBouncesZoom", \UIScrollView.bouncesZoom),
            ]
        ),
    ]

    /// Margins that the program gave; others are the superview's or the system's.
    private static let ownMargins = ArchiveKey("UILayoutMargins") { (view: UIView, coder, name) in
        guard let own = view.margins.own else { return }
        let numbers = [own.top, own.leading, own.bottom, own.trailing].map { NSNumber(value: Double($0)) }
        coder.encode(numbers as NSArray, forKey: name)
    } read: { view, coder, name in
        let numbers = (coder.decodeObject(forKey: name) as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) }
        guard numbers.count == 4 else { return }
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }

    /// The tint that the view has of its own.
    private static let ownTint = ArchiveKey("UITintColor") { (view: UIView, coder, name) in
        if let tint = view.looks.tint { coder.encode(tint, forKey: name) }
    } read: { view, coder, name in
        view.tintColor = coder.decodeObject(forKey: name) as? UIColor
    }

    /// Hugging across and down, then resistance.
    private static let contentPriorities = ArchiveKey("UIPriorities") { (view: UIView, coder, name) in
        let priorities =
            axes.map { view.contentHuggingPriority(for: $0) }
            + axes.map { view.contentCompressionResistancePriority(for: $0) }
        coder.encode(priorities.map { NSNumber(value: $0.rawValue) } as NSArray, forKey: name)
    } read: { view, coder, name in
        let numbers = coder.decodeObject(forKey: name) as? [NSNumber] ?? []
        guard numbers.count == 4 else { return }
        for (place, axis) in axes.enumerated() {
            let hugging = UILayoutPriority(numbers[place].floatValue)
            let resistance = UILayoutPriority(numbers[place + 2].floatValue)
            if view.contentHuggingPriority(for: axis) != hugging { view.setContentHuggingPriority(hugging, for: axis) }
            if view.contentCompressionResistancePriority(for: axis) != resistance {
                view.setContentCompressionResistancePriority(resistance, for: axis)
            }
        }
    }
    private static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    private static func images(
        _ name: String, _ path: ReferenceWritableKeyPath<UIImageView, [UIImage]?>
    ) -> ArchiveKey {
        ArchiveKey(name) { (view: UIImageView, coder, name) in
            if let images = view[keyPath: path] { coder.encode(images as NSArray, forKey: name) }
        } read: { view, coder, name in
            view[keyPath: path] = coder.decodeObject(forKey: name) as? [UIImage]
        }
    }
}
