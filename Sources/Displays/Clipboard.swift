/// What the desktop's programs copy and paste.
@MainActor
package protocol Clipboard: AnyObject {
    /// The text in it; setting it replaces all there is.
    var text: String? { get set }
}
