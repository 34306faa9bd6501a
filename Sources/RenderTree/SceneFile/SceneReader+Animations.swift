extension SceneReader {
    func readAnimation(_ block: SceneBlock, weight: inout Int) throws(SceneError) -> AnimationRecord {
        var cursor = SceneCursor(block, skipping: 1, references: references)
        let id = AnimationID(try UInt64.read(&cursor))
        let kind = try cursor.next("a kind of animation")
        var record = AnimationRecord(id: id, timing: .layer, kind: .group([]))
        var rest = block
        rest.entries = []
        for entry in block.entries {
            if try record.timing.take(entry, references) { continue }
            if try record.take(entry, references) { continue }
            rest.entries.append(entry)
        }
        switch kind {
        case "basic", "spring", "keyframes":
            let target = AnimationTarget(keyPath: try cursor.next("a key path"))
            record.kind = .property(try readProperty(kind, target, rest))
        case "group":
            var children: [AnimationRecord] = []
            for entry in rest.entries {
                guard entry.words[0] == "animation" else {
                    throw SceneError(
                        line: entry.line, reason: "'\(entry.words[0].prefix(40))' is not an entry of a group")
                }
                children.append(try readAnimation(entry, weight: &weight))
            }
            record.kind = .group(children)
        case "transition":
            let kind = try TransitionAnimation.Kind.read(&cursor)
            record.kind = .transition(try readTransition(kind, rest, weight: &weight))
        default: throw cursor.error("there is no kind of animation '\(kind.prefix(40))'")
        }
        try cursor.finish()
        return record
    }

    private func readProperty(
        _ kind: String, _ target: AnimationTarget, _ block: SceneBlock
    ) throws(SceneError) -> PropertyAnimation {
        var property = PropertyAnimation(target: target, track: .basic(from: nil, to: nil, by: nil))
        var ends = BasicEnds()
        var spring = SpringParameters()
        var keyframes = KeyframeTrack(), values: [RenderValue] = []
        for entry in block.entries {
            if try property.take(entry, references) { continue }
            if kind != "keyframes", try ends.take(entry, references) { continue }
            if kind == "spring", try spring.take(entry, references) { continue }
            if kind == "keyframes", try keyframes.take(entry, references) { continue }
            var cursor = SceneCursor(entry, skipping: 1, references: references)
            guard kind == "keyframes", entry.words[0] == "value" else {
                throw cursor.error("'\(entry.words[0].prefix(40))' is not an entry of a \(kind) animation")
            }
            values.append(try RenderValue.read(&cursor))
            try cursor.finish()
        }
        switch kind {
        case "basic": property.track = .basic(from: ends.from, to: ends.to, by: ends.by)
        case "spring": property.track = .spring(from: ends.from, to: ends.to, by: ends.by, spring)
        default:
            keyframes.values = KeyframeValues(values)
            property.track = .keyframes(keyframes)
        }
        return property
    }

    private func readTransition(
        _ kind: TransitionAnimation.Kind, _ block: SceneBlock, weight: inout Int
    ) throws(SceneError) -> TransitionAnimation {
        var transition = TransitionAnimation()
        transition.kind = kind
        for entry in block.entries where try !transition.take(entry, references) {
            var cursor = SceneCursor(entry, skipping: 1, references: references)
            guard entry.words[0] == "source" else {
                throw cursor.error("'\(entry.words[0].prefix(40))' is not an entry of a transition")
            }
            transition.source = try node(&cursor, weight: &weight)
            try cursor.finish()
        }
        return transition
    }
}
