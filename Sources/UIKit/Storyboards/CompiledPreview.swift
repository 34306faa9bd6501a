/// A preview that `port` found in a module: it writes a subclass for each `#Preview`, which is found by its name.
@MainActor
open class CompiledPreview {
    /// What the preview shows.
    open class var preview: InterfacePreview {
        preconditionFailure("\(self) says what it shows by overriding `preview`.")
    }

    /// Previews by the names of their classes, with modules; those that the program has not are left out.
    static func previews(named names: [String]) -> [InterfacePreview] {
        names.compactMap { (NSClassFromString($0) as? CompiledPreview.Type)?.preview }
    }
}
