import Combine
import Foundation
import FoundationNetworking
import MutoscopeTesting
import Testing
import UIKit

/// The publishers that Foundation has on Apple's systems.
@MainActor @Suite(.serialized) struct FoundationPublisherTests {
    private let screen = TestScreen(size: CGSize(width: 20, height: 20), scale: 1)
    private static let name = Notification.Name("FoundationPublisherTests")

    @Test func notificationsOfAName() {
        let center = NotificationCenter(), sender = NSObject()
        var all = 0, own = 0
        var cancellables = Set<AnyCancellable>()
        center.publisher(for: Self.name).sink { _ in all += 1 }.store(in: &cancellables)
        center.publisher(for: Self.name, object: sender).map(\.name).sink { _ in own += 1 }.store(in: &cancellables)
        center.post(name: Self.name, object: nil)
        center.post(name: Self.name, object: sender)
        center.post(name: .init("another"), object: sender)
        #expect(all == 2)
        #expect(own == 1)
        cancellables = []
        center.post(name: Self.name, object: sender)
        #expect(all == 2)
    }

    @Test func textOfAFieldAsOneTypes() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        screen.show(field)
        var texts: [String] = []
        let cancellable = NotificationCenter.default
            .publisher(for: UITextField.textDidChangeNotification, object: field)
            .compactMap { ($0.object as? UITextField)?.text }
            .debounce(for: .seconds(0.5), scheduler: RunLoop.main).removeDuplicates().sink { texts.append($0) }
        field.becomeFirstResponder()
        field.insertText("a")
        field.insertText("b")
        screen.advance(by: 1)
        #expect(texts == ["ab"])
        cancellable.cancel()
    }

    @Test func datesOfATimer() {
        var dates: [Date] = []
        let cancellable = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink { dates.append($0) }
        screen.advance(by: 1.75, step: 0.125)
        #expect(dates.count == 3)
        #expect(abs(dates[2].timeIntervalSince(dates[0]) - 1) < 1e-6)
        cancellable.cancel()
        screen.advance(by: 2, step: 0.125)
        #expect(dates.count == 3)
    }

    @Test func valuesOfAProperty() {
        let view = UIView()
        var alphas: [CGFloat] = [], changes: [CGFloat] = []
        let cancellable = view.publisher(for: \.alpha).sink { alphas.append($0) }
        let later = view.publisher(for: \.alpha, options: .new).sink { changes.append($0) }
        view.alpha = 0.5
        #expect(alphas == [1, 0.5])
        #expect(changes == [0.5])
        cancellable.cancel()
        view.alpha = 0.25
        #expect(alphas.count == 2)
        #expect(changes == [0.5, 0.25])
        later.cancel()
    }

    @Test func anAddressThatNobodyAnswers() async {
        let address = URL(string: "http://127.0.0.1:1/nothing")!
        do {
            for try await _ in URLSession.shared.dataTaskPublisher(for: address).values {
                Issue.record("There is nothing.")
            }
        } catch {
            #expect(error is URLError)
        }
    }

    private struct Point: Codable, Equatable { var x = 1 }

    @Test func codersOfValues() {
        var points: [Point] = []
        let cancellable = Just(Point(x: 3)).encode(encoder: JSONEncoder()).decode(
            type: Point.self, decoder: JSONDecoder()
        )
        .sink(receiveCompletion: { _ in }, receiveValue: { points.append($0) })
        #expect(points == [Point(x: 3)])
        cancellable.cancel()
    }
}
