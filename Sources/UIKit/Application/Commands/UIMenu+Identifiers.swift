extension UIMenu.Identifier {
    /// Everything that a menu system has.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// What concerns the program.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// What concerns documents.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// What changes what is selected.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// How the window shows its content.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// What concerns windows.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// What helps.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// What the program is.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The program's settings.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// What other programs do with the selection.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// What takes programs out of sight.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// What ends the program.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// What opens another window.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// Documents that were open lately.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// What closes a window.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// What prints.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// What concerns one document.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// Taking back and doing again.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// The commands that texts have: cut, copy, paste, select.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// What finds text.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// What replaces text.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// What shares what is selected.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// Bold, italic, underlined.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// What concerns spelling.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// What shows spelling.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// How spelling is checked.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// What is put in place of what is typed.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// What shows what is put in place.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// What may be put in place.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// What changes letters.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// What speaks.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// What looks words up.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// What learns words.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// How text looks.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// Fonts.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// How large text is.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// The colours of text.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// Copying and pasting looks.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// How paragraphs look.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// Which way text is read.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
    /// To which side lines go.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// What concerns toolbars.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// What shows the sidebar.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// What fills the screen.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// What makes a window small or large.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// What brings all windows to the front.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
    /// What fills in what is known.
    public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
}
