/// Whether a configuration is that of a header or of a footer, and takes the looks of the list that it is in.
enum ListEdgeRole: Hashable, Sendable { case header, footer }

extension UIBackgroundConfiguration {
    /// Behind the header of a section, as it looks in the list that shows it: a colour in plain lists, where rows pass below.
    public static func listHeader() -> UIBackgroundConfiguration { following(.header) }

    /// Behind the footer of a section, as it looks in the list that shows it.
    public static func listFooter() -> UIBackgroundConfiguration { following(.footer) }

    private static func following(_ role: ListEdgeRole) -> UIBackgroundConfiguration {
        var configuration = listPlainHeaderFooter()
        configuration.edgeRole = role
        return configuration
    }

    /// Only plain lists have a colour there, unless the program has chosen one.
    func suited(to list: UIListEnvironment) -> UIBackgroundConfiguration {
        guard edgeRole != nil, backgroundColor == Self.listPlainHeaderFooter().backgroundColor else { return self }
        var configuration = self
        switch list {
        case .grouped, .insetGrouped, .sidebar, .sidebarPlain: configuration.backgroundColor = .clear
        case .unspecified, .none, .plain: break
        }
        return configuration
    }
}
