extension UIResponder: AssociatedObjectOwner {}
extension UIGestureRecognizer: AssociatedObjectOwner {}
