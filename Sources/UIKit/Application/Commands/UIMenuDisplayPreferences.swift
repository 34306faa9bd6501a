/// How the elements of a menu are shown.
open class UIMenuDisplayPreferences: NSObject, NSCopying {
    /// How many lines the title of an element may take; 0: as many as it needs. 0 by default.
    open var maximumNumberOfTitleLines = 0

    /// Titles of any number of lines.
    public override init() { super.init() }

    /// Another object with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMenuDisplayPreferences()
        copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
        return copy
    }
}
