// Features of fonts by the numbers of Apple Advanced Typography, as descriptors name them: `SFNTLayoutTypes.h`.

/// A family of features.
public let kAllTypographicFeaturesType = 0
/// A family of features.
public let kLigaturesType = 1
/// A family of features.
public let kCursiveConnectionType = 2
/// A family of features.
public let kLetterCaseType = 3
/// A family of features.
public let kVerticalSubstitutionType = 4
/// A family of features.
public let kLinguisticRearrangementType = 5
/// A family of features.
public let kNumberSpacingType = 6
/// A family of features.
public let kSmartSwashType = 8
/// A family of features.
public let kDiacriticsType = 9
/// A family of features.
public let kVerticalPositionType = 10
/// A family of features.
public let kFractionsType = 11
/// A family of features.
public let kOverlappingCharactersType = 13
/// A family of features.
public let kTypographicExtrasType = 14
/// A family of features.
public let kMathematicalExtrasType = 15
/// A family of features.
public let kOrnamentSetsType = 16
/// A family of features.
public let kCharacterAlternativesType = 17
/// A family of features.
public let kDesignComplexityType = 18
/// A family of features.
public let kStyleOptionsType = 19
/// A family of features.
public let kCharacterShapeType = 20
/// A family of features.
public let kNumberCaseType = 21
/// A family of features.
public let kTextSpacingType = 22
/// A family of features.
public let kTransliterationType = 23
/// A family of features.
public let kAnnotationType = 24
/// A family of features.
public let kKanaSpacingType = 25
/// A family of features.
public let kIdeographicSpacingType = 26
/// A family of features.
public let kUnicodeDecompositionType = 27
/// A family of features.
public let kRubyKanaType = 28
/// A family of features.
public let kCJKSymbolAlternativesType = 29
/// A family of features.
public let kIdeographicAlternativesType = 30
/// A family of features.
public let kCJKVerticalRomanPlacementType = 31
/// A family of features.
public let kItalicCJKRomanType = 32
/// A family of features.
public let kCaseSensitiveLayoutType = 33
/// A family of features.
public let kAlternateKanaType = 34
/// A family of features.
public let kStylisticAlternativesType = 35
/// A family of features.
public let kContextualAlternatesType = 36
/// A family of features.
public let kLowerCaseType = 37
/// A family of features.
public let kUpperCaseType = 38
/// A family of features.
public let kLanguageTagType = 39
/// A family of features.
public let kCJKRomanSpacingType = 103

// MARK: Ligatures

/// Switches a feature on.
public let kRequiredLigaturesOnSelector = 0
/// Switches a feature off.
public let kRequiredLigaturesOffSelector = 1
/// Switches a feature on.
public let kCommonLigaturesOnSelector = 2
/// Switches a feature off.
public let kCommonLigaturesOffSelector = 3
/// Switches a feature on.
public let kRareLigaturesOnSelector = 4
/// Switches a feature off.
public let kRareLigaturesOffSelector = 5
/// Switches a feature on.
public let kLogosOnSelector = 6
/// Switches a feature off.
public let kLogosOffSelector = 7
/// Switches a feature on.
public let kRebusPicturesOnSelector = 8
/// Switches a feature off.
public let kRebusPicturesOffSelector = 9
/// Switches a feature on.
public let kDiphthongLigaturesOnSelector = 10
/// Switches a feature off.
public let kDiphthongLigaturesOffSelector = 11
/// Switches a feature on.
public let kSquaredLigaturesOnSelector = 12
/// Switches a feature off.
public let kSquaredLigaturesOffSelector = 13
/// Switches a feature on.
public let kAbbrevSquaredLigaturesOnSelector = 14
/// Switches a feature off.
public let kAbbrevSquaredLigaturesOffSelector = 15
/// Switches a feature on.
public let kSymbolLigaturesOnSelector = 16
/// Switches a feature off.
public let kSymbolLigaturesOffSelector = 17
/// Switches a feature on.
public let kContextualLigaturesOnSelector = 18
/// Switches a feature off.
public let kContextualLigaturesOffSelector = 19
/// Switches a feature on.
public let kHistoricalLigaturesOnSelector = 20
/// Switches a feature off.
public let kHistoricalLigaturesOffSelector = 21

// MARK: Letter case

/// How a feature is set.
public let kUpperAndLowerCaseSelector = 0
/// How a feature is set.
public let kAllCapsSelector = 1
/// How a feature is set.
public let kAllLowerCaseSelector = 2
/// How a feature is set.
public let kSmallCapsSelector = 3
/// How a feature is set.
public let kInitialCapsSelector = 4
/// How a feature is set.
public let kInitialCapsAndSmallCapsSelector = 5

// MARK: Digits

/// How a feature is set.
public let kMonospacedNumbersSelector = 0
/// How a feature is set.
public let kProportionalNumbersSelector = 1
/// How a feature is set.
public let kThirdWidthNumbersSelector = 2
/// How a feature is set.
public let kQuarterWidthNumbersSelector = 3

// MARK: Position

/// How a feature is set.
public let kNormalPositionSelector = 0
/// How a feature is set.
public let kSuperiorsSelector = 1
/// How a feature is set.
public let kInferiorsSelector = 2
/// How a feature is set.
public let kOrdinalsSelector = 3
/// How a feature is set.
public let kScientificInferiorsSelector = 4

// MARK: Fractions

/// How a feature is set.
public let kNoFractionsSelector = 0
/// How a feature is set.
public let kVerticalFractionsSelector = 1
/// How a feature is set.
public let kDiagonalFractionsSelector = 2

// MARK: Extras

/// Switches a feature on.
public let kHyphensToEmDashOnSelector = 0
/// Switches a feature off.
public let kHyphensToEmDashOffSelector = 1
/// Switches a feature on.
public let kHyphenToEnDashOnSelector = 2
/// Switches a feature off.
public let kHyphenToEnDashOffSelector = 3
/// Switches a feature on.
public let kSlashedZeroOnSelector = 4
/// Switches a feature off.
public let kSlashedZeroOffSelector = 5
/// Switches a feature on.
public let kFormInterrobangOnSelector = 6
/// Switches a feature off.
public let kFormInterrobangOffSelector = 7
/// Switches a feature on.
public let kSmartQuotesOnSelector = 8
/// Switches a feature off.
public let kSmartQuotesOffSelector = 9
/// Switches a feature on.
public let kPeriodsToEllipsisOnSelector = 10
/// Switches a feature off.
public let kPeriodsToEllipsisOffSelector = 11

// MARK: Alternatives

/// How a feature is set.
public let kNoAlternatesSelector = 0

// MARK: Case of digits

/// How a feature is set.
public let kLowerCaseNumbersSelector = 0
/// How a feature is set.
public let kUpperCaseNumbersSelector = 1

// MARK: Case

/// Switches a feature on.
public let kCaseSensitiveLayoutOnSelector = 0
/// Switches a feature off.
public let kCaseSensitiveLayoutOffSelector = 1
/// Switches a feature on.
public let kCaseSensitiveSpacingOnSelector = 2
/// Switches a feature off.
public let kCaseSensitiveSpacingOffSelector = 3

// MARK: Stylistic alternatives

/// How a feature is set.
public let kNoStylisticAlternatesSelector = 0
/// Switches a feature on.
public let kStylisticAltOneOnSelector = 2
/// Switches a feature off.
public let kStylisticAltOneOffSelector = 3
/// Switches a feature on.
public let kStylisticAltTwoOnSelector = 4
/// Switches a feature off.
public let kStylisticAltTwoOffSelector = 5
/// Switches a feature on.
public let kStylisticAltThreeOnSelector = 6
/// Switches a feature off.
public let kStylisticAltThreeOffSelector = 7
/// Switches a feature on.
public let kStylisticAltFourOnSelector = 8
/// Switches a feature off.
public let kStylisticAltFourOffSelector = 9
/// Switches a feature on.
public let kStylisticAltFiveOnSelector = 10
/// Switches a feature off.
public let kStylisticAltFiveOffSelector = 11
/// Switches a feature on.
public let kStylisticAltSixOnSelector = 12
/// Switches a feature off.
public let kStylisticAltSixOffSelector = 13
/// Switches a feature on.
public let kStylisticAltSevenOnSelector = 14
/// Switches a feature off.
public let kStylisticAltSevenOffSelector = 15
/// Switches a feature on.
public let kStylisticAltEightOnSelector = 16
/// Switches a feature off.
public let kStylisticAltEightOffSelector = 17
/// Switches a feature on.
public let kStylisticAltNineOnSelector = 18
/// Switches a feature off.
public let kStylisticAltNineOffSelector = 19
/// Switches a feature on.
public let kStylisticAltTenOnSelector = 20
/// Switches a feature off.
public let kStylisticAltTenOffSelector = 21
/// Switches a feature on.
public let kStylisticAltElevenOnSelector = 22
/// Switches a feature off.
public let kStylisticAltElevenOffSelector = 23
/// Switches a feature on.
public let kStylisticAltTwelveOnSelector = 24
/// Switches a feature off.
public let kStylisticAltTwelveOffSelector = 25
/// Switches a feature on.
public let kStylisticAltThirteenOnSelector = 26
/// Switches a feature off.
public let kStylisticAltThirteenOffSelector = 27
/// Switches a feature on.
public let kStylisticAltFourteenOnSelector = 28
/// Switches a feature off.
public let kStylisticAltFourteenOffSelector = 29
/// Switches a feature on.
public let kStylisticAltFifteenOnSelector = 30
/// Switches a feature off.
public let kStylisticAltFifteenOffSelector = 31
/// Switches a feature on.
public let kStylisticAltSixteenOnSelector = 32
/// Switches a feature off.
public let kStylisticAltSixteenOffSelector = 33
/// Switches a feature on.
public let kStylisticAltSeventeenOnSelector = 34
/// Switches a feature off.
public let kStylisticAltSeventeenOffSelector = 35
/// Switches a feature on.
public let kStylisticAltEighteenOnSelector = 36
/// Switches a feature off.
public let kStylisticAltEighteenOffSelector = 37
/// Switches a feature on.
public let kStylisticAltNineteenOnSelector = 38
/// Switches a feature off.
public let kStylisticAltNineteenOffSelector = 39
/// Switches a feature on.
public let kStylisticAltTwentyOnSelector = 40
/// Switches a feature off.
public let kStylisticAltTwentyOffSelector = 41

// MARK: Contextual

/// Switches a feature on.
public let kContextualAlternatesOnSelector = 0
/// Switches a feature off.
public let kContextualAlternatesOffSelector = 1
/// Switches a feature on.
public let kSwashAlternatesOnSelector = 2
/// Switches a feature off.
public let kSwashAlternatesOffSelector = 3
/// Switches a feature on.
public let kContextualSwashAlternatesOnSelector = 4
/// Switches a feature off.
public let kContextualSwashAlternatesOffSelector = 5

// MARK: Lower case

/// How a feature is set.
public let kDefaultLowerCaseSelector = 0
/// How a feature is set.
public let kLowerCaseSmallCapsSelector = 1
/// How a feature is set.
public let kLowerCasePetiteCapsSelector = 2

// MARK: Upper case

/// How a feature is set.
public let kDefaultUpperCaseSelector = 0
/// How a feature is set.
public let kUpperCaseSmallCapsSelector = 1
/// How a feature is set.
public let kUpperCasePetiteCapsSelector = 2
