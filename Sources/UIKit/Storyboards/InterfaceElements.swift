import CoreGraphics

/// A view of another of the frameworks' modules that has an element of its own in storyboards and nibs.
@MainActor
package protocol InterfaceElement: UIView {
    /// Takes what the element's attributes say, by their names.
    func take(_ attributes: (String) -> String?)
    /// Takes what an outlet leads to; false where there is no such outlet.
    func connectOutlet(_ name: String, to object: AnyObject) -> Bool
}

/// The kit's classes by the names of elements.
@MainActor
enum InterfaceKinds {
    static func view(_ kind: String) -> UIView.Type? {
        views[kind] ?? elsewhere[kind].flatMap { NSClassFromString($0) as? UIView.Type }
    }

    static func controller(_ kind: String) -> UIViewController.Type? {
        controllers[kind] ?? elsewhere[kind].flatMap { NSClassFromString($0) as? UIViewController.Type }
    }

    /// Whether an element's view is of a module above, which the program has or not.
    static func isElsewhere(_ kind: String) -> Bool { elsewhere[kind] != nil }

    /// A class of the frameworks that a file names as an element's own.
    static func type(named name: String, module: String?) -> AnyClass? {
        for candidate in [module].compactMap({ $0 }) + modules {
            if let found = NSClassFromString("\(candidate).\(name)") { return found }
        }
        return nil
    }

    private static let modules = [
        "UIKit", "MapKit", "AVKit", "WebKit", "PhotosUI", "AuthenticationServices", "MessageUI", "Mutoscope",
    ]
    private static let elsewhere = [
        "mapView": "MapKit.MKMapView", "avPlayerViewController": "AVKit.AVPlayerViewController",
        "wkWebView": "WebKit.WKWebView",
    ]

    private static let controllers: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
    ]

    private static let views: [String: UIView.Type] = [
        "view": UIView.self, "containerView": UIView.self, "control": UIControl.self, "label": UILabel.self,
        "button": UIButton.self, "imageView": UIImageView.self, "stackView": UIStackView.self,
        "scrollView": UIScrollView.self, "textField": UITextField.self, "textView": UITextView.self,
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
        "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
        "pageControl": UIPageControl.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self, "searchBar": UISearchBar.self,
        "visualEffectView": UIVisualEffectView.self, "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self,
        "tabBar": UITabBar.self, "webView": UIWebView.self, "window": UIWindow.self,
        "tableViewCellContentView": UIView.self,
        "collectionViewCellContentView": UIView.self,
    ]
}
