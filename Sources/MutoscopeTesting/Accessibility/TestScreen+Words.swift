import Testing
public import UIKit
import XCTest

/// Why an element was not found; a sentence with a list of what is there.
public struct ElementNotFound: Error, CustomStringConvertible {
    /// What went wrong, and what there is on the screen.
    public let description: String
}

extension TestScreen {
    /// The element with an identifier. Throws ``ElementNotFound``, with a list of what is there.
    public func find(identifier: String) throws -> ScreenElement {
        try only(elements.filter { $0.identifier == identifier }, called: "has the identifier \"\(identifier)\"")
    }

    /// The element with a label; letters count as they are before their case is forgiven. Of several, the one that fingers use.
    ///
    /// - Parameter container: Only elements inside this view; nil looks everywhere.
    public func find(label: String, in container: UIView? = nil) throws -> ScreenElement {
        let all = elements.filter { element in container.map { element.view.isDescendant(of: $0) } ?? true }
        let exact = all.filter { $0.label == label }
        let found = exact.isEmpty ? all.filter { $0.label?.lowercased() == label.lowercased() } : exact
        let used = found.filter(\.isInteractive)
        return try only(used.count == 1 ? used : found, called: "is called \"\(label)\"", among: all)
    }

    /// The element inside another one, by its label.
    public func find(label: String, in container: ScreenElement) throws -> ScreenElement {
        try find(label: label, in: container.view)
    }

    /// Taps the element that has this label, or else this identifier. Scrolls to it where it is not in sight. What cannot be tapped fails
    /// the test, with a list of what is there.
    @discardableResult
    public func tap(
        _ words: String, in container: UIView? = nil, fileID: String = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        do {
            try tap(element(words, in: container))
            return true
        } catch {
            SnapshotPlace(fileID: fileID, file: file, line: line, column: column).fail("\(error)")
            return false
        }
    }

    /// Taps an element where it says.
    public func tap(_ element: ScreenElement) throws {
        var element = element
        if !element.isVisible, scroll(to: element) {
            element = elements.first { $0.object === element.object } ?? element
        }
        guard element.isVisible else {
            throw ElementNotFound(description: "\(element.words) cannot be tapped: it is outside of the screen.")
        }
        let hit = viewHit(at: element.activationPoint)
        guard let hit, hit.isDescendant(of: element.view) || element.view.isDescendant(of: hit) else {
            let cover = hit.map { "\(ViewPath.text(of: $0)) is in front of it" } ?? "nothing takes touches there"
            throw ElementNotFound(description: "\(element.words) cannot be tapped: \(cover).")
        }
        tap(at: element.activationPoint)
    }

    /// Taps the element with this label or identifier and types into it.
    public func type(
        _ text: String, into words: String, fileID: String = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        guard tap(words, fileID: fileID, file: file, line: line, column: column) else { return }
        advance(by: 0.3)
        type(text)
    }

    /// Lets time pass, frame by frame, until something holds; fails the test when it does not in time.
    ///
    /// - Parameters:
    ///   - condition: Asked before each frame.
    ///   - seconds: The longest wait, on the screen's clock.
    /// - Returns: Whether it held.
    @discardableResult
    public func wait(
        until condition: () throws -> Bool, for seconds: TimeInterval = 10, fileID: String = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) rethrows -> Bool {
        let end = now + seconds
        advance(by: 0)
        while try !condition() {
            guard now < end - 1e-9 else {
                SnapshotPlace(fileID: fileID, file: file, line: line, column: column).fail(
                    "What was waited for did not come in \(CGFloat(seconds).short) s. \(whatIsThere(elements))")
                return false
            }
            advance(by: min(1 / framesPerSecond, end - now))
        }
        return true
    }

    /// Lets time pass until an element with this label or identifier is in sight.
    @discardableResult
    public func wait(
        for words: String, atMost seconds: TimeInterval = 10, fileID: String = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        wait(
            until: { (try? element(words, in: nil))?.isVisible == true }, for: seconds, fileID: fileID, file: file,
            line: line, column: column)
    }

    private func element(_ words: String, in container: UIView?) throws -> ScreenElement {
        do {
            return try find(label: words, in: container)
        } catch let missing {
            let named = elements.filter { $0.identifier == words }
            guard named.count == 1 else { throw missing }
            return named[0]
        }
    }

    private func only(
        _ found: [ScreenElement], called words: String, among all: [ScreenElement]? = nil
    ) throws -> ScreenElement {
        guard found.count != 1 else { return found[0] }
        guard found.isEmpty else {
            let list = found.map { "\n  \($0.words) at \($0.path)" }.joined()
            throw ElementNotFound(description: "\(found.count) elements are meant, since each \(words):\(list)")
        }
        throw ElementNotFound(description: "Nothing on the screen \(words). \(whatIsThere(all ?? elements))")
    }

    private func whatIsThere(_ elements: [ScreenElement]) -> String {
        guard !elements.isEmpty else { return "There is nothing an assistive program would see." }
        return "There is:" + elements.map { "\n  \($0.words)" }.joined()
    }

    /// Brings an element into sight; whether a scroll view moved.
    private func scroll(to element: ScreenElement) -> Bool {
        var view = element.view.superview
        var moved = false
        while let current = view {
            if let scrollView = current as? UIScrollView {
                let old = scrollView.contentOffset
                let frame = scrollView.convert(element.view.bounds, from: element.view)
                scrollView.scrollRectToVisible(frame, animated: false)
                moved = moved || old != scrollView.contentOffset
            }
            view = current.superview
        }
        if moved { stage.advance(to: now) }
        return moved
    }
}
