public import CoreGraphics
import RenderTree

/// Several animations in one time. A child longer than the group is cut; delegates of children are not called.
open class CAAnimationGroup: CAAnimation {
    final private var storedAnimations: [CAAnimation]?

    /// The animations, in order of application. Their times are relative to the group.
    open var animations: [CAAnimation]? {
        get { storedAnimations }
        set { mutate { storedAnimations = newValue } }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CAAnimationGroup
        copy.storedAnimations = storedAnimations?.map { $0.copy() as! CAAnimation }
        return copy
    }

    override func freeze() {
        super.freeze()
        for child in storedAnimations ?? [] { child.freeze() }
    }

    override class var keyTable: [String: AnimationKeyAccessor] { AnimationKeyAccessor.group }

    override func prepare(_ transaction: TransactionStack) {
        super.prepare(transaction)
        for child in storedAnimations ?? [] where !(child.timing.duration > 0) {
            child.timing.duration = timing.duration
        }
    }

    override func recordKind(_ context: RecordContext) -> AnimationRecord.Kind? {
        .group((storedAnimations ?? []).compactMap { $0.record(context) })
    }
}
