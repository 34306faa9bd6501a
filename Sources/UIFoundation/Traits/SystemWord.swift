import Foundation

/// A word that the kit itself shows or says, named by what it is in English.
///
/// It is given in the language of `Locale.user`. A program adds languages, or chooses other words, by a table `UIKit.strings` in its main bundle,
/// whose keys are the English words.
package enum SystemWord: String, CaseIterable {
    case add = "Add"
    case back = "Back"
    case bigger = "Bigger"
    case blue = "Blue"
    case bold = "Bold"
    case bookmarks = "Bookmarks"
    case camera = "Camera"
    case cancel = "Cancel"
    case checkSpelling = "Check the spelling or try a new search."
    case clearText = "Clear text"
    case close = "Close"
    case colorGrid = "Color grid"
    case colors = "Colors"
    case colorSpectrum = "Color spectrum"
    case compose = "Compose"
    case configure = "Configure"
    case contacts = "Contacts"
    case copy = "Copy"
    case cut = "Cut"
    case decrement = "Decrement"
    case delete = "Delete"
    case done = "Done"
    case downloads = "Downloads"
    case dragIcons = "Drag the icons to organize tabs."
    case edit = "Edit"
    case fastForward = "Fast Forward"
    case favorites = "Favorites"
    case featured = "Featured"
    case file = "File"
    case find = "Find"
    case findAndReplace = "Find and Replace"
    case findNext = "Find Next"
    case findPrevious = "Find Previous"
    case font = "Font"
    case fonts = "Fonts"
    case format = "Format"
    case green = "Green"
    case grid = "Grid"
    case help = "Help"
    case history = "History"
    case increment = "Increment"
    case italic = "Italic"
    case itemsCount = "%@ items"
    case loading = "Loading…"
    case more = "More"
    case mostRecent = "Most Recent"
    case mostViewed = "Most Viewed"
    case noBrowser = "No browser could be started for %@."
    case noPhotos = "No Photos"
    case noResults = "No Results"
    case noResultsFor = "No Results for “%@”"
    case okay = "OK"
    case opacity = "Opacity"
    case open = "Open"
    case openIn = "Open in…"
    case opensInBrowser = "%@ opens in the browser."
    case organize = "Organize"
    case pageControl = "Page control"
    case pageCurl = "Page Curl"
    case pageOf = "page %@ of %@"
    case paste = "Paste"
    case pause = "Pause"
    case photos = "Photos"
    case placeOf = "%@ of %@"
    case play = "Play"
    case print = "Print"
    case recents = "Recents"
    case red = "Red"
    case redo = "Redo"
    case refresh = "Refresh"
    case rename = "Rename"
    case reorder = "Reorder"
    case replace = "Replace"
    case replaceAll = "Replace All"
    case reply = "Reply"
    case rewind = "Rewind"
    case save = "Save"
    case saveAsPDF = "Save as PDF"
    case saveImage = "Save Image"
    case search = "Search"
    case sectionIndex = "Section index"
    case select = "Select"
    case selectAll = "Select All"
    case share = "Share"
    case sliders = "Sliders"
    case smaller = "Smaller"
    case spectrum = "Spectrum"
    case stop = "Stop"
    case textMenu = "Text"
    case topRated = "Top Rated"
    case trash = "Trash"
    case typing = "Typing"
    case underline = "Underline"
    case undo = "Undo"
    case useSelectionForFind = "Use Selection for Find"
    case view = "View"
    case window = "Window"

    /// The word in the language in force; English where neither the program nor the kit has it.
    package var text: String {
        let own = Bundle.main.programString(forKey: rawValue, value: Self.none, table: "UIKit")
        if own != Self.none, own != rawValue { return own }
        let index = Self.order[self] ?? 0
        return SystemWordTable.words(for: .user).map { $0[index] } ?? rawValue
    }

    /// A sentence about something, in the language in force.
    ///
    /// - Parameter subject: What stands where the English has `%@`.
    package func text(_ subject: String) -> String { text.replacingOccurrences(of: "%@", with: subject) }

    /// A place among many, in the language in force: the numbers stand where the English has `%@`, in this order.
    package func text(_ place: Int, of count: Int) -> String {
        let parts = text.components(separatedBy: "%@")
        guard parts.count == 3 else { return "\(place)/\(count)" }
        return "\(parts[0])\(place)\(parts[1])\(count)\(parts[2])"
    }

    private static let none = "\u{0}"
    private static let order = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}
