import Foundation

extension SpeciesStore {
    static let all: [Species] = [
        Species(
            name: "Oxeye Daisy", latin: "Leucanthemum vulgare", habitat: .meadow, months: 5...9, petals: 15, hue: 0.15,
            note: "White rays round a yellow eye, on every verge in June."),
        Species(
            name: "Field Poppy", latin: "Papaver rhoeas", habitat: .meadow, months: 5...8, petals: 4, hue: 0.01,
            note: "Four crumpled petals that last a day."),
        Species(
            name: "Meadow Cranesbill", latin: "Geranium pratense", habitat: .meadow, months: 6...9, petals: 5,
            hue: 0.68,
            note: "Violet-blue saucers, and beaked fruits that fling their seeds."),
        Species(
            name: "Cornflower", latin: "Centaurea cyanus", habitat: .meadow, months: 6...8, petals: 9, hue: 0.61,
            note: "Once a weed of every wheat field."),
        Species(
            name: "Cowslip", latin: "Primula veris", habitat: .meadow, months: 4...5, petals: 5, hue: 0.13,
            note: "A bunch of keys, says its old name."),
        Species(
            name: "Ragged Robin", latin: "Silene flos-cuculi", habitat: .meadow, months: 5...7, petals: 5, hue: 0.92,
            note: "Petals torn into ribbons; likes its feet wet."),
        Species(
            name: "Harebell", latin: "Campanula rotundifolia", habitat: .meadow, months: 7...9, petals: 5, hue: 0.66,
            note: "Nods on a stalk as thin as wire."),
        Species(
            name: "Yellow Rattle", latin: "Rhinanthus minor", habitat: .meadow, months: 5...7, petals: 3, hue: 0.14,
            note: "Robs the grasses and makes room for the others."),
        Species(
            name: "Common Knapweed", latin: "Centaurea nigra", habitat: .meadow, months: 6...9, petals: 14, hue: 0.84,
            note: "Hard black heads; butterflies queue for it."),
        Species(
            name: "Bluebell", latin: "Hyacinthoides non-scripta", habitat: .wood, months: 4...5, petals: 6, hue: 0.68,
            note: "A whole wood of it smells of honey."),
        Species(
            name: "Wood Anemone", latin: "Anemone nemorosa", habitat: .wood, months: 3...5, petals: 6, hue: 0.95,
            note: "Opens to the sun before the leaves close the roof."),
        Species(
            name: "Wild Garlic", latin: "Allium ursinum", habitat: .wood, months: 4...6, petals: 6, hue: 0.3,
            note: "You smell it before you see it."),
        Species(
            name: "Wood Sorrel", latin: "Oxalis acetosella", habitat: .wood, months: 4...5, petals: 5, hue: 0.94,
            note: "Folds its leaves before rain."),
        Species(
            name: "Foxglove", latin: "Digitalis purpurea", habitat: .wood, months: 6...9, petals: 5, hue: 0.87,
            note: "Freckled throats for bumblebees alone."),
        Species(
            name: "Red Campion", latin: "Silene dioica", habitat: .wood, months: 5...9, petals: 5, hue: 0.95,
            note: "He and she live on different plants."),
        Species(
            name: "Herb Robert", latin: "Geranium robertianum", habitat: .wood, months: 5...9, petals: 5, hue: 0.93,
            note: "Red stalks, a smell of foxes."),
        Species(
            name: "Primrose", latin: "Primula vulgaris", habitat: .wood, months: 3...5, petals: 5, hue: 0.16,
            note: "The first rose, although it is none."),
        Species(
            name: "Yellow Flag", latin: "Iris pseudacorus", habitat: .water, months: 5...8, petals: 3, hue: 0.15,
            note: "Stands in the ditch like a heraldic lily."),
        Species(
            name: "Marsh Marigold", latin: "Caltha palustris", habitat: .water, months: 3...5, petals: 5, hue: 0.14,
            note: "Lacquered gold in the first warm week."),
        Species(
            name: "Water Avens", latin: "Geum rivale", habitat: .water, months: 5...9, petals: 5, hue: 0.99,
            note: "Hangs its dusky bells over the brook."),
        Species(
            name: "Purple Loosestrife", latin: "Lythrum salicaria", habitat: .water, months: 6...8, petals: 6,
            hue: 0.86,
            note: "Spires along the bank until autumn."),
        Species(
            name: "Water Lily", latin: "Nymphaea alba", habitat: .water, months: 6...9, petals: 18, hue: 0.14,
            note: "Sleeps under water, wakes at nine."),
        Species(
            name: "Meadowsweet", latin: "Filipendula ulmaria", habitat: .water, months: 6...9, petals: 5, hue: 0.16,
            note: "Cream froth; gave aspirin its name."),
        Species(
            name: "Water Forget-me-not", latin: "Myosotis scorpioides", habitat: .water, months: 5...9, petals: 5,
            hue: 0.58,
            note: "Sky blue, with a yellow ring for the bees."),
    ]
}
