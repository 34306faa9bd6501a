import Testing
import UIKit

private protocol Listener: AnyObject {}
private final class Ear: NSObject, Listener {}
private final class PlainEar: Listener {}

@MainActor
@Suite("Tables of objects")
struct TableTests {
    @Test("that are weak lose what is gone and keep what lives")
    func weakTable() {
        let table = NSHashTable<AnyObject>.weakObjects()
        let kept = Ear()
        table.add(kept)
        autoreleased { table.add(Ear()) }
        #expect(table.allObjects.count == 1)
        #expect(table.count == 1)
        #expect(table.contains(kept))
        #expect(table.anyObject === kept)
        table.add(kept)
        #expect(table.count == 1)
        table.remove(kept)
        #expect(table.count == 0)
        #expect(table.anyObject == nil)
    }

    @Test("that are lists of pointers keep places of what is gone until they are compacted")
    func pointers() {
        let list = NSPointerArray.weakObjects()
        let kept = Ear()
        list.addPointer(Unmanaged.passUnretained(kept).toOpaque())
        autoreleased {
            let gone = Ear()
            withExtendedLifetime(gone) { list.addPointer(Unmanaged.passUnretained(gone).toOpaque()) }
        }
        list.addPointer(nil)
        #expect(list.count == 3)
        #expect(list.allObjects.count == 1)
        #expect(list.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
        #expect(list.pointer(at: 1) == nil)
        list.compact()
        #expect(list.count == 1)
        list.insertPointer(nil, at: 0)
        list.replacePointer(at: 0, withPointer: Unmanaged.passUnretained(kept).toOpaque())
        list.removePointer(at: 1)
        #expect(list.allObjects.first as? Ear === kept)
        list.count = 0
        #expect(list.allObjects.isEmpty)
    }

    @Test("and the numbers of C know their limits")
    func limits() {
        #expect(Int(INT16_MIN) == Int(Int16.min))
        #expect(INT32_MIN == .min)
        #expect(INT64_MAX == .max)
        #expect(UINT64_MAX == .max)
    }

    @Test("take protocols as their types, and objects of plain classes")
    func protocols() {
        let table = NSHashTable<any Listener>.weakObjects()
        let ear = PlainEar(), other = Ear()
        table.add(ear)
        table.add(other)
        #expect(table.allObjects.count == 2)
        #expect(table.member(ear) === ear)
    }

    @Test("compare by value or by identity, as they are told")
    func personality() {
        let values = NSHashTable<NSString>(options: .strongMemory)
        values.add(NSString(string: "a"))
        #expect(values.contains(NSString(string: "a")))
        let pointers = NSHashTable<NSObject>(options: [.strongMemory, .objectPointerPersonality])
        let first = NSNumber(value: 300.5)
        pointers.add(first)
        #expect(pointers.contains(first))
        #expect(!pointers.contains(NSNumber(value: 300.5)))
    }

    @Test("join, cut and compare as sets do")
    func sets() {
        let a = NSHashTable<NSString>(), b = NSHashTable<NSString>()
        for text in ["1", "2"] { a.add(NSString(string: text)) }
        for text in ["2", "3"] { b.add(NSString(string: text)) }
        #expect(a.intersects(b))
        #expect(!a.isSubset(of: b))
        a.union(b)
        #expect(a.count == 3)
        #expect(b.isSubset(of: a))
        a.minus(b)
        #expect(a.allObjects == ["1"])
        a.intersect(b)
        #expect(a.count == 0)
    }

    @Test("of keys and values let an entry go with either")
    func maps() {
        let map = NSMapTable<Ear, Ear>.weakToWeakObjects()
        let key = Ear(), value = Ear()
        map.setObject(value, forKey: key)
        autoreleased {
            map.setObject(Ear(), forKey: value)
            map.setObject(key, forKey: Ear())
        }
        #expect(map.count == 1)
        #expect(map.object(forKey: key) === value)
        #expect((map.objectEnumerator()?.allObjects.first as AnyObject?) === value)
        map.setObject(nil, forKey: key)
        #expect(map.object(forKey: key) == nil)
        #expect(map.keyEnumerator().nextObject() == nil)
    }

    @Test("give the room of what is gone back")
    func many() {
        let table = NSHashTable<Ear>.weakObjects()
        for _ in 0..<10_000 { autoreleased { table.add(Ear()) } }
        #expect(table.count == 0)
    }

    private func autoreleased(_ body: () -> Void) { body() }
}

@MainActor
@Suite("Names that libraries use")
struct OlderObjectTests {
    @Test("an NSIndexPath tells section, row and item")
    func indexPath() {
        let path = IndexPath(row: 3, section: 2) as NSIndexPath
        #expect(path.section == 2)
        #expect(path.row == 3)
        #expect(path.item == 3)
        #expect(NSIndexPath(item: 1, section: 4) as IndexPath == IndexPath(item: 1, section: 4))
        #expect(NSIndexPath(forRow: 5, inSection: 6).row == 5)
    }

    @Test("a class answers for itself, and a font, a constraint and a link can be made of nothing")
    func empty() {
        final class Card: NSObject {}
        #expect(Card.classForCoder() == Card.self)
        #expect(UIFont().pointSize == UIFont.systemFontSize)
        let constraint = NSLayoutConstraint()
        #expect(!constraint.isActive)
        #expect(constraint.firstItem == nil)
        CADisplayLink().invalidate()
    }

    @Test("types of Core Graphics have numbers, and equal values are equal")
    func typeNumbers() {
        let color = UIColor.red.cgColor
        #expect(CFGetTypeID(color) == CGColor.typeID)
        #expect(CGColor.typeID != CGPath.typeID)
        #expect(CFGetTypeID(CGMutablePath()) == CGPath.typeID)
        #expect(CFEqual(color, UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor))
        #expect(!CFEqual(color, UIColor.blue.cgColor))
    }

    @Test("an indicator of an older style has its size and colour")
    func indicators() {
        #expect(UIActivityIndicatorView(style: .whiteLarge).intrinsicContentSize.width == 37)
        #expect(UIActivityIndicatorView(style: .white).color == .white)
        #expect(UIActivityIndicatorView(style: .gray).color == .gray)
        let indicator = UIActivityIndicatorView(style: .medium)
        let own = indicator.color
        indicator.style = .large
        #expect(indicator.color == own)
    }

    @Test("a bar takes pictures for its places, and the nearest one counts")
    func barImages() {
        let bar = UINavigationBar(), image = UIImage(), other = UIImage()
        bar.setBackgroundImage(image, for: .any, barMetrics: .default)
        #expect(bar.backgroundImage(for: .default) === image)
        #expect(bar.barPosition == .top)
        bar.setBackgroundImage(other, for: .top, barMetrics: .default)
        #expect(bar.backgroundImage(for: .top, barMetrics: .default) === other)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.loadViewIfNeeded()
        #expect(navigation.navigationBar.barPosition == .topAttached)
        let toolbar = UIToolbar()
        toolbar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
        #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)
        #expect(toolbar.barPosition == .bottom)
    }
}

@MainActor
@Suite("Selectors of protocols")
struct ProtocolSelectorTests {
    @Test("are answered by what conforms, and by nothing else")
    func conforms() {
        final class Judge: NSObject, UIGestureRecognizerDelegate {}
        let selector = Selector("gestureRecognizer:shouldReceive:", of: (any UIGestureRecognizerDelegate).self)
        #expect(Judge().responds(to: selector))
        #expect(!NSObject().responds(to: selector))
    }

    @Test("queues and groups are compared as objects")
    func dispatchObjects() {
        let one = DispatchQueue(label: "one"), other = DispatchQueue(label: "one")
        #expect(one == one)
        #expect(one != other)
        #expect(Set([one, other, one]).count == 2)
        #expect(DispatchGroup() != DispatchGroup())
    }

    @Test("a source of scarce memory can be had, and never tells")
    func memoryPressure() {
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
        source.setEventHandler {}
        source.activate()
        #expect(source.data == .normal)
        #expect(!source.isCancelled)
        source.cancel()
        #expect(source.isCancelled)
    }
}
