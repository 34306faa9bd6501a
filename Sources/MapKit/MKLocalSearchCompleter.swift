import CoreLocation
public import UIKit

/// Hears how a text could go on.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// There are other results.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// There are none, because something failed.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    /// Does nothing where it is not implemented.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Does nothing where it is not implemented.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Says how a text about a place could go on: the service cannot be reached, which the delegate hears on the main queue.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    /// What is looked for.
    public struct ResultType: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1 << 0)
        /// Points of interest.
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
        /// Questions.
        public static let query = ResultType(rawValue: 1 << 2)
    }

    /// Hears of it.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// The text so far. Setting it asks.
    open var queryFragment = "" { didSet { ask() } }
    /// Where.
    open var region = MKCoordinateRegion()
    /// What is looked for.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// Which points of interest.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// How it could go on: nobody knows.
    open var results: [MKLocalSearchCompletion] { [] }
    /// Whether an answer is awaited.
    open private(set) var isSearching = false
    /// One without a text.
    public override init() { super.init() }
    /// Asks no more.
    open func cancel() {}

    private func ask() {
        guard !queryFragment.isEmpty else { return }
        isSearching = true
        MKService.refuse { [weak self] error in
            guard let self else { return }
            isSearching = false
            delegate?.completer(self, didFailWithError: error)
        }
    }
}

/// How a text could go on. None is found.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    /// What is read first.
    open var title: String { "" }
    /// Which parts of it are the text so far, as `NSValue`s of ranges.
    open var titleHighlightRanges: [NSValue] { [] }
    /// What is read below.
    open var subtitle: String { "" }
    /// Which parts of it are the text so far, as `NSValue`s of ranges.
    open var subtitleHighlightRanges: [NSValue] { [] }

    /// A completion that says nothing.
    public override init() { super.init() }
}

extension MKLocalSearch.Request {
    /// What a completion stands for.
    public convenience init(completion: MKLocalSearchCompletion) { self.init(naturalLanguageQuery: completion.title) }
}

extension MKLocalSearch {
    /// A question for what a completion stands for.
    public convenience init(completion: MKLocalSearchCompletion) { self.init(request: Request(completion: completion)) }
}
