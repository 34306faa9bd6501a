import Foundation
import MutoscopeTesting
import Testing
import UIKit

@Suite("What unseen code asks of objects")
@MainActor
struct UnseenCodeTests {
    @MainActor
    private final class Handler: NSObject {
        var heard: [String] = []

        func tapped(_ sender: UIButton, with event: UIEvent) { heard.append("\(sender.tag)") }
        func answer() -> NSString { "yes" }
    }

    @Test("a handler whose event is no optional hears of actions that have none")
    func actionsWithoutEvent() {
        let button = UIButton()
        let handler = Handler()
        button.tag = 7
        button.addTarget(handler, action: Selector("tapped:with:", Handler.tapped(_:with:)), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(handler.heard == ["7"])
    }

    /// A lesson on threads reads the stack that it is in from another one; on Apple's systems nobody stops it.
    @Test("where a controller is, its margins and a picture's view can be read on another thread")
    func readsElsewhere() {
        final class Reader: UIViewController {
            var seen: [Bool] = []
            var margins = UIEdgeInsets.zero
            let done = DispatchSemaphore(value: 0)
            func read() {
                seen = [
                    navigationController != nil, tabBarController != nil, splitViewController == nil,
                    presentingViewController == nil, presentedViewController == nil, navigationItem.title == "Page",
                    view.layoutMargins == margins, view.safeAreaInsets.top > 0,
                    UIImageView(image: UIImage()).image != nil,
                ]
                done.signal()
            }
        }
        let reader = Reader(), tabs = UITabBarController(), screen = TestScreen(size: CGSize(width: 390, height: 600))
        reader.title = "Page"
        tabs.viewControllers = [UINavigationController(rootViewController: reader)]
        screen.show(tabs)
        screen.advance(by: 0.1)
        reader.margins = reader.view.layoutMargins
        reader.performSelector(inBackground: Selector("read", Reader.read), with: nil)
        #expect(reader.done.wait(timeout: .now() + 60) == .success)
        #expect(reader.seen.count == 9 && !reader.seen.contains(false))
    }

    @Test("a thread is made of an object and its method")
    func threadOfMethod() {
        final class Worker: NSObject, @unchecked Sendable {
            let done = DispatchSemaphore(value: 0)
            private(set) var words: [String] = []
            func work(_ word: Any?) {
                words.append("\(word ?? "")\(Thread.isMainThread)")
                done.signal()
            }
        }
        let worker = Worker()
        Thread(target: worker, selector: Selector("work:", Worker.work), object: "a").start()
        #expect(worker.done.wait(timeout: .now() + 60) == .success)
        Thread.detachNewThreadSelector(Selector("work:", Worker.work), toTarget: worker, with: "b")
        #expect(worker.done.wait(timeout: .now() + 60) == .success)
        #expect(worker.words == ["afalse", "bfalse"])
    }

    @Test("the machine's clock counts the display's nanoseconds")
    func machTime() {
        let screen = TestScreen(size: CGSize(width: 10, height: 10))
        var base = mach_timebase_info_data_t()
        #expect(mach_timebase_info(&base) == KERN_SUCCESS)
        let before = mach_absolute_time()
        screen.advance(by: 0.5)
        let seconds = Double((mach_absolute_time() - before) * UInt64(base.numer) / UInt64(base.denom)) / 1e9
        #expect(abs(seconds - 0.5) < 1e-6)
    }

    @Test("what perform answers can be asked without a mark")
    func performed() {
        let answer = Handler().perform(Selector("answer", Handler.answer)).takeUnretainedValue()
        #expect(answer as? NSString == "yes")
    }

    @Test("classes say to what their objects respond")
    func instances() {
        #expect(Handler.instancesRespond(to: Selector("answer", Handler.answer)))
        #expect(!UIView.instancesRespond(to: Selector("answer", Handler.answer)))
        #expect(!Handler.instancesRespond(to: Selector("answer")))
    }

    @Test("scanners write into objects")
    func scanning() {
        let scanner = Scanner(string: "key=12;")
        var text: NSString?
        #expect(scanner.scanUpTo("=", into: &text))
        #expect(text == "key")
        var sign: NSString?
        #expect(scanner.scanString("=", into: &sign))
        #expect(sign == "=")
        #expect(scanner.scanCharacters(from: .decimalDigits, into: &text))
        #expect(text == "12")
        #expect(!scanner.scanUpToCharacters(from: CharacterSet(charactersIn: ";"), into: &text))
    }

    @Test("lists, dates and addresses stand in formats")
    func formats() throws {
        #expect(
            String(format: "%@ %d", [1, 2], 3) == "(\n    1,\n    2\n) 3"
                || String(format: "%@ %d", [1, 2], 3) == "[1, 2] 3")
        let address = try #require(URL(string: "https://a.b"))
        #expect(String(format: "<%@>", address) == "<https://a.b>")
        #expect(String(format: "%@", IndexPath(item: 1, section: 2)).contains("2"))
    }

    @Test("orders by names")
    func sorting() {
        let people = NSArray(
            array: [["name": "b", "age": 3], ["name": "a", "age": 1], ["name": "C", "age": 2]] as [[String: Any]])
        func names(_ order: NSSortDescriptor) -> [String] {
            people.sortedArray(using: [order]).compactMap { ($0 as? [String: Any])?["name"] as? String }
        }
        #expect(names(NSSortDescriptor(key: "name", ascending: true)) == ["C", "a", "b"])
        #expect(names(NSSortDescriptor(key: "age", ascending: false)) == ["b", "C", "a"])
        let caseless = NSSortDescriptor(key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:"))
        #expect(names(caseless) == ["a", "b", "C"])
        let numbers = NSArray(array: [3, 1, 2]).sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)])
        #expect(numbers as? [Int] == [1, 2, 3])
    }

    @Test("a later time is an object where one is asked for")
    func dates() {
        let start = NSDate(timeIntervalSince1970: 10)
        let later: NSDate = start.addingTimeInterval(5)
        #expect(later.timeIntervalSince1970 == 15)
        #expect(start.addingTimeInterval(1).timeIntervalSince1970 == 11)
    }

    @Test("texts of a language are the keys where there is no table")
    func localized() {
        let count = 3, name = "Ann"
        #expect(String(localized: "100 % of \(name), \(count)", comment: "a test") == "100 % of Ann, 3")
        #expect(String(localized: "greeting", defaultValue: "Hello \(name)") == "Hello Ann")
        #expect(String(localized: LocalizedStringResource("plain %")) == "plain %")
        #expect(String(localized: "\(1.5, specifier: "%.2f") m") == "1.50 m")
    }

    @Test("the end of a sound is told, in the screen's time")
    func sounds() {
        let screen = TestScreen(size: CGSize(width: 20, height: 20))
        nonisolated(unsafe) var ended = 0
        withUnsafeMutablePointer(to: &ended) { pointer in
            AudioServicesAddSystemSoundCompletion(
                kSystemSoundID_Vibrate, nil, nil,
                { _, data in data?.assumingMemoryBound(to: Int.self).pointee += 1 }, UnsafeMutableRawPointer(pointer))
            AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
            screen.advance(by: 0.1)
            AudioServicesRemoveSystemSoundCompletion(kSystemSoundID_Vibrate)
            AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
            screen.advance(by: 0.1)
        }
        #expect(ended == 1)
    }

    @Test("nobody can be recognised, and the reason is told")
    func authentication() async {
        let context = LAContext()
        var reason: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &reason))
        #expect(reason?.domain == LAErrorDomain)
        #expect(reason?.code == LAError.Code.biometryNotAvailable.rawValue)
        #expect(context.biometryType == .none)
        await #expect(throws: LAError(.passcodeNotSet)) {
            try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a test")
        }
    }

    @Test("ways to the net are read from the system's routes")
    func paths() {
        let routes = """
            Iface\tDestination\tGateway\tFlags
            wlan0\t00000000\t010200C0\t0003
            eth0\t000200C0\t00000000\t0001
            tun0\t00000000\t010200C0\t0003
            """
        let kinds: [String: NWInterface.InterfaceType] = ["wlan0": .wifi, "eth0": .wiredEthernet]
        func path(_ text: String, _ required: NWInterface.InterfaceType? = nil) -> NWPath {
            NWPath(routes: text, longRoutes: "", required: required) { name in
                kinds[name].map { NWInterface(type: $0, name: name, index: 1) }
            }
        }
        #expect(path(routes).status == .satisfied)
        #expect(path(routes).availableInterfaces.map(\.name) == ["wlan0"])
        #expect(path(routes).usesInterfaceType(.wifi))
        #expect(!path(routes).usesInterfaceType(.wiredEthernet))
        #expect(path(routes, .wiredEthernet).status == .unsatisfied)
        #expect(path("Iface\tDestination\n").status == .unsatisfied)
    }

    @Test("the kernel's lists of routes are read whole, also those of many pages")
    func kernelFiles() {
        #expect(kernelFile("/proc/self/smaps").utf8.count > 3 * 4096)
        #expect(kernelFile("/proc/nothing").isEmpty)
    }

    @Test("a monitor tells of the ways once it has begun")
    func monitor() async {
        let monitor = NWPathMonitor()
        let status = await withCheckedContinuation { continuation in
            monitor.pathUpdateHandler = { [weak monitor] path in
                monitor?.cancel()
                continuation.resume(returning: path.status)
            }
            monitor.start(queue: DispatchQueue(label: "paths"))
        }
        #expect(status == monitor.currentPath.status)
    }

    @Test("vectors by their C names")
    func vectors() {
        #expect(simd_mix(simd_float2(0, 2), simd_float2(4, 4), simd_float2(repeating: 0.5)) == simd_float2(2, 3))
        #expect(simd_length(simd_double2(3, 4)) == 5)
        #expect(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1))
        #expect(simd_clamp(simd_float2(-1, 9), simd_float2(0, 0), simd_float2(5, 5)) == simd_float2(0, 5))
    }

    @Test("archives give lists of objects")
    func archives() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: NSArray(array: [NSNumber(value: 1), NSNumber(value: 2)]), requiringSecureCoding: false)
        #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSNumber.self, from: data) == [1, 2])
    }
}
