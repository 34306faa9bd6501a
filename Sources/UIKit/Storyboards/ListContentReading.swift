/// Makes the content of a row from what is written of it.
@MainActor
struct ListContentReading {
    let instance: InterfaceInstance
    /// The row's content configuration.
    let written: InterfaceNode

    var configuration: UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = written.string("text")
        content.secondaryText = written.string("secondaryText")
        if let text = attributed("attributedText") { content.attributedText = text }
        if let text = attributed("secondaryAttributedText") { content.secondaryAttributedText = text }
        content.image = instance.image(written)
        if let padding = written.number("imageToTextPadding") { content.imageToTextPadding = padding }
        if let padding = written.number("textToSecondaryTextHorizontalPadding") {
            content.textToSecondaryTextHorizontalPadding = padding
        }
        if let padding = written.number("textToSecondaryTextVerticalPadding") {
            content.textToSecondaryTextVerticalPadding = padding
        }
        return content
    }

    private func attributed(_ key: String) -> NSAttributedString? {
        InterfaceText(instance).read(written, key, nil)
    }
}
