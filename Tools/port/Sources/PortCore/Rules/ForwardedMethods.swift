/// Methods of the frameworks' delegates that a class can hand on to another object.
struct ForwardedMethod {
    /// The protocol that asks for it.
    let owner: String
    let base: String
    let labels: [String]
    let types: [String]
    /// What is answered; nil for nothing.
    let answer: (type: String, absent: String)?

    var fullName: String { "\(base)(\(labels.map { "\($0):" }.joined()))" }

    /// The method in one line: it asks for the object that the message is for, and calls it there.
    var declaration: String {
        let parameters = zip(labels, types).enumerated().map { "\($1.0) a\($0): \($1.1)" }.joined(separator: ", ")
        let arguments = labels.enumerated().map { $1 == "_" ? "a\($0)" : "\($1): a\($0)" }.joined(separator: ", ")
        let selector = base + labels.map { $0 == "_" ? ":" : "\($0):" }.joined()
        let target = "forwardingTarget(for: Selector(\"\(selector)\", of: (any \(owner)).self)) as? any \(owner)"
        let call = "(\(target))?.\(base)(\(arguments))"
        guard let answer else { return "func \(base)(\(parameters)) { \(call) }" }
        let fallback = answer.type.hasSuffix("?") ? "" : " ?? \(answer.absent)"
        return "func \(base)(\(parameters)) -> \(answer.type) { \(call)\(fallback) }"
    }

    /// Those that a class which conforms to `protocolName` may be asked.
    static func all(of protocolName: String) -> [ForwardedMethod] {
        let inherited = ["UITableViewDelegate", "UICollectionViewDelegate", "UITextViewDelegate"]
        let isScrolling = inherited.contains(protocolName) || protocolName == "UICollectionViewDelegateFlowLayout"
        return (signatures[protocolName] ?? []).map { ForwardedMethod(owner: protocolName, $0) }
            + (isScrolling ? all(of: "UIScrollViewDelegate") : [])
    }

    /// `base(label: Type, …) -> Type = absent`.
    private init(owner: String, _ signature: String) {
        self.owner = owner
        let open = signature.firstIndex(of: "(")!, close = signature.firstIndex(of: ")")!
        base = String(signature[..<open])
        let parameters = signature[signature.index(after: open)..<close].split(separator: ",")
        let pairs = parameters.map { $0.split(separator: ":").map { String($0.trimmingPrefix { $0 == " " }) } }
        labels = pairs.map { $0[0] }
        types = pairs.map { $0[1] }
        let rest = signature[close...].dropFirst().split(separator: " ").map(String.init)
        answer = rest.count == 4 ? (rest[1], rest[3]) : nil
    }

    private static let signatures: [String: [String]] = [
        "UIGestureRecognizerDelegate": [
            "gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool = true",
            "gestureRecognizer(_: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith: UIGestureRecognizer) -> Bool = false",
            "gestureRecognizer(_: UIGestureRecognizer, shouldRequireFailureOf: UIGestureRecognizer) -> Bool = false",
            "gestureRecognizer(_: UIGestureRecognizer, shouldBeRequiredToFailBy: UIGestureRecognizer) -> Bool = false",
            "gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UITouch) -> Bool = true",
            "gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UIPress) -> Bool = true",
            "gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UIEvent) -> Bool = true",
        ],
        "UIScrollViewDelegate": [
            "scrollViewDidScroll(_: UIScrollView)", "scrollViewDidZoom(_: UIScrollView)",
            "scrollViewWillBeginDragging(_: UIScrollView)",
            "scrollViewWillEndDragging(_: UIScrollView, withVelocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)",
            "scrollViewDidEndDragging(_: UIScrollView, willDecelerate: Bool)",
            "scrollViewWillBeginDecelerating(_: UIScrollView)", "scrollViewDidEndDecelerating(_: UIScrollView)",
            "scrollViewDidEndScrollingAnimation(_: UIScrollView)",
            "viewForZooming(in: UIScrollView) -> UIView? = nil",
            "scrollViewWillBeginZooming(_: UIScrollView, with: UIView?)",
            "scrollViewDidEndZooming(_: UIScrollView, with: UIView?, atScale: CGFloat)",
            "scrollViewShouldScrollToTop(_: UIScrollView) -> Bool = true",
            "scrollViewDidScrollToTop(_: UIScrollView)", "scrollViewDidChangeAdjustedContentInset(_: UIScrollView)",
        ],
        "UITextFieldDelegate": [
            "textFieldShouldBeginEditing(_: UITextField) -> Bool = true", "textFieldDidBeginEditing(_: UITextField)",
            "textFieldShouldEndEditing(_: UITextField) -> Bool = true",
            "textFieldDidEndEditing(_: UITextField, reason: UITextField.DidEndEditingReason)",
            "textField(_: UITextField, shouldChangeCharactersIn: NSRange, replacementString: String) -> Bool = true",
            "textFieldDidChangeSelection(_: UITextField)", "textFieldShouldClear(_: UITextField) -> Bool = true",
            "textFieldShouldReturn(_: UITextField) -> Bool = true",
        ],
        "UITableViewDelegate": [
            "tableView(_: UITableView, didSelectRowAt: IndexPath)",
            "tableView(_: UITableView, didDeselectRowAt: IndexPath)",
            "tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath)",
            "tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath)",
        ],
        "UICollectionViewDelegate": [
            "collectionView(_: UICollectionView, didSelectItemAt: IndexPath)",
            "collectionView(_: UICollectionView, didDeselectItemAt: IndexPath)",
            "collectionView(_: UICollectionView, willDisplay: UICollectionViewCell, forItemAt: IndexPath)",
            "collectionView(_: UICollectionView, didEndDisplaying: UICollectionViewCell, forItemAt: IndexPath)",
        ],
        "UINavigationControllerDelegate": [
            "navigationController(_: UINavigationController, willShow: UIViewController, animated: Bool)",
            "navigationController(_: UINavigationController, didShow: UIViewController, animated: Bool)",
        ],
    ]
}
