import Foundation
import Testing

@testable import CoreGraphics

/// Bytes that come and go by functions of the program.
@Suite("callbacks of memory") struct MemoryCallbackTests {
    private final class Counter {
        var bytes: [UInt8] = [1, 2, 3, 4, 5], place = 0, releases = 0
    }

    @Test("a provider takes bytes one after the other, three at a time here")
    func sequential() throws {
        let counter = Counter(), info = Unmanaged.passUnretained(counter).toOpaque()
        var calls = CGDataProviderSequentialCallbacks(
            version: 0,
            getBytes: { info, buffer, most in
                let counter = Unmanaged<Counter>.fromOpaque(info!).takeUnretainedValue()
                let count = min(3, most, counter.bytes.count - counter.place)
                buffer.copyMemory(from: Array(counter.bytes[counter.place...].prefix(count)), byteCount: count)
                counter.place += count
                return count
            }, skipForward: nil, rewind: nil,
            releaseInfo: { Unmanaged<Counter>.fromOpaque($0!).takeUnretainedValue().releases += 1 })
        var provider = CGDataProvider(sequentialInfo: info, callbacks: &calls)
        #expect(try #require(provider?.data) as Data == Data([1, 2, 3, 4, 5]))
        #expect(provider?.info == info)
        #expect(counter.releases == 0)
        provider = nil
        #expect(counter.releases == 1)
    }

    @Test("a provider takes bytes at any place, or where they lie")
    func direct() throws {
        let counter = Counter(), info = Unmanaged.passUnretained(counter).toOpaque()
        var places = CGDataProviderDirectCallbacks(
            version: 0, getBytePointer: nil, releaseBytePointer: nil,
            getBytesAtPosition: { info, buffer, place, most in
                let bytes = Unmanaged<Counter>.fromOpaque(info!).takeUnretainedValue().bytes
                let part = Array(bytes[Int(place)...].prefix(min(2, most)))
                buffer.copyMemory(from: part, byteCount: part.count)
                return part.count
            }, releaseInfo: nil)
        #expect(
            try #require(CGDataProvider(directInfo: info, size: 5, callbacks: &places)?.data) as Data
                == Data([1, 2, 3, 4, 5]))
        var pointer = CGDataProviderDirectCallbacks(
            version: 0, getBytePointer: { UnsafeRawPointer($0!) }, releaseBytePointer: nil, getBytesAtPosition: nil,
            releaseInfo: nil)
        let word = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
        defer { word.deallocate() }
        word.pointee = 0x0403_0201
        #expect(
            try #require(CGDataProvider(directInfo: word, size: 4, callbacks: &pointer)?.data) as Data
                == Data([1, 2, 3, 4]))
    }

    @Test("a consumer hands over all bytes, and is released")
    func consumer() throws {
        let counter = Counter(), info = Unmanaged.passUnretained(counter).toOpaque()
        var calls = CGDataConsumerCallbacks(
            putBytes: { info, bytes, count in
                let counter = Unmanaged<Counter>.fromOpaque(info!).takeUnretainedValue()
                counter.place += min(count, 2)
                return min(count, 2)
            }, releaseConsumer: { Unmanaged<Counter>.fromOpaque($0!).takeUnretainedValue().releases += 1 })
        var consumer = CGDataConsumer(info: info, cbks: &calls)
        consumer?.put(Data([1, 2, 3, 4, 5]))
        consumer = nil
        #expect(counter.place == 5)
        #expect(counter.releases == 1)
    }

    @Test("a context tells when it is done with the caller's memory")
    func context() throws {
        let counter = Counter(), info = Unmanaged.passUnretained(counter).toOpaque()
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 4)
        defer { memory.deallocate() }
        memory.initialize(repeating: 0, count: 4)
        var context = CGContext(
            data: memory, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
            releaseCallback: { info, data in
                let counter = Unmanaged<Counter>.fromOpaque(info!).takeUnretainedValue()
                counter.releases += 1
                counter.place = Int(data!.load(as: UInt8.self))
            }, releaseInfo: info)
        context?.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(counter.releases == 0)
        context = nil
        #expect(counter.releases == 1)
        #expect(counter.place == 255)
    }

    @Test("numbers of an indexed space stand for colours of its table, in colours and pictures")
    func indexed() throws {
        let table: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255]
        let space = try #require(
            CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 2, colorTable: table))
        #expect(space.model == .indexed)
        #expect(space.numberOfComponents == 1)
        #expect(space.name == nil)
        #expect(space.colorTable == table)
        #expect(space.baseColorSpace == CGColorSpaceCreateDeviceRGB())
        #expect(CGColorSpaceCreateDeviceRGB().colorTable == nil)
        #expect(CGColorSpace(indexedBaseSpace: space, last: 0, colorTable: table) == nil)
        #expect(CGColor(colorSpace: space, components: [1, 1])?.rgba == RGBA(red: 0, green: 1, blue: 0))
        #expect(CGColor(colorSpace: space, components: [.nan, 1])?.rgba != RGBA(red: 0, green: 1, blue: 0))
        let bytes = Data([0, 1, 2, 1]) as CFData
        let picture = try #require(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, space: space,
                bitmapInfo: [], provider: CGDataProvider(data: bytes)!, decode: nil, shouldInterpolate: false,
                intent: .defaultIntent))
        #expect(picture.bitsPerPixel == 8)
        #expect(picture.colorSpace == space)
        #expect(picture.buffer[0, 0] == 0xFFFF_0000)
        #expect(picture.buffer[1, 0] == 0xFF00_FF00)
        #expect(picture.buffer[0, 1] == 0xFF00_00FF)
    }
}
