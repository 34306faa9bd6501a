public import UIKit

/// When a script would run.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before the page.
    case atDocumentStart
    /// After the page.
    case atDocumentEnd
}

/// Where scripts would see what others have made.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    /// Its name; nil for the page's and the program's usual one.
    open private(set) var name: String?

    private init(_ name: String?) {
        self.name = name
        super.init()
    }

    /// The page's own.
    public static let page = WKContentWorld(nil)
    /// The program's usual one.
    public static let defaultClient = WKContentWorld(nil)
    private static var named: [String: WKContentWorld] = [:]

    /// The one of a name; always the same.
    public class func world(name: String) -> WKContentWorld {
        let world = named[name] ?? WKContentWorld(name)
        named[name] = world
        return world
    }
}

/// A script that the program puts into pages. It is kept and does not run.
@preconcurrency @MainActor
open class WKUserScript: NSObject, @preconcurrency NSCopying {
    /// The script.
    open private(set) var source: String
    /// When it would run.
    open private(set) var injectionTime: WKUserScriptInjectionTime
    /// Whether not in frames.
    open private(set) var isForMainFrameOnly: Bool

    /// A script in the page's own world.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
        super.init()
    }
    /// A script in a world.
    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a script says to the program. None runs, so nothing is said.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// What is said.
    open var body: Any { NSNull() }
    /// Where; nil once the view is gone.
    open var webView: WKWebView? { nil }
    /// In which frame.
    open var frameInfo: WKFrameInfo { WKFrameInfo(isMainFrame: true, request: nil, webView: nil) }
    /// To which handler.
    open var name: String { "" }
    /// In which world.
    open var world: WKContentWorld { .page }

    /// Nothing is said.
    public override init() { super.init() }
}

/// Hears what scripts say.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// A script says something.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Hears what scripts say, and answers; one of the two forms is enough.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// A script says something and waits.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void)
    /// A script says something and waits.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    /// Nothing where it is not implemented.
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void
    ) { replyHandler(nil, nil) }
    /// Nothing where it is not implemented.
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { (nil, nil) }
}

/// What the program puts into pages and hears from them: kept, as no script runs.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    /// Scripts that would run.
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any NSObjectProtocol] = [:]
    private(set) var ruleLists: [WKContentRuleList] = []

    /// Nothing yet.
    public override init() { super.init() }

    /// Adds a script.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Takes all scripts away.
    open func removeAllUserScripts() { userScripts = [] }
    /// Adds who hears what is said to a name. It is kept alive; a second one of a name ends the program, as with Apple.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        keep(scriptMessageHandler, name, "")
    }
    /// Adds who hears what is said to a name in a world.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String) {
        keep(scriptMessageHandler, name, contentWorld.name ?? "")
    }
    /// Adds who hears what is said to a name in a world, and answers.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) { keep(scriptMessageHandlerWithReply, name, contentWorld.name ?? "") }
    /// Takes away who hears what is said to a name.
    open func removeScriptMessageHandler(forName name: String) { handlers["/\(name)"] = nil }
    /// Takes away who hears what is said to a name in a world.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        handlers["\(contentWorld.name ?? "")/\(name)"] = nil
    }
    /// Takes away who hears what is said in a world.
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
        handlers = handlers.filter { !$0.key.hasPrefix("\(contentWorld.name ?? "")/") }
    }
    /// Takes away all who hear what is said.
    open func removeAllScriptMessageHandlers() { handlers = [:] }
    /// Adds rules about what is loaded.
    open func add(_ contentRuleList: WKContentRuleList) { ruleLists.append(contentRuleList) }
    /// Takes rules away.
    open func remove(_ contentRuleList: WKContentRuleList) { ruleLists.removeAll { $0 === contentRuleList } }
    /// Takes all rules away.
    open func removeAllContentRuleLists() { ruleLists = [] }

    private func keep(_ handler: any NSObjectProtocol, _ name: String, _ world: String) {
        let key = "\(world)/\(name)"
        precondition(
            handlers[key] == nil,
            "Attempt to add script message handler with name '\(name)' when one already exists.")
        handlers[key] = handler
    }
}

/// Rules about what pages may load. Pages here load nothing.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
    /// What they are called.
    open private(set) var identifier: String!

    init(_ identifier: String) {
        self.identifier = identifier
        super.init()
    }
}

/// Rules by their names, while the program runs.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
    private static let shared = WKContentRuleListStore()
    private var lists: [String: WKContentRuleList] = [:]

    private override init() { super.init() }

    /// The program's.
    public class func `default`() -> Self! { shared as? Self }
    /// One in a folder, of which there is nothing.
    public init!(url: URL) { super.init() }

    /// Reads rules, which are a list in JSON, and keeps them.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        let list = compiled(identifier, encodedContentRuleList)
        later { completionHandler?(list, list == nil ? WKError(.contentRuleListStoreCompileFailed) : nil) }
    }
    /// Reads rules, which are a list in JSON, and keeps them.
    @discardableResult
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!
    ) async throws -> WKContentRuleList? {
        guard let list = compiled(identifier, encodedContentRuleList) else {
            throw WKError(.contentRuleListStoreCompileFailed)
        }
        return list
    }

    private func compiled(_ identifier: String, _ text: String) -> WKContentRuleList? {
        let isList = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) is [[String: Any]]
        let list = isList ? WKContentRuleList(identifier) : nil
        if let list { lists[identifier] = list }
        return list
    }
    /// Finds rules that were kept.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        let list = lists[identifier]
        later { completionHandler?(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil) }
    }
    /// Forgets rules.
    open func removeContentRuleList(
        forIdentifier identifier: String!, completionHandler: (((any Error)?) -> Void)!
    ) {
        let isKnown = lists.removeValue(forKey: identifier) != nil
        later { completionHandler?(isKnown ? nil : WKError(.contentRuleListStoreRemoveFailed)) }
    }
    /// The names of all rules.
    open func getAvailableContentRuleListIdentifiers(_ completionHandler: (([String]?) -> Void)!) {
        let names = lists.keys.sorted()
        later { completionHandler?(names) }
    }
}
