extension UITableView.Style {
    /// As storyboards write styles.
    init(interfaceName name: String?) {
        switch name {
        case "grouped": self = .grouped
        case "insetGrouped": self = .insetGrouped
        default: self = .plain
        }
    }
}

extension UITableViewCell.CellStyle {
    /// As storyboards write styles.
    init(interfaceName name: String?) {
        switch name {
        case "IBUITableViewCellStyleValue1": self = .value1
        case "IBUITableViewCellStyleValue2": self = .value2
        case "IBUITableViewCellStyleSubtitle": self = .subtitle
        default: self = .default
        }
    }
}

extension UIButton.ButtonType {
    /// As storyboards write kinds; nil for buttons that are not from one.
    init?(interfaceName name: String?) {
        switch name {
        case "system", "roundedRect": self = .system
        case "detailDisclosure": self = .detailDisclosure
        case "infoLight": self = .infoLight
        case "infoDark": self = .infoDark
        case "contactAdd": self = .contactAdd
        case "close": self = .close
        case "custom": self = .custom
        default: return nil
        }
    }
}
