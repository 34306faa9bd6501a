import Foundation
import QuartzCore
import Testing

@Suite("Locks of objects")
struct ObjectLockTests {
    private final class Account: @unchecked Sendable {
        var amount = 0
    }

    @Test("one thread at a time is inside, and may go in again")
    func exclusion() {
        let account = Account()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<100 {
                objc_sync_enter(account)
                objc_sync_enter(account)
                let amount = account.amount
                sched_yield()
                account.amount = amount + 1
                objc_sync_exit(account)
                objc_sync_exit(account)
            }
        }
        #expect(account.amount == 800)
    }
}
