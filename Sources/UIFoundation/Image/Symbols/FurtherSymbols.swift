/// What programs ask for now and then, in the words of ``SymbolScript``.
enum FurtherSymbols {
    static let scripts: [String: String] = clouds.merging(signs) { $1 }.merging(text) { $1 }.merging(things) { $1 }

    private static let clouds: [String: String] = [
        "checkmark.icloud": "=cloud D m 37 60 l 47 70 l 64 49",
        "xmark.icloud": "=cloud D m 40 51 l 60 71 m 60 51 l 40 71",
        "exclamationmark.icloud": "=cloud D m 50 42 l 50 59 E o 50 70 4",
        "bolt.horizontal.icloud": "=cloud E m 32 62 l 51 52 l 51 59 l 68 58 l 49 69 l 49 62 z",
        "lock.icloud": "=cloud E r 39 56 22 16 3 D m 43 56 l 43 50 c 43 41 57 41 57 50 l 57 56",
        "person.icloud": "=cloud E o 50 47 7 m 36 71 c 36 56 64 56 64 71 z",
        "wifi.exclamationmark": "=wifi H m 84 46 l 84 90 S m 84 46 l 84 68 F o 84 86 5",
    ]

    private static let signs: [String: String] = [
        "arrow.right.arrow.left":
            "S m 12 32 l 88 32 m 74 18 l 88 32 l 74 46 m 88 70 l 12 70 m 26 56 l 12 70 l 26 84",
        "circle.tophalf.filled": "=circle.lefthalf.filled R",
        "circle.bottomhalf.filled": "=circle.lefthalf.filled L",
        "square.lefthalf.filled":
            "S r 12 12 76 76 9 F m 50 12 l 21 12 c 15 12 12 15 12 21 l 12 79 c 12 85 15 88 21 88 l 50 88 z",
        "square.righthalf.filled": "=square.lefthalf.filled X",
        "square.tophalf.filled": "=square.lefthalf.filled R",
        "square.bottomhalf.filled": "=square.lefthalf.filled L",
        "rectangle.lefthalf.inset.filled": "S r 8 18 84 64 9 F r 16 26 32 48 4",
        "rectangle.righthalf.inset.filled": "=rectangle.lefthalf.inset.filled X",
        "rectangle.leadinghalf.filled":
            "S r 8 18 84 64 9 F m 50 18 l 17 18 c 11 18 8 21 8 27 l 8 73 c 8 79 11 82 17 82 l 50 82 z",
        "rectangle.trailinghalf.filled": "=rectangle.leadinghalf.filled X",
        "rectangle.lefthalf.filled": "=rectangle.leadinghalf.filled",
        "rectangle.righthalf.filled": "=rectangle.trailinghalf.filled",
        "shield.lefthalf.filled": "=shield F m 50 8 l 50 92 c 30 84 14 70 14 48 l 14 20 z",
        "shield.righthalf.filled": "=shield.lefthalf.filled X",
        "checkmark.diamond": "=diamond D m 37 51 l 47 61 l 64 40",
        "plus.diamond": "=diamond D m 50 36 l 50 64 m 36 50 l 64 50",
        "xmark.diamond": "=diamond D m 40 40 l 60 60 m 60 40 l 40 60",
        "minus.diamond": "=diamond D m 36 50 l 64 50",
        "square.split.1x2": "O r 12 12 76 76 9 D m 13 50 l 87 50",
        "dot.squareshape": "S r 14 14 72 72 4 F o 50 50 9",
        "squareshape": "O r 14 14 72 72 4",
        "capsule.portrait": "O r 26 8 48 84 24",
        "zzz": "S m 8 58 l 34 58 l 8 90 l 34 90 m 44 34 l 64 34 l 44 60 l 64 60 m 72 10 l 88 10 l 72 32 l 88 32",
        "clock.arrow.circlepath": "S a 54 50 36 -165 145 m 54 28 l 54 50 l 69 60 F m 4 36 l 34 36 l 19 55 z",
        "dot.viewfinder": "=viewfinder F o 50 50 8",
        "dot.circle.viewfinder": "=viewfinder S o 50 50 21 F o 50 50 8",
        "plus.viewfinder": "=viewfinder S m 50 34 l 50 66 m 34 50 l 66 50",
        "doc.text.viewfinder": "=viewfinder S r 33 24 34 52 5 m 43 40 l 57 40 m 43 52 l 57 52 m 43 64 l 50 64",
        "person.fill.viewfinder": "=viewfinder F o 50 39 11 m 29 75 c 29 54 71 54 71 75 z",
        "camera.aperture":
            "S o 50 50 42 m 32 40 l 70 13 m 50 30 l 91 42 m 68 40 l 84 75 m 68 60 l 30 87 m 50 70 l 9 58 m 32 60 l 16 25",
        "livephoto.play": "S o 50 50 42 F m 42 35 l 67 50 l 42 65 z",
    ]

    /// A text, and a disc in which a sign is cut out.
    private static let linesAndBadge = "S m 10 18 l 90 18 m 10 38 l 90 38 m 10 58 l 44 58 m 10 78 l 38 78 F o 74 74 22"

    private static let text: [String: String] = [
        "text.badge.plus": "\(linesAndBadge) H m 74 62 l 74 86 m 62 74 l 86 74",
        "text.badge.checkmark": "\(linesAndBadge) H m 63 75 l 71 83 l 85 66 l 71 83 z",
        "text.badge.xmark": "\(linesAndBadge) H m 66 66 l 82 82 m 82 66 l 66 82",
        "text.badge.minus": "\(linesAndBadge) H m 62 74 l 86 74",
        "text.insert": "S m 10 16 l 90 16 m 40 39 l 90 39 m 40 61 l 90 61 m 10 84 l 90 84 m 9 38 l 24 50 l 9 62",
        "list.triangle":
            "S m 36 22 l 90 22 m 36 50 l 90 50 m 36 78 l 90 78 F m 10 13 l 24 22 l 10 31 z m 10 41 l 24 50 l 10 59 z m 10 69 l 24 78 l 10 87 z",
        "list.bullet.below.rectangle": "S r 10 10 80 34 7 m 32 64 l 90 64 m 32 86 l 90 86 F o 15 64 5 o 15 86 5",
        "slider.horizontal.below.rectangle": "S r 10 12 80 40 7 m 10 78 l 38 78 m 62 78 l 90 78 o 50 78 10",
        "textbox": "S r 8 18 84 64 9 m 50 36 l 50 66 m 38 36 l 62 36",
        "doc.append": "=doc.text",
        "arrow.up.doc": "=doc D m 50 78 l 50 50 m 38 60 l 50 48 l 62 60",
        "arrow.down.doc": "=doc D m 50 48 l 50 76 m 38 66 l 50 78 l 62 66",
    ]

    private static let things: [String: String] = [
        "hand.point.left": "=hand.point.right X",
        "hand.point.up": "=hand.point.up.left",
        "hand.point.down": "=hand.point.up.left Y",
        "ear":
            "O m 24 42 c 22 4 78 4 78 40 c 78 60 60 62 58 78 c 56 94 32 96 30 78 c 30 62 24 56 24 42 z D m 38 42 c 38 24 64 24 64 42 c 64 54 50 52 48 64",
        "nose":
            "O m 45 10 c 45 38 24 56 22 70 c 22 80 34 80 40 76 c 46 88 60 86 62 76 c 74 80 80 70 72 62 c 64 50 56 34 55 10 z",
        "bed.double":
            "S m 8 20 l 8 84 m 92 84 l 92 66 O m 8 68 l 92 68 l 92 54 c 92 46 86 42 78 42 l 46 42 l 46 66 F o 26 52 11",
        "pip.enter":
            "S m 44 84 l 16 84 c 11 84 8 81 8 76 l 8 24 c 8 19 11 16 16 16 l 84 16 c 89 16 92 19 92 24 l 92 44 m 22 30 l 40 48 m 40 34 l 40 48 l 26 48 O r 54 54 38 30 6",
        "pip.exit":
            "S m 44 84 l 16 84 c 11 84 8 81 8 76 l 8 24 c 8 19 11 16 16 16 l 84 16 c 89 16 92 19 92 24 l 92 44 m 40 48 l 22 30 m 22 44 l 22 30 l 36 30 O r 54 54 38 30 6",
        "airplayvideo":
            "S m 26 66 l 16 66 c 11 66 8 63 8 58 l 8 22 c 8 17 11 14 16 14 l 84 14 c 89 14 92 17 92 22 l 92 58 c 92 63 89 66 84 66 l 74 66 F m 50 56 l 76 88 l 24 88 z",
        "xmark.bin": "S r 12 12 76 16 5 O m 20 30 l 80 30 l 75 90 l 25 90 z D m 41 50 l 59 70 m 59 50 l 41 70",
        "speaker.zzz": "=speaker S m 64 26 l 78 26 l 64 44 l 78 44 m 82 52 l 93 52 l 82 66 l 93 66",
        "arrow.up.right.video": "=video D m 24 60 l 46 40 m 30 40 l 46 40 l 46 56",
        "arrow.down.left.video": "=video D m 46 40 l 24 60 m 24 44 l 24 60 l 40 60",
        "phone.arrow.down.left": "=phone S m 90 10 l 62 38 m 62 16 l 62 38 l 84 38",
        "phone.fill.arrow.up.right": "=phone.fill S m 62 38 l 90 10 m 68 10 l 90 10 l 90 32",
        "phone.fill.arrow.down.left": "=phone.fill S m 90 10 l 62 38 m 62 16 l 62 38 l 84 38",
        "phone.connection": "=phone S m 54 12 c 72 14 86 28 88 46 m 54 28 c 64 30 70 36 72 46",
        "star.bubble": "=bubble.left E t 50 45 19 8 5",
        "checkmark.message": "=message D m 34 46 l 46 58 l 66 34",
        "sdcard":
            "O m 32 8 l 72 8 c 77 8 80 11 80 16 l 80 84 c 80 89 77 92 72 92 l 28 92 c 23 92 20 89 20 84 l 20 22 z D m 38 22 l 38 34 m 50 22 l 50 34 m 62 22 l 62 34",
        "ipod": "O r 24 6 52 88 9 D r 33 15 34 26 3 o 50 66 15",
        "ipad.landscape": "=ipad R",
        "dpad":
            "O m 36 8 l 64 8 l 64 36 l 92 36 l 92 64 l 64 64 l 64 92 l 36 92 l 36 64 l 8 64 l 8 36 l 36 36 z",
        "arcade.stick": "F o 50 20 14 S m 50 34 l 50 68 O r 14 68 72 22 7",
        "deskclock": "O o 50 48 38 S m 26 78 l 18 92 m 74 78 l 82 92 D m 50 26 l 50 48 l 64 57",
        "cube.transparent":
            "S m 50 8 l 88 28 l 88 72 l 50 92 l 12 72 l 12 28 z m 12 28 l 50 50 l 88 28 m 50 50 l 50 92 m 12 72 l 34 60 m 88 72 l 66 60 m 50 8 l 50 32",
        "photo.artframe": "S r 8 14 84 72 4 r 21 27 58 46 2 m 23 66 l 42 46 l 54 58 l 63 50 l 77 64",
        "menucard": "O r 22 8 56 84 5 D m 36 26 l 64 26 m 36 42 l 64 42 m 36 58 l 64 58 m 36 74 l 52 74",
        "tennis.racket":
            "O e 60 36 26 29 D m 60 8 l 60 64 m 35 36 l 85 36 m 47 12 l 47 60 m 73 12 l 73 60 S m 44 60 l 14 92",
        "rectangle.stack.person.crop": "=rectangle.stack E o 50 56 8 m 33 82 c 33 66 67 66 67 82 z",
        "hourglass.tophalf.filled": "=hourglass F m 32 28 l 68 28 l 50 47 z",
        "bus.doubledecker":
            "O r 20 8 60 76 8 D m 22 44 l 78 44 m 32 24 l 68 24 m 34 66 l 38 66 m 62 66 l 66 66 S m 31 84 l 31 93 m 69 84 l 69 93",
        "figure.arms.open":
            "F o 50 13 9 S m 12 32 l 50 32 l 88 32 m 50 32 l 50 58 m 50 58 l 40 92 m 50 58 l 60 92",
        "figure.dance":
            "F o 52 12 9 S m 50 30 l 48 56 m 20 20 l 34 36 l 64 30 l 82 46 m 48 56 l 66 68 l 62 92 m 48 56 l 30 90",
        "figure.outdoor.cycle":
            "S o 22 72 17 o 78 72 17 m 22 72 l 40 44 l 66 44 l 78 72 m 40 44 l 54 68 m 66 44 l 62 32 l 74 30 F o 60 15 9",
        "figure.strengthtraining.traditional":
            "F o 50 28 8 S m 50 42 l 50 64 m 50 64 l 40 92 m 50 64 l 60 92 m 50 44 l 32 38 l 30 14 m 50 44 l 68 38 l 70 14 m 14 13 l 86 13 F r 6 4 9 18 3 r 85 4 9 18 3",
    ]
}
