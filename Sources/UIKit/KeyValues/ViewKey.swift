import Foundation

/// How a name reaches one property of a view.
@MainActor
struct ViewKey {
    let get: (UIView) -> Any?
    let set: (UIView, Any?) -> Bool

    /// A number, a flag or a struct: nil and values of other types are refused.
    private init<View: UIView, Value>(
        _ path: ReferenceWritableKeyPath<View, Value>, box: @escaping (Value) -> Any? = { $0 },
        unbox: @escaping (Any?) -> Value?
    ) {
        get = { view in (view as? View).flatMap { box($0[keyPath: path]) } }
        set = { view, value in
            guard let view = view as? View, let value = unbox(value) else { return false }
            view[keyPath: path] = value
            return true
        }
    }

    static func value<View: UIView, Value>(_ path: ReferenceWritableKeyPath<View, Value>) -> ViewKey {
        ViewKey(path) { $0 as? Value }
    }

    static func optional<View: UIView, Value>(_ path: ReferenceWritableKeyPath<View, Value?>) -> ViewKey {
        // Without the box a missing value would be an optional within an optional.
        ViewKey(path, box: { value in value.map { $0 as Any } }) { value in
            value == nil ? .some(nil) : (value as? Value).map { .some($0) }
        }
    }

    static func flag<View: UIView>(_ path: ReferenceWritableKeyPath<View, Bool>) -> ViewKey {
        ViewKey(path) { $0 as? Bool ?? ($0 as? NSNumber)?.boolValue }
    }

    static func number<View: UIView>(_ path: ReferenceWritableKeyPath<View, CGFloat>) -> ViewKey {
        ViewKey(path) { number($0).map { CGFloat($0) } }
    }

    static func float<View: UIView>(_ path: ReferenceWritableKeyPath<View, Float>) -> ViewKey {
        ViewKey(path) { number($0).map { Float($0) } }
    }

    static func integer<View: UIView>(_ path: ReferenceWritableKeyPath<View, Int>) -> ViewKey {
        ViewKey(path) { integer($0) }
    }

    /// A choice by its number, as Apple's keys know it, or by itself.
    static func choice<View: UIView, Value: RawRepresentable>(
        _ path: ReferenceWritableKeyPath<View, Value>
    ) -> ViewKey where Value.RawValue == Int {
        ViewKey(path, box: { $0.rawValue }) { $0 as? Value ?? integer($0).flatMap { Value(rawValue: $0) } }
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        default: (value as? NSNumber)?.doubleValue
        }
    }

    /// A fraction loses what is behind the point, as `NSNumber.intValue` does; what no `Int` holds is refused.
    private static func integer(_ value: Any?) -> Int? {
        value as? Int ?? number(value).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }

    /// Of a name, the accessors of every class that has it.
    static let all = [ofViews, ofTexts, ofControls, ofScrolling, ofLists, ofPublicCode].reduce(into: [:]) { all, part in
        all.merge(part) { $0 + $1 }
    }

    private static let ofViews: [String: [ViewKey]] = [
        "frame": [.value(\UIView.frame)], "bounds": [.value(\UIView.bounds)], "center": [.value(\UIView.center)],
        "alpha": [.number(\UIView.alpha)], "hidden": [.flag(\UIView.isHidden)], "tag": [.integer(\UIView.tag)],
        "transform": [.value(\UIView.transform)], "clipsToBounds": [.flag(\UIView.clipsToBounds)],
        "backgroundColor": [.optional(\UIView.backgroundColor)], "opaque": [.flag(\UIView.isOpaque)],
        "tintColor": [.optional(\UIView.tintColor)], "contentMode": [.choice(\UIView.contentMode)],
        "contentScaleFactor": [.number(\UIView.contentScaleFactor)],
        "userInteractionEnabled": [.flag(\UIView.isUserInteractionEnabled)],
        "multipleTouchEnabled": [.flag(\UIView.isMultipleTouchEnabled)],
        "exclusiveTouch": [.flag(\UIView.isExclusiveTouch)],
        "autoresizesSubviews": [.flag(\UIView.autoresizesSubviews)],
        "translatesAutoresizingMaskIntoConstraints": [.flag(\UIView.translatesAutoresizingMaskIntoConstraints)],
        "layoutMargins": [.value(\UIView.layoutMargins)],
        "directionalLayoutMargins": [.value(\UIView.directionalLayoutMargins)],
        "preservesSuperviewLayoutMargins": [.flag(\UIView.preservesSuperviewLayoutMargins)],
        "insetsLayoutMarginsFromSafeArea": [.flag(\UIView.insetsLayoutMarginsFromSafeArea)],
        "semanticContentAttribute": [.choice(\UIView.semanticContentAttribute)],
        "restorationIdentifier": [.optional(\UIView.restorationIdentifier)],
        "overrideUserInterfaceStyle": [.choice(\UIView.overrideUserInterfaceStyle)],
        "accessibilityIdentifier": [.optional(\UIView.accessibilityIdentifier)],
        "accessibilityLabel": [.optional(\UIView.accessibilityLabel)],
        "accessibilityHint": [.optional(\UIView.accessibilityHint)],
        "accessibilityElementsHidden": [.flag(\UIView.accessibilityElementsHidden)],
        "isAccessibilityElement": [.flag(\UIView.isAccessibilityElement)],
        "axis": [.choice(\UIStackView.axis)], "spacing": [.number(\UIStackView.spacing)],
        "distribution": [.choice(\UIStackView.distribution)], "alignment": [.choice(\UIStackView.alignment)],
        "layoutMarginsRelativeArrangement": [.flag(\UIStackView.isLayoutMarginsRelativeArrangement)],
        "baselineRelativeArrangement": [.flag(\UIStackView.isBaselineRelativeArrangement)],
        "image": [.optional(\UIImageView.image)], "highlightedImage": [.optional(\UIImageView.highlightedImage)],
        "highlighted": [.flag(\UIImageView.isHighlighted)], "progress": [.float(\UIProgressView.progress)],
        "hidesWhenStopped": [.flag(\UIActivityIndicatorView.hidesWhenStopped)],
    ]

    private static let ofTexts: [String: [ViewKey]] = [
        "text": [
            .optional(\UILabel.text), .optional(\UITextField.text), .optional(\UITextView.text),
            .optional(\UISearchBar.text),
        ],
        "font": [.optional(\UILabel.font), .optional(\UITextField.font), .optional(\UITextView.font)],
        "textColor": [
            .optional(\UILabel.textColor), .optional(\UITextField.textColor), .optional(\UITextView.textColor),
        ],
        "attributedText": [
            .optional(\UILabel.attributedText), .optional(\UITextField.attributedText),
            .optional(\UITextView.attributedText),
        ],
        "textAlignment": [
            .choice(\UILabel.textAlignment), .choice(\UITextField.textAlignment), .choice(\UITextView.textAlignment),
        ],
        "adjustsFontForContentSizeCategory": [
            .flag(\UILabel.adjustsFontForContentSizeCategory), .flag(\UITextField.adjustsFontForContentSizeCategory),
            .flag(\UITextView.adjustsFontForContentSizeCategory),
        ],
        "adjustsFontSizeToFitWidth": [
            .flag(\UILabel.adjustsFontSizeToFitWidth), .flag(\UITextField.adjustsFontSizeToFitWidth),
        ],
        "minimumScaleFactor": [.number(\UILabel.minimumScaleFactor)],
        "lineBreakMode": [.choice(\UILabel.lineBreakMode)], "numberOfLines": [.integer(\UILabel.numberOfLines)],
        "highlightedTextColor": [.optional(\UILabel.highlightedTextColor)],
        "shadowColor": [.optional(\UILabel.shadowColor)], "shadowOffset": [.value(\UILabel.shadowOffset)],
        "preferredMaxLayoutWidth": [.number(\UILabel.preferredMaxLayoutWidth)],
        "placeholder": [.optional(\UITextField.placeholder), .optional(\UISearchBar.placeholder)],
        "minimumFontSize": [.number(\UITextField.minimumFontSize)],
        "borderStyle": [.choice(\UITextField.borderStyle)],
        "clearButtonMode": [.choice(\UITextField.clearButtonMode)],
        "secureTextEntry": [.flag(\UITextField.isSecureTextEntry), .flag(\UITextView.isSecureTextEntry)],
        "keyboardType": [.choice(\UITextField.keyboardType), .choice(\UITextView.keyboardType)],
        "returnKeyType": [.choice(\UITextField.returnKeyType), .choice(\UITextView.returnKeyType)],
        "autocorrectionType": [.choice(\UITextField.autocorrectionType), .choice(\UITextView.autocorrectionType)],
        "editable": [.flag(\UITextView.isEditable)], "selectable": [.flag(\UITextView.isSelectable)],
        "textContainerInset": [.value(\UITextView.textContainerInset)],
    ]

    private static let ofControls: [String: [ViewKey]] = [
        "enabled": [.flag(\UIControl.isEnabled), .flag(\UILabel.isEnabled)],
        "selected": [.flag(\UIControl.isSelected)], "highlighted": [.flag(\UIControl.isHighlighted)],
        "contentHorizontalAlignment": [.choice(\UIControl.contentHorizontalAlignment)],
        "contentVerticalAlignment": [.choice(\UIControl.contentVerticalAlignment)],
        "value": [.float(\UISlider.value)], "minimumValue": [.float(\UISlider.minimumValue)],
        "maximumValue": [.float(\UISlider.maximumValue)], "continuous": [.flag(\UISlider.isContinuous)],
        "minimumTrackTintColor": [.optional(\UISlider.minimumTrackTintColor)],
        "maximumTrackTintColor": [.optional(\UISlider.maximumTrackTintColor)],
        "thumbTintColor": [.optional(\UISlider.thumbTintColor), .optional(\UISwitch.thumbTintColor)],
        "on": [.flag(\UISwitch.isOn)], "onTintColor": [.optional(\UISwitch.onTintColor)],
        "selectedSegmentIndex": [.integer(\UISegmentedControl.selectedSegmentIndex)],
        "numberOfPages": [.integer(\UIPageControl.numberOfPages)],
        "currentPage": [.integer(\UIPageControl.currentPage)],
        "hidesForSinglePage": [.flag(\UIPageControl.hidesForSinglePage)],
    ]

    private static let ofScrolling: [String: [ViewKey]] = [
        "contentOffset": [.value(\UIScrollView.contentOffset)], "contentSize": [.value(\UIScrollView.contentSize)],
        "contentInset": [.value(\UIScrollView.contentInset)], "zoomScale": [.number(\UIScrollView.zoomScale)],
        "minimumZoomScale": [.number(\UIScrollView.minimumZoomScale)],
        "maximumZoomScale": [.number(\UIScrollView.maximumZoomScale)],
        "bounces": [.flag(\UIScrollView.bounces)], "bouncesZoom": [.flag(\UIScrollView.bouncesZoom)],
        "alwaysBounceVertical": [.flag(\UIScrollView.alwaysBounceVertical)],
        "alwaysBounceHorizontal": [.flag(\UIScrollView.alwaysBounceHorizontal)],
        "pagingEnabled": [.flag(\UIScrollView.isPagingEnabled)],
        "scrollEnabled": [.flag(\UIScrollView.isScrollEnabled)],
        "directionalLockEnabled": [.flag(\UIScrollView.isDirectionalLockEnabled)],
        "showsVerticalScrollIndicator": [.flag(\UIScrollView.showsVerticalScrollIndicator)],
        "showsHorizontalScrollIndicator": [.flag(\UIScrollView.showsHorizontalScrollIndicator)],
        "delaysContentTouches": [.flag(\UIScrollView.delaysContentTouches)],
        "canCancelContentTouches": [.flag(\UIScrollView.canCancelContentTouches)],
        "scrollsToTop": [.flag(\UIScrollView.scrollsToTop)],
        "keyboardDismissMode": [.choice(\UIScrollView.keyboardDismissMode)],
        "contentInsetAdjustmentBehavior": [.choice(\UIScrollView.contentInsetAdjustmentBehavior)],
    ]

    private static let ofLists: [String: [ViewKey]] = [
        "rowHeight": [.number(\UITableView.rowHeight)],
        "estimatedRowHeight": [.number(\UITableView.estimatedRowHeight)],
        "sectionHeaderTopPadding": [.number(\UITableView.sectionHeaderTopPadding)],
        "sectionHeaderHeight": [.number(\UITableView.sectionHeaderHeight)],
        "sectionFooterHeight": [.number(\UITableView.sectionFooterHeight)],
        "separatorStyle": [.choice(\UITableView.separatorStyle)],
        "separatorColor": [.optional(\UITableView.separatorColor)],
        "separatorInset": [.value(\UITableView.separatorInset), .value(\UITableViewCell.separatorInset)],
        "allowsSelection": [.flag(\UITableView.allowsSelection), .flag(\UICollectionView.allowsSelection)],
        "allowsMultipleSelection": [
            .flag(\UITableView.allowsMultipleSelection), .flag(\UICollectionView.allowsMultipleSelection),
        ],
        "selectionStyle": [.choice(\UITableViewCell.selectionStyle)],
        "accessoryType": [.choice(\UITableViewCell.accessoryType)],
        "indentationLevel": [.integer(\UITableViewCell.indentationLevel)],
        "indentationWidth": [.number(\UITableViewCell.indentationWidth)],
        "showsReorderControl": [.flag(\UITableViewCell.showsReorderControl)],
        "backgroundView": [.optional(\UITableView.backgroundView)],
        "selectedBackgroundView": [.optional(\UITableViewCell.selectedBackgroundView)],
    ]

    /// Names that Apple documents nowhere, and that public code sets for want of a property.
    private static let ofPublicCode: [String: [ViewKey]] = [
        // Interface files say it of views without naming the layer.
        "cornerRadius": [.number(\UIView.layer.cornerRadius)],
        "hidesShadow": [
            .flag(\UINavigationBar.hidesShadow), .flag(\UITabBar.hidesShadow), .flag(\UIToolbar.hidesShadow),
        ],
        "textColor": [.optional(\UIPickerView.textColorByName), .optional(\UIDatePicker.textColorByName)],
        "highlightsToday": [.flag(\UIDatePicker.highlightsToday)],
        "cancelButtonText": [.optional(\UISearchBar.cancelText)],
        "_cancelButtonText": [.optional(\UISearchBar.cancelText)],
        "pageImage": [.optional(\UIPageControl.preferredIndicatorImage)],
        "_pageImage": [.optional(\UIPageControl.preferredIndicatorImage)],
        "currentPageImage": [.optional(\UIPageControl.preferredCurrentPageIndicatorImage)],
        "_currentPageImage": [.optional(\UIPageControl.preferredCurrentPageIndicatorImage)],
        "_placeholderLabel": [.optional(\UITextView.placeholderByName)],
    ]
}
