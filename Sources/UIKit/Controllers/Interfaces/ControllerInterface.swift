/// What a storyboard or nib says of a controller that was made from it.
@MainActor
protocol ControllerInterface {
    var storyboard: UIStoryboard? { get }
    /// Goes a way that the file describes. False where it has none of that name.
    func go(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}
