import UIKit

extension Notification.Name {
    static let sightingsDidChange = Notification.Name("SightingsDidChange")
}

/// What the app knows. Species come from far away, as from a server.
@MainActor
final class SpeciesStore {
    private(set) var species: [Species] = []
    private(set) var sightings: [Sighting] = []
    private let delay: Duration

    init(delay: Duration) {
        self.delay = delay
    }

    /// Loads the list; a little later it is there.
    func load() async throws -> [Species] {
        try await Task.sleep(for: delay)
        species = Self.all
        return species
    }

    /// Species whose names or habitat hold a text.
    func species(matching text: String, in habitat: Species.Habitat?) -> [Species] {
        species.filter { one in
            let isThere = habitat == nil || one.habitat == habitat
            let isMeant =
                text.isEmpty || one.name.localizedCaseInsensitiveContains(text)
                || one.latin.localizedCaseInsensitiveContains(text)
            return isThere && isMeant
        }
    }

    func save(_ sighting: Sighting) {
        if let index = sightings.firstIndex(where: { $0.id == sighting.id }) {
            sightings[index] = sighting
        } else {
            sightings.insert(sighting, at: 0)
        }
        NotificationCenter.default.post(name: .sightingsDidChange, object: self)
    }

    func remove(_ id: UUID) {
        sightings.removeAll { $0.id == id }
        NotificationCenter.default.post(name: .sightingsDidChange, object: self)
    }

    func move(from: Int, to: Int) {
        sightings.insert(sightings.remove(at: from), at: to)
    }
}
