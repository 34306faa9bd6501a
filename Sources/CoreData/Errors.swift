import Foundation

// Codes of errors in `NSCocoaErrorDomain`, as Apple's headers have them.

/// Something about an object that no other code says.
public let NSManagedObjectValidationError = 1550
/// Something about constraints that no other code says.
public let NSManagedObjectConstraintValidationError = 1551
/// Several errors at once: `NSDetailedErrorsKey` has them.
public let NSValidationMultipleErrorsError = 1560
/// A property without a value that needs one.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship to fewer objects than there must be.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship to more objects than there may be.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// A deletion that a relationship denies.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number above the greatest.
public let NSValidationNumberTooLargeError = 1610
/// A number below the least.
public let NSValidationNumberTooSmallError = 1620
/// A date after the last.
public let NSValidationDateTooLateError = 1630
/// A date before the first.
public let NSValidationDateTooSoonError = 1640
/// No date.
public let NSValidationInvalidDateError = 1650
/// A text that is too long.
public let NSValidationStringTooLongError = 1660
/// A text that is too short.
public let NSValidationStringTooShortError = 1670
/// A text that its pattern does not match.
public let NSValidationStringPatternMatchingError = 1680
/// No address.
public let NSValidationInvalidURIError = 1690

/// A store of no known type.
public let NSPersistentStoreInvalidTypeError = 134000
/// A file of another type of store.
public let NSPersistentStoreTypeMismatchError = 134010
/// A store that is incompatible with the model in a way no other code says.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// A failed save that no other code says.
public let NSPersistentStoreSaveError = 134030
/// Some stores saved and others not.
public let NSPersistentStoreIncompleteSaveError = 134040
/// Objects of several stores that differ from these.
public let NSPersistentStoreSaveConflictsError = 134050
/// Something of Core Data that no other code says.
public let NSCoreDataError = 134060
/// Something of a store that no other code says.
public let NSPersistentStoreOperationError = 134070
/// A store that could not be opened.
public let NSPersistentStoreOpenError = 134080
/// A store that took too long.
public let NSPersistentStoreTimeoutError = 134090
/// A request that a store does not know.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// A store that another model made.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// A migration that no other code says.
public let NSMigrationError = 134110
/// A migration without its model.
public let NSMigrationMissingSourceModelError = 134130
/// A migration that does not follow from the two models.
public let NSInferredMappingModelError = 134190
/// Two saves of one object.
public let NSManagedObjectMergeError = 133020
/// Two objects with one value of which there may be one.
public let NSManagedObjectConstraintMergeError = 133021
/// An object that is not there, or no longer.
public let NSManagedObjectReferentialIntegrityError = 133000

/// The errors of which there are several.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The object that an error is of.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The property that an error is of.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The value that an error is of.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The predicate that a value failed.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The conflicts of a save.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

/// An error of Cocoa's domain, with words.
func cocoaError(_ code: Int, _ words: String, _ info: [String: Any] = [:]) -> NSError {
    NSError(
        domain: NSCocoaErrorDomain, code: code,
        userInfo: info.merging([NSLocalizedDescriptionKey: words]) { first, _ in first })
}
