// The app's sources lie in the folder `iOS`; a target needs a Swift file beside what its plugin writes.
