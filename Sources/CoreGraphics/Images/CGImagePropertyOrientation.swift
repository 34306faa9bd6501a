/// How the pixels of a file are turned, as EXIF counts: where its first row and column are to be seen.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
