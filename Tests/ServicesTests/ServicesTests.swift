import AuthenticationServices
import CoreGraphics
import GameplayKit
import HealthKit
import MessageUI
import MutoscopeTesting
import StoreKit
import Testing
import UIKit

@Suite("Services that are not here say so")
@MainActor
struct ServicesTests {
    @Test func nobodyMayPay() async {
        #expect(!SKPaymentQueue.canMakePayments())
        let observer = Buyer()
        let queue = SKPaymentQueue.default()
        queue.add(observer)
        defer { queue.remove(observer) }
        queue.add(SKMutablePayment())
        queue.restoreCompletedTransactions()
        await settle { observer.told.count == 2 }
        #expect(observer.told == ["failed 4", "not restored"])
        #expect(queue.transactions.count == 1)
        queue.transactions.forEach(queue.finishTransaction)
        #expect(queue.transactions.isEmpty)
    }

    @Test func theShopAnswersNothing() async {
        let buyer = Buyer()
        let request = SKProductsRequest(productIdentifiers: ["coins"])
        request.delegate = buyer
        request.start()
        await settle { !buyer.told.isEmpty }
        #expect(buyer.told == ["no answer"])
        await #expect(throws: StoreKitError.notAvailableInStorefront) { try await Product.products(for: ["coins"]) }
        var count = 0
        for await _ in Transaction.currentEntitlements { count += 1 }
        #expect(count == 0)
    }

    @Test func nobodySignsIn() async {
        let asker = Asker()
        let controller = ASAuthorizationController(authorizationRequests: [
            ASAuthorizationAppleIDProvider().createRequest()
        ])
        controller.delegate = asker
        controller.performRequests()
        await settle { asker.error != nil }
        #expect((asker.error as? ASAuthorizationError)?.code == .unknown)
        let state = try? await ASAuthorizationAppleIDProvider().credentialState(forUserID: "x")
        #expect(state == .notFound)
        var heard: (any Error)?
        let session = ASWebAuthenticationSession(url: URL(string: "https://example.org")!, callbackURLScheme: "x") {
            heard = $1
        }
        #expect(!session.start())
        await settle { heard != nil }
        #expect((heard as? ASWebAuthenticationSessionError)?.code == .presentationContextInvalid)
    }

    @Test func thereIsNoMail() {
        #expect(!MFMailComposeViewController.canSendMail())
        #expect(!MFMessageComposeViewController.canSendText())
        let writer = Writer(), screen = TestScreen(size: CGSize(width: 100, height: 100))
        screen.show(writer)
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = writer
        writer.present(mail, animated: false)
        screen.advance(by: 0.1)
        #expect(writer.result == .failed)
    }

    @Test func thereAreNoDataOfHealth() async {
        #expect(!HKHealthStore.isHealthDataAvailable())
        await #expect(throws: HKError(.errorHealthDataUnavailable)) {
            try await HKHealthStore().requestAuthorization(toShare: [], read: [])
        }
        let answer = await withCheckedContinuation { done in
            let steps = HKQuantityType(.stepCount)
            HKHealthStore().execute(
                HKSampleQuery(sampleType: steps, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil) {
                    done.resume(returning: $1 == nil && ($2 as? HKError)?.code == .errorHealthDataUnavailable)
                })
        }
        #expect(answer)
    }

    /// Lets the main queue work until something is so.
    private func settle(_ isSo: () -> Bool) async {
        for _ in 0..<1000 where !isSo() {
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        }
    }
}

@Suite("Units of health")
struct HealthUnitTests {
    @Test(arguments: [
        ("kg", 1, "lb", 2.2046226), ("mg/dL", 180.15588, "mmol<180.15588000005408>/L", 10), ("degC", 100, "degF", 212),
        ("count/min", 60, "Hz", 1), ("%", 0.5, "count", 0.5), ("kcal", 1, "J", 4184), ("mmHg", 1, "Pa", 133.322387415),
        ("km/hr", 36, "m/s", 10), ("mL/kg/min", 60, "L/(g·s)", 1e-6), ("m^2", 1, "cm^2", 10_000),
    ])
    func areConverted(from: String, value: Double, to: String, expected: Double) {
        let found = HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
        #expect(abs(found - expected) <= abs(expected) * 1e-6, "\(found)")
    }

    @Test func haveTexts() {
        let glucose = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
        #expect(glucose.unitString == "mg/dL")
        #expect(glucose == HKUnit(from: "mg/dL"))
        #expect(glucose.unitMultiplied(by: .literUnit(with: .deci)) == .gramUnit(with: .milli))
        #expect(HKUnit.count().unitDivided(by: .minute()).unitString == "count/min")
        #expect(HKUnit.second().reciprocal().unitString == "1/s")
        #expect(HKUnit.gram().unitDivided(by: .gram()).isNull())
    }

    @Test func doNotMixWhatIsMeasured() {
        let weight = HKQuantity(unit: .pound(), doubleValue: 1)
        #expect(weight.is(compatibleWith: .stone()))
        #expect(!weight.is(compatibleWith: .meter()))
        #expect(weight.compare(HKQuantity(unit: .gram(), doubleValue: 400)) == .orderedDescending)
        #expect(
            HKQuantity(unit: .gram(), doubleValue: 1000) == HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 1))
    }
}

@Suite("Chance and states")
struct GameplayTests {
    @Test func seedsSayWhatComes() {
        let first = GKMersenneTwisterRandomSource(seed: 7), second = GKMersenneTwisterRandomSource(seed: 7)
        #expect(
            (0..<50).map { _ in first.nextInt(upperBound: 100) }
                == (0..<50).map { _ in second.nextInt(upperBound: 100) })
        let words = ["a", "b", "c", "d", "e"]
        let mixed = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: words) as? [String]
        #expect(mixed?.sorted() == words)
    }

    @Test func diceStayInTheirRange() {
        let die = GKRandomDistribution.d6()
        #expect(Set((0..<500).map { _ in die.nextInt() }) == Set(1...6))
        let bag = GKShuffledDistribution(lowestValue: 1, highestValue: 5)
        for _ in 0..<20 { #expect((0..<5).map { _ in bag.nextInt() }.sorted() == [1, 2, 3, 4, 5]) }
        let bell = GKGaussianDistribution(lowestValue: 0, highestValue: 60)
        let numbers = (0..<2000).map { _ in bell.nextInt() }
        #expect(numbers.allSatisfy { (0...60).contains($0) })
        #expect(numbers.filter { (20...40).contains($0) }.count > 1200)
    }

    @Test func machinesGoWhereTheyMay() {
        let machine = GKStateMachine(states: [Rest(), Walk()])
        #expect(machine.enter(Rest.self))
        #expect(machine.enter(Walk.self))
        #expect(!machine.enter(Walk.self))
        #expect(machine.currentState is Walk)
        #expect((machine.currentState as? Walk)?.cameFromRest == true)
    }
}

private final class Rest: GKState {}

private final class Walk: GKState {
    var cameFromRest = false
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Rest.Type }
    override func didEnter(from previousState: GKState?) { cameFromRest = previousState is Rest }
}

private final class Buyer: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate, @unchecked Sendable {
    var told: [String] = []

    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for transaction in transactions where transaction.transactionState == .failed {
            told.append("failed \((transaction.error as? SKError)?.code.rawValue ?? -1)")
        }
    }

    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {
        told.append("not restored")
    }

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        told.append("answer")
    }

    func request(_ request: SKRequest, didFailWithError error: any Error) { told.append("no answer") }
}

private final class Asker: NSObject, ASAuthorizationControllerDelegate {
    var error: (any Error)?
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        self.error = error
    }
}

private final class Writer: UIViewController, MFMailComposeViewControllerDelegate {
    var result: MFMailComposeResult?
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) { self.result = result }
}
