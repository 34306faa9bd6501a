/// Sun, moon, clouds and storms, in the words of ``SymbolScript``.
enum WeatherSymbols {
    /// A cloud with room below it for what falls.
    private static let cloud = "O m 26 58 c 2 58 2 34 24 32 c 24 4 62 2 69 25 c 98 24 98 58 74 58 z"
    /// A smaller one, with room above it too.
    private static let middle = "O m 34 66 c 13 66 13 46 32 44 c 32 23 61 21 67 40 c 92 40 92 66 72 66 z"
    /// The sun with room below it.
    private static let highSun =
        "O o 50 40 16 S m 50 6 l 50 12 m 14 40 l 22 40 m 78 40 l 86 40 m 24 15 l 30 21 m 76 15 l 70 21"
    /// What looks out above the smaller cloud.
    private static let sun = "S a 30 27 14 135 325 m 30 3 l 30 4 m 6 27 l 7 27 m 13 10 l 14 11 m 47 10 l 46 11"
    private static let moon = "S m 54 22 c 51 14 55 6 62 4 c 60 18 72 28 86 25 c 85 29 83 32 80 34"
    private static let smallBolt = "F m 56 72 l 42 86 l 51 86 l 48 98 l 63 83 l 54 83 z"
    private static let smallRain = "S m 36 78 l 31 92 m 52 78 l 47 92 m 68 78 l 63 92"
    private static let bulb =
        "O m 60 58 l 60 18 c 60 5 78 5 78 18 l 78 58 c 96 68 88 92 69 92 c 50 92 42 68 60 58 z F o 69 75 8 S m 69 75 l 69 40"

    static let scripts: [String: String] = [
        "sun.dust":
            "\(highSun) F o 20 70 4 o 40 74 4 o 60 74 4 o 80 70 4 o 30 88 4 o 50 92 4 o 70 88 4",
        "sun.haze":
            "\(highSun) S m 14 72 l 86 72 m 26 88 l 74 88",
        "sunset":
            "O m 28 66 c 28 37 72 37 72 66 S m 6 66 l 18 66 m 82 66 l 94 66 m 21 37 l 28 44 m 79 37 l 72 44 m 14 84 l 86 84 m 50 8 l 50 30 m 41 22 l 50 31 l 59 22",
        "moon.zzz": "=moon S m 58 14 l 72 14 l 58 30 l 72 30 m 78 34 l 90 34 l 78 48 l 90 48",
        "moonphase.new.moon": "S o 50 50 40",
        "moonphase.first.quarter": "=circle.righthalf.filled",
        "moonphase.full.moon": "S o 50 50 40 F o 50 50 40",
        "moonphase.last.quarter": "=circle.lefthalf.filled",
        "moonphase.waxing.crescent":
            "S o 50 50 40 F m 50 10 c 74 10 90 28 90 50 c 90 72 74 90 50 90 c 78 74 78 26 50 10 z",
        "moonphase.waning.crescent": "=moonphase.waxing.crescent X",
        "moonphase.waxing.gibbous":
            "S o 50 50 40 F m 50 10 c 74 10 90 28 90 50 c 90 72 74 90 50 90 c 22 74 22 26 50 10 z",
        "moonphase.waning.gibbous": "=moonphase.waxing.gibbous X",
        "cloud.rain": "\(cloud) S m 30 72 l 24 90 m 50 72 l 44 90 m 70 72 l 64 90",
        "cloud.snow": "\(cloud) F o 28 74 5 o 50 74 5 o 72 74 5 o 39 90 5 o 61 90 5",
        "cloud.bolt": "\(cloud) F m 54 64 l 36 82 l 48 82 l 44 98 l 64 78 l 52 78 z",
        "cloud.drizzle":
            "\(cloud) S m 30 71 l 28 77 m 50 71 l 48 77 m 70 71 l 68 77 m 39 87 l 37 93 m 59 87 l 57 93",
        "cloud.heavyrain":
            "\(cloud) S m 26 71 l 19 92 m 40 71 l 33 92 m 54 71 l 47 92 m 68 71 l 61 92 m 82 71 l 75 92",
        "cloud.hail":
            "\(cloud) S m 31 71 l 28 78 m 51 71 l 48 78 m 71 71 l 68 78 F o 25 90 5 o 45 90 5 o 65 90 5",
        "cloud.sleet": "\(cloud) S m 30 71 l 24 90 m 62 71 l 56 90 F o 44 82 5 o 76 82 5",
        "cloud.bolt.rain":
            "\(cloud) F m 54 64 l 40 80 l 50 80 l 46 96 l 63 77 l 53 77 z S m 26 71 l 20 89 m 78 71 l 72 89",
        "cloud.moon":
            "O m 30 88 c 8 88 8 66 28 64 c 28 40 60 38 66 58 c 92 58 92 88 70 88 z S m 52 34 c 47 20 53 10 63 8 c 60 26 74 38 92 33 c 90 40 86 45 81 48",
        "cloud.sun.rain": "\(middle) \(sun) \(smallRain)",
        "cloud.sun.bolt": "\(middle) \(sun) \(smallBolt)",
        "cloud.moon.rain": "\(middle) \(moon) \(smallRain)",
        "cloud.moon.bolt": "\(middle) \(moon) \(smallBolt)",
        "wind.snow":
            "S m 8 48 l 60 48 c 76 48 76 26 61 26 c 54 26 50 31 50 35 m 8 64 l 78 64 c 94 64 94 88 80 88 c 73 88 70 83 70 79 F o 16 16 4 o 34 10 4 o 30 30 4 o 14 82 4 o 34 86 4 o 54 80 4",
        "thermometer.sun":
            "\(bulb) O o 24 30 10 S m 24 8 l 24 11 m 24 49 l 24 52 m 2 30 l 5 30 m 43 30 l 46 30 m 8 14 l 10 16 m 40 14 l 38 16 m 8 46 l 10 44 m 40 46 l 38 44",
        "thermometer.snowflake": "\(bulb) S m 24 10 l 24 50 m 7 20 l 41 40 m 7 40 l 41 20",
        "hurricane":
            "O o 50 50 12 S m 73 42 c 76 62 62 74 50 74 c 30 74 20 56 27 39 c 35 20 54 10 84 10 m 27 58 c 24 38 38 26 50 26 c 70 26 80 44 73 61 c 65 80 46 90 16 90",
        "tropicalstorm": "O o 50 50 23 S m 27 46 c 29 24 46 10 80 10 m 73 54 c 71 76 54 90 20 90",
        "aqi.low": "F o 50 50 7 o 50 24 5 o 72 37 5 o 72 63 5 o 50 76 5 o 28 63 5 o 28 37 5",
        "aqi.medium":
            "F o 50 50 8 o 50 26 6 o 71 38 6 o 71 62 6 o 50 74 6 o 29 62 6 o 29 38 6 o 50 8 4 o 71 14 4 o 86 29 4 o 92 50 4 o 86 71 4 o 71 86 4 o 50 92 4 o 29 86 4 o 14 71 4 o 8 50 4 o 14 29 4 o 29 14 4",
        "aqi.high":
            "F o 50 50 9 o 50 28 8 o 69 39 8 o 69 61 8 o 50 72 8 o 31 61 8 o 31 39 8 o 50 9 6 o 70 15 6 o 85 30 6 o 91 50 6 o 85 70 6 o 70 85 6 o 50 91 6 o 30 85 6 o 15 70 6 o 9 50 6 o 15 30 6 o 30 15 6",
        "drop.triangle":
            "O m 50 10 l 94 86 l 6 86 z E m 50 38 c 56 50 64 56 64 64 c 64 72 58 77 50 77 c 42 77 36 72 36 64 c 36 56 44 50 50 38 z",
    ]
}
