import CoreGraphics
import Displays

/// What a page says, one JSON object a message.
enum PageMessage: Equatable, Sendable {
    /// The first one.
    case hello(Greeting)
    case look(PageLook)
    case input([PageInput])
    /// The text that the browser's clipboard holds.
    case clipboard(String)
    /// A frame was shown, so many seconds after it was there.
    case shown(UInt32, after: Double?)
    /// The page was hidden or brought back.
    case hidden(Bool)
    /// A watcher wants to drive.
    case drive
    /// An assistive program uses an element.
    case act(Int, PageAction)
    /// The inspector's panel asks, in JSON.
    case inspect(InspectorTopic, question: String)

    struct Greeting: Equatable, Sendable {
        var session: String
        var budget: Double?
        var look: PageLook
        var isHidden: Bool
    }

    private struct Words: Decodable {
        var t: String
        var session: String?
        var budget: Double?
        var look: PageLook?
        var hidden: Bool?
        var events: [PageInput]?
        var text: String?
        var number: UInt32?
        var wait: Double?
        var id: Int?
        var action: PageAction?
        var topic: InspectorTopic?
    }

    /// Bytes that a message may have.
    static let limit = 1 << 20
    /// Events in one message.
    private static let mostEvents = 4_096

    /// nil for what is no message.
    init?(_ bytes: [UInt8]) {
        guard let words = try? JSONDecoder().decode(Words.self, from: Data(bytes)) else { return nil }
        switch words.t {
        case "hello":
            guard let session = words.session, session.utf8.count <= 64, let look = words.look, look.isPossible else {
                return nil
            }
            let budget = words.budget.map { max(0.1, min(1_000, $0)) * 1e6 }
            self = .hello(Greeting(session: session, budget: budget, look: look, isHidden: words.hidden ?? false))
        case "look":
            guard let look = words.look, look.isPossible else { return nil }
            self = .look(look)
        case "in":
            guard let events = words.events, events.count <= Self.mostEvents else { return nil }
            self = .input(events)
        case "clip":
            guard let text = words.text else { return nil }
            self = .clipboard(text)
        case "shown":
            guard let number = words.number else { return nil }
            self = .shown(number, after: words.wait.map { $0 / 1_000 })
        case "hidden":
            guard let hidden = words.hidden else { return nil }
            self = .hidden(hidden)
        case "drive": self = .drive
        case "act":
            guard let id = words.id, let action = words.action else { return nil }
            self = .act(id, action)
        case "inspect":
            guard let topic = words.topic, let text = words.text else { return nil }
            self = .inspect(topic, question: text)
        default: return nil
        }
    }
}

/// How an assistive program uses an element.
enum PageAction: String, Decodable, Sendable {
    case tap, increment, decrement
}

/// What a page's surroundings are like.
struct PageLook: Decodable, Equatable, Sendable {
    /// Points that the program may have.
    var width: Double
    var height: Double
    /// Pixels per point.
    var scale: Double
    var dark: Bool
    var lessMotion: Bool

    var isPossible: Bool {
        [width, height, scale].allSatisfy { $0.isFinite && $0 > 0 }
    }
}
