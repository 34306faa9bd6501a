/// A space that points can be converted to and from: views, windows, screens.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The extent of the space, in its own points.
    var bounds: CGRect { get }
    /// A point of this space, in another's points.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space, in this one's points.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// The bounding box of a rectangle of this space, in another's points.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The bounding box of a rectangle of another space, in this one's points.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
