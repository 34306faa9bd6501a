import Foundation
import FoundationXML
import PortBase

/// A storyboard or nib as it is read: one line an element, for the program, and what a person has to know.
package final class InterfaceDocument: NSObject, XMLParserDelegate {
    /// Without folder and extension.
    let name: String
    let isStoryboard: Bool
    package let path: String
    /// One line an element: depth, line in the file, name, attributes between tabs.
    package private(set) var lines: [String] = []
    private(set) var findings: [Finding] = []
    /// Classes of the program that the file names, with the lines that do so first.
    private(set) var classes: [String: Int] = [:]
    /// Classes of segues.
    private(set) var segueClasses: [String: Int] = [:]
    /// Classes that the file says to be of another module.
    private(set) var foreignClasses: Set<String> = []
    /// By class, the properties that user-defined runtime attributes set, up to the first dot; of elements without a class of the
    /// program's under no name.
    private(set) var keys: [String: Set<String>] = [:]
    /// The classes of the open elements.
    private var openClasses: [String?] = []
    private(set) var hasInitialController = false
    private var depth = 0
    private var text = ""
    /// Where in `lines` the open elements are.
    private var open: [Int] = []
    private var named: Set<String> = []
    private var failed = false

    init(path: String) {
        self.path = path
        let file = URL(fileURLWithPath: path)
        name = file.deletingPathExtension().lastPathComponent
        isStoryboard = file.pathExtension == "storyboard"
        super.init()
        read()
    }

    /// Whether the program can have it.
    var isUsable: Bool { !failed }

    private func read() {
        guard let data = FileManager.default.contents(atPath: path) else {
            return fail("the file cannot be read.", line: 1)
        }
        if let problem = CheckedText.problem(in: data) { return fail(problem.message, line: problem.line) }
        let parser = XMLParser(data: data)
        parser.delegate = self
        parser.shouldResolveExternalEntities = false
        if !parser.parse() || depth != 0 {
            guard !failed else { return }
            fail("is not the XML of a storyboard or nib: it stops being so here.", line: max(parser.lineNumber, 1))
        } else if lines.first?.contains(" document") != true {
            fail("is no file of Interface Builder's newer formats: open and save it there.", line: 1)
        }
    }

    private func fail(_ message: String, line: Int) {
        failed = true
        note(.error, message, line: line)
    }

    private func note(_ severity: Finding.Severity, _ message: String, line: Int) {
        findings.append(Finding(file: path, line: line, column: 1, severity: severity, message: message))
    }

    package func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        guard !failed else { return }
        fail("is not the XML of a storyboard or nib: it stops being so here.", line: max(parser.lineNumber, 1))
    }

    // MARK: Languages

    /// The texts of other languages for a file of the base language, by language.
    private(set) lazy var translations: [String: [String: String]] = {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        guard folder.lastPathComponent == "Base.lproj" else { return [:] }
        let beside = try? FileManager.default.contentsOfDirectory(atPath: folder.deletingLastPathComponent().path)
        var found: [String: [String: String]] = [:]
        for name in (beside ?? []).sorted() where name.hasSuffix(".lproj") && name != "Base.lproj" {
            let file = folder.deletingLastPathComponent().appendingPathComponent("\(name)/\(self.name).strings")
            guard let data = FileManager.default.contents(atPath: file.path) else { continue }
            let texts = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
            if let texts { found[String(name.dropLast(".lproj".count))] = texts } else { noteUnreadable(file) }
        }
        return found
    }()

    private func noteUnreadable(_ file: URL) {
        findings.append(
            Finding(
                file: file.path, line: 1, column: 1, severity: .warning,
                message: "These are not texts of a language in the format of .strings files: they are left out."))
    }

    // MARK: Elements

    package func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let line = parser.lineNumber
        inspect(element, attributes, line)
        let written = attributes.sorted { $0.key < $1.key }.filter { !Vocabulary.isIdle($0.key) }
            .map { "\t\($0.key)=\(escaped($0.value))" }.joined()
        open.append(lines.count)
        openClasses.append(attributes["customClass"])
        lines.append("\(depth) \(line) \(element)\(written)")
        depth += 1
        text = ""
    }

    package func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    package func parser(
        _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
    ) {
        depth -= 1
        _ = openClasses.popLast()
        guard let place = open.popLast() else { return }
        let isText = ["string", "mutableString", "date"].contains(element)
        if isText, !text.isEmpty { lines[place] += "\t#text=\(escaped(text))" }
        text = ""
    }

    /// What becomes of each element that has an identifier; the others are parts of those.
    package var explanations: [String] {
        lines.compactMap { line in
            let parts = line.split(separator: "\t")
            let head = parts[0].split(separator: " ")
            func value(_ name: String) -> Substring? {
                parts.dropFirst().first { $0.hasPrefix("\(name)=") }?.dropFirst(name.count + 1)
            }
            guard head.count == 3, let id = value("id") else { return nil }
            let kind = String(head[2])
            let fate =
                !Vocabulary.knows(kind)
                ? "not known, a plain view stands in" : value("customClass").map { "made as \($0)" } ?? "made"
            return "line \(head[1]): \(kind) \(id): \(fate)"
        }
    }

    private func escaped(_ text: String) -> String {
        let special = "\\\n\t\r".utf8
        guard text.utf8.contains(where: special.contains) else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": break
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    private func inspect(_ element: String, _ attributes: [String: String], _ line: Int) {
        if element == "document", attributes["initialViewController"] != nil { hasInitialController = true }
        if let type = attributes["customClass"] {
            if element == "segue" {
                if segueClasses[type] == nil { segueClasses[type] = line }
            } else if classes[type] == nil {
                classes[type] = line
            }
            if attributes["customModule"] != nil, attributes["customModuleProvider"] != "target" {
                foreignClasses.insert(type)
            }
        }
        // The list of attributes stands in the element that has the class.
        if element == "userDefinedRuntimeAttribute", let path = attributes["keyPath"] {
            let steps = path.split(separator: ".").map(String.init)
            let owner = openClasses.dropLast().last ?? nil
            if let first = steps.first { keys[owner ?? "", default: []].insert(first) }
            if steps.count == 2, steps[0] == "layer" { keys["CALayer", default: []].insert(steps[1]) }
        }
        // Whose action it is depends on its destination: the message is asked for in every class.
        if element == "action", let selector = attributes["selector"] { keys["", default: []].insert(selector) }
        guard !Vocabulary.knows(element), named.insert(element).inserted else { return }
        let what = attributes["id"] == nil ? "it is left out" : "a plain view stands in"
        note(.warning, "The element \(element) is not known: \(what), and the rest of the file is loaded.", line: line)
    }
}

/// The elements that the frameworks make something of.
enum Vocabulary {
    static func knows(_ element: String) -> Bool { known.contains(element) }

    /// Attributes of the design tool alone.
    static func isIdle(_ attribute: String) -> Bool {
        [
            "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl", "useAutolayout",
            "useTraitCollections",
            "useSafeAreas", "colorMatched", "sceneMemberID", "misplaced", "ambiguous", "verifyAmbiguity",
            "customModuleProvider", "userLabel",
        ].contains(attribute)
    }

    private static let known: Set<String> = Set(
        [structure, views, controllers, parts, values, settings].flatMap { $0.split(separator: " ").map(String.init) })

    private static let structure = """
        document device adaptation dependencies deployment plugIn capability development scenes scene objects placeholder exit point \
        resources image systemColor namedColor inferredMetricsTieBreakers segue customFonts array classes class \
        simulatedMetricsContainer simulatedStatusBarMetrics simulatedOrientationMetrics simulatedScreenMetrics \
        freeformSimulatedSizeMetrics simulatedNavigationBarMetrics simulatedToolbarMetrics simulatedTabBarMetrics \
        simulatedTopBarMetrics simulatedBottomBarMetrics nil modalFormSheetSimulatedSizeMetrics keyCommands designable \
        designables refreshControl popoverArrowDirection variation mask include exclude customObject dictionary animations relationships menu menuElements children options command action accessibilityOverrides
        """
    private static let views = """
        view containerView control label button imageView stackView scrollView textField textView tableView tableViewCell \
        tableViewCellContentView collectionView collectionViewCell collectionViewCellContentView collectionReusableView switch \
        slider stepper segmentedControl progressView pageControl activityIndicatorView datePicker pickerView searchBar \
        visualEffectView navigationBar toolbar tabBar window mapView wkWebView webView
        """
    private static let controllers = """
        viewController tableViewController collectionViewController navigationController tabBarController splitViewController \
        pageViewController viewControllerPlaceholder avPlayerViewController
        """
    private static let parts = """
        subviews constraints constraint connections outlet outletCollection action layoutGuides viewLayoutGuide keyboardLayoutGuide \
        viewControllerLayoutGuide prototypes cells sections tableViewSection collectionViewFlowLayout collectionViewLayout \
        navigationItem tabBarItem barButtonItem leftBarButtonItems rightBarButtonItems toolbarItems items segments segment state \
        buttonConfiguration tapGestureRecognizer panGestureRecognizer pongPressGestureRecognizer longPressGestureRecognizer \
        swipeGestureRecognizer pinchGestureRecognizer rotationGestureRecognizer screenEdgePanGestureRecognizer hoverGestureRecognizer gestureRecognizer gestureRecognizers edges \
        extendedEdge blurEffect vibrancyEffect textInputTraits attributedString fragment attributes paragraphStyle \
        userDefinedRuntimeAttributes userDefinedRuntimeAttribute accessibility accessibilityTraits accessibilityConfiguration \
        backgroundConfiguration listContentConfiguration imageReference preferredSymbolConfiguration fontDescription userGuides userLayoutGuide \
        scopeButtonTitles textAttributes navigationBarAppearance tabBarAppearance toolbarAppearance offsetWrapper tabStops \
        textTab hierarchicalColors shadow textInputPasswordRules
        """
    private static let values =
        "rect size inset edgeInsets directionalEdgeInsets color autoresizingMask string mutableString integer real date value font range bool"
    private static let settings = """
        frame contentInset fontWrapper dataDetectorType dataDetectorTypes bool wkWebViewConfiguration wkPreferences audiovisualMediaTypes locale timeZone \
        standardMapConfiguration url mutableArray
        """
}
