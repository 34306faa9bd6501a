import Combine
import MutoscopeTesting
import Testing
import UIKit

/// View models as apps write them.
@MainActor @Suite(.serialized) struct ObservableTests {
    private final class Form: ObservableObject {
        @Published var name = ""
        @Published var isAccepted = false
        @Published private(set) var isValid = false

        init() {
            $name.combineLatest($isAccepted).map { !$0.isEmpty && $1 }.assign(to: &$isValid)
        }
    }

    private final class FormController: UIViewController {
        let form = Form()
        let label = UILabel()
        let button = UIButton(type: .system)
        private var cancellables = Set<AnyCancellable>()

        override func viewDidLoad() {
            super.viewDidLoad()
            form.$name.map { Optional($0) }.assign(to: \.text, on: label).store(in: &cancellables)
            form.$isValid.receive(on: RunLoop.main).assign(to: \.isEnabled, on: button).store(in: &cancellables)
        }
    }

    private let screen = TestScreen(size: CGSize(width: 20, height: 20), scale: 1)

    @Test func valuesReachViews() {
        let controller = FormController()
        screen.show(controller)
        screen.advance(by: 0.1)
        #expect(!controller.button.isEnabled)
        controller.form.name = "A"
        #expect(controller.label.text == "A")
        controller.form.isAccepted = true
        #expect(controller.form.isValid)
        #expect(!controller.button.isEnabled)
        screen.advance(by: 0.1)
        #expect(controller.button.isEnabled)
    }

    @Test func objectWillChangeSpeaksBeforeTheChange() {
        let form = Form()
        var names: [String] = []
        let cancellable = form.objectWillChange.sink { names.append(form.name) }
        form.name = "A"
        form.name = "B"
        // Each name also makes the form say anew whether it is valid, before it has the name.
        #expect(names == ["", "", "A", "A"])
        #expect(form.name == "B")
        cancellable.cancel()
    }

    @Test func publishedValueSpeaksBeforeThePropertyHasIt() {
        let form = Form()
        var seen: [String] = []
        let cancellable = form.$name.dropFirst().sink { seen.append("\($0)/\(form.name)") }
        form.name = "A"
        #expect(seen == ["A/"])
        cancellable.cancel()
    }

    @Test func futuresAndTasks() async {
        let future = Future<Int, Never> { promise in DispatchQueue.main.async { promise(.success(3)) } }
        async let value = future.value
        await screen.advance(by: 0.1)
        #expect(await value == 3)
    }
}
