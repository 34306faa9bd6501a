public import Foundation

/// A state of a machine.
open class GKState: NSObject {
    /// The machine that has it.
    open internal(set) weak var stateMachine: GKStateMachine?

    /// A state.
    public override init() { super.init() }

    /// Whether the machine may go from here to a state of a class: yes.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// The machine has come here.
    open func didEnter(from previousState: GKState?) {}
    /// Time goes by.
    open func update(deltaTime seconds: TimeInterval) {}
    /// The machine is about to leave.
    open func willExit(to nextState: GKState) {}
}

/// Goes from one of its states to another, where that is allowed.
open class GKStateMachine: NSObject {
    private let states: [ObjectIdentifier: GKState]
    /// The state in which it is.
    open private(set) var currentState: GKState?

    /// A machine with states, of each class one; it is in none of them yet.
    public init(states: [GKState]) {
        self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
        super.init()
        for state in states { state.stateMachine = self }
    }

    /// The state of a class.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states[ObjectIdentifier(stateClass)] as? StateType
    }

    /// Whether the machine may go to a state of a class now.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
    }

    /// Goes to the state of a class. False where it may not.
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }

    /// Tells the state that time goes by.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
