import CSQLite
import Foundation

/// A connection to a file of SQLite.
final class SQLiteDatabase {
    private var handle: OpaquePointer?
    private var prepared: [String: OpaquePointer] = [:]
    private let path: String

    init(_ path: String, readOnly: Bool) throws {
        self.path = path
        let flags = readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_FULLMUTEX, nil)
        guard code == SQLITE_OK else {
            let error = error(code)
            sqlite3_close_v2(handle)
            handle = nil
            throw error
        }
        sqlite3_busy_timeout(handle, 5000)
        // One file beside, and readers that need not wait.
        if !readOnly { _ = try? rows("PRAGMA journal_mode = WAL") }
    }

    deinit { close() }

    func close() {
        for statement in prepared.values { sqlite3_finalize(statement) }
        prepared = [:]
        sqlite3_close_v2(handle)
        handle = nil
    }

    /// What a code of SQLite's means, as Cocoa says it.
    private func error(_ code: Int32) -> NSError {
        let words = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
        let info: [String: Any] = [NSFilePathErrorKey: path, "NSSQLiteErrorDomain": NSNumber(value: code)]
        let cocoa: Int
        switch code & 0xFF {
        case SQLITE_NOTADB, SQLITE_CORRUPT: cocoa = CocoaError.Code.fileReadCorruptFile.rawValue
        case SQLITE_FULL: cocoa = CocoaError.Code.fileWriteOutOfSpace.rawValue
        case SQLITE_READONLY: cocoa = CocoaError.Code.fileWriteNoPermission.rawValue
        case SQLITE_CANTOPEN: cocoa = CocoaError.Code.fileReadUnknown.rawValue
        case SQLITE_BUSY, SQLITE_LOCKED: cocoa = NSPersistentStoreTimeoutError
        default: cocoa = NSPersistentStoreOperationError
        }
        return cocoaError(cocoa, "The store \(path) says: \(words).", info)
    }

    private func check(_ code: Int32) throws {
        if code != SQLITE_OK, code != SQLITE_DONE, code != SQLITE_ROW { throw error(code) }
    }

    func transaction(_ body: () throws -> Void) throws {
        try run("BEGIN IMMEDIATE", [])
        do {
            try body()
            try run("COMMIT", [])
        } catch {
            try? run("ROLLBACK", [])
            throw error
        }
    }

    func run(_ sql: String, _ values: [StoredValue?]) throws { try each(sql, values) { _ in } }

    func rows(_ sql: String) throws -> [[StoredValue?]] {
        var all: [[StoredValue?]] = []
        try each(sql) { all.append($0) }
        return all
    }

    func each(_ sql: String, _ values: [StoredValue?] = [], _ body: ([StoredValue?]) -> Void) throws {
        let statement = try statement(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() { try bind(value, statement, Int32(index + 1)) }
        while true {
            let code = sqlite3_step(statement)
            try check(code)
            guard code == SQLITE_ROW else { return }
            body((0..<sqlite3_column_count(statement)).map { Self.value(statement, $0) })
        }
    }

    private func statement(_ sql: String) throws -> OpaquePointer? {
        if let known = prepared[sql] { return known }
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
        prepared[sql] = statement
        return statement
    }

    private func bind(_ value: StoredValue?, _ statement: OpaquePointer?, _ place: Int32) throws {
        switch value {
        case .integer(let whole)?: try check(sqlite3_bind_int64(statement, place, whole))
        case .real(let real)?: try check(sqlite3_bind_double(statement, place, real))
        case .text(let text)?:
            try check(sqlite3_bind_text(statement, place, text, Int32(text.utf8.count), csqlite_copies()))
        case .data(let data)?:
            try data.withUnsafeBytes { bytes in
                guard let base = bytes.baseAddress else { return try check(sqlite3_bind_zeroblob(statement, place, 0)) }
                try check(sqlite3_bind_blob64(statement, place, base, UInt64(bytes.count), csqlite_copies()))
            }
        case .links?, nil: try check(sqlite3_bind_null(statement, place))
        }
    }

    private static func value(_ statement: OpaquePointer?, _ place: Int32) -> StoredValue? {
        switch sqlite3_column_type(statement, place) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, place))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, place))
        case SQLITE_TEXT:
            let count = Int(sqlite3_column_bytes(statement, place))
            guard let text = sqlite3_column_text(statement, place) else { return .text("") }
            return .text(String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
        case SQLITE_BLOB:
            let count = Int(sqlite3_column_bytes(statement, place))
            return .data(sqlite3_column_blob(statement, place).map { Data(bytes: $0, count: count) } ?? Data())
        default: return nil
        }
    }
}
