extension UIViewController: TreeDescribing {
    /// This controller and those inside or presented, a line each, indented by depth.
    var treeDescription: String {
        var lines: [String] = [], pending = [(controller: self, depth: 0, isPresented: false)]
        while let (controller, depth, isPresented) = pending.popLast() {
            lines.append(
                String(repeating: "   | ", count: depth) + (isPresented ? "+ " : "") + controller.lineDescription)
            if let presented = controller.presentedByOwn { pending.append((presented, depth + 1, true)) }
            pending += controller.children.reversed().map { ($0, depth + 1, false) }
        }
        return lines.joined(separator: "\n")
    }

    private var lineDescription: String {
        let view = viewIfLoaded.map { "<\(type(of: $0)): \(address($0))>" } ?? "(view not loaded)"
        let state = viewIfLoaded?.window == nil ? "disappeared" : "appeared"
        return "<\(type(of: self)) \(address(self))>, state: \(state), view: \(view)"
    }
}
