// Nothing of its own: by it every program on UIKit has Apple's modules beside UIKit (AVKit, Photos, StoreKit and the others that
// Package.swift lists). The product UIKit cannot name them itself: SwiftPM counts a module that several of a product's targets depend on
// as several of one name, and then renames none of them for those who give UIKit another name.
