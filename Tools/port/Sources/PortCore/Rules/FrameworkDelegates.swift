/// Which delegate methods of the frameworks belong to which protocol, by how they begin, and what their defaults answer.
enum FrameworkDelegates {
    private static let prefixes: [String: [String]] = [
        "UITableViewDelegate": ["tableView(", "scrollView"],
        "UITableViewDataSource": ["tableView(", "numberOfSections(in:)"],
        "UICollectionViewDelegate": ["collectionView(", "scrollView"],
        "UICollectionViewDataSource": ["collectionView(", "numberOfSections(in:)"],
        "UICollectionViewDelegateFlowLayout": ["collectionView(", "scrollView"],
        "UIScrollViewDelegate": ["scrollView", "viewForZooming("],
        "UIGestureRecognizerDelegate": ["gestureRecognizer"],
        "UINavigationControllerDelegate": ["navigationController("],
        "UINavigationBarDelegate": ["navigationBar("],
        "UITabBarControllerDelegate": ["tabBarController("],
        "UITextFieldDelegate": ["textField"],
        "UITextViewDelegate": ["textView", "scrollView"],
        "UISearchBarDelegate": ["searchBar"],
        "UIPickerViewDelegate": ["pickerView("],
        "UIPageViewControllerDelegate": ["pageViewController("],
        "UIPageViewControllerDataSource": ["pageViewController(", "presentation"],
        "UIAdaptivePresentationControllerDelegate": ["presentationController", "adaptivePresentationStyle("],
        "CAAnimationDelegate": ["animationDid"],
        "UIViewControllerTransitioningDelegate": [
            "animationController(", "interactionController", "presentationController(",
        ],
        "UIViewControllerAnimatedTransitioning": ["interruptibleAnimator(", "animationEnded("],
        "UIApplicationDelegate": ["application"],
        "UISceneDelegate": ["scene", "stateRestorationActivity("],
        "UIWindowSceneDelegate": ["scene", "stateRestorationActivity(", "windowScene("],
        "UIPopoverPresentationControllerDelegate": [
            "popoverPresentationController", "prepareForPopoverPresentation(", "presentationController",
            "adaptivePresentationStyle(",
        ],
        "UISheetPresentationControllerDelegate": [
            "sheetPresentationController", "presentationController", "adaptivePresentationStyle(",
        ],
        "UIContextMenuInteractionDelegate": ["contextMenuInteraction("],
        "UICollectionViewDataSourcePrefetching": ["collectionView("],
        "UITabBarDelegate": ["tabBar("],
        "UIViewImplicitlyAnimating": ["addAnimations(", "addCompletion(", "continueAnimation("],
        "UIDynamicAnimatorDelegate": ["dynamicAnimator"],
        "UISearchControllerDelegate": [
            "willPresentSearch", "didPresentSearch", "willDismissSearch", "didDismissSearch",
        ],
        "UIPopoverControllerDelegate": ["popoverController"],
        "UIScrollViewAccessibilityDelegate": ["accessibilityScrollStatus("],
        "UIPreviewInteractionDelegate": ["previewInteraction"],
        "UICollisionBehaviorDelegate": ["collisionBehavior("],
        "CALayerDelegate": ["display(", "draw(", "layoutSublayers(", "action(", "layerWillDraw("],
    ]

    static func owns(_ method: String, protocolName: String) -> Bool {
        prefixes[protocolName]?.contains { method.hasPrefix($0) } ?? false
    }

    /// Whether some delegate of the frameworks has methods that begin so.
    static func hasMethod(beginningLike name: String) -> Bool {
        prefixes.values.joined().contains { name.hasPrefix(baseName($0)) }
    }

    /// What an absent method is taken to answer.
    static func answer(to method: String) -> String? {
        answers[method]
    }

    private static let answers: [String: String] = [
        "gestureRecognizerShouldBegin(_:)": "true",
        "gestureRecognizer(_:shouldReceive:)": "true",
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)": "false",
        "gestureRecognizer(_:shouldRequireFailureOf:)": "false",
        "gestureRecognizer(_:shouldBeRequiredToFailBy:)": "false",
        "scrollViewShouldScrollToTop(_:)": "true",
        "textFieldShouldBeginEditing(_:)": "true",
        "textFieldShouldEndEditing(_:)": "true",
        "textFieldShouldClear(_:)": "true",
        "textFieldShouldReturn(_:)": "true",
        "textField(_:shouldChangeCharactersIn:replacementString:)": "true",
        "textViewShouldBeginEditing(_:)": "true",
        "textViewShouldEndEditing(_:)": "true",
        "textView(_:shouldChangeTextIn:replacementText:)": "true",
        "numberOfSections(in:)": "1",
        "collectionView(_:shouldSelectItemAt:)": "true",
        "collectionView(_:shouldDeselectItemAt:)": "true",
        "collectionView(_:shouldHighlightItemAt:)": "true",
        "tableView(_:shouldHighlightRowAt:)": "true",
        "tableView(_:canEditRowAt:)": "true",
        "tabBarController(_:shouldSelect:)": "true",
    ]
}
