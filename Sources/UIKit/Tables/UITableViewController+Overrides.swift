import CoreGraphics

/// The methods of table view controllers that a table treats otherwise where a class does not override them.
extension UITableViewController {
    /// Tells who asks that the class does not override a method whose default runs.
    func noteMissing(_ probe: OverrideProbe) {
        if !probe.isOverridden(by: type(of: self)) { OptionalMethods.noteMissing(in: self) }
    }

    /// Whether the class overrides the method that follows insertions and deletions.
    var commitsEdits: Bool { Overrides.commit.isOverridden(by: type(of: self)) }

    /// Whether the class overrides the method that follows moves.
    var followsMoves: Bool { Overrides.move.isOverridden(by: type(of: self)) }

    enum Overrides {
        static let height = probe(Heights.self)
        static let indentation = probe(Indenting.self)
        static let editing = probe(Editing.self)
        static let moving = probe(Moving.self)
        static let style = probe(Styling.self)
        static let title = probe(Titling.self)
        static let indenting = probe(Shifting.self)
        static let commit = probe(Committing.self)
        static let move = probe(Following.self)

        private static func probe(_ overriding: UITableViewController.Type) -> OverrideProbe {
            OverrideProbe(base: UITableViewController.self, plain: Plain.self, overriding: overriding)
        }
    }

    private final class Plain: UITableViewController {}

    private final class Heights: UITableViewController {
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
    }

    private final class Indenting: UITableViewController {
        override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
    }

    private final class Editing: UITableViewController {
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    }

    private final class Moving: UITableViewController {
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    }

    private final class Styling: UITableViewController {
        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { .delete }
    }

    private final class Titling: UITableViewController {
        override func tableView(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? { nil }
    }

    private final class Shifting: UITableViewController {
        override func tableView(
            _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
        ) -> Bool { true }
    }

    private final class Committing: UITableViewController {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
    }

    private final class Following: UITableViewController {
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
    }
}
