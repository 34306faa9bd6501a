import Combine
import Testing

/// The operators that OpenCombine lacks.
struct OperatorTests {
    private let first = PassthroughSubject<Int, Never>()
    private let second = PassthroughSubject<Int, Never>()
    private let third = PassthroughSubject<Int, Never>()

    private struct Broken: Error {}

    @Test func mergeSendsAsItComes() {
        var values: [Int] = [], isFinished = false
        let cancellable = first.merge(with: second, third)
            .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { values.append($0) })
        second.send(1)
        first.send(2)
        third.send(3)
        first.send(completion: .finished)
        second.send(4)
        second.send(completion: .finished)
        #expect(!isFinished)
        third.send(completion: .finished)
        #expect(values == [1, 2, 3, 4])
        #expect(isFinished)
        cancellable.cancel()
    }

    @Test func mergeOfManyAndOfFinishedOnes() {
        var values: [Int] = [], isFinished = false
        let many = Publishers.MergeMany([1, 2, 3].map { Just($0) })
        let cancellable = many.merge(with: Just(4))
            .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { values.append($0) })
        #expect(values == [1, 2, 3, 4])
        #expect(isFinished)
        var isEmptyFinished = false
        let empty = Publishers.MergeMany([Just<Int>]()).sink { _ in
            isEmptyFinished = true
        } receiveValue: { _ in
        }
        #expect(isEmptyFinished)
        cancellable.cancel()
        empty.cancel()
    }

    @Test func mergeKeepsToWhatIsAskedFor() {
        var values: [Int] = []
        var subscription: (any Subscription)?
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: {
                subscription = $0
                $0.request(.max(2))
            },
            receiveValue: {
                values.append($0)
                return .none
            })
        [1, 2, 3].publisher.merge(with: [10, 20].publisher).subscribe(subscriber)
        #expect(values.count == 2)
        subscription?.request(.max(2))
        #expect(values.count == 4)
        subscription?.request(.unlimited)
        #expect(values.sorted() == [1, 2, 3, 10, 20])
    }

    @Test func mergeFailsWithTheFirstFailure() {
        let failing = PassthroughSubject<Int, Broken>(), other = PassthroughSubject<Int, Broken>()
        var values: [Int] = [], failures = 0
        let cancellable = failing.merge(with: other)
            .sink(
                receiveCompletion: { if case .failure = $0 { failures += 1 } }, receiveValue: { values.append($0) })
        other.send(1)
        failing.send(completion: .failure(Broken()))
        other.send(2)
        #expect(values == [1])
        #expect(failures == 1)
        cancellable.cancel()
    }

    @Test func combineLatestWaitsForAll() {
        var sums: [[Int]] = [], isFinished = false
        let cancellable = first.combineLatest(second, third)
            .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { sums.append([$0, $1, $2]) })
        first.send(1)
        second.send(2)
        first.send(3)
        #expect(sums == [])
        third.send(4)
        second.send(5)
        #expect(sums == [[3, 2, 4], [3, 5, 4]])
        first.send(completion: .finished)
        third.send(6)
        #expect(sums.last == [3, 5, 6])
        second.send(completion: .finished)
        third.send(completion: .finished)
        #expect(isFinished)
        cancellable.cancel()
    }

    @Test func combineLatestOfFourThroughAClosure() {
        let fourth = CurrentValueSubject<String?, Never>(nil)
        var texts: [String] = []
        let cancellable = first.combineLatest(second, third, fourth) { "\($0)\($1)\($2)\($3 ?? "-")" }
            .sink { texts.append($0) }
        first.send(1)
        second.send(2)
        third.send(3)
        fourth.send("a")
        #expect(texts == ["123-", "123a"])
        cancellable.cancel()
        first.send(9)
        #expect(texts.count == 2)
    }
}
