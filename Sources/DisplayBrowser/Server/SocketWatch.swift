#if Browser
import FlyingSocks
import Foundation
import Synchronization

/// Waits for sockets, on one thread.
///
/// FlyingSocks' own way starts each wait as a block of a dispatch queue: on a busy machine libdispatch makes a new thread for many of them,
/// a hundred and more, and each costs memory.
final class SocketWatch: AsyncSocketPool {
    private struct Wait: Sendable {
        var file: Int32
        /// Of poll(2).
        var events: Int16
        var waiter: CheckedContinuation<Void, any Error>
    }

    private struct State: Sendable {
        var waits: [Int: Wait] = [:]
        /// What the thread's list lacks, and what it has too much.
        var begun: [Int] = []
        var givenUp: [Int] = []
        /// Waits that were given up before they began.
        var cancelled: Set<Int> = []
        var lastNumber = 0
        /// A pipe: a byte written into it wakes the thread.
        var bell: (ear: Int32, button: Int32)?
        var isOver = false
    }

    private let state = Mutex(State())

    func prepare() async throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw SocketError.makeFailed("pipe") }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            // Programs that this one starts have no use for it.
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        state.withLock { [ends] in $0.bell = (ends[0], ends[1]) }
    }

    /// Until the task is cancelled.
    func run() async throws {
        await withTaskCancellationHandler {
            await withCheckedContinuation { (end: CheckedContinuation<Void, Never>) in
                let thread = Thread { [self] in
                    watch()
                    end.resume()
                }
                thread.name = "page's sockets"
                thread.start()
            }
        } onCancel: {
            state.withLock { state in
                state.isOver = true
                Self.ring(state.bell)
            }
        }
        throw CancellationError()
    }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        let wanted = (events.contains(.read) ? POLLIN : 0) | (events.contains(.write) ? POLLOUT : 0)
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiter in
                let isWaiting = state.withLock { state in
                    guard !state.isOver, state.cancelled.remove(number) == nil else { return false }
                    state.waits[number] = Wait(file: socket.file.rawValue, events: Int16(wanted), waiter: waiter)
                    state.begun.append(number)
                    Self.ring(state.bell)
                    return true
                }
                if !isWaiting { waiter.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            let wait = state.withLock { state in
                guard let wait = state.waits.removeValue(forKey: number) else {
                    state.cancelled.insert(number)
                    return Wait?.none
                }
                state.givenUp.append(number)
                Self.ring(state.bell)
                return wait
            }
            wait?.waiter.resume(throwing: CancellationError())
        }
        state.withLock { _ = $0.cancelled.remove(number) }
    }

    // MARK: On the thread

    private func watch() {
        guard let bell = state.withLock({ $0.bell }) else { return end() }
        var list = PollList(ear: bell.ear)
        while true {
            let isOver = state.withLock { state in
                for number in state.givenUp { list.remove(number) }
                for number in state.begun {
                    if let wait = state.waits[number] { list.add(number, file: wait.file, events: wait.events) }
                }
                (state.begun, state.givenUp) = ([], [])
                return state.isOver
            }
            guard !isOver else { return end() }
            guard list.wait() else { continue }
            if list.isRung { hush(bell.ear) }
            // Trouble counts as ready: who reads or writes hears of it.
            let ready = list.takeReady()
            let waiters = state.withLock { state in ready.compactMap { state.waits.removeValue(forKey: $0)?.waiter } }
            for waiter in waiters { waiter.resume() }
        }
    }

    private func end() {
        let (bell, waits) = state.withLock { state in
            defer { (state.bell, state.waits) = (nil, [:]) }
            return (state.bell, state.waits)
        }
        if let bell {
            close(bell.ear)
            close(bell.button)
        }
        for wait in waits.values { wait.waiter.resume(throwing: CancellationError()) }
    }

    /// A pipe that is full has woken it already.
    private static func ring(_ bell: (ear: Int32, button: Int32)?) {
        var byte: UInt8 = 0
        if let bell { _ = write(bell.button, &byte, 1) }
    }

    private func hush(_ ear: Int32) {
        var bytes = [UInt8](repeating: 0, count: 256)
        while read(ear, &bytes, bytes.count) == bytes.count {}
    }
}

/// What poll(2) waits for, kept from one wait to the next.
private struct PollList {
    /// The bell's first.
    private var files: [pollfd]
    /// Of the waits, beside their files; the bell has none.
    private var numbers = [0]
    private var places: [Int: Int] = [:]

    init(ear: Int32) {
        files = [pollfd(fd: ear, events: Int16(POLLIN), revents: 0)]
    }

    mutating func add(_ number: Int, file: Int32, events: Int16) {
        places[number] = files.count
        files.append(pollfd(fd: file, events: events, revents: 0))
        numbers.append(number)
    }

    /// The last takes its place.
    mutating func remove(_ number: Int) {
        guard let place = places.removeValue(forKey: number) else { return }
        let (file, last) = (files.removeLast(), numbers.removeLast())
        guard place < files.count else { return }
        (files[place], numbers[place], places[last]) = (file, last, place)
    }

    /// False where a signal came in between.
    mutating func wait() -> Bool { poll(&files, nfds_t(files.count), -1) > 0 }

    var isRung: Bool { files[0].revents != 0 }

    mutating func takeReady() -> [Int] {
        let ready = files.indices.dropFirst().filter { files[$0].revents != 0 }.map { numbers[$0] }
        for number in ready { remove(number) }
        return ready
    }
}
#endif
