import CXCB
import Compositor
import CoreGraphics
import Glibc

/// A window's picture in memory that the X server reads itself (MIT-SHM): what has changed is copied there once, and the program goes
/// on while the server takes it over.
@MainActor
final class XPicture {
    private let connection: OpaquePointer
    private let window: xcb_window_t
    private let context: xcb_gcontext_t
    private let depth: UInt8
    /// Of the extension: its requests, and the first of its events.
    private let opcode: UInt8, firstEvent: UInt8
    private var memory: (number: xcb_shm_seg_t, base: UnsafeMutableRawPointer, bytes: Int)?
    /// Whether the server has not said that it has read what was put last.
    private(set) var isBeingRead = false

    /// Nil where the server and the program share no memory, or where the window's pixels are others than ours.
    init?(_ connection: OpaquePointer, _ window: xcb_window_t) {
        guard let shared = mutoscope_xcb_shm(connection), let depth = Self.depth(of: window, connection) else {
            return nil
        }
        // From 1.2 on memory may be handed over; before, it had a number that others could find.
        guard let version = xcb_shm_query_version_reply(connection, xcb_shm_query_version(connection), nil) else {
            return nil
        }
        defer { free(version) }
        guard (version.pointee.major_version, version.pointee.minor_version) >= (1, 2) else { return nil }
        self.connection = connection
        self.window = window
        self.depth = depth
        opcode = shared.pointee.major_opcode
        firstEvent = shared.pointee.first_event
        context = xcb_generate_id(connection)
        xcb_create_gc(connection, context, window, 0, nil)
        // A server elsewhere says now that it cannot have it.
        guard makeRoom(1) else { return nil }
    }

    /// Nil unless a pixel is a word of our own form, 0x··RRGGBB.
    private static func depth(of window: xcb_window_t, _ connection: OpaquePointer) -> UInt8? {
        let ofGeometry = xcb_get_geometry(connection, window), ofLook = xcb_get_window_attributes(connection, window)
        let geometry = xcb_get_geometry_reply(connection, ofGeometry, nil)
        let look = xcb_get_window_attributes_reply(connection, ofLook, nil)
        defer {
            free(geometry)
            free(look)
        }
        guard let depth = geometry?.pointee.depth, let visual = look?.pointee.visual, depth == 24 || depth == 32,
            let setup = xcb_get_setup(connection)
        else { return nil }
        #if _endian(little)
        guard setup.pointee.image_byte_order == UInt8(XCB_IMAGE_ORDER_LSB_FIRST.rawValue) else { return nil }
        #else
        guard setup.pointee.image_byte_order == UInt8(XCB_IMAGE_ORDER_MSB_FIRST.rawValue) else { return nil }
        #endif
        var formats = xcb_setup_pixmap_formats_iterator(setup), isOfWords = false
        while formats.rem > 0 {
            if formats.data.pointee.depth == depth { isOfWords = formats.data.pointee.bits_per_pixel == 32 }
            xcb_format_next(&formats)
        }
        guard isOfWords, let form = find(visual, in: setup) else { return nil }
        return (form.red_mask, form.green_mask, form.blue_mask) == (0xFF0000, 0xFF00, 0xFF) ? depth : nil
    }

    private static func find(_ visual: xcb_visualid_t, in setup: UnsafePointer<xcb_setup_t>) -> xcb_visualtype_t? {
        var screens = xcb_setup_roots_iterator(setup)
        while screens.rem > 0 {
            var depths = xcb_screen_allowed_depths_iterator(screens.data)
            while depths.rem > 0 {
                var forms = xcb_depth_visuals_iterator(depths.data)
                while forms.rem > 0 {
                    if forms.data.pointee.visual_id == visual { return forms.data.pointee }
                    xcb_visualtype_next(&forms)
                }
                xcb_depth_next(&depths)
            }
            xcb_screen_next(&screens)
        }
        return nil
    }

    func close() {
        letGo()
        xcb_free_gc(connection, context)
        xcb_flush(connection)
    }

    // MARK: Memory

    /// Sees to it that so many bytes are there. A window that is drawn larger needs more with every frame: so it gets some to spare.
    private func makeRoom(_ bytes: Int) -> Bool {
        if let memory, bytes <= memory.bytes, memory.bytes <= max(4 * bytes, Self.least) { return true }
        letGo()
        let size = max(bytes + min(bytes / 4, Self.mostSpare), Self.least)
        let file = mutoscope_shared_memory("mutoscope window")
        guard file >= 0 else { return false }
        guard ftruncate(file, size) == 0,
            let base = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), base != MAP_FAILED
        else {
            Glibc.close(file)
            return false
        }
        let number = xcb_generate_id(connection)
        // The library closes the file.
        let refusal = xcb_request_check(connection, xcb_shm_attach_fd_checked(connection, number, file, 1))
        guard refusal == nil, xcb_connection_has_error(connection) == 0 else {
            free(refusal)
            munmap(base, size)
            return false
        }
        memory = (number, base, size)
        return true
    }

    private static let least = 1 << 16, mostSpare = 1 << 24

    private func letGo() {
        guard let memory else { return }
        // The server has its own hold on the memory, and comes to this after all that was put.
        xcb_shm_detach(connection, memory.number)
        munmap(memory.base, memory.bytes)
        self.memory = nil
        isBeingRead = false
    }

    // MARK: Pixels

    /// Must not be called while the last picture is being read.
    ///
    /// - Returns: False where there is no memory.
    func put(_ frame: PixelBuffer, _ damage: [PixelRect]) -> Bool {
        let screen = PixelRect(minX: 0, minY: 0, maxX: Int32(frame.width), maxY: Int32(frame.height))
        let rects = damage.map { $0.intersection(screen) }.filter { !$0.isEmpty }
        guard !rects.isEmpty else { return true }
        guard makeRoom(frame.width * frame.height * 4), let memory else { return false }
        let pixels = memory.base.assumingMemoryBound(to: UInt32.self)
        for (index, rect) in rects.enumerated() {
            let x = Int(rect.minX), width = Int(rect.maxX - rect.minX)
            for y in Int(rect.minY)..<Int(rect.maxY) {
                (pixels + y * frame.width + x).update(from: frame.base + y * frame.stride + x, count: width)
            }
            xcb_shm_put_image(
                connection, window, context, UInt16(frame.width), UInt16(frame.height), UInt16(x), UInt16(rect.minY),
                UInt16(width), UInt16(rect.maxY - rect.minY), Int16(x), Int16(rect.minY), depth,
                UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), index == rects.count - 1 ? 1 : 0, memory.number, 0)
        }
        isBeingRead = true
        xcb_flush(connection)
        return true
    }

    // MARK: Answers

    func take(_ event: xcb_generic_event_t) {
        if event.response_type & 0x7F == firstEvent + UInt8(XCB_SHM_COMPLETION) { isBeingRead = false }
    }

    /// - Returns: False where pictures cannot be put.
    func take(_ error: xcb_generic_error_t) -> Bool {
        guard error.major_code == opcode else { return true }
        // A window that has just gone is no reason to do it another way; nor is any other.
        isBeingRead = false
        return error.error_code == UInt8(XCB_DRAWABLE)
    }
}
