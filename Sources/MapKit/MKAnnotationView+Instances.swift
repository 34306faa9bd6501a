import UIKit

extension MKAnnotationView {
    /// Calls `init(annotation:reuseIdentifier:)` of a subclass that is known only at run time.
    @_silgen_name("mutoscope_MKAnnotationView_fresh")
    convenience init(fresh annotation: (any MKAnnotation)?, _ identifier: String?) {
        self.init(annotation: annotation, reuseIdentifier: identifier)
    }

    @_silgen_name("mutoscope_MKAnnotationView_fresh")
    private final class func _instantiate(
        _ annotation: consuming (any MKAnnotation)?, _ identifier: consuming String?
    ) -> MKAnnotationView

    static func make(
        _ type: MKAnnotationView.Type, _ annotation: (any MKAnnotation)?, _ identifier: String
    ) -> MKAnnotationView { type._instantiate(annotation, identifier) }
}
