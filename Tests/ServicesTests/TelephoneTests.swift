import CallKit
import Foundation
import MetricKit
import PushKit
import Testing

@Suite("Calls and messages that are pushed")
struct TelephoneTests {
    private final class Ear: NSObject, CXCallObserverDelegate, PKPushRegistryDelegate, CXProviderDelegate,
        @unchecked Sendable
    {
        func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall) {
            Issue.record("There are no calls.")
        }
        func pushRegistry(
            _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType
        ) { Issue.record("Nothing is pushed.") }
        func providerDidReset(_ provider: CXProvider) {}
    }

    @Test func thereAreNone() {
        let ear = Ear(), observer = CXCallObserver(), registry = PKPushRegistry(queue: .main)
        observer.setDelegate(ear, queue: .main)
        registry.delegate = ear
        registry.desiredPushTypes = [.voIP]
        #expect(observer.calls.isEmpty && registry.pushToken(for: .voIP) == nil)
        #expect(PKPushType.voIP.rawValue == "PKPushTypeVoIP")
    }

    @Test func whatIsAskedOfCallsIsRefused() async {
        let provider = CXProvider(configuration: CXProviderConfiguration(localizedName: "Talk"))
        let shown = await withCheckedContinuation { done in
            provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { done.resume(returning: $0) }
        }
        #expect((shown as? CXErrorCodeIncomingCallError)?.code == .unentitled)
        let controller = CXCallController()
        let action = CXStartCallAction(call: UUID(), handle: CXHandle(type: .phoneNumber, value: "112"))
        let asked = await withCheckedContinuation { done in
            controller.request(CXTransaction(action: action)) { done.resume(returning: $0) }
        }
        #expect((asked as? CXErrorCodeRequestTransactionError)?.code == .unknownCallProvider)
        let nothing = await withCheckedContinuation { done in
            controller.request(CXTransaction()) { done.resume(returning: $0) }
        }
        #expect((nothing as? CXErrorCodeRequestTransactionError)?.code == .emptyTransaction)
    }

    @Test func nothingIsMeasured() throws {
        final class Reader: NSObject, MXMetricManagerSubscriber {
            func didReceive(_ payloads: [MXDiagnosticPayload]) { Issue.record("Nothing is measured.") }
        }
        let reader = Reader()
        MXMetricManager.shared.add(reader)
        MXMetricManager.shared.remove(reader)
        #expect(MXMetricManager.shared.pastPayloads.isEmpty)
        #expect(MXMetricManager.shared.pastDiagnosticPayloads.isEmpty)
    }
}
