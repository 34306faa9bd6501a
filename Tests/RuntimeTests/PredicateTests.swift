import CoreGraphics
import Testing
import UIKit

@MainActor @Suite("Predicates from text")
struct PredicateTests {
    private final class Plant: NSObject {
        let name: String
        let height: Int
        let months: [Int]

        init(_ name: String, _ height: Int, _ months: [Int]) {
            (self.name, self.height, self.months) = (name, height, months)
        }
    }

    private let plants = [
        Plant("Éclair Rose", 120, [5, 6]), Plant("Rosemary", 80, [3, 4]), Plant("Thyme", 20, [6, 7, 8]),
    ]

    @Test("a regular expression has to match the whole text")
    func matches() {
        let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
        #expect(mail.evaluate(with: "ada@example.org"))
        #expect(!mail.evaluate(with: "write to ada@example.org"))
    }

    @Test(
        "comparisons of keys with values",
        arguments: [
            ("height > 80", ["Éclair Rose"]), ("height >= 80 AND height < 120", ["Rosemary"]),
            ("name CONTAINS[cd] 'rose'", ["Éclair Rose", "Rosemary"]), ("name BEGINSWITH[cd] 'e'", ["Éclair Rose"]),
            ("name BEGINSWITH 'E'", []), ("name LIKE 'T*e'", ["Thyme"]), ("NOT (height IN {20, 80})", ["Éclair Rose"]),
            ("height BETWEEN {50, 100}", ["Rosemary"]), ("ANY months == 6", ["Éclair Rose", "Thyme"]),
            ("ALL months >= 6", ["Thyme"]), ("months.@count = 3 || name == 'Rosemary'", ["Rosemary", "Thyme"]),
            ("height * 2 == 40", ["Thyme"]), ("(height & 8) != 0", ["Éclair Rose"]),
            ("height & 4 = 4 || height ^ 1 == 81", ["Rosemary", "Thyme"]),
            ("height | 7 == 87 AND height << 1 > 100", ["Rosemary"]), ("height & ~ 4 == 16", ["Thyme"]),
            ("height >> 2 == 5", ["Thyme"]), ("TRUEPREDICATE && name ENDSWITH 'y'", ["Rosemary"]),
        ])
    func comparisons(format: String, names: [String]) {
        let predicate = NSPredicate(format: format)
        #expect(plants.filter { predicate.evaluate(with: $0) }.map(\.name) == names)
    }

    @Test(
        "subqueries, operators of key paths, places in lists, choices and casts",
        arguments: [
            ("SUBQUERY(months, $m, $m > 5 AND $m < 8).@count == 2", ["Thyme"]),
            ("SUBQUERY(months, $m, $m == 3).@count > 0", ["Rosemary"]), ("months.@sum.self = 11", ["Éclair Rose"]),
            ("months.@max.self > 6", ["Thyme"]), ("months.@avg.self < 4", ["Rosemary"]),
            ("months[FIRST] == 6", ["Thyme"]), ("months[LAST] == 6", ["Éclair Rose"]), ("months[SIZE] = 3", ["Thyme"]),
            ("months[1] == 4", ["Rosemary"]),
            ("TERNARY(height > 100, 'tall', 'low') == 'tall'", ["Éclair Rose"]),
            ("CAST(height, 'NSString') BEGINSWITH '8'", ["Rosemary"]),
        ])
    func values(format: String, names: [String]) {
        let predicate = NSPredicate(format: format)
        #expect(plants.filter { predicate.evaluate(with: $0) }.map(\.name) == names)
    }

    @Test("an expression of a key path is one of its names")
    func keyPaths() {
        final class Pin: NSObject { let title = "Bern" }
        #expect(NSExpression(forKeyPath: \Pin.title).keyPath == "title")
        final class Board: NSObject { var pin = Pin() }
        #expect(NSExpression(forKeyPath: \Board.pin.title).keyPath == "pin.title")
    }

    @Test("a subquery asks for keys of its variable, of dictionaries too, and for what is outside of it")
    func subqueryOfObjects() {
        let garden: [String: Any] = ["plants": plants, "limit": 50]
        #expect(NSPredicate(format: "SUBQUERY(plants, $p, $p.height > %d).@count = 2", 50).evaluate(with: garden))
        #expect(NSPredicate(format: "SUBQUERY(plants, $p, ANY $p.months = 8).@count = 1").evaluate(with: garden))
        #expect(NSPredicate(format: "SUBQUERY(plants, $p, $p.height < limit).@count = 1").evaluate(with: garden))
        let tall = NSExpression(
            forSubquery: NSExpression(forKeyPath: "plants"), usingIteratorVariable: "p",
            predicate: NSPredicate(format: "$p.height > 100"))
        #expect((tall.expressionValue(with: garden, context: nil) as? [Plant])?.map(\.height) == [120])
    }

    @Test("%K is a key, %@ and %d are values, in their order")
    func arguments() {
        let predicate = NSPredicate(format: "%K == %@ OR height < %d", "name", "Rosemary", 30)
        #expect(plants.filter { predicate.evaluate(with: $0) }.map(\.name) == ["Rosemary", "Thyme"])
    }

    @Test("arrays and dictionaries are filtered")
    func collections() {
        let found = (["apple", "pear", "apricot"] as NSArray).filtered(
            using: NSPredicate(format: "SELF beginswith[c] 'AP'"))
        #expect(found as? [String] == ["apple", "apricot"])
        let table: [String: Any] = ["name": "Ada", "age": 36]
        #expect(NSPredicate(format: "age > 30 AND name = 'Ada'").evaluate(with: table))
        #expect(NSPredicate(format: "nothing == nil").evaluate(with: table))
    }

    @Test("a variable stands for what is given with the object")
    func variables() {
        let predicate = NSPredicate(format: "SELF > $LEAST")
        #expect(predicate.evaluate(with: 5, substitutionVariables: ["LEAST": 4]))
        #expect(!predicate.evaluate(with: 5, substitutionVariables: ["LEAST": 6]))
    }

    @Test("a format that is none ends the program with a sentence")
    func nonsense() async {
        await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "name ==") }
    }

    @Test(
        "expressions from text are worked out",
        arguments: [
            ("2 + 3 * 4", 14), ("(2 + 3) * 4", 20), ("7 / 2", 3), ("7 / 2.0", 3.5), ("2 ** 10", 1024), ("-4 + 1", -3),
            ("sqrt(16)", 4), ("sum({1, 2, 3})", 6), ("max(4, 9, 2)", 9), ("abs(-3.5)", 3.5),
        ])
    func expressions(text: String, value: Double) {
        let result = NSExpression(format: text).expressionValue(with: nil, context: nil)
        #expect(result as? Double == value)
        #expect((result as? NSNumber)?.doubleValue == value)
    }

    @Test("conditions are made of expressions too")
    func comparisons() {
        let name = NSExpression(forKeyPath: "name"), months = NSExpression(forKeyPath: "months")
        #expect(comparing(name, .contains, "rose", .direct, .caseInsensitive).evaluate(with: plants[0]))
        #expect(!comparing(name, .contains, "rose").evaluate(with: plants[0]))
        #expect(
            comparing(name, .beginsWith, "eclair", .direct, [.caseInsensitive, .diacriticInsensitive]).evaluate(
                with: plants[0]))
        #expect(comparing(NSExpression(forKeyPath: "height"), .greaterThan, 100).evaluate(with: plants[0]))
        #expect(comparing(NSExpression(forKeyPath: "height"), .between, [100, 120]).evaluate(with: plants[0]))
        #expect(comparing(months, .equalTo, 5, .any).evaluate(with: plants[0]))
        #expect(!comparing(months, .equalTo, 5, .all).evaluate(with: plants[0]))
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            comparing(name, .like, "Éclair*"), NSPredicate(format: "height == 120"),
        ])
        #expect(both.evaluate(with: plants[0]))
    }

    @Test("expressions of constants, key paths, variables and functions")
    func partsOfExpressions() {
        let plant = plants[0]
        #expect(NSExpression(forKeyPath: "name").expressionValue(with: plant, context: nil) as? String == "Éclair Rose")
        #expect(NSExpression(forKeyPath: "height").expressionValue(with: plant, context: nil) as? Int == 120)
        #expect(NSExpression(forConstantValue: "a").constantValue as? String == "a")
        #expect(
            NSExpression(forVariable: "X").expressionValue(with: nil, context: ["X": 5]) as? Int == 5)
        let average = NSExpression(forFunction: "average:", arguments: [NSExpression(forKeyPath: "months")])
        #expect(average.expressionValue(with: plant, context: nil) as? Double == 5.5)
        #expect(average.function == "average:")
        #expect(average.expressionType == .function)
        #expect(NSExpression(format: "%K + %d", "height", 2).expressionValue(with: plant, context: nil) as? Int == 122)
        #expect(NSExpression.expressionForEvaluatedObject().expressionValue(with: "x", context: nil) as? String == "x")
    }

    @Test("a compound one is made of text")
    func compoundText() {
        let either = NSCompoundPredicate(format: "height == %d OR height > %d", 20, 70)
        #expect(either.compoundPredicateType == .or)
        #expect(either.subpredicates.count == 2)
        #expect(either.evaluate(with: ["height": 20]))
        #expect(!either.evaluate(with: ["height": 21]))
        let single = NSCompoundPredicate(format: "height == 20")
        #expect(single.subpredicates.count == 1)
        #expect(!single.evaluate(with: ["height": 21]))
        #expect(NSCompoundPredicate(format: "NOT (height == 20)").compoundPredicateType == .not)
    }
}
