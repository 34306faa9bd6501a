import Foundation

/// The floors of UIKit above its ground, the module UIFoundation: a folder may name types of its own floor and of those below. What names types of a floor above is listed with
/// its number, which only shrinks.
struct Floors {
    /// The folders of each floor, the ground first.
    static let folders = [
        ["Runtime"],
        [
            "Views", "Touch", "Gestures", "Application", "Accessibility", "Focus", "Feedback",
        ],
        ["Animation", "AutoLayout"],
        ["Scrolling"],
        ["Controls", "Text", "DragAndDrop"],
        ["Transitions", "Controllers", "Pages"],
        ["Collections", "Tables"],
        ["Documents", "Dynamics", "Pickers", "Printing", "Sharing", "Web"],
        ["Appearance", "Archives", "KeyValues", "Storyboards"],
        ["Elements", "Launch"],
    ]

    /// From folder to folder: how many types of the second the files of the first name, counted once per file.
    private(set) var references: [String: [String: Int]] = [:]

    init(sources folder: URL) {
        let files = Repository.swiftFiles(below: folder).compactMap { file -> (String, SwiftWords)? in
            let parts = file.path.split(separator: "/")
            return parts.count > 1 ? (String(parts[0]), SwiftWords(file.text)) : nil
        }
        var homes: [String: String] = [:]
        for (folder, words) in files { for type in words.declaredTypes { homes[type] = folder } }
        for (folder, words) in files {
            for word in Set(words.words) {
                guard let home = homes[word], home != folder else { continue }
                references[folder, default: [:]][home, default: 0] += 1
            }
        }
    }

    static func floor(of folder: String) -> Int? { folders.firstIndex { $0.contains(folder) } }

    /// Lines such as `Touch -> Scrolling 3`, sorted: the references to higher floors.
    var upward: [String: Int] {
        var found: [String: Int] = [:]
        for (from, targets) in references {
            guard let low = Self.floor(of: from) else { continue }
            for (to, count) in targets where Self.floor(of: to).map({ $0 > low }) ?? false {
                found["\(from) -> \(to)"] = count
            }
        }
        return found
    }

    /// The largest set of folders that all reach each other.
    var largestCircle: Set<String> {
        let names = references.keys.sorted()
        let reach = names.map { reachable(from: $0) }
        let circles = names.indices.map { i in
            Set(names.indices.filter { reach[i].contains(names[$0]) && reach[$0].contains(names[i]) }.map { names[$0] })
        }
        return circles.max { $0.count < $1.count } ?? []
    }

    private func reachable(from start: String) -> Set<String> {
        var found: Set<String> = [], open = [start]
        while let next = open.popLast() {
            for target in references[next, default: [:]].keys where found.insert(target).inserted {
                open.append(target)
            }
        }
        return found
    }
}
