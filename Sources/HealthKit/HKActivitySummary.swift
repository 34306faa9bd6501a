public import QuartzCore

/// How active somebody was on a day, against what they want.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    private static let none = HKQuantity(unit: .count(), doubleValue: 0)
    private static let noEnergy = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    private static let noTime = HKQuantity(unit: .minute(), doubleValue: 0)

    /// The energy of moving.
    open var activeEnergyBurned = HKActivitySummary.noEnergy
    /// How much of it is wanted.
    open var activeEnergyBurnedGoal = HKActivitySummary.noEnergy
    /// The time of moving.
    open var appleMoveTime = HKActivitySummary.noTime
    /// How much of it is wanted.
    open var appleMoveTimeGoal = HKActivitySummary.noTime
    /// The time of exercise.
    open var appleExerciseTime = HKActivitySummary.noTime
    /// How much of it is wanted.
    open var appleExerciseTimeGoal = HKActivitySummary.noTime
    /// How much of it is wanted on this day; nil is nothing in particular.
    open var exerciseTimeGoal: HKQuantity?
    /// In how many hours somebody stood.
    open var appleStandHours = HKActivitySummary.none
    /// In how many that is wanted.
    open var appleStandHoursGoal = HKActivitySummary.none
    /// In how many that is wanted on this day; nil is nothing in particular.
    open var standHoursGoal: HKQuantity?

    /// The day, in a calendar: nobody's summary is kept here.
    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}
