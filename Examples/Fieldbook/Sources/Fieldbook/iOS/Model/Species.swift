import UIKit

/// A plant of the field book.
struct Species: Hashable {
    enum Habitat: String, CaseIterable {
        case meadow = "Meadow"
        case wood = "Wood"
        case water = "Water"
    }

    let name: String
    let latin: String
    let habitat: Habitat
    /// The first and the last month in flower.
    let months: ClosedRange<Int>
    let petals: Int
    /// Between 0 and 1.
    let hue: CGFloat
    let note: String

    var color: UIColor { UIColor(hue: hue, saturation: 0.62, brightness: 0.88, alpha: 1) }

    var season: String {
        let names = DateFormatter().shortMonthSymbols ?? []
        guard names.count == 12 else { return "\(months.lowerBound) – \(months.upperBound)" }
        return "\(names[months.lowerBound - 1]) – \(names[months.upperBound - 1])"
    }

    static func == (a: Species, b: Species) -> Bool { a.latin == b.latin }
    func hash(into hasher: inout Hasher) { hasher.combine(latin) }
}

/// A plant that was seen.
struct Sighting: Hashable {
    let id: UUID
    var species: Species
    var place: String
    var date: Date
    var count: Int
    var isFlowering: Bool
    var note: String
}
