extension UIButton {
    /// What a button without a configuration shows in each state.
    struct StateContents {
        var titles: [UInt: String] = [:]
        var attributedTitles: [UInt: NSAttributedString] = [:]
        var titleColors: [UInt: UIColor] = [:]
        var shadowColors: [UInt: UIColor] = [:]
        var images: [UInt: UIImage] = [:]
        var backgroundImages: [UInt: UIImage] = [:]

        /// The value for exactly this state, else the normal one.
        static func value<Value>(in table: [UInt: Value], for state: UIControl.State) -> Value? {
            table[state.rawValue] ?? table[state.subtracting(.highlighted).rawValue] ?? table[0]
        }
    }

    func change(_ change: (inout StateContents) -> Void) {
        change(&contents)
        invalidateIntrinsicContentSize()
        updateLooks()
    }
}

extension UIButton {
    struct Insets {
        var content = UIEdgeInsets.zero
        var title = UIEdgeInsets.zero
        var image = UIEdgeInsets.zero
    }

    func changeInsets(_ change: (inout Insets) -> Void) {
        change(&insets)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
