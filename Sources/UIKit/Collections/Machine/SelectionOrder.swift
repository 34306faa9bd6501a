/// What a selection leads to, such as a segue, is prepared before the delegate hears of the selection, and happens after.
@MainActor
enum SelectionOrder {
    private static var held: [() -> Void]?

    /// Runs something at once, or when the selection at hand has been told.
    static func perform(_ consequence: @escaping () -> Void) {
        if held == nil { consequence() } else { held?.append(consequence) }
    }

    /// Runs `preparation`, then `telling`, then what the first led to.
    static func around(_ preparation: () -> Void, _ telling: () -> Void) {
        let outer = held
        held = []
        preparation()
        let consequences = held ?? []
        held = outer
        telling()
        for consequence in consequences { consequence() }
    }
}
