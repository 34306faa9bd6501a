extension UIListContentConfiguration {
    /// The header of a section, as it looks in the list that shows it: plain, grouped or a sidebar.
    public static func header() -> UIListContentConfiguration { following(.header) }

    /// The footer of a section, as it looks in the list that shows it: plain or grouped.
    public static func footer() -> UIListContentConfiguration { following(.footer) }

    private static func following(_ role: ListEdgeRole) -> UIListContentConfiguration {
        var configuration = edge(role, in: .plain)
        configuration.edgeRole = role
        return configuration
    }

    private static func edge(_ role: ListEdgeRole, in list: UIListEnvironment) -> UIListContentConfiguration {
        switch (role, list) {
        case (.header, .grouped), (.header, .insetGrouped): groupedHeader()
        case (.header, .sidebar), (.header, .sidebarPlain): sidebarHeader()
        case (.header, _): plainHeader()
        case (.footer, .grouped), (.footer, .insetGrouped), (.footer, .sidebar): groupedFooter()
        case (.footer, _): plainFooter()
        }
    }

    /// What the program has not changed looks as in the list.
    func suited(to list: UIListEnvironment) -> UIListContentConfiguration {
        guard let edgeRole else { return self }
        let first = Self.edge(edgeRole, in: .plain), suited = Self.edge(edgeRole, in: list)
        var configuration = self
        if textProperties == first.textProperties { configuration.textProperties = suited.textProperties }
        if secondaryTextProperties == first.secondaryTextProperties {
            configuration.secondaryTextProperties = suited.secondaryTextProperties
        }
        if directionalLayoutMargins == first.directionalLayoutMargins {
            configuration.directionalLayoutMargins = suited.directionalLayoutMargins
        }
        return configuration
    }
}

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

extension UITableView.Style {
    /// What the table tells what is in it.
    var listEnvironment: UIListEnvironment {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// What the list tells what is in it.
    var listEnvironment: UIListEnvironment {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }
}
