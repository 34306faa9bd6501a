extension SymbolDrawing {
    /// Signs, arrows and shapes, in the words of ``SymbolScript``.
    static let signs: [String: String] = [
        "multiply": "=xmark",
        "equal": "S m 16 37 l 84 37 m 16 63 l 84 63",
        "number": "S m 40 14 l 30 86 m 70 14 l 60 86 m 16 36 l 88 36 m 12 64 l 84 64",
        "percent": "S m 80 18 l 20 82 o 28 30 14 o 72 70 14",
        "exclamationmark": "S m 50 14 l 50 60 F o 50 84 6.5",
        "exclamationmark.2": "S m 34 14 l 34 60 m 66 14 l 66 60 F o 34 84 6.5 o 66 84 6.5",
        "questionmark": "S m 28 32 c 28 18 38 11 50 11 c 64 11 74 20 74 32 c 74 48 50 46 50 66 F o 50 86 6.5",
        "info": "F o 52 14 8 S m 36 40 l 52 40 l 52 86 m 34 86 l 70 86",
        "plusminus": "S m 50 12 l 50 62 m 25 37 l 75 37 m 25 84 l 75 84",
        "sum": "S m 76 26 l 76 14 l 24 14 l 54 50 l 24 86 l 76 86 l 76 74",
        "infinity":
            "S m 50 50 c 38 32 30 28 22 28 c 10 28 6 40 6 50 c 6 60 10 72 22 72 c 30 72 38 68 50 50 c 62 32 70 28 78 28 c 90 28 94 40 94 50 c 94 60 90 72 78 72 c 70 72 62 68 50 50 z",
        "at":
            "S o 50 50 17 m 67 34 l 67 54 c 67 70 88 70 88 50 c 88 28 72 12 50 12 c 28 12 12 28 12 50 c 12 72 28 88 50 88 c 58 88 66 86 72 82",
        "power": "S m 50 8 l 50 48 a 50 54 36 -55 235",
        "nosign": "S o 50 50 40 m 22 22 l 78 78",
        "command": "S r 36 36 28 28 0 o 24 24 12 o 76 24 12 o 24 76 12 o 76 76 12",
        "shift": "O m 50 10 l 90 52 l 68 52 l 68 88 l 32 88 l 32 52 l 10 52 z",
        "return": "S m 84 20 l 84 56 l 16 56 m 38 34 l 16 56 l 38 78",
        "delete.left": "O m 32 20 l 92 20 l 92 80 l 32 80 l 6 50 z D m 50 38 l 74 62 m 74 38 l 50 62",
        "delete.right": "=delete.left X",
        "delete.backward": "=delete.left",
        "escape": "S m 24 40 a 50 54 36 -125 215 m 50 54 l 20 24 m 20 46 l 20 24 l 42 24",
        "dollarsign":
            "S m 72 30 c 70 20 60 18 50 18 c 38 18 28 24 28 34 c 28 56 74 44 74 66 c 74 78 62 82 50 82 c 38 82 28 78 26 68 m 50 6 l 50 94",
        "eurosign": "S m 78 26 c 66 8 30 14 30 50 c 30 86 66 92 78 74 m 12 42 l 60 42 m 12 58 l 60 58",
        "sterlingsign": "S m 74 30 c 70 8 36 10 36 34 c 36 50 42 56 36 72 l 26 86 l 78 86 m 24 54 l 62 54",
        "yensign": "S m 20 12 l 50 50 l 80 12 m 50 50 l 50 88 m 26 54 l 74 54 m 26 70 l 74 70",

        "chevron.left.2": "S m 50 18 l 20 50 l 50 82 m 82 18 l 52 50 l 82 82",
        "chevron.right.2": "=chevron.left.2 X",
        "chevron.up.2": "=chevron.left.2 R",
        "chevron.down.2": "=chevron.left.2 L",
        "chevron.compact.down": "S m 12 42 l 50 58 l 88 42",
        "chevron.compact.up": "=chevron.compact.down Y",
        "chevron.compact.left": "=chevron.compact.down R",
        "chevron.compact.right": "=chevron.compact.down L",
        "chevron.up.chevron.down": "S m 28 38 l 50 16 l 72 38 m 28 62 l 50 84 l 72 62",
        "chevron.left.forwardslash.chevron.right": "S m 28 28 l 8 50 l 28 72 m 72 28 l 92 50 l 72 72 m 58 18 l 42 82",
        "arrow.backward": "=arrow.left",
        "arrow.forward": "=arrow.right",
        "arrow.up.right": "S m 22 78 l 78 22 m 32 22 l 78 22 l 78 68",
        "arrow.up.left": "=arrow.up.right X",
        "arrow.down.right": "=arrow.up.right Y",
        "arrow.down.left": "=arrow.up.right XY",
        "arrow.up.forward": "=arrow.up.right",
        "arrow.down.forward": "=arrow.down.right",
        "arrow.up.and.down": "S m 50 10 l 50 90 m 30 30 l 50 10 l 70 30 m 30 70 l 50 90 l 70 70",
        "arrow.left.and.right": "=arrow.up.and.down R",
        "arrow.up.arrow.down": "S m 30 88 l 30 14 m 12 32 l 30 14 l 48 32 m 70 12 l 70 86 m 52 68 l 70 86 l 88 68",
        "arrow.left.arrow.right": "=arrow.up.arrow.down R",
        "arrow.down.right.and.arrow.up.left":
            "S m 88 12 l 58 42 m 58 18 l 58 42 l 82 42 m 12 88 l 42 58 m 42 82 l 42 58 l 18 58",
        "arrow.up.left.and.down.right.magnifyingglass":
            "S o 42 42 30 m 64 64 l 90 90 m 32 44 l 32 32 l 44 32 m 52 40 l 52 52 l 40 52",
        "arrow.counterclockwise": "=arrow.clockwise X",
        "arrow.triangle.2.circlepath":
            "S a 50 50 33 200 330 a 50 50 33 20 150 F m 92 40 l 68 40 l 84 22 z F m 8 60 l 32 60 l 16 78 z",
        "arrow.2.circlepath": "=arrow.triangle.2.circlepath",
        "arrow.2.squarepath":
            "S m 20 58 l 20 30 c 20 24 24 20 30 20 l 74 20 m 60 6 l 76 20 l 60 34 m 80 42 l 80 70 c 80 76 76 80 70 80 l 26 80 m 40 66 l 24 80 l 40 94",
        "arrow.uturn.left": "S m 36 16 l 14 38 l 36 60 m 14 38 l 62 38 c 78 38 86 48 86 60 c 86 74 76 82 62 82 l 44 82",
        "arrow.uturn.right": "=arrow.uturn.left X",
        "arrow.uturn.backward": "=arrow.uturn.left",
        "arrow.uturn.forward": "=arrow.uturn.right",
        "arrow.uturn.up": "=arrow.uturn.left R",
        "arrow.uturn.down": "=arrow.uturn.left L",
        "arrow.turn.up.right": "S m 18 86 l 18 54 c 18 42 26 36 36 36 l 84 36 m 62 14 l 84 36 l 62 58",
        "arrow.turn.up.left": "=arrow.turn.up.right X",
        "arrow.turn.down.right": "=arrow.turn.up.right Y",
        "arrow.turn.down.left": "=arrow.turn.up.right XY",
        "arrow.right.to.line": "S m 8 50 l 72 50 m 48 26 l 72 50 l 48 74 m 90 18 l 90 82",
        "arrow.left.to.line": "=arrow.right.to.line X",
        "arrow.up.to.line": "=arrow.right.to.line L",
        "arrow.down.to.line": "=arrow.right.to.line R",
        "arrow.triangle.branch":
            "S m 26 88 l 26 34 m 26 70 c 26 52 74 62 74 34 F m 26 8 l 42 34 l 10 34 z F m 74 8 l 90 34 l 58 34 z",
        "arrow.triangle.merge": "=arrow.triangle.branch Y",
        "arrow.left.and.line.vertical.and.arrow.right":
            "S m 50 12 l 50 88 m 36 50 l 6 50 m 20 36 l 6 50 l 20 64 m 64 50 l 94 50 m 80 36 l 94 50 l 80 64",
        "arrow.up.and.down.and.arrow.left.and.right":
            "S m 50 8 l 50 92 m 36 22 l 50 8 l 64 22 m 36 78 l 50 92 l 64 78 m 8 50 l 92 50 m 22 36 l 8 50 l 22 64 m 78 36 l 92 50 l 78 64",
        "arrowshape.turn.up.left": "O m 40 14 l 8 46 l 40 78 l 40 60 c 64 58 80 66 92 84 c 92 52 74 34 40 32 z",
        "arrowshape.turn.up.right": "=arrowshape.turn.up.left X",
        "arrowshape.turn.up.backward": "=arrowshape.turn.up.left",
        "arrowshape.turn.up.forward": "=arrowshape.turn.up.right",
        "arrowshape.right": "O m 52 16 l 92 50 l 52 84 l 52 64 l 10 64 l 10 36 l 52 36 z",
        "arrowshape.left": "=arrowshape.right X",
        "arrowshape.up": "=arrowshape.right L",
        "arrowshape.down": "=arrowshape.right R",
        "arrowtriangle.right": "O m 24 14 l 84 50 l 24 86 z",
        "arrowtriangle.left": "=arrowtriangle.right X",
        "arrowtriangle.up": "=arrowtriangle.right L",
        "arrowtriangle.down": "=arrowtriangle.right R",
        "square.and.arrow.down":
            "S m 36 38 l 20 38 l 20 90 l 80 90 l 80 38 l 64 38 m 50 8 l 50 64 m 32 46 l 50 64 l 68 46",
        "square.and.arrow.up.on.square":
            "S m 32 38 l 26 38 l 26 80 l 82 80 l 82 38 l 72 38 m 52 60 l 52 8 m 37 23 l 52 8 l 67 23 m 12 52 l 12 94 l 68 94",
        "rectangle.portrait.and.arrow.right":
            "S m 60 12 l 16 12 l 16 88 l 60 88 m 40 50 l 92 50 m 74 32 l 92 50 l 74 68",
        "rectangle.portrait.and.arrow.forward": "=rectangle.portrait.and.arrow.right",

        "triangle": "O m 50 12 l 92 86 l 8 86 z",
        "diamond": "O m 50 8 l 92 50 l 50 92 l 8 50 z",
        "hexagon": "O m 50 6 l 88 28 l 88 72 l 50 94 l 12 72 l 12 28 z",
        "pentagon": "O m 50 8 l 92 40 l 76 90 l 24 90 l 8 40 z",
        "octagon": "O m 32 8 l 68 8 l 92 32 l 92 68 l 68 92 l 32 92 l 8 68 l 8 32 z",
        "oval": "O e 50 50 44 30",
        "capsule": "O r 6 26 88 48 24",
        "rectangle": "O r 8 20 84 60 9",
        "rectangle.portrait": "O r 20 8 60 84 9",
        "app": "O r 12 12 76 76 20",
        "seal": "O t 50 50 44 38 10",
        "cross": "O m 36 8 l 64 8 l 64 36 l 92 36 l 92 64 l 64 64 l 64 92 l 36 92 l 36 64 l 8 64 l 8 36 l 36 36 z",
        "circle.lefthalf.filled": "S o 50 50 40 F m 50 10 c 28 10 10 28 10 50 c 10 72 28 90 50 90 z",
        "circle.righthalf.filled": "=circle.lefthalf.filled X",
        "circle.inset.filled": "S o 50 50 40 F o 50 50 25",
        "largecircle.fill.circle": "=circle.inset.filled",
        "smallcircle.filled.circle": "S o 50 50 40 F o 50 50 14",
        "record.circle": "O o 50 50 40 E o 50 50 20",
        "target": "S o 50 50 41 o 50 50 24 F o 50 50 9",
        "scope": "S o 50 50 30 m 50 6 l 50 36 m 50 64 l 50 94 m 6 50 l 36 50 m 64 50 l 94 50",
        "circle.grid.3x3":
            "O o 20 20 8 o 50 20 8 o 80 20 8 o 20 50 8 o 50 50 8 o 80 50 8 o 20 80 8 o 50 80 8 o 80 80 8",
        "circle.grid.2x2": "O o 30 30 14 o 70 30 14 o 30 70 14 o 70 70 14",
        "square.grid.2x2": "O r 12 12 31 31 6 r 57 12 31 31 6 r 12 57 31 31 6 r 57 57 31 31 6",
        "square.grid.3x3":
            "O r 10 10 18 18 3 r 41 10 18 18 3 r 72 10 18 18 3 r 10 41 18 18 3 r 41 41 18 18 3 r 72 41 18 18 3 r 10 72 18 18 3 r 41 72 18 18 3 r 72 72 18 18 3",
        "rectangle.grid.1x2": "O r 10 14 80 30 7 r 10 56 80 30 7",
        "rectangle.grid.2x2": "O r 8 20 36 25 5 r 56 20 36 25 5 r 8 56 36 25 5 r 56 56 36 25 5",
        "rectangle.split.3x1": "O r 8 22 84 56 7 D m 36 24 l 36 76 m 64 24 l 64 76",
        "rectangle.split.1x2": "O r 8 16 84 68 7 D m 10 50 l 90 50",
        "rectangle.split.2x2": "O r 8 16 84 68 7 D m 50 18 l 50 82 m 10 50 l 90 50",
        "rectangle.split.3x3": "O r 8 16 84 68 7 D m 36 18 l 36 82 m 64 18 l 64 82 m 10 39 l 90 39 m 10 61 l 90 61",
        "rectangle.3.offgrid": "O r 8 16 40 26 5 r 54 16 38 26 5 r 20 54 60 30 5",
        "rectangle.split.2x1": "O r 8 22 84 56 7 D m 50 24 l 50 76",
        "rectangle.stack": "O r 10 38 80 50 8 S m 18 25 l 82 25 m 26 12 l 74 12",
        "square.stack": "O r 18 34 64 56 8 S m 24 22 l 76 22 m 32 10 l 68 10",
        "square.on.square": "O r 10 10 56 56 9 H r 34 34 56 56 9 O r 34 34 56 56 9",
        "plus.square.on.square":
            "S r 10 10 56 56 9 H r 34 34 56 56 9 O r 34 34 56 56 9 D m 62 48 l 62 76 m 48 62 l 76 62",
        "rectangle.on.rectangle": "O r 8 14 60 46 8 H r 30 40 60 46 8 O r 30 40 60 46 8",
        "square.dashed":
            "S m 12 30 l 12 20 c 12 15 15 12 20 12 l 30 12 m 42 12 l 58 12 m 70 12 l 80 12 c 85 12 88 15 88 20 l 88 30 m 88 42 l 88 58 m 88 70 l 88 80 c 88 85 85 88 80 88 l 70 88 m 58 88 l 42 88 m 30 88 l 20 88 c 15 88 12 85 12 80 l 12 70 m 12 58 l 12 42",
        "viewfinder":
            "S m 10 30 l 10 18 c 10 13 13 10 18 10 l 30 10 m 70 10 l 82 10 c 87 10 90 13 90 18 l 90 30 m 90 70 l 90 82 c 90 87 87 90 82 90 l 70 90 m 30 90 l 18 90 c 13 90 10 87 10 82 l 10 70",
        "qrcode":
            "S r 10 10 30 30 3 r 60 10 30 30 3 r 10 60 30 30 3 F r 20 20 10 10 1 r 70 20 10 10 1 r 20 70 10 10 1 r 58 58 12 12 1 r 80 58 12 12 1 r 69 69 12 12 1 r 58 80 12 12 1 r 80 80 12 12 1",
        "barcode": "S m 14 16 l 14 84 m 32 16 l 32 84 m 44 16 l 44 84 m 66 16 l 66 84 m 86 16 l 86 84",
        "list.dash":
            "S m 12 25 l 22 25 m 38 25 l 90 25 m 12 50 l 22 50 m 38 50 l 90 50 m 12 75 l 22 75 m 38 75 l 90 75",
        "list.bullet.rectangle":
            "O r 8 16 84 68 9 E o 25 36 5 o 25 50 5 o 25 64 5 D m 40 36 l 76 36 m 40 50 l 76 50 m 40 64 l 76 64",
        "checklist": "S m 10 26 l 17 34 l 30 18 m 10 68 l 17 76 l 30 60 m 44 26 l 90 26 m 44 68 l 90 68",
        "text.alignleft": "S m 10 20 l 90 20 m 10 40 l 62 40 m 10 60 l 90 60 m 10 80 l 62 80",
        "text.aligncenter": "S m 10 20 l 90 20 m 24 40 l 76 40 m 10 60 l 90 60 m 24 80 l 76 80",
        "text.alignright": "=text.alignleft X",
        "text.justify": "S m 10 20 l 90 20 m 10 40 l 90 40 m 10 60 l 90 60 m 10 80 l 90 80",
        "line.horizontal.3": "=line.3.horizontal",
        "line.3.horizontal.decrease": "S m 10 28 l 90 28 m 24 50 l 76 50 m 38 72 l 62 72",
        "line.horizontal.3.decrease": "=line.3.horizontal.decrease",
        "line.diagonal": "S m 14 86 l 86 14",
        "slider.horizontal.3":
            "S m 8 24 l 92 24 m 8 50 l 92 50 m 8 76 l 92 76 H o 68 24 8 o 32 50 8 o 60 76 8 S o 68 24 8 o 32 50 8 o 60 76 8",
        "slider.vertical.3": "=slider.horizontal.3 L",
        "slider.horizontal.2.square":
            "O r 10 10 80 80 12 D m 22 36 l 78 36 m 22 64 l 78 64 H o 64 36 5 o 36 64 5 S o 64 36 5 o 36 64 5",
        "switch.2": "O r 8 14 84 32 16 D o 76 30 6 O r 8 56 84 32 16 D o 24 72 6",
        "sidebar.left": "S r 6 18 88 64 9 m 38 18 l 38 82",
        "sidebar.right": "=sidebar.left X",
        "sidebar.trailing": "=sidebar.right",
        "tablecells": "O r 8 16 84 68 6 D m 10 40 l 90 40 m 10 62 l 90 62 m 38 18 l 38 82 m 66 18 l 66 82",
        "textformat": "S m 6 80 l 28 20 l 50 80 m 14 60 l 42 60 o 74 62 17 m 91 44 l 91 80",
        "textformat.size": "S m 4 80 l 18 42 l 32 80 m 9 68 l 27 68 m 42 80 l 67 16 l 92 80 m 51 58 l 83 58",
        "textformat.abc":
            "S o 16 60 11 m 27 48 l 27 72 m 40 26 l 40 72 o 51 60 11 m 92 52 c 86 46 72 48 72 60 c 72 72 86 74 92 68",
        "bold": "S m 30 14 l 30 86 l 56 86 c 78 86 78 49 54 49 l 30 49 l 52 49 c 72 49 72 14 52 14 z",
        "italic": "S m 42 14 l 76 14 m 24 86 l 58 86 m 59 14 l 41 86",
        "underline": "S m 28 10 l 28 46 c 28 74 72 74 72 46 l 72 10 m 22 90 l 78 90",
        "strikethrough":
            "S m 8 50 l 92 50 m 70 26 c 66 8 30 8 30 30 c 30 40 40 46 50 50 c 64 54 72 60 72 70 c 72 92 32 92 28 74",
        "character": "S m 20 86 l 50 14 l 80 86 m 30 62 l 70 62",
        "waveform": "S m 10 40 l 10 60 m 30 24 l 30 76 m 50 10 l 50 90 m 70 28 l 70 72 m 90 42 l 90 58",
        "waveform.path.ecg": "S m 4 54 l 26 54 l 38 20 l 56 86 l 68 54 l 96 54",
        "chart.bar": "O r 12 54 18 34 3 r 41 34 18 54 3 r 70 12 18 76 3",
        "chart.pie":
            "O m 46 18 l 46 54 l 78 72 c 70 84 58 90 46 90 c 26 90 10 74 10 54 c 10 34 26 18 46 18 z O m 58 8 c 76 10 90 26 90 44 c 90 50 89 54 87 58 l 58 42 z",
        "chart.line.uptrend.xyaxis":
            "S m 12 10 l 12 88 l 90 88 m 26 70 l 44 50 l 58 62 l 86 28 m 66 26 l 86 28 l 86 48",
        "chart.xyaxis.line": "S m 12 10 l 12 88 l 90 88 m 26 66 l 44 44 l 60 58 l 84 26",
        "rays":
            "S m 50 8 l 50 26 m 50 74 l 50 92 m 8 50 l 26 50 m 74 50 l 92 50 m 20 20 l 33 33 m 67 67 l 80 80 m 80 20 l 67 33 m 33 67 l 20 80",
        "dot.radiowaves.left.and.right":
            "F o 50 50 8 S a 50 50 23 -45 45 a 50 50 23 135 225 a 50 50 40 -45 45 a 50 50 40 135 225",
        "antenna.radiowaves.left.and.right":
            "F o 50 42 8 S a 50 42 23 -45 45 a 50 42 23 135 225 a 50 42 40 -45 45 a 50 42 40 135 225 m 50 50 l 50 92",
        "wifi": "F o 50 80 7 S a 50 82 24 -135 -45 a 50 82 43 -135 -45 a 50 82 62 -132 -48",
        "star.leadinghalf.filled":
            "S t 50 53 42 17.5 5 F m 50 11 l 39.7 38.8 l 10 40 l 33.4 58.4 l 25.3 87 l 50 70.5 z",
        "star.lefthalf.fill": "=star.leadinghalf.filled",
        "sparkle": "O m 50 6 c 54 38 62 46 94 50 c 62 54 54 62 50 94 c 46 62 38 54 6 50 c 38 46 46 38 50 6 z",
        "sparkles":
            "F m 40 22 c 43 48 48 53 74 56 c 48 59 43 64 40 90 c 37 64 32 59 6 56 c 32 53 37 48 40 22 z F m 76 6 c 78 20 80 22 94 24 c 80 26 78 28 76 42 c 74 28 72 26 58 24 c 72 22 74 20 76 6 z",
        "questionmark.diamond":
            "O m 50 6 l 94 50 l 50 94 l 6 50 z D m 40 40 c 40 28 62 28 62 40 c 62 48 51 48 51 58 E o 51 72 5",
        "exclamationmark.triangle": "O m 50 12 l 92 86 l 8 86 z D m 50 40 l 50 60 E o 50 74 5",
        "exclamationmark.octagon":
            "O m 32 8 l 68 8 l 92 32 l 92 68 l 68 92 l 32 92 l 8 68 l 8 32 z D m 50 28 l 50 56 E o 50 72 5",
        "exclamationmark.shield":
            "O m 50 8 l 86 20 l 86 48 c 86 70 70 84 50 92 c 30 84 14 70 14 48 l 14 20 z D m 50 32 l 50 54 E o 50 69 5",
        "checkmark.shield":
            "O m 50 8 l 86 20 l 86 48 c 86 70 70 84 50 92 c 30 84 14 70 14 48 l 14 20 z D m 34 50 l 46 62 l 67 36",
        "xmark.shield":
            "O m 50 8 l 86 20 l 86 48 c 86 70 70 84 50 92 c 30 84 14 70 14 48 l 14 20 z D m 37 36 l 63 62 m 63 36 l 37 62",
        "lock.shield":
            "O m 50 8 l 86 20 l 86 48 c 86 70 70 84 50 92 c 30 84 14 70 14 48 l 14 20 z E r 34 46 32 24 4 D m 40 46 l 40 38 c 40 26 60 26 60 38 l 60 46",
        "checkmark.seal": "O t 50 50 44 38 10 D m 33 51 l 45 63 l 68 37",
        "xmark.seal": "O t 50 50 44 38 10 D m 37 37 l 63 63 m 63 37 l 37 63",
        "exclamationmark.bubble": "=bubble.left D m 50 26 l 50 44 E o 50 58 4",
        "xmark.octagon":
            "O m 32 8 l 68 8 l 92 32 l 92 68 l 68 92 l 32 92 l 8 68 l 8 32 z D m 37 37 l 63 63 m 63 37 l 37 63",
    ]
}
