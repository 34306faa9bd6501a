public import CoreLocation

/// Something that a document in GeoJSON says of a map: a shape, or a feature.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}

/// Shapes of a document in GeoJSON, with what it says of them.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    /// What the document calls it.
    open private(set) var identifier: String?
    /// What the document says of it, as JSON.
    open private(set) var properties: Data?
    /// Where it is; of a collection of geometries every one.
    open private(set) var geometry: [any MKShape & MKGeoJSONObject]

    /// Nothing, for those that stand in for it.
    public override init() {
        geometry = []
        super.init()
    }

    init(_ identifier: String?, _ properties: Data?, _ geometry: [any MKShape & MKGeoJSONObject]) {
        (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
        super.init()
    }
}

/// Reads documents in GeoJSON (RFC 7946).
open class MKGeoJSONDecoder: NSObject {
    /// The objects of a document: features of a collection, or the shapes of a geometry.
    /// - Throws: `MKError.decodingFailed` for what is no GeoJSON, Foundation's error for what is no JSON.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let whole = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw MKError(.decodingFailed)
        }
        return switch whole["type"] as? String {
        case "FeatureCollection": try list(whole, "features").map(feature)
        case "Feature": [try feature(whole)]
        default: try GeoJSONShape.shapes(of: whole)
        }
    }

    private func list(_ object: [String: Any], _ key: String) throws -> [[String: Any]] {
        guard let list = object[key] as? [[String: Any]] else { throw MKError(.decodingFailed) }
        return list
    }

    private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
        guard object["type"] as? String == "Feature" else { throw MKError(.decodingFailed) }
        let geometry = object["geometry"] as? [String: Any], isPlaceless = object["geometry"] is NSNull?
        guard geometry != nil || isPlaceless else { throw MKError(.decodingFailed) }
        let properties = try (object["properties"] as? [String: Any]).map {
            try JSONSerialization.data(withJSONObject: $0)
        }
        let identifier = object["id"].map { "\($0)" }
        return MKGeoJSONFeature(identifier, properties, try geometry.map(GeoJSONShape.shapes) ?? [])
    }
}

/// Shapes of a geometry's object. Positions are longitude, latitude and perhaps an altitude.
private enum GeoJSONShape {
    static func shapes(of object: [String: Any]) throws -> [any MKShape & MKGeoJSONObject] {
        let parts = object["coordinates"]
        switch object["type"] as? String {
        case "Point":
            let point = MKPointAnnotation()
            point.coordinate = try place(parts)
            return [point]
        case "MultiPoint": return [MKMultiPoint(try places(parts).map { MKMapPoint($0) })]
        case "LineString": return [try line(parts)]
        case "MultiLineString": return [MKMultiPolyline(try list(parts).map(line))]
        case "Polygon": return [try surface(parts)]
        case "MultiPolygon": return [MKMultiPolygon(try list(parts).map(surface))]
        case "GeometryCollection":
            guard let all = object["geometries"] as? [[String: Any]] else { throw MKError(.decodingFailed) }
            return try all.flatMap(shapes)
        default: throw MKError(.decodingFailed)
        }
    }

    private static func list(_ value: Any?) throws -> [Any] {
        guard let list = value as? [Any] else { throw MKError(.decodingFailed) }
        return list
    }

    private static func place(_ value: Any?) throws -> CLLocationCoordinate2D {
        let numbers = try list(value).compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count >= 2, numbers[0].isFinite, numbers[1].isFinite else { throw MKError(.decodingFailed) }
        return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
    }

    private static func places(_ value: Any?) throws -> [CLLocationCoordinate2D] { try list(value).map(place) }

    private static func line(_ value: Any?) throws -> MKPolyline {
        let places = try places(value)
        return MKPolyline(coordinates: places, count: places.count)
    }

    /// The first ring is the outline, the others are holes.
    private static func surface(_ value: Any?) throws -> MKPolygon {
        let rings = try list(value).map { try places($0) }
        let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
        let outline = rings.first ?? []
        return MKPolygon(
            coordinates: outline, count: outline.count, interiorPolygons: holes.isEmpty ? nil : Array(holes))
    }
}
