/// One property that can be set on a stand-in of ``UIAppearance``.
@MainActor
struct AppearanceProperty {
    /// Copies the value that was set on a stand-in to a view on which none was set. Returns whether it did.
    ///
    /// Takes the stand-in, an untouched view of its class, and the view.
    let copy: @MainActor (UIView, UIView, UIView) -> Bool

    private static func of<Owner: UIView, Value>(
        _ path: ReferenceWritableKeyPath<Owner, Value>, _ isSame: @escaping (Value, Value) -> Bool
    ) -> AppearanceProperty {
        AppearanceProperty { standIn, plain, view in
            guard let standIn = standIn as? Owner, let plain = plain as? Owner, let view = view as? Owner else {
                return false
            }
            let value = standIn[keyPath: path], usual = plain[keyPath: path]
            guard !isSame(value, usual), isSame(view[keyPath: path], usual) else { return false }
            view[keyPath: path] = value
            return true
        }
    }

    private static func of<Owner: UIView, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> AppearanceProperty {
        of(path) { $0 == $1 }
    }

    private static func object<Owner: UIView, Value: AnyObject>(
        _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> AppearanceProperty {
        of(path, ===)
    }

    private static func object<Owner: UIView, Value: AnyObject>(
        _ path: ReferenceWritableKeyPath<Owner, Value?>
    ) -> AppearanceProperty {
        of(path, ===)
    }

    private static func attributes<Owner: UIView>(
        _ path: ReferenceWritableKeyPath<Owner, [NSAttributedString.Key: Any]?>
    ) -> AppearanceProperty {
        of(path) { ($0 == nil) == ($1 == nil) }
    }

    /// What is set one by one, as for states: each entry counts for itself, so that more general stand-ins can add theirs.
    private static func table<Owner: UIView, Key, Value>(
        _ path: ReferenceWritableKeyPath<Owner, [Key: Value]>
    ) -> AppearanceProperty {
        AppearanceProperty { standIn, plain, view in
            guard let standIn = standIn as? Owner, let plain = plain as? Owner, let view = view as? Owner else {
                return false
            }
            let own = view[keyPath: path], usual = plain[keyPath: path]
            let new = standIn[keyPath: path].filter { own[$0.key] == nil && usual[$0.key] == nil }
            if !new.isEmpty { view[keyPath: path] = own.merging(new) { own, _ in own } }
            return false
        }
    }

    static let all: [AppearanceProperty] = views + manners + bars + controls + statefulLooks

    private static let views = [
        of(\UIView.ownTint), of(\UIView.backgroundColor), of(\UIView.alpha),
        of(\UIView.directionalLayoutMargins), of(\UILabel.font), of(\UILabel.textColor),
        of(\UILabel.numberOfLines), of(\UILabel.shadowColor), of(\UILabel.shadowOffset),
        of(\UILabel.highlightedTextColor), of(\UITextField.font), of(\UITextField.textColor),
        of(\UITextField.keyboardAppearance), of(\UITextView.font), of(\UITextView.textColor),
        of(\UITableView.separatorColor), of(\UITableView.separatorInset), of(\UITableView.rowHeight),
    ]

    /// What Apple's documentation does not name for stand-ins, and programs set on them: there a stand-in keeps every setter.
    private static let manners = [
        of(\UIView.semanticContentAttribute), of(\UIView.isExclusiveTouch), of(\UIView.clipsToBounds),
        of(\UIView.contentMode), of(\UIScrollView.keyboardDismissMode), of(\UIScrollView.bounces),
        of(\UIScrollView.contentInsetAdjustmentBehavior), of(\UIScrollView.delaysContentTouches),
        of(\UIScrollView.showsVerticalScrollIndicator), of(\UIScrollView.showsHorizontalScrollIndicator),
        of(\UIScrollView.indicatorStyle), of(\UITableView.separatorStyle), of(\UITableView.sectionHeaderTopPadding),
        of(\UITableView.estimatedRowHeight), of(\UITableView.sectionHeaderHeight),
        of(\UITableView.sectionFooterHeight), of(\UITableView.sectionIndexColor), of(\UITableViewCell.selectionStyle),
        of(\UITableViewCell.separatorInset), of(\UICollectionView.isPrefetchingEnabled),
        of(\UILabel.adjustsFontForContentSizeCategory), of(\UILabel.textAlignment), of(\UITextField.borderStyle),
        of(\UITextField.clearButtonMode), of(\UITextField.autocorrectionType), of(\UITextView.textContainerInset),
    ]

    private static let bars = [
        of(\UINavigationBar.barTintColor), of(\UINavigationBar.isTranslucent),
        of(\UINavigationBar.prefersLargeTitles), of(\UINavigationBar.barStyle),
        object(\UINavigationBar.shadowImage), object(\UINavigationBar.standardAppearance),
        object(\UINavigationBar.compactAppearance), object(\UINavigationBar.scrollEdgeAppearance),
        object(\UINavigationBar.compactScrollEdgeAppearance), object(\UINavigationBar.backIndicatorImage),
        object(\UINavigationBar.backIndicatorTransitionMaskImage), attributes(\UINavigationBar.titleTextAttributes),
        attributes(\UINavigationBar.largeTitleTextAttributes),
        of(\UITabBar.barTintColor), of(\UITabBar.unselectedItemTintColor), of(\UITabBar.isTranslucent),
        object(\UITabBar.backgroundImage), object(\UITabBar.shadowImage), object(\UITabBar.standardAppearance),
        object(\UITabBar.scrollEdgeAppearance), of(\UIToolbar.barTintColor), object(\UIToolbar.standardAppearance),
        of(\UITabBar.barStyle), object(\UITabBar.selectionIndicatorImage), of(\UIToolbar.barStyle),
        of(\UIToolbar.isTranslucent), object(\UIToolbar.scrollEdgeAppearance), of(\UISearchBar.barTintColor),
        of(\UISearchBar.barStyle), of(\UISearchBar.searchBarStyle),
    ]

    private static let controls = [
        of(\UISwitch.onTintColor), of(\UISwitch.thumbTintColor), of(\UISlider.minimumTrackTintColor),
        of(\UISlider.maximumTrackTintColor), of(\UISlider.thumbTintColor), of(\UIProgressView.progressTintColor),
        of(\UIProgressView.trackTintColor), of(\UIPageControl.pageIndicatorTintColor),
        of(\UIPageControl.currentPageIndicatorTintColor), of(\UISegmentedControl.selectedSegmentTintColor),
        of(\UIActivityIndicatorView.color), of(\UIActivityIndicatorView.style), of(\UIPageControl.backgroundStyle),
        object(\UIProgressView.progressImage), object(\UIProgressView.trackImage),
        object(\UISwitch.onImage), object(\UISwitch.offImage),
    ]

    private static let statefulLooks = [
        table(\UIButton.appearanceTitleColors), table(\UIButton.appearanceTitleShadowColors),
        table(\UIButton.appearanceBackgroundImages), table(\UISegmentedControl.titleAttributes),
        table(\UISlider.images.thumb), table(\UISlider.images.minimumTrack), table(\UISlider.images.maximumTrack),
        table(\UINavigationBar.backgroundImages),
    ]
}

extension UIButton {
    fileprivate var appearanceTitleColors: [UInt: UIColor] {
        get { contents.titleColors }
        set { change { $0.titleColors = newValue } }
    }

    fileprivate var appearanceTitleShadowColors: [UInt: UIColor] {
        get { contents.shadowColors }
        set { change { $0.shadowColors = newValue } }
    }

    fileprivate var appearanceBackgroundImages: [UInt: UIImage] {
        get { contents.backgroundImages }
        set { change { $0.backgroundImages = newValue } }
    }
}
