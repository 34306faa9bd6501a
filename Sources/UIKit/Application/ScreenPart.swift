/// Something that every screen has one of, kept by the screen and known to higher floors.
@MainActor
protocol ScreenPart: AnyObject {
    /// - Parameter screen: keeps the part, which is not to keep it.
    init(_ screen: UIScreen)
}
