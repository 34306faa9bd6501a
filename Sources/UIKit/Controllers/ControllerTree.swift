/// A controller and those inside or presented, in words.
@MainActor
struct ControllerTree {
    let root: UIViewController

    /// A line each, indented by depth.
    var description: String {
        var lines: [String] = [], pending = [(controller: root, depth: 0, isPresented: false)]
        while let (controller, depth, isPresented) = pending.popLast() {
            lines.append(
                String(repeating: "   | ", count: depth) + (isPresented ? "+ " : "") + Self.line(of: controller))
            if let presented = controller.presentedByOwn { pending.append((presented, depth + 1, true)) }
            pending += controller.children.reversed().map { ($0, depth + 1, false) }
        }
        return lines.joined(separator: "\n")
    }

    private static func line(of controller: UIViewController) -> String {
        let view = controller.viewIfLoaded.map { "<\(type(of: $0)): \(address($0))>" } ?? "(view not loaded)"
        let state = controller.viewIfLoaded?.window == nil ? "disappeared" : "appeared"
        return "<\(type(of: controller)) \(address(controller))>, state: \(state), view: \(view)"
    }
}

extension UIViewController: TreeDescribing {
    var treeDescription: String { ControllerTree(root: self).description }
}
