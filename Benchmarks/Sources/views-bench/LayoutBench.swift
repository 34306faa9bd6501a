import MutoscopeTesting
import UIKit

/// 1,000 constraints between nested views: solved from nothing, and after one constant has changed.
@MainActor
enum LayoutBench {
    /// A tree in which each view has five subviews, five deep, four constraints to each view's neighbour or superview.
    struct Tree {
        let root: UIView
        let constraints: [NSLayoutConstraint]
    }

    static func run() -> [Result] {
        let fresh = Result.measure("1,000 nested constraints activated and solved", goal: 5, runs: 21) {
            makeTree()
        } body: { tree in
            NSLayoutConstraint.activate(tree.constraints)
            tree.root.layoutIfNeeded()
        }
        let chain = Result.measure("1,000 constraints, 250 views inside each other", goal: 5, runs: 21) {
            makeChain()
        } body: { tree in
            NSLayoutConstraint.activate(tree.constraints)
            tree.root.layoutIfNeeded()
        }
        let shapes: [(String, () -> Tree)] = [
            ("250 siblings in a column", makeColumn), ("widths between limits, with priorities", makeMixed),
            ("100 labels in 20 nested stacks", makeStacks),
        ]
        let others = shapes.flatMap { name, make in
            [
                Result.measure("\(name), solved", goal: 5, runs: 21, prepare: make) { tree in
                    NSLayoutConstraint.activate(tree.constraints)
                    tree.root.layoutIfNeeded()
                },
                change(make(), "\(name):"),
            ]
        }
        let whole = Result.measure("the tree with its views and constraints made", goal: 5, runs: 21) {
        } body: {
            let tree = makeTree()
            NSLayoutConstraint.activate(tree.constraints)
            tree.root.layoutIfNeeded()
        }
        return [fresh, chain, change(makeTree(), "a tree's"), change(makeChain(), "a chain's"), whole] + others
    }

    /// Changes the constant of the last constraint to and fro.
    private static func change(_ tree: Tree, _ name: String) -> Result {
        NSLayoutConstraint.activate(tree.constraints)
        tree.root.layoutIfNeeded()
        let last = tree.constraints.last!, base = last.constant
        var isMoved = false
        return Result.measure("\(name) last constant changed and solved again", goal: 0.1, runs: 201) {
            isMoved.toggle()
        } body: {
            last.constant = base + (isMoved ? 3 : 0)
            tree.root.layoutIfNeeded()
        }
    }

    private static func makeTree() -> Tree {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        var constraints: [NSLayoutConstraint] = [], level = [root], count = 0
        while count < 250 {
            var next: [UIView] = []
            for host in level {
                var previous: UIView?
                for index in 0..<5 where count < 250 {
                    let view = UIView()
                    view.translatesAutoresizingMaskIntoConstraints = false
                    host.addSubview(view)
                    constraints += [
                        view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? host.topAnchor, constant: 0),
                        view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: CGFloat(index)),
                        view.widthAnchor.constraint(equalTo: host.widthAnchor, constant: -10 / CGFloat(1 + index)),
                        view.heightAnchor.constraint(equalTo: host.heightAnchor, multiplier: 0.2),
                    ]
                    previous = view
                    next.append(view)
                    count += 1
                }
            }
            level = next
        }
        return Tree(root: root, constraints: constraints)
    }

    private static func makeChain() -> Tree {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        var constraints: [NSLayoutConstraint] = [], host = root
        for _ in 0..<250 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(view)
            constraints += [
                view.topAnchor.constraint(equalTo: host.topAnchor, constant: 1),
                view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 1),
                view.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -1),
                view.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -1),
            ]
            host = view
        }
        return Tree(root: root, constraints: constraints)
    }

    private static func makeRoot() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000)) }

    private static func child(of host: UIView, _ view: UIView = UIView()) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        return view
    }

    private static func makeColumn() -> Tree {
        let root = makeRoot()
        var constraints: [NSLayoutConstraint] = [], previous: UIView?
        for _ in 0..<250 {
            let view = child(of: root)
            constraints += [
                view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor, constant: 1),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
                previous.map { view.heightAnchor.constraint(equalTo: $0.heightAnchor) }
                    ?? view.heightAnchor.constraint(equalToConstant: 3),
            ]
            previous = view
        }
        return Tree(root: root, constraints: constraints)
    }

    /// Each view wants a width that its host or its neighbour may not allow.
    private static func makeMixed() -> Tree {
        let root = makeRoot()
        var constraints: [NSLayoutConstraint] = [], previous: UIView?
        for index in 0..<170 {
            let view = child(of: root)
            let wish = view.widthAnchor.constraint(equalToConstant: CGFloat(index * 10))
            wish.priority = index % 2 == 0 ? .defaultHigh : .defaultLow
            constraints += [
                view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor),
                view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 8),
                view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -8),
                view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                view.heightAnchor.constraint(equalToConstant: 4), wish,
            ]
            previous = view
        }
        return Tree(root: root, constraints: constraints)
    }

    private static func makeStacks() -> Tree {
        let root = makeRoot(), column = UIStackView()
        column.axis = .vertical
        column.spacing = 4
        for row in 0..<20 {
            let line = UIStackView()
            line.spacing = 8
            for place in 0..<5 {
                let label = UILabel()
                label.text = "\(row).\(place)"
                line.addArrangedSubview(label)
            }
            column.addArrangedSubview(line)
        }
        _ = child(of: root, column)
        return Tree(
            root: root,
            constraints: [
                column.topAnchor.constraint(equalTo: root.topAnchor),
                column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                column.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                column.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ])
    }
}
