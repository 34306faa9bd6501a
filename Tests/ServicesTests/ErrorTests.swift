import AVFoundation
import AuthenticationServices
import CoreLocation
import HealthKit
import Photos
import StoreKit
import Testing
import UIKit
import UserNotifications

@Suite("Errors of Apple's modules")
struct ErrorTests {
    /// What a program catches by name.
    private func name(of error: any Error) -> String {
        do { throw error } catch CLError.denied {
            return "denied"
        } catch LAError.userCancel {
            return "userCancel"
        } catch SKError.paymentNotAllowed, SKError.paymentCancelled {
            return "payment"
        } catch let error as AVError where error.code == .fileFormatNotRecognized {
            return "format"
        } catch UNError.attachmentCorrupt {
            return "corrupt"
        } catch { return "other" }
    }

    @Test func areCaughtByTheirNames() {
        #expect(name(of: CLError(.denied)) == "denied")
        #expect(name(of: CLError(.network)) == "other")
        #expect(name(of: LAError(.userCancel)) == "userCancel")
        #expect(name(of: SKError(.paymentCancelled)) == "payment")
        #expect(name(of: AVError(.fileFormatNotRecognized)) == "format")
        #expect(name(of: UNError(.attachmentCorrupt)) == "corrupt")
        #expect(name(of: ASAuthorizationError(.canceled)) == "other")
    }

    @Test("what a program says of an error comes along, and comes before what the kit says")
    func carryWhatIsSaid() {
        let said = HKError(.errorNoData, userInfo: [NSLocalizedDescriptionKey: "Nothing was measured.", "day": 7])
        #expect(said.localizedDescription == "Nothing was measured.")
        #expect((said as NSError).userInfo["day"] as? Int == 7)
        #expect(HKError(.errorHealthDataUnavailable).localizedDescription.contains("unavailable"))
    }

    @Test func keepTheirNumbersAsObjects() {
        let error = PHPhotosError(.accessUserDenied) as NSError
        #expect(error.domain == PHPhotosErrorDomain)
        #expect(error.code == 3311)
        #expect(CLError(.denied) == CLError(.denied))
        #expect(CLError(.denied) != CLError(.network))
    }
}
