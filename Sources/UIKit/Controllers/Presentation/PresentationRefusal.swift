/// Why a controller cannot be presented now.
@MainActor
enum PresentationRefusal {
    /// nil where it can; otherwise the end of a sentence.
    static func reason(of presented: UIViewController, from presenter: UIViewController) -> String? {
        if let already = presenter.presentedByOwn {
            let isGoing = already.isBeingDismissedNow
            return "which is \(isGoing ? "still dismissing" : "already presenting") \(type(of: already))"
        }
        if let other = presented.presentedBy { return "while \(type(of: other)) presents it already" }
        if let going = sequence(first: presenter, next: \.presentedBy).first(where: \.isBeingDismissedNow) {
            return going === presenter ? "which is being dismissed" : "while \(type(of: going)) is dismissed"
        }
        return presenter.viewIfLoaded?.window == nil ? "whose view is not in a window" : nil
    }
}
