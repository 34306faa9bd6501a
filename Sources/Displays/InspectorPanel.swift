/// A display that has room for an inspector beside the program.
@MainActor
package protocol InspectorPanel: AnyObject {
    /// Answers what the panel asks, JSON to JSON; nil where nothing is to be said. Setting it shows the panel.
    var answer: InspectorAnswer? { get set }
}

package typealias InspectorAnswer = @MainActor (_ topic: InspectorTopic, _ question: [UInt8]) -> [UInt8]?

/// What an inspector's panel asks about. Of each only the newest answer counts.
package enum InspectorTopic: String, Codable, Sendable {
    /// All layers and views.
    case tree
    /// The view or layer at a point.
    case pick
    /// The properties and constraints of one, perhaps with a change to it.
    case node
    /// Where one is, which may have gone.
    case place
    /// Each layer by itself, to be seen apart.
    case pictures
    case frames, animations, time, touches
    /// Flashing damage, overdraw.
    case looks
    /// The scene file.
    case capture
}
