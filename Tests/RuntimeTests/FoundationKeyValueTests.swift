import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

@MainActor @Suite("Keys of Foundation's objects")
struct FoundationKeyValueTests {
    @Test("user defaults are read and written by key")
    func defaults() throws {
        let defaults = try #require(UserDefaults(suiteName: "FoundationKeyValueTests"))
        defaults.setValue("ada", forKey: "name")
        #expect(defaults.value(forKey: "name") as? String == "ada")
        defaults.setValue(nil, forKey: "name")
        #expect(defaults.value(forKey: "name") == nil)
    }

    @Test("dictionaries are read by path, and mutable ones are written")
    func dictionaries() {
        let table = NSMutableDictionary()
        table.setValue(["b": 3], forKey: "a")
        #expect(table.value(forKeyPath: "a.b") as? Int == 3)
        table.setValue(nil, forKey: "a")
        #expect(table.value(forKeyPath: "@count") as? Int == 0)
    }

    private final class Fruit: NSObject {
        let name: String
        let price: Double

        init(_ name: String, _ price: Double) { (self.name, self.price) = (name, price) }
    }

    @Test("arrays, sets and dictionaries know the operators of key paths")
    func operators() {
        let fruit: NSArray = [Fruit("pear", 1.5), Fruit("fig", 0.5), Fruit("pear", 3)]
        #expect(fruit.value(forKeyPath: "@sum.price") as? Int == 5)
        #expect(fruit.value(forKeyPath: "@max.price") as? Double == 3)
        #expect(fruit.value(forKeyPath: "@min.name") as? String == "fig")
        #expect(fruit.value(forKeyPath: "@count") as? Int == 3)
        #expect(fruit.value(forKeyPath: "name") as? [String] == ["pear", "fig", "pear"])
        #expect(fruit.value(forKeyPath: "@distinctUnionOfObjects.name") as? [String] == ["pear", "fig"])
        #expect(fruit.value(forKeyPath: "@unionOfObjects.price") as? [Double] == [1.5, 0.5, 3])
        #expect(([1, 2, 6] as NSArray).value(forKeyPath: "@avg.self") as? Int == 3)
        #expect(([[1, 2], [2]] as NSArray).value(forKeyPath: "@distinctUnionOfArrays.self") as? [Int] == [1, 2])
        #expect((["box": fruit] as NSDictionary).value(forKeyPath: "box.@avg.price") as? Double == 5 / 3.0)
        #expect((NSSet(array: [4, 9]).value(forKeyPath: "@sum.self")) as? Int == 13)
    }

    private final class Loader: UIViewController {
        var wasOnMain: Bool?
        var told: [String] = []

        func load(_ name: Any?) {
            wasOnMain = Thread.isMainThread
            performSelector(onMainThread: Selector("tell:", Loader.tell(_:)), with: name, waitUntilDone: false)
        }

        func tell(_ name: Any?) { told.append(name as? String ?? "") }
    }

    @Test("a method runs in the background and comes back to the main thread")
    func background() async {
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        let loader = Loader()
        screen.show(loader)
        loader.performSelector(inBackground: Selector("load:", Loader.load(_:)), with: "petitions")
        for _ in 0..<100 where loader.told.isEmpty { await screen.advance(by: 0.05) }
        #expect(loader.wasOnMain == false)
        #expect(loader.told == ["petitions"])
    }
}
