import CoreGraphics
import MutoscopeTesting
import Testing

@testable import UIFoundation
@testable import UIKit

/// The symbols of the system's names, as this project draws them.
@MainActor @Suite struct SymbolTests {
    /// Names that programs use most, with the variants that they use.
    private static let used = """
        airplane.departure airplane.arrival arrow.up.bin arrow.up.bin.fill figure.walk.circle figure.walk.circle.fill figure.walk.motion \
        figure.walk.arrival figure.walk.departure figure.walk.diamond figure.walk.diamond.fill rectangle.split.1x2 rectangle.split.1x2.fill \
        rectangle.split.2x1 rectangle.split.2x1.fill rectangle.split.2x2 rectangle.split.2x2.fill rectangle.split.3x1.fill \
        rectangle.split.3x3 rectangle.split.3x3.fill rectangle.3.offgrid rectangle.3.offgrid.fill append.page append.page.fill \
        sun.dust sun.haze.fill sunset.fill sunrise.fill moon.zzz moonphase.full.moon moonphase.waxing.crescent cloud.drizzle \
        cloud.drizzle.fill cloud.heavyrain.fill cloud.hail cloud.sleet.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.moon.fill \
        cloud.sun.rain cloud.sun.bolt.fill cloud.moon.rain.fill cloud.moon.bolt wind.snow thermometer.sun thermometer.snowflake \
        hurricane tropicalstorm aqi.low aqi.medium aqi.high drop.triangle.fill clock.arrow.circlepath hand.point.left hand.point.up \
        hand.point.down.fill pip.enter pip.exit wifi.exclamationmark text.badge.checkmark text.badge.xmark square.split.1x2 \
        circle.tophalf.filled circle.lefthalf.fill square.lefthalf.filled hourglass.bottomhalf.fill checkmark.icloud.fill person.icloud lock.icloud plus.viewfinder list.triangle \
        arrow.up.doc.fill phone.fill.arrow.up.right checkmark.diamond.fill shield.lefthalf.filled bed.double.fill ear.fill nose.fill \
        list.dash.header.rectangle xmark plus minus checkmark ellipsis chevron.left chevron.right chevron.up chevron.down chevron.backward chevron.forward \
        chevron.up.chevron.down chevron.compact.down arrow.left arrow.right arrow.up arrow.down arrow.up.right arrow.down.left \
        arrow.clockwise arrow.counterclockwise arrow.2.circlepath arrow.triangle.2.circlepath arrow.uturn.left arrow.uturn.backward \
        arrow.up.arrow.down arrow.left.arrow.right arrow.up.left.and.arrow.down.right arrow.down.right.and.arrow.up.left arrow.backward \
        arrow.forward arrow.right.circle arrow.up.circle.fill arrow.down.circle arrow.down.to.line arrow.turn.up.left arrow.up.circle \
        arrowshape.turn.up.left arrowshape.turn.up.right arrowshape.turn.up.left.fill arrowtriangle.down.fill heart heart.fill \
        heart.slash heart.circle star star.fill star.slash star.circle.fill star.leadinghalf.filled bookmark bookmark.fill \
        bookmark.slash flag flag.fill tag tag.fill bell bell.fill bell.slash bell.slash.fill bell.badge bell.badge.fill bell.circle \
        trash trash.fill trash.slash trash.circle magnifyingglass magnifyingglass.circle.fill plus.magnifyingglass person \
        person.fill person.2 person.2.fill person.3 person.3.fill person.circle person.circle.fill person.crop.circle \
        person.crop.circle.fill person.crop.circle.badge.plus person.badge.plus person.fill.badge.plus person.slash \
        person.crop.square person.badge.minus gear gearshape gearshape.fill gearshape.2 house house.fill house.circle building.2 \
        camera camera.fill camera.circle camera.circle.fill camera.viewfinder photo photo.fill photo.on.rectangle photo.stack video \
        video.fill video.slash video.slash.fill mic mic.fill mic.slash mic.slash.fill mic.circle.fill play play.fill play.circle \
        play.circle.fill play.rectangle.fill pause pause.fill pause.circle pause.circle.fill stop stop.fill stop.circle backward \
        backward.fill forward forward.fill backward.end.fill forward.end.fill gobackward goforward shuffle repeat speaker \
        speaker.fill speaker.slash speaker.slash.fill speaker.wave.1 speaker.wave.2 speaker.wave.2.fill speaker.wave.3.fill \
        music.note music.note.list headphones waveform record.circle record.circle.fill xmark.circle xmark.circle.fill \
        xmark.square plus.circle plus.circle.fill plus.square plus.square.fill minus.circle minus.circle.fill checkmark.circle \
        checkmark.circle.fill checkmark.square checkmark.square.fill checkmark.seal checkmark.seal.fill checkmark.shield \
        exclamationmark exclamationmark.circle exclamationmark.circle.fill exclamationmark.triangle exclamationmark.triangle.fill \
        questionmark questionmark.circle questionmark.circle.fill info info.circle info.circle.fill ellipsis.circle \
        ellipsis.circle.fill square.and.arrow.up square.and.arrow.up.fill square.and.arrow.down square.and.pencil pencil \
        pencil.circle pencil.slash doc doc.fill doc.text doc.text.fill doc.on.doc doc.on.doc.fill doc.on.clipboard doc.badge.plus \
        clipboard folder folder.fill folder.badge.plus folder.circle tray tray.fill tray.and.arrow.down archivebox archivebox.fill \
        paperplane paperplane.fill paperclip link envelope envelope.fill envelope.open envelope.badge message message.fill \
        message.circle bubble.left bubble.right bubble.left.fill bubble.left.and.bubble.right text.bubble phone phone.fill \
        phone.circle.fill phone.down.fill book book.fill book.closed books.vertical newspaper calendar calendar.badge.plus \
        calendar.circle clock clock.fill alarm timer stopwatch hourglass cart cart.fill cart.badge.plus bag bag.fill creditcard \
        creditcard.fill gift gift.fill dollarsign dollarsign.circle chart.bar chart.bar.fill chart.pie location location.fill \
        location.circle location.slash mappin mappin.circle mappin.and.ellipse map map.fill globe airplane car car.fill bicycle \
        figure.walk sun.max sun.max.fill sun.min moon moon.fill moon.stars cloud cloud.fill cloud.rain cloud.bolt bolt bolt.fill \
        bolt.slash bolt.circle drop drop.fill flame flame.fill leaf snowflake wind sparkles wand.and.stars lock lock.fill lock.open \
        lock.shield key key.fill shield eye eye.fill eye.slash eye.slash.fill hand.thumbsup hand.thumbsup.fill hand.thumbsdown \
        hand.raised hand.raised.fill face.smiling wifi wifi.slash antenna.radiowaves.left.and.right battery.100 iphone ipad \
        desktopcomputer laptopcomputer keyboard printer tv gamecontroller lightbulb lightbulb.fill wrench hammer scissors \
        paintbrush crop slider.horizontal.3 line.3.horizontal line.3.horizontal.decrease.circle list.bullet list.dash text.alignleft \
        textformat textformat.size bold italic underline square.grid.2x2 square.grid.2x2.fill square.grid.3x3 rectangle \
        rectangle.fill rectangle.stack circle circle.fill square square.fill triangle circle.grid.3x3 square.on.square \
        square.stack.fill sidebar.left power nosign qrcode viewfinder icloud icloud.and.arrow.down icloud.and.arrow.up pin pin.fill \
        pin.slash crown trophy graduationcap briefcase cube shippingbox 1.circle 2.circle.fill 10.square a.circle
        """.split(separator: " ").map(String.init)

    @Test func theUsedNamesAreDrawn() {
        let missing = Self.used.filter { SymbolDrawing.named($0) == nil && $0 != "camera.viewfinder" }
        #expect(missing == [])
        #expect(Self.used.count > 300)
    }

    @Test func everyScriptCanBeRead() {
        for name in [SymbolDrawing.signs, SymbolDrawing.things, SymbolDrawing.extras].flatMap({ $0.keys.sorted() }) {
            #expect(SymbolDrawing.named(name)?.steps.isEmpty == false, "\(name)")
            let outside = SymbolDrawing.named(name)?.steps.flatMap(\.elements).contains {
                let box = CGPath(elements: [$0]).boundingBox
                return !box.isNull && !CGRect(x: -0.02, y: -0.02, width: 1.04, height: 1.04).contains(box)
            }
            #expect(outside == false, "\(name) leaves its square")
        }
    }

    @Test(arguments: [
        "plus.app", "questionmark.app.fill", "goforward.10", "gobackward.45", "rotate.left.fill", "tray.2.fill",
    ])
    func composedNamesAreDrawn(name: String) {
        #expect(SymbolDrawing.named(name)?.steps.isEmpty == false)
    }

    @Test(arguments: [
        "goforward.11", "goforward.10.fill", "", ".", ".fill", ".circle.fill", "plus.fill", "nothing.circle",
        "51.circle", "ab.circle", "x.badge.",
        "plus..circle",
    ])
    func otherNamesAreNone(name: String) {
        #expect(SymbolDrawing.named(name) == nil)
    }

    @Test func namesFromOutsideEnd() {
        #expect(SymbolDrawing.named(String(repeating: "plus.circle", count: 500)) == nil)
        #expect(SymbolDrawing.named("plus" + String(repeating: ".slash", count: 15)) == nil)
    }

    private func alphas(of image: CGImage) -> [Int] {
        (0..<image.height).flatMap { y in (0..<image.width).map { Int(image.buffer[$0, y] >> 24) } }
    }

    private func ink(_ name: String, _ weight: UIImage.SymbolWeight = .regular) -> Int {
        let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: weight)
        guard let image = UIImage(systemName: name, withConfiguration: configuration)?.cgImage else { return 0 }
        return alphas(of: image).reduce(0, +) / 255
    }

    @Test func weightsAndFillsHaveMoreInk() {
        for name in ["bell", "plus.circle", "gearshape", "folder.badge.plus"] {
            #expect(ink(name, .light) < ink(name, .regular))
            #expect(ink(name, .regular) < ink(name, .bold))
        }
        #expect(ink("bell") < ink("bell.fill"))
        #expect(ink("plus.circle") < ink("plus.circle.fill"))
        #expect(ink("plus.circle.fill") < ink("circle.fill"))
    }

    @Test func scalesAreOfDifferentSizes() {
        func side(_ scale: UIImage.SymbolScale) -> CGFloat {
            UIImage(
                systemName: "cart",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: scale))?.size
                .width ?? 0
        }
        #expect(side(.small) < side(.medium))
        #expect(side(.medium) < side(.large))
    }

    @Test func coloursOfAConfiguration() {
        let image = UIImage(
            systemName: "cart", withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
        #expect(image?.renderingMode == .alwaysOriginal)
        let applied = UIImage(systemName: "cart")?.applyingSymbolConfiguration(.init(hierarchicalColor: .green))
        #expect(applied?.content.tint == .green)
    }

    @Test func aProgramsOwnDrawing() throws {
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 5"><rect width="10" height="5"/></svg>"#
        try UIImage.registerSymbol(Data(svg.utf8), named: "my.bar")
        let image = try #require(
            UIImage(systemName: "my.bar", withConfiguration: UIImage.SymbolConfiguration(pointSize: 50)))
        #expect(image.isSymbolImage)
        #expect(image.size == CGSize(width: 60, height: 60))
        #expect(image.renderingMode == .alwaysTemplate)
        let pixels = alphas(of: try #require(image.cgImage))
        let covered = pixels.count { $0 == 255 }
        #expect(abs(Double(covered) / Double(pixels.count) - 0.5) < 0.02)
        #expect(throws: (any Error).self) { try UIImage.registerSymbol(Data("no picture".utf8), named: "my.other") }
    }

    @Test func aSheetToLookAt() throws {
        let names = Self.used + SymbolDrawing.signs.keys.sorted() + SymbolDrawing.things.keys.sorted()
        let columns = 30, cell: CGFloat = 34
        let rows = (names.count + columns - 1) / columns
        var drawn = 0
        let screen = TestScreen(size: CGSize(width: cell * CGFloat(columns), height: cell * CGFloat(rows)), scale: 1)
        let page = UIView(frame: screen.window.bounds)
        page.backgroundColor = .white
        for (number, name) in names.enumerated() {
            let weight: UIImage.SymbolWeight = number % 3 == 0 ? .light : number % 3 == 1 ? .regular : .bold
            guard SymbolDrawing.named(name) != nil else { continue }
            let view = UIImageView(
                image: UIImage(
                    systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 21, weight: weight)))
            view.tintColor = .black
            drawn += 1
            #expect((view.image?.size.width ?? 0) > 0, "\(name)")
            view.center = CGPoint(
                x: cell * (CGFloat(number % columns) + 0.5), y: cell * (CGFloat(number / columns) + 0.5))
            page.addSubview(view)
        }
        screen.show(page)
        try screen.pictureToLookAt("symbols")
        #expect(drawn >= SymbolDrawing.signs.count + SymbolDrawing.things.count)
    }

    /// Views' tests compare what they show with the symbol they expect.
    @Test func symbolsOfOneNameAndConfigurationAreEqual() {
        let star = UIImage(systemName: "star"), large = UIImage.SymbolConfiguration(pointSize: 40)
        #expect(star == UIImage(systemName: "star"))
        #expect(star?.hash == UIImage(systemName: "star")?.hash)
        #expect(star != UIImage(systemName: "heart"))
        #expect(star != UIImage(systemName: "star", withConfiguration: large))
        #expect(star != star?.withTintColor(.red))
        #expect(star?.withTintColor(.red) == UIImage(systemName: "star")?.withTintColor(.red))
        #expect(star != star?.withRenderingMode(.alwaysOriginal))
    }
}
