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
