import CoreGraphics

extension ArchiveKeys {
    static let texts: [(AnyClass, [ArchiveKey])] = [
        (
            UILabel.self,
            [
                .object("UIFont", \UILabel.font), .object("UITextColor", \UILabel.textColor),
                .string("UIText", \UILabel.text), .choice("UITextAlignment", \UILabel.textAlignment),
                .choice("UILineBreakMode", \UILabel.lineBreakMode),
                // After what would be put over its paragraphs.
                .text("UIAttributedText", \UILabel.attributedText) { $0.isStyled },
                .integer("UINumberOfLines", \UILabel.numberOfLines), .flag("UIEnabled", \UILabel.isEnabled),
                .flag("UIHighlighted", \UILabel.isHighlighted),
                .object("UIHighlightedColor", \UILabel.highlightedTextColor),
                .object("UIShadowColor", \UILabel.shadowColor), .size("UIShadowOffset", \UILabel.shadowOffset),
                .flag("UIAdjustsFontSizeToFit", \UILabel.adjustsFontSizeToFitWidth),
                .number("UIMinimumScaleFactor", \UILabel.minimumScaleFactor),
                .choice("UIBaselineAdjustment", \UILabel.baselineAdjustment),
                .number("UIPreferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
                .flag("UIAdjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
            ]
        ),
        (
            UITextField.self,
            [
                .object("UIFont", \UITextField.font), .object("UITextColor", \UITextField.textColor),
                .choice("UITextAlignment", \UITextField.textAlignment),
                .text("UIAttributedText", \UITextField.attributedText),
                .text("UIAttributedPlaceholder", \UITextField.attributedPlaceholder),
                .choice("UIBorderStyle", \UITextField.borderStyle),
                .choice("UIClearButtonMode", \UITextField.clearButtonMode),
                .object("UILeftView", \UITextField.leftView), .object("UIRightView", \UITextField.rightView),
                .choice("UILeftViewMode", \UITextField.leftViewMode),
                .choice("UIRightViewMode", \UITextField.rightViewMode),
                .flag("UIClearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
                .flag("UIAdjustsFontSizeToFit", \UITextField.adjustsFontSizeToFitWidth),
                .number("UIMinimumFontSize", \UITextField.minimumFontSize),
                .flag("UIAdjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory),
                .flag("UISecureTextEntry", \UITextField.isSecureTextEntry),
                .choice("UIKeyboardType", \UITextField.keyboardType),
                .choice("UIKeyboardAppearance", \UITextField.keyboardAppearance),
                .choice("UIReturnKeyType", \UITextField.returnKeyType),
                .flag("UIEnablesReturnKey", \UITextField.enablesReturnKeyAutomatically),
                .choice("UIAutocapitalizationType", \UITextField.autocapitalizationType),
                .choice("UIAutocorrectionType", \UITextField.autocorrectionType),
                .choice("UISpellCheckingType", \UITextField.spellCheckingType),
            ]
        ),
        (
            UITextView.self,
            [
                .object("UIFont", \UITextView.font), .object("UITextColor", \UITextView.textColor),
                .choice("UITextAlignment", \UITextView.textAlignment),
                .text("UIAttributedText", \UITextView.styledText),
                .insets("UITextContainerInset", \UITextView.textContainerInset),
                .flag("UIEditable", \UITextView.isEditable), .flag("UISelectable", \UITextView.isSelectable),
                .options("UIDataDetectorTypes", \UITextView.dataDetectorTypes),
                .flag("UIAdjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory),
                .choice("UIKeyboardType", \UITextView.keyboardType),
                .choice("UIKeyboardAppearance", \UITextView.keyboardAppearance),
                .choice("UIReturnKeyType", \UITextView.returnKeyType),
                .choice("UIAutocapitalizationType", \UITextView.autocapitalizationType),
                .choice("UIAutocorrectionType", \UITextView.autocorrectionType),
                .choice("UISpellCheckingType", \UITextView.spellCheckingType),
            ]
        ),
        (
            UISearchBar.self,
            [
                .string("UIText", \UISearchBar.text), .string("UIPlaceholder", \UISearchBar.placeholder),
                .string("UIPrompt", \UISearchBar.prompt),
                .flag("UIShowsCancelButton", \UISearchBar.showsCancelButton),
            ]
        ),
    ]

    static let controls: [(AnyClass, [ArchiveKey])] = [
        (
            UIControl.self,
            [
                .flag("UIEnabled", \UIControl.isEnabled), .flag("UISelected", \UIControl.isSelected),
                .flag("UIHighlighted", \UIControl.isHighlighted),
                .choice("UIContentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
                .choice("UIContentVerticalAlignment", \UIControl.contentVerticalAlignment),
            ]
        ),
        (UIButton.self, ofButtons),
        (
            UISwitch.self,
            [
                .flag("UISwitchOn", \UISwitch.isOn), .object("UIOnTintColor", \UISwitch.onTintColor),
                .object("UIThumbTintColor", \UISwitch.thumbTintColor),
            ]
        ),
        (
            UISlider.self,
            [
                .number("UIMinimumValue", \UISlider.minimumValue), .number("UIMaximumValue", \UISlider.maximumValue),
                .number("UIValue", \UISlider.value), .flag("UIContinuous", \UISlider.isContinuous),
                .object("UIMinimumTrackTintColor", \UISlider.minimumTrackTintColor),
                .object("UIMaximumTrackTintColor", \UISlider.maximumTrackTintColor),
                .object("UIThumbTintColor", \UISlider.thumbTintColor),
                .object("UIMinimumValueImage", \UISlider.minimumValueImage),
                .object("UIMaximumValueImage", \UISlider.maximumValueImage),
            ]
        ),
        (
            UIStepper.self,
            [
                .number("UIMinimumValue", \UIStepper.minimumValue), .number("UIMaximumValue", \UIStepper.maximumValue),
                .number("UIStepValue", \UIStepper.stepValue), .number("UIValue", \UIStepper.value),
                .flag("UIContinuous", \UIStepper.isContinuous), .flag("UIAutorepeat", \UIStepper.autorepeat),
                .flag("UIWraps", \UIStepper.wraps),
            ]
        ),
        (
            UISegmentedControl.self,
            [
                segments, .integer("UISelectedSegment", \UISegmentedControl.selectedSegmentIndex),
                .flag("UIMomentary", \UISegmentedControl.isMomentary),
                .flag("UIApportionsWidths", \UISegmentedControl.apportionsSegmentWidthsByContent),
                .object("UISelectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
            ]
        ),
        (
            UIProgressView.self,
            [
                .choice("UIProgressViewStyle", \UIProgressView.progressViewStyle),
                .number("UIProgress", \UIProgressView.progress),
                .object("UIProgressTintColor", \UIProgressView.progressTintColor),
                .object("UITrackTintColor", \UIProgressView.trackTintColor),
                .object("UIProgressImage", \UIProgressView.progressImage),
                .object("UITrackImage", \UIProgressView.trackImage),
            ]
        ),
        (
            UIPageControl.self,
            [
                .integer("UINumberOfPages", \UIPageControl.numberOfPages),
                .integer("UICurrentPage", \UIPageControl.currentPage),
                .flag("UIHidesForSinglePage", \UIPageControl.hidesForSinglePage),
                .object("UIPageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
                .object("UICurrentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
            ]
        ),
        (
            UIActivityIndicatorView.self,
            [
                .choice("UIActivityIndicatorStyle", \UIActivityIndicatorView.style),
                .object("UIActivityIndicatorColor", \UIActivityIndicatorView.color),
                .flag("UIHidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped), turning,
            ]
        ),
        (
            UIDatePicker.self,
            [
                .choice("UIDatePickerMode", \UIDatePicker.datePickerMode),
                .choice("UIDatePickerStyle", \UIDatePicker.preferredDatePickerStyle),
                .integer("UIMinuteInterval", \UIDatePicker.minuteInterval),
                date("UIMinimumDate", \UIDatePicker.minimumDate), date("UIMaximumDate", \UIDatePicker.maximumDate),
                date("UIDate", \UIDatePicker.chosenDate),
            ]
        ),
        (UIPickerView.self, []), (UINavigationBar.self, []), (UIToolbar.self, []), (UITabBar.self, []),
    ]

    private static let turning = ArchiveKey("UIAnimating") { (view: UIActivityIndicatorView, coder, name) in
        coder.encode(view.isAnimating, forKey: name)
    } read: { view, coder, name in
        if coder.decodeBool(forKey: name) { view.startAnimating() }
    }

    private static let segments = ArchiveKey("UISegments") { (view: UISegmentedControl, coder, name) in
        let segments = (0..<view.numberOfSegments).map { place -> Any in
            view.imageForSegment(at: place) ?? (view.titleForSegment(at: place) ?? "") as NSString
        }
        coder.encode(segments as NSArray, forKey: name)
    } read: { view, coder, name in
        view.removeAllSegments()
        for (place, segment) in (coder.decodeObject(forKey: name) as? [Any] ?? []).enumerated() {
            if let image = segment as? UIImage {
                view.insertSegment(with: image, at: place, animated: false)
            } else {
                view.insertSegment(withTitle: segment as? String, at: place, animated: false)
            }
        }
    }

    private static func date(_ name: String, _ path: ReferenceWritableKeyPath<UIDatePicker, Date?>) -> ArchiveKey {
        ArchiveKey(name) { (view: UIDatePicker, coder, name) in
            if let date = view[keyPath: path] { coder.encode(date as NSDate, forKey: name) }
        } read: { view, coder, name in
            view[keyPath: path] = (coder.decodeObject(forKey: name) as? NSDate).map { $0 as Date }
        }
    }
}

extension UILabel {
    /// Whether the text has looks of its own.
    fileprivate var isStyled: Bool { content.attributed != nil }
}

extension UITextView {
    fileprivate var styledText: NSAttributedString? {
        get { attributedText }
        set { attributedText = newValue }
    }
}

extension UIDatePicker {
    fileprivate var chosenDate: Date? {
        get { date }
        set { if let newValue { date = newValue } }
    }
}
