import CoreGraphics

extension InterfaceFile {
    /// Puts the texts of a language in place of the file's own: `b1-Gh-x2y.normalTitle` and the like.
    func translate(_ texts: [String: String]) {
        for (key, text) in texts {
            guard let dot = key.firstIndex(of: "."), let node = nodes[String(key[..<dot])] else { continue }
            put(text, String(key[key.index(after: dot)...]), node)
        }
    }

    private func put(_ text: String, _ name: String, _ node: InterfaceNode) {
        if name.hasSuffix("Title"),
            let state = node.children.first(where: { $0.kind == "state" && name == "\($0.key ?? "")Title" })
        {
            state.replace("title", by: text)
        } else if name == "configuration.title" {
            node.child(key: "configuration")?.replace("title", by: text)
        } else if name.hasPrefix("segmentTitles["), let place = Int(name.dropFirst("segmentTitles[".count).dropLast()) {
            let segments = node.children(of: "segments")
            if segments.indices.contains(place) { segments[place].replace("title", by: text) }
        } else if name == "accessibilityLabel" {
            node.child("accessibility")?.replace("label", by: text)
        } else {
            node.replace(name, by: text)
        }
    }
}

extension CompiledInterfaces {
    /// The texts of a file in the language of the program that suits the user best; none in the language of the files themselves.
    func texts(of name: String) -> [String: String] {
        let language = LocalizedTables.best(
            of: translations.keys + [developmentLanguage], for: UserLanguage.languages, developmentLanguage)
        return language.flatMap { translations[$0]?[name] } ?? [:]
    }
}
