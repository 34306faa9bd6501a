/// Things of the house, of play and of offices, in the words of ``SymbolScript``.
enum HouseholdSymbols {
    static let scripts: [String: String] = [
        "scribble":
            "S m 10 44 c 22 14 38 22 30 46 c 24 66 30 70 42 44 c 52 22 64 28 56 52 c 50 72 56 78 68 54 c 76 38 86 42 80 60 c 77 70 82 76 92 66",
        "scribble.variable":
            "S m 12 60 c 16 22 40 8 46 22 c 52 38 16 62 26 76 c 36 88 62 30 72 38 c 82 46 50 72 58 80 c 66 88 78 76 90 62",
        "square.3.layers.3d":
            "S m 50 10 l 90 30 l 50 50 l 10 30 z m 20 44 l 10 50 l 50 70 l 90 50 l 80 44 m 20 64 l 10 70 l 50 90 l 90 70 l 80 64",
        "square.3.layers.3d.down.right":
            "S m 50 10 l 90 30 l 50 50 l 10 30 z m 20 44 l 10 50 l 50 70 l 90 50 l 80 44 m 20 64 l 10 70 l 50 90 l 62 84 m 72 66 l 90 84 m 90 70 l 90 84 l 76 84",
        "button.programmable": "S o 50 50 42 O o 50 50 26",
        "arkit":
            "S m 22 34 l 50 18 l 78 34 l 78 66 l 50 82 l 22 66 z m 22 34 l 50 50 l 78 34 m 50 50 l 50 82 m 8 26 l 8 14 l 18 8 m 82 8 l 92 14 l 92 26 m 92 74 l 92 86 l 82 92 m 18 92 l 8 86 l 8 74",
        "arrow.triangle.swap": "S m 30 84 l 30 22 m 70 16 l 70 78 F m 30 8 l 46 32 l 14 32 z m 70 92 l 54 68 l 86 68 z",
        "arrow.triangle.2.circlepath.camera":
            "O m 8 34 c 8 28 11 26 16 26 l 28 26 l 34 16 l 66 16 l 72 26 l 84 26 c 89 26 92 28 92 34 l 92 76 c 92 82 89 84 84 84 l 16 84 c 11 84 8 82 8 76 z D a 50 54 18 200 340 a 50 54 18 20 160 E m 74 52 l 62 52 l 69 41 z m 26 56 l 38 56 l 31 67 z",
        "camera.rotate": "=arrow.triangle.2.circlepath.camera",
        "camera.viewfinder": "=viewfinder O r 28 38 44 30 6 D o 50 53 8 F m 40 38 l 44 31 l 56 31 l 60 38 z",
        "backpack":
            "O m 24 40 c 24 14 76 14 76 40 l 76 84 c 76 89 74 91 69 91 l 31 91 c 26 91 24 89 24 84 z D m 34 62 l 66 62 l 66 78 l 34 78 z m 40 36 l 60 36 S m 42 21 c 42 6 58 6 58 21 m 24 56 l 14 60 l 14 82 l 24 84 m 76 56 l 86 60 l 86 82 l 76 84",
        "baseball":
            "O o 50 50 42 D m 22 20 c 36 36 36 64 22 80 m 78 20 c 64 36 64 64 78 80 m 27 34 l 37 31 m 27 66 l 37 69 m 73 34 l 63 31 m 73 66 l 63 69",
        "tennisball": "O o 50 50 42 D m 14 30 c 44 34 44 66 14 70 m 86 30 c 56 34 56 66 86 70",
        "football":
            "O m 10 90 c 6 50 20 14 90 10 c 94 50 80 86 10 90 z D m 36 64 l 64 36 m 40 50 l 50 60 m 46 44 l 56 54 m 52 38 l 62 48",
        "volleyball":
            "O o 50 50 42 D m 50 50 c 50 30 60 16 74 16 m 50 50 c 66 60 86 58 91 44 m 50 50 c 34 60 32 76 42 91 m 50 50 c 34 48 18 36 20 20 m 50 50 c 58 70 70 80 80 78",
        "bathtub":
            "O m 8 54 l 92 54 c 92 72 84 82 72 82 l 28 82 c 16 82 8 72 8 54 z S m 16 54 l 16 22 c 16 10 34 10 36 22 m 28 24 l 44 24 m 26 82 l 22 92 m 74 82 l 78 92",
        "shower":
            "S m 14 92 l 14 26 c 14 8 46 8 48 26 O m 32 40 c 32 22 64 22 64 40 z S m 38 52 l 36 60 m 50 52 l 50 60 m 62 52 l 64 60 m 34 70 l 32 78 m 50 70 l 50 78 m 66 70 l 68 78",
        "eyeglasses":
            "S o 28 56 20 o 72 56 20 m 48 54 c 49 50 51 50 52 54 m 8 54 c 8 40 14 30 24 26 m 92 54 c 92 40 86 30 76 26",
        "sunglasses":
            "O m 8 46 l 46 46 c 46 70 36 76 27 76 c 18 76 8 70 8 46 z m 54 46 l 92 46 c 92 70 82 76 73 76 c 64 76 54 70 54 46 z S m 46 48 l 54 48 m 8 46 c 8 36 14 28 24 24 m 92 46 c 92 36 86 28 76 24",
        "burst": "O t 50 50 42 30 12",
        "apps.iphone":
            "O r 26 6 48 88 10 D m 42 14 l 58 14 E r 34 24 12 12 3 r 54 24 12 12 3 r 34 42 12 12 3 r 54 42 12 12 3 r 34 60 12 12 3 r 54 60 12 12 3",
        "airpods":
            "O m 14 22 c 14 10 38 10 38 22 l 38 32 c 38 40 32 40 30 40 l 30 84 c 30 90 20 90 20 84 l 20 40 c 16 38 14 34 14 30 z m 62 22 c 62 10 86 10 86 22 l 86 30 c 86 34 84 38 80 40 l 80 84 c 80 90 70 90 70 84 l 70 40 c 68 40 62 40 62 32 z",
        "airpodspro":
            "O m 12 30 c 12 14 40 10 42 26 c 42 36 34 40 32 42 l 32 78 c 32 86 22 86 22 78 l 22 44 c 16 42 12 38 12 30 z m 88 30 c 88 14 60 10 58 26 c 58 36 66 40 68 42 l 68 78 c 68 86 78 86 78 78 l 78 44 c 84 42 88 38 88 30 z",
        "battery.100.bolt":
            "S r 4 30 80 40 10 m 90 44 l 90 56 F r 11 37 66 26 5 H m 50 22 l 34 54 l 44 54 l 38 80 l 58 46 l 47 46 z F m 49 28 l 39 51 l 47 51 l 43 70 l 54 49 l 45 49 z",
        "circle.dotted": "F o 50 9 5 o 79 21 5 o 91 50 5 o 79 79 5 o 50 91 5 o 21 79 5 o 9 50 5 o 21 21 5",
        "circle.hexagongrid": "O o 50 50 12 o 50 20 12 o 50 80 12 o 24 35 12 o 76 35 12 o 24 65 12 o 76 65 12",
        "circle.hexagonpath":
            "S m 50 10 l 85 30 l 85 70 l 50 90 l 15 70 l 15 30 z F o 50 10 8 o 85 30 8 o 85 70 8 o 50 90 8 o 15 70 8 o 15 30 8",
        "comb":
            "S m 12 34 l 12 22 c 12 18 14 16 18 16 l 82 16 c 86 16 88 18 88 22 l 88 34 z m 20 34 l 20 84 m 32 34 l 32 84 m 44 34 l 44 84 m 56 34 l 56 84 m 68 34 l 68 84 m 80 34 l 80 84",
        "compass.drawing": "S o 50 18 8 m 46 26 l 18 90 m 54 26 l 82 90 a 50 26 46 60 120",
        "cylinder": "O m 16 22 c 16 4 84 4 84 22 l 84 78 c 84 96 16 96 16 78 z D m 16 22 c 16 40 84 40 84 22",
        "pyramid": "O m 50 12 l 92 72 l 50 90 l 8 72 z D m 50 12 l 50 90",
        "decrease.indent": "S m 12 18 l 88 18 m 46 40 l 88 40 m 46 62 l 88 62 m 12 84 l 88 84 m 30 40 l 16 51 l 30 62",
        "increase.indent": "S m 12 18 l 88 18 m 46 40 l 88 40 m 46 62 l 88 62 m 12 84 l 88 84 m 16 40 l 30 51 l 16 62",
        "increase.quotelevel": "S m 12 12 l 12 88 m 30 24 l 88 24 m 30 50 l 88 50 m 30 76 l 88 76",
        "dial.low":
            "S o 50 54 26 m 50 54 l 34 68 F o 12 84 5 o 8 52 5 o 20 22 5 o 50 10 5 o 80 22 5 o 92 52 5 o 88 84 5",
        "dial.min": "=dial.low",
        "dial.medium":
            "S o 50 54 26 m 50 54 l 50 32 F o 12 84 5 o 8 52 5 o 20 22 5 o 50 10 5 o 80 22 5 o 92 52 5 o 88 84 5",
        "dial.high":
            "S o 50 54 26 m 50 54 l 66 68 F o 12 84 5 o 8 52 5 o 20 22 5 o 50 10 5 o 80 22 5 o 92 52 5 o 88 84 5",
        "dial.max": "=dial.high",
        "flask":
            "S m 34 8 l 66 8 O m 42 8 l 42 38 l 15 82 c 12 88 15 92 21 92 l 79 92 c 85 92 88 88 85 82 l 58 38 l 58 8 z D m 29 64 l 71 64",
        "rectangle.portrait.on.rectangle.portrait":
            "S m 26 72 l 22 72 c 17 72 14 69 14 64 l 14 16 c 14 11 17 8 22 8 l 56 8 c 61 8 64 11 64 16 l 64 20 r 36 30 50 62 8",
        "die.face.1": "O r 12 12 76 76 14 E o 50 50 8",
        "die.face.2": "O r 12 12 76 76 14 E o 34 34 8 o 66 66 8",
        "die.face.3": "O r 12 12 76 76 14 E o 30 30 7 o 50 50 7 o 70 70 7",
        "die.face.4": "O r 12 12 76 76 14 E o 34 34 7 o 66 34 7 o 34 66 7 o 66 66 7",
        "die.face.5": "O r 12 12 76 76 14 E o 32 32 7 o 68 32 7 o 50 50 7 o 32 68 7 o 68 68 7",
        "die.face.6": "O r 12 12 76 76 14 E o 34 28 7 o 66 28 7 o 34 50 7 o 66 50 7 o 34 72 7 o 66 72 7",
        "divide": "S m 14 50 l 86 50 F o 50 22 7 o 50 78 7",
        "plus.forwardslash.minus": "S m 26 10 l 26 46 m 8 28 l 44 28 m 80 14 l 20 88 m 58 74 l 92 74",
        "x.squareroot": "S m 6 54 l 16 48 l 28 82 l 44 16 l 94 16 m 56 38 l 82 76 m 82 38 l 56 76",
        "door.left.hand.open":
            "S m 22 90 l 22 14 l 78 14 l 78 90 m 10 90 l 90 90 O m 22 14 l 56 24 l 56 92 l 22 90 z E o 48 58 4",
        "dot.square": "S r 12 12 76 76 12 F o 50 50 10",
        "facetime": "=video",
        "fan":
            "O o 50 50 8 m 50 42 c 36 34 40 8 54 8 c 70 8 70 32 58 42 z m 58 50 c 66 36 92 40 92 54 c 92 70 68 70 58 58 z m 50 58 c 64 66 60 92 46 92 c 30 92 30 68 42 58 z m 42 50 c 34 64 8 60 8 46 c 8 30 32 30 42 42 z",
        "flashlight.off.fill":
            "F m 30 8 l 70 8 l 70 20 l 30 20 z m 30 26 l 70 26 c 70 38 62 42 62 50 l 62 84 c 62 94 38 94 38 84 l 38 50 c 38 42 30 38 30 26 z H o 50 60 3",
        "flashlight.on.fill": "=flashlight.off.fill S m 50 0 l 50 2",
        "fuelpump":
            "O m 16 90 l 16 18 c 16 13 18 10 23 10 l 51 10 c 56 10 58 13 58 18 l 58 90 z D r 25 20 24 20 2 S m 10 90 l 64 90 m 58 48 l 68 48 l 68 72 c 68 82 82 82 82 72 l 82 36 l 70 20",
        "gauge": "S a 50 56 42 150 390 m 50 56 l 66 34 F o 50 56 6",
        "speedometer":
            "S a 50 56 42 150 390 m 50 56 l 66 34 m 20 54 l 26 54 m 74 54 l 80 54 m 50 24 l 50 30 m 29 33 l 33 37 F o 50 56 6",
        "guitars":
            "O m 40 44 c 52 40 62 50 58 60 c 58 70 48 68 44 76 c 36 92 12 86 12 66 c 12 52 28 56 32 50 c 34 46 36 45 40 44 z E o 38 62 5 S m 50 50 l 80 18 m 76 12 l 90 26",
        "hifispeaker": "O r 22 6 56 88 10 D o 50 62 18 o 50 28 8 E o 50 62 5",
        "homepod":
            "O m 12 56 c 12 20 32 12 50 12 c 68 12 88 20 88 56 c 88 80 74 88 50 88 c 26 88 12 80 12 56 z D m 30 22 c 36 32 64 32 70 22",
        "hourglass.bottomhalf.filled": "=hourglass F m 50 56 l 70 84 l 30 84 z",
        "internaldrive": "O r 8 28 84 44 9 D m 8 54 l 92 54 E o 76 63 4",
        "lamp.desk": "S m 28 90 l 72 90 m 40 90 l 32 54 l 56 28 O m 50 14 l 80 34 l 66 52 c 54 50 42 42 38 30 z",
        "lamp.floor": "O m 34 10 l 66 10 l 78 40 l 22 40 z S m 50 40 l 50 90 m 30 90 l 70 90",
        "latch.2.case":
            "O r 8 28 84 58 9 S m 34 28 l 34 18 c 34 14 36 12 40 12 l 60 12 c 64 12 66 14 66 18 l 66 28 D m 8 52 l 92 52 m 30 46 l 30 60 m 70 46 l 70 60",
        "case": "O r 8 28 84 58 9 S m 34 28 l 34 18 c 34 14 36 12 40 12 l 60 12 c 64 12 66 14 66 18 l 66 28",
        "lifepreserver": "S o 50 50 42 o 50 50 18 m 20 20 l 37 37 m 63 63 l 80 80 m 80 20 l 63 37 m 37 63 l 20 80",
        "light.max":
            "F o 50 50 16 S m 50 6 l 50 22 m 50 78 l 50 94 m 6 50 l 22 50 m 78 50 l 94 50 m 19 19 l 30 30 m 70 70 l 81 81 m 81 19 l 70 30 m 30 70 l 19 81",
        "light.min":
            "F o 50 50 12 S m 50 18 l 50 26 m 50 74 l 50 82 m 18 50 l 26 50 m 74 50 l 82 50 m 27 27 l 33 33 m 67 67 l 73 73 m 73 27 l 67 33 m 33 67 l 27 73",
        "list.star": "S m 38 25 l 90 25 m 38 50 l 90 50 m 38 75 l 90 75 F t 17 25 9 4 5 t 17 50 9 4 5 t 17 75 9 4 5",
        "livephoto":
            "S o 50 50 12 o 50 50 24 F o 50 10 3 o 70 15 3 o 85 30 3 o 90 50 3 o 85 70 3 o 70 85 3 o 50 90 3 o 30 85 3 o 15 70 3 o 10 50 3 o 15 30 3 o 30 15 3",
        "macbook": "O r 20 24 60 40 5 S m 6 74 l 94 74",
        "macwindow": "S r 8 16 84 68 9 m 8 34 l 92 34 F o 20 25 4 o 32 25 4 o 44 25 4",
        "uiwindow.split.2x1": "S r 8 16 84 68 9 m 50 16 l 50 84",
        "memorychip":
            "O r 10 28 80 44 6 D r 28 40 44 20 2 S m 24 18 l 24 28 m 42 18 l 42 28 m 58 18 l 58 28 m 76 18 l 76 28 m 24 72 l 24 82 m 42 72 l 42 82 m 58 72 l 58 82 m 76 72 l 76 82",
        "metronome": "O m 38 10 l 62 10 l 80 88 l 20 88 z D m 50 72 l 76 24 m 26 66 l 74 66",
        "move.3d":
            "S m 50 50 l 50 10 m 50 50 l 88 74 m 50 50 l 12 74 m 40 20 l 50 10 l 60 20 m 76 76 l 88 74 l 86 62 m 14 62 l 12 74 l 24 76",
        "rotate.3d": "S e 50 50 42 16 e 50 50 16 42",
        "scale.3d": "S m 22 22 l 60 22 l 78 40 l 78 78 l 40 78 l 22 60 z m 22 22 l 40 40 l 78 40 m 40 40 l 40 78",
        "view.3d": "S m 50 10 l 86 30 l 86 70 l 50 90 l 14 70 l 14 30 z m 14 30 l 50 50 l 86 30 m 50 50 l 50 90",
        "perspective": "S m 10 30 l 90 12 l 90 88 l 10 70 z m 50 21 l 50 79 m 10 50 l 90 50",
        "music.quarternote.3": "F e 20 82 12 9 e 58 66 12 9 S m 32 82 l 32 14 l 88 14 m 70 66 l 70 14",
        "on.rectangle":
            "S m 26 26 l 26 16 c 26 12 28 10 32 10 l 86 10 c 90 10 92 12 92 16 l 92 58 c 92 62 90 64 86 64 l 76 64 r 8 32 62 54 7",
        "rectangle.dashed":
            "S m 24 18 l 34 18 m 44 18 l 56 18 m 66 18 l 76 18 m 24 82 l 34 82 m 44 82 l 56 82 m 66 82 l 76 82 m 8 34 l 8 26 c 8 20 12 18 15 18 m 92 34 l 92 26 c 92 20 88 18 85 18 m 8 66 l 8 74 c 8 80 12 82 15 82 m 92 66 l 92 74 c 92 80 88 82 85 82 m 8 44 l 8 56 m 92 44 l 92 56",
        "opticaldisc": "O o 50 50 42 D o 50 50 12 a 50 50 28 200 250 a 50 50 28 20 70",
        "oven": "O r 12 10 76 80 9 D m 12 32 l 88 32 r 24 44 52 34 4 E o 28 21 4 o 44 21 4 o 60 21 4",
        "stove": "O r 12 10 76 80 9 D m 12 32 l 88 32 r 24 44 52 34 4 E o 28 21 4 o 50 21 4 o 72 21 4",
        "refrigerator": "O r 24 6 52 88 8 D m 24 38 l 76 38 m 34 20 l 34 30 m 34 46 l 34 60",
        "washer": "O r 14 8 72 84 9 D o 50 56 24 m 26 24 l 40 24 E o 72 24 4",
        "spigot":
            "O m 10 40 l 56 40 c 74 40 80 50 80 66 l 64 66 c 64 60 62 58 56 58 l 10 58 z S m 40 40 l 40 22 m 26 20 l 54 20 m 72 78 l 72 88",
        "sofa":
            "O m 18 44 c 18 26 22 20 34 20 l 66 20 c 78 20 82 26 82 44 c 90 42 96 48 94 56 l 88 78 l 12 78 l 6 56 c 4 48 10 42 18 44 z D m 18 44 l 22 60 l 78 60 l 82 44 S m 22 78 l 22 88 m 78 78 l 78 88",
        "chair":
            "O m 28 10 l 72 10 l 70 50 l 30 50 z S m 26 50 l 74 50 l 76 64 l 24 64 z m 26 64 l 22 92 m 74 64 l 78 92",
        "chair.lounge":
            "O m 30 14 l 70 14 c 76 14 78 18 78 24 l 78 50 l 22 50 l 22 24 c 22 18 24 14 30 14 z S m 12 44 l 12 72 l 88 72 l 88 44 m 20 72 l 20 86 m 80 72 l 80 86",
        "table.furniture": "O m 6 34 l 94 34 l 94 46 l 6 46 z S m 20 46 l 14 86 m 80 46 l 86 86",
        "window.vertical.closed": "S r 16 10 68 78 4 m 50 10 l 50 88 m 8 88 l 92 88 m 16 48 l 84 48",
        "poweroutlet.type.b": "O r 14 14 72 72 12 D m 38 34 l 38 48 m 62 34 l 62 48 o 50 64 6",
        "paintbrush.pointed":
            "O m 90 8 c 96 14 66 54 54 64 l 40 50 c 50 36 84 4 90 8 z m 40 50 l 54 64 c 52 84 30 94 8 88 c 20 82 16 58 40 50 z",
        "paragraphsign": "S m 80 12 l 44 12 c 14 12 14 54 44 54 l 50 54 m 50 12 l 50 90 m 68 12 l 68 90",
        "parkingsign": "S r 12 12 76 76 14 m 40 74 l 40 28 l 54 28 c 72 28 72 54 54 54 l 40 54",
        "phone.arrow.up.right": "=phone S m 62 38 l 90 10 m 68 10 l 90 10 l 90 32",
        "pianokeys": "S r 8 16 84 68 6 m 36 16 l 36 84 m 64 16 l 64 84 F r 29 16 14 40 0 r 57 16 14 40 0",
        "play.tv": "O r 8 16 84 58 8 S m 32 86 l 68 86 E m 42 32 l 64 45 l 42 58 z",
        "popcorn":
            "O m 20 40 l 80 40 l 70 92 l 30 92 z D m 42 40 l 44 92 m 58 40 l 56 92 S m 20 40 c 12 30 20 20 30 22 c 32 10 46 8 52 16 c 60 8 74 12 72 24 c 82 22 88 32 80 40",
        "puzzlepiece.extension":
            "O m 10 34 l 30 34 c 24 20 30 10 40 10 c 50 10 56 20 50 34 l 72 34 l 72 54 c 84 48 94 54 94 64 c 94 74 84 80 72 74 l 72 92 l 10 92 l 10 74 c 24 80 34 74 34 64 c 34 54 24 48 10 54 z",
        "questionmark.bubble": "=bubble.left D m 40 36 c 40 24 60 24 60 36 c 60 44 50 44 50 54 E o 50 64 4",
        "quote.opening":
            "F m 12 64 c 12 40 22 26 40 22 l 42 30 c 34 34 30 38 30 44 c 42 44 46 52 46 60 c 46 82 12 82 12 64 z m 54 64 c 54 40 64 26 82 22 l 84 30 c 76 34 72 38 72 44 c 84 44 88 52 88 60 c 88 82 54 82 54 64 z",
        "quote.closing": "=quote.opening XY",
        "text.quote": "S m 30 18 l 90 18 m 30 40 l 90 40 m 30 62 l 74 62 m 14 14 l 14 84",
        "radio": "O r 8 36 84 50 8 S m 20 36 l 76 12 D o 68 61 14 m 20 52 l 42 52 m 20 64 l 42 64",
        "rectangle.3.group": "O r 8 12 34 34 5 r 8 56 34 32 5 r 54 12 38 76 5",
        "rectangle.and.pencil.and.ellipsis":
            "O r 6 30 88 44 9 E o 24 52 5 o 40 52 5 S m 52 64 l 56 50 l 84 20 l 94 30 l 66 60 z",
        "repeat.1": "=repeat S m 46 44 l 52 40 l 52 62",
        "restart": "S a 50 50 36 -60 200 m 68 18 l 68 36 l 86 32 m 50 50 l 50 30",
        "road.lanes": "S m 30 12 l 12 88 m 70 12 l 88 88 m 50 14 l 50 28 m 50 42 l 50 58 m 50 72 l 50 88",
        "scanner": "O r 8 50 84 32 7 S m 14 40 l 84 18 D m 20 66 l 50 66 E o 78 66 4",
        "signature":
            "S m 8 74 l 92 74 m 14 60 c 30 50 44 14 34 14 c 22 14 26 62 40 58 c 48 56 50 40 56 40 c 62 40 56 58 64 56 c 70 54 72 44 78 44 c 84 44 80 58 90 54",
        "signpost.right": "O m 14 20 l 74 20 l 92 36 l 74 52 l 14 52 z S m 44 8 l 44 20 m 44 52 l 44 92",
        "skateboard": "S m 6 36 c 12 46 16 48 24 48 l 76 48 c 84 48 88 46 94 36 O o 28 64 9 o 72 64 9",
        "slash.circle": "S o 50 50 42 m 20 80 l 80 20",
        "circle.slash": "=slash.circle",
        "sleep": "S m 20 20 l 50 20 l 20 54 l 50 54 m 60 54 l 84 54 l 60 84 l 84 84",
        "slowmo":
            "S m 50 8 l 50 22 m 50 78 l 50 92 m 8 50 l 22 50 m 78 50 l 92 50 m 20 20 l 30 30 m 70 70 l 80 80 m 80 20 l 70 30 m 30 70 l 20 80 m 34 11 l 38 19 m 66 11 l 62 19 m 34 89 l 38 81 m 66 89 l 62 81 o 50 50 12",
        "square.on.circle": "O o 38 38 30 H r 42 42 52 52 7 O r 44 44 46 46 6",
        "square.split.2x1": "S r 12 12 76 76 10 m 50 12 l 50 88",
        "studentdesk": "O m 8 30 l 92 30 l 92 44 l 8 44 z S m 16 44 l 16 88 m 84 44 l 84 88 m 16 66 l 84 66",
        "tags":
            "O m 8 24 l 38 24 l 70 56 c 73 59 73 63 70 66 l 50 86 c 47 89 43 89 40 86 l 8 54 z E o 24 40 5 S m 54 20 l 88 54 c 92 58 92 62 88 66 l 72 82",
        "takeoutbag.and.cup.and.straw":
            "O m 8 36 l 50 36 l 54 90 l 4 90 z m 62 46 l 94 46 l 90 90 l 66 90 z S m 16 36 c 16 16 42 16 42 36 m 78 46 l 80 14 l 92 10",
        "togglepower": "S o 50 50 42 m 50 26 l 50 74",
        "translate":
            "S m 8 22 l 54 22 m 31 12 l 31 22 m 44 22 c 40 42 26 56 10 62 m 20 34 c 26 46 38 56 48 60 m 48 90 l 70 40 l 92 90 m 56 74 l 84 74",
        "tray.and.arrow.up": "=tray S m 50 52 l 50 8 m 34 22 l 50 8 l 66 22",
        "arrow.up.bin":
            "O m 10 34 l 90 34 l 84 90 l 16 90 z m 8 14 l 92 14 l 92 28 l 8 28 z D m 50 80 l 50 46 m 38 58 l 50 46 l 62 58",
        "airplane.departure":
            "F m 10 62 l 20 58 l 32 62 l 52 52 l 28 28 l 40 24 l 72 42 l 86 36 c 95 33 97 41 89 45 l 33 71 c 23 75 15 72 10 62 z S m 8 90 l 92 90",
        "airplane.arrival":
            "F m 8 26 l 18 26 l 28 40 l 48 46 l 40 12 l 52 14 l 70 50 l 85 54 c 94 57 92 65 84 65 l 25 52 c 14 49 8 40 8 26 z S m 8 90 l 92 90",
        "list.dash.header.rectangle":
            "O r 10 8 80 84 9 D m 12 28 l 88 28 m 26 46 l 32 46 m 42 46 l 74 46 m 26 62 l 32 62 m 42 62 l 74 62 m 26 78 l 32 78 m 42 78 l 74 78",
        "append.page":
            "O m 22 8 l 56 8 l 78 30 l 78 56 l 78 92 l 22 92 z D m 50 46 l 50 74 m 36 60 l 64 60",
        "tuningfork": "S m 36 8 l 36 44 c 36 62 64 62 64 44 l 64 8 m 50 58 l 50 92",
        "waveform.path": "S m 6 50 l 22 50 l 32 22 l 46 80 l 58 34 l 66 58 l 74 50 l 94 50",
        "capslock": "O m 50 10 l 86 46 l 68 46 l 68 64 l 32 64 l 32 46 l 14 46 z r 32 76 36 14 3",
        "control": "S m 20 56 l 50 26 l 80 56",
        "option": "S m 10 22 l 34 22 l 66 78 l 90 78 m 58 22 l 90 22",
        "eject": "O m 50 16 l 88 60 l 12 60 z r 12 72 76 12 3",
        "character.book.closed": "=book.closed D m 42 60 l 53 32 l 64 60 m 46 52 l 60 52",
        "chart.bar.xaxis": "F r 16 46 16 34 3 r 42 28 16 52 3 r 68 12 16 68 3 S m 8 90 l 92 90",
        "chart.dots.scatter": "S m 12 10 l 12 88 l 90 88 F o 30 68 6 o 44 48 6 o 60 58 6 o 70 30 6 o 84 40 6",
        "creditcard.and.123": "O r 8 16 84 60 9 D m 8 34 l 92 34 m 62 58 l 80 58 S m 30 90 l 34 87 l 34 98",
        "esim": "O r 18 18 64 64 10 D r 34 34 32 32 4 S m 34 8 l 34 18 m 66 8 l 66 18 m 34 82 l 34 92 m 66 82 l 66 92",
        "film.stack":
            "O r 10 36 80 52 7 D m 26 36 l 26 88 m 74 36 l 74 88 m 26 62 l 74 62 S m 18 24 l 82 24 m 28 12 l 72 12",
        "abc":
            "S m 4 70 l 16 30 l 28 70 m 8 57 l 24 57 m 40 30 l 40 70 l 50 70 c 62 70 62 49 50 49 l 40 49 m 40 30 l 49 30 c 60 30 60 49 49 49 m 94 38 c 88 26 72 28 72 50 c 72 72 88 74 94 62",
        "textformat.123":
            "S m 8 38 l 16 30 l 16 70 m 36 38 c 38 28 54 28 54 40 c 54 50 38 60 36 70 l 54 70 m 72 34 c 80 26 92 30 90 40 c 90 48 82 49 80 49 c 84 49 92 52 92 60 c 92 72 76 74 70 64",
        "umbrella.percent": "=umbrella D m 62 20 l 38 44",
        "arrow.up.down.circle":
            "S o 50 50 42 m 38 70 l 38 30 m 28 40 l 38 30 l 48 40 m 62 30 l 62 70 m 52 60 l 62 70 l 72 60",
        "arrow.up.backward.and.arrow.down.forward":
            "S m 88 88 l 60 60 m 88 66 l 88 88 l 66 88 m 12 12 l 40 40 m 12 34 l 12 12 l 34 12",
    ]
}
