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
        return [fresh, chain, change(makeTree(), "a tree's"), change(makeChain(), "a chain's")]
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
}
