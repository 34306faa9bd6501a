extension SymbolDrawing {
    /// Signs and things that programs name now and then, in the words of ``SymbolScript``.
    static let extras: [String: String] = [
        "bitcoinsign":
            "S m 30 18 l 56 18 c 74 18 74 47 56 47 l 38 47 m 56 47 c 80 47 80 80 56 80 l 30 80 m 38 18 l 38 80 m 44 7 l 44 18 m 57 7 l 57 18 m 44 80 l 44 92 m 57 80 l 57 92",
        "list.number":
            "S m 38 25 l 90 25 m 38 50 l 90 50 m 38 75 l 90 75 m 12 19 l 17 15 l 17 33 m 11 45 c 14 39 23 42 20 48 l 11 58 l 22 58 m 11 68 l 21 68 l 16 74 c 24 74 22 86 11 83",
        "list.bullet.indent": "S m 36 25 l 90 25 m 50 50 l 90 50 m 50 75 l 90 75 F o 16 25 6 o 30 50 6 o 30 75 6",
        "list.bullet.rectangle.portrait":
            "O r 18 8 64 84 8 D m 44 30 l 70 30 m 44 50 l 70 50 m 44 70 l 70 70 E o 32 30 4 o 32 50 4 o 32 70 4",
        "suit.heart": "=heart",
        "suit.spade":
            "O m 50 8 c 60 28 88 40 88 60 c 88 76 64 80 54 66 l 60 90 l 40 90 l 46 66 c 36 80 12 76 12 60 c 12 40 40 28 50 8 z",
        "suit.diamond": "O m 50 8 l 80 50 l 50 92 l 20 50 z",
        "suit.club":
            "O m 46 62 c 34 78 10 72 10 54 c 10 38 28 32 36 40 c 24 22 36 8 50 8 c 64 8 76 22 64 40 c 72 32 90 38 90 54 c 90 72 66 78 54 62 l 60 90 l 40 90 z",
        "rhombus": "O m 50 8 l 92 50 l 50 92 l 8 50 z",
        "greaterthan": "S m 24 18 l 78 50 l 24 82",
        "lessthan": "=greaterthan X",
        "note": "O m 14 14 l 86 14 l 86 60 l 60 86 l 14 86 z D m 60 86 l 60 60 l 86 60",
        "note.text": "=note D m 28 32 l 72 32 m 28 46 l 72 46",
        "circle.dashed":
            "S m 90 57 c 89 63 87 69 84 74 m 74 84 c 69 87 63 89 57 90 m 43 90 c 37 89 31 87 26 84 m 16 74 c 13 69 11 63 10 57 m 10 43 c 11 37 13 31 16 26 m 26 16 c 31 13 37 11 43 10 m 57 10 c 63 11 69 13 74 16 m 84 26 c 87 31 89 37 90 43",
        "wave.3.right": "S m 24 36 c 32 44 32 56 24 64 m 42 26 c 56 40 56 60 42 74 m 60 16 c 80 36 80 64 60 84",
        "wave.3.left": "=wave.3.right X",
        "square.fill.text.grid.1x2":
            "F r 8 14 30 30 5 r 8 56 30 30 5 S m 50 20 l 92 20 m 50 36 l 80 36 m 50 62 l 92 62 m 50 78 l 80 78",
        "circlebadge": "O o 50 50 24",
        "square.fill.on.square.fill": "F r 10 10 56 56 9 H r 34 34 56 56 9 F r 38 38 52 52 7",
        "rectangle.inset.filled": "S r 6 16 88 68 9 F r 15 25 70 50 3",
        "rectangle.center.inset.filled": "S r 6 16 88 68 9 F r 28 34 44 32 3",
        "basketball":
            "O o 50 50 42 D m 50 8 l 50 92 m 8 50 l 92 50 m 20 20 c 40 36 40 64 20 80 m 80 20 c 60 36 60 64 80 80",
        "eraser": "O m 34 86 l 10 62 l 58 14 l 90 46 l 50 86 z D m 34 38 l 66 70",
        "bubble":
            "O m 50 12 c 76 12 92 26 92 46 c 92 66 76 80 50 80 c 44 80 40 80 36 78 l 20 88 l 22 72 c 12 66 8 56 8 46 c 8 26 24 12 50 12 z",
        "airplayaudio":
            "S m 30 74 c 8 56 10 20 50 20 c 90 20 92 56 70 74 m 36 58 c 24 46 30 34 50 34 c 70 34 76 46 64 58 F m 50 62 l 74 90 l 26 90 z",
        "barcode.viewfinder": "=viewfinder S m 32 34 l 32 66 m 44 34 l 44 66 m 56 34 l 56 66 m 68 34 l 68 66",
        "arrow.down.left.and.arrow.up.right": "=arrow.down.right.and.arrow.up.left X",
        "forward.end.alt": "O m 8 20 l 40 50 l 8 80 z m 42 20 l 74 50 l 42 80 z S m 86 20 l 86 80",
        "backward.end.alt": "=forward.end.alt X",
        "wand.and.stars.inverse": "=wand.and.stars",
        "person.3.sequence": "=person.3",
        "cube.box": "=shippingbox",

        "timelapse": "S o 50 50 41 F m 50 50 l 50 20 c 67 20 80 33 80 50 c 80 67 67 80 50 80 z",
        "square.and.arrow.up":
            "O m 20 38 l 80 38 l 80 92 l 20 92 z D m 50 62 l 50 40 S m 50 30 l 50 8 m 34 24 l 50 8 l 66 24",
        "rotate.right": "O r 10 44 46 46 8 S m 34 30 c 38 10 70 8 82 32 l 84 46 m 70 36 l 84 50 l 95 33",
        "rotate.left": "=rotate.right X",
        "crop.rotate": "=crop S m 80 6 c 89 11 93 18 95 27 m 85 22 l 95 29 l 99 17",
        "flip.horizontal": "S m 50 8 l 50 92 O m 40 24 l 40 78 l 10 78 z m 60 24 l 60 78 l 90 78 z",
        "aspectratio": "O r 6 16 88 68 9 D m 22 50 l 22 32 l 42 32 m 78 50 l 78 68 l 58 68",
        "camera.filters": "S o 50 34 23 o 34 62 23 o 66 62 23",
        "loupe": "S o 46 46 36 m 46 30 l 46 62 m 30 46 l 62 46 m 76 92 l 92 92 l 92 76",
        "clear": "O r 10 10 80 80 13 D m 34 34 l 66 66 m 66 34 l 34 66",
        "personalhotspot": "S o 35 50 25 o 65 50 25",
        "network": "=globe",
        "globe.americas": "=globe",
        "globe.asia.australia": "=globe",
        "globe.europe.africa": "=globe",
        "mail": "=envelope",
        "snow": "S m 50 8 l 50 92 m 14 29 l 86 71 m 86 29 l 14 71",
        "tornado": "S m 10 18 l 90 18 m 18 34 l 82 34 m 32 50 l 76 50 m 44 66 l 70 66 m 52 82 l 62 82",
        "smoke":
            "O m 20 88 c 4 88 4 64 22 64 c 18 44 40 36 50 48 c 52 30 78 30 78 50 c 98 52 96 88 76 88 z S m 34 26 c 42 14 52 34 62 20",
        "simcard": "O m 24 8 l 58 8 l 78 28 l 78 92 l 24 92 z D r 38 48 26 28 4",

        "dock.rectangle": "O r 6 16 88 68 9 E r 22 64 56 11 4",
        "dock.arrow.up.rectangle": "S r 6 30 88 58 9 F r 24 70 52 9 4 S m 50 58 l 50 6 m 36 20 l 50 6 l 64 20",
        "dock.arrow.down.rectangle": "S r 6 30 88 58 9 F r 24 70 52 9 4 S m 50 6 l 50 58 m 36 44 l 50 58 l 64 44",
        "rectangle.topthird.inset": "S r 6 16 88 68 9 F r 15 25 70 18 3",
        "rectangle.bottomthird.inset": "S r 6 16 88 68 9 F r 15 57 70 18 3",
        "rectangle.expand.vertical":
            "S m 14 50 l 86 50 m 50 38 l 50 8 m 37 21 l 50 8 l 63 21 m 50 62 l 50 92 m 37 79 l 50 92 l 63 79",
        "rectangle.compress.vertical":
            "S m 14 50 l 86 50 m 50 8 l 50 38 m 37 25 l 50 38 l 63 25 m 50 92 l 50 62 m 37 75 l 50 62 l 63 75",
        "square.stack.3d.up": "O m 50 10 l 92 30 l 50 50 l 8 30 z S m 8 50 l 50 70 l 92 50 m 8 69 l 50 89 l 92 69",
        "square.grid.3x2":
            "O r 8 22 22 22 3 r 39 22 22 22 3 r 70 22 22 22 3 r 8 56 22 22 3 r 39 56 22 22 3 r 70 56 22 22 3",
        "circle.grid.hex": "O o 30 20 12 o 70 20 12 o 14 50 12 o 50 50 12 o 86 50 12 o 30 80 12 o 70 80 12",
        "qrcode.viewfinder":
            "=viewfinder F r 30 30 15 15 2 r 55 30 15 15 2 r 30 55 15 15 2 r 56 56 6 6 1 r 65 65 6 6 1",

        "text.justifyleft": "=text.alignleft",
        "doc.richtext": "=doc D r 36 42 30 22 2 m 36 78 l 66 78",
        "tray.2":
            "O m 8 36 l 20 12 l 80 12 l 92 36 l 92 50 l 8 50 z D m 10 36 l 34 36 c 36 46 64 46 66 36 l 90 36 O m 8 62 l 34 62 c 36 72 64 72 66 62 l 92 62 l 92 88 l 8 88 z",
        "pencil.tip.crop.circle":
            "S o 50 50 41 m 50 18 l 34 62 l 34 84 m 50 18 l 66 62 l 66 84 m 50 20 l 50 50 F o 50 55 5",
        "pencil.and.outline": "=pencil S m 14 94 l 86 94",
        "photo.on.rectangle.angled": "=photo.on.rectangle",
        "captions.bubble": "=bubble.left D m 26 36 l 42 36 m 54 36 l 74 36 m 26 52 l 50 52 m 62 52 l 74 52",
        "speaker.1": "=speaker.wave.1",
        "speaker.2": "=speaker.wave.2",
        "speaker.3": "=speaker.wave.3",
        "arrowtriangle.forward": "=arrowtriangle.right",
        "arrowtriangle.backward": "=arrowtriangle.left",
        "wand.and.rays.inverse": "=wand.and.rays",
        "music.note.house":
            "O m 10 46 l 50 12 l 90 46 l 90 88 l 10 88 z D m 46 74 l 46 48 l 66 43 l 66 66 E o 40 74 7 o 60 67 7",

        "person.fill.checkmark":
            "F o 36 28 18 m 4 88 c 6 62 20 53 36 53 c 52 53 66 62 68 88 z S m 70 44 l 79 54 l 95 32",
        "person.fill.xmark":
            "F o 36 28 18 m 4 88 c 6 62 20 53 36 53 c 52 53 66 62 68 88 z S m 72 32 l 94 54 m 94 32 l 72 54",
        "person.fill.questionmark":
            "F o 36 28 18 m 4 88 c 6 62 20 53 36 53 c 52 53 66 62 68 88 z S m 74 30 c 74 18 94 18 94 31 c 94 41 84 40 84 52 F o 84 66 5",
        "person.2.square.stack":
            "O r 12 30 76 60 9 E o 38 52 9 m 22 78 c 24 64 52 64 54 78 z o 64 54 8 m 58 78 c 60 66 78 68 80 78 z S m 20 20 l 80 20 m 28 10 l 72 10",
    ]

    /// A turning arrow with a number of seconds in it: `goforward.10`.
    static func skip(_ name: String, _ base: (String) -> SymbolDrawing?) -> SymbolDrawing? {
        let parts = name.split(separator: ".")
        guard parts.count == 2, ["goforward", "gobackward"].contains(parts[0]),
            ["5", "10", "15", "30", "45", "60", "75", "90"].contains(parts[1]), let arrow = base(String(parts[0]))
        else { return nil }
        return arrow.around(number: String(parts[1]))
    }
}
