// Work for the main queue, timers and sleeping tasks, seen before the machine's queues get them.
//
// The functions below have the names of libdispatch's and Core Foundation's, whose libraries call each other through the dynamic
// linker: those in the program come first, and hand on what is not taken. They are weak, so that a program linked with
// the static standard library gets the library's own and keeps the machine's time.

#define _GNU_SOURCE
#include "CTimeHooks.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <time.h>

#if __has_feature(thread_sanitizer)
/// Stronger than the sanitizer's functions of these names, which come next: under another name, the program has them too.
#define INTERPOSED __attribute__((used, visibility("default")))
static void *next_function(const char *name, const char *sanitizers) {
    void *function = dlsym(RTLD_DEFAULT, sanitizers);
    return function ? function : dlsym(RTLD_NEXT, name);
}
#else
#define INTERPOSED __attribute__((weak, used, visibility("default")))
#define next_function(name, sanitizers) dlsym(RTLD_NEXT, name)
#endif
/// The library's own function of the same name. Threads that look at once find the same.
#define NEXT(result, name, ...)                                                                                     \
    static result (*_Atomic name##_found)(__VA_ARGS__);                                                             \
    result (*name##_next)(__VA_ARGS__) = atomic_load_explicit(&name##_found, memory_order_relaxed);                 \
    if (!name##_next) {                                                                                             \
        name##_next = (result(*)(__VA_ARGS__))next_function(#name, "___interceptor_" #name);                        \
        atomic_store_explicit(&name##_found, name##_next, memory_order_relaxed);                                    \
    }

typedef void (*work_function)(void *);

static struct mutoscope_time_hooks hooks;
/// Set once, after the hooks: whoever sees it sees them.
static atomic_bool are_installed;
static void *main_queue;
static _Thread_local void *owner;

void *mutoscope_time_owner(void) { return owner; }
void mutoscope_set_time_owner(void *new_owner) { owner = new_owner; }

// Libdispatch and the runtime of blocks, by name: no headers of theirs are installed for C.
extern void *_Block_copy(const void *);
extern void _Block_release(const void *);
extern void dispatch_group_enter(void *);
extern void dispatch_group_leave(void *);
extern long dispatch_group_wait(void *, uint64_t);
extern void dispatch_retain(void *);
extern void dispatch_release(void *);
extern uint64_t dispatch_time(uint64_t, int64_t);
extern void dispatch_queue_set_specific(void *, const void *, void *, work_function);
extern void *dispatch_get_specific(const void *);

/// What the main queue is known by, on whatever thread it runs.
static char main_mark;

void mutoscope_install_time_hooks(struct mutoscope_time_hooks new_hooks) {
    if (are_installed) return;
    hooks = new_hooks;
    main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
    if (!main_queue) return;
    dispatch_queue_set_specific(main_queue, &main_mark, &main_mark, NULL);
    are_installed = true;
}

static bool is_main(void *queue) { return are_installed && queue == main_queue; }

struct block {
    void *isa;
    int flags;
    int reserved;
    void (*invoke)(void *);
};

void *mutoscope_block_copy(void *block) { return _Block_copy(block); }
void mutoscope_block_call(void *block) { ((struct block *)block)->invoke(block); }
void mutoscope_block_release(void *block) { _Block_release(block); }
void mutoscope_group_enter(void *group) { dispatch_group_enter(group); }
void mutoscope_group_leave(void *group) { dispatch_group_leave(group); }
bool mutoscope_group_is_empty(void *group) { return dispatch_group_wait(group, 0) == 0; }
void mutoscope_retain(void *object) { dispatch_retain(object); }
void mutoscope_release(void *object) { dispatch_release(object); }

static double seconds(struct timespec time) { return (double)time.tv_sec + (double)time.tv_nsec / 1e9; }

/// Seconds until a `dispatch_time_t`: uptime, or wall time if both of the highest bits are set, or time that also passes asleep if one is.
static double delay_until(uint64_t when) {
    struct timespec now;
    double delay;
    if (!(when >> 63)) {
        delay = ((double)when - (double)dispatch_time(0, 0)) / 1e9;
    } else if (when >> 62 == 3) {
        clock_gettime(CLOCK_REALTIME, &now);
        delay = (double)-(int64_t)when / 1e9 - seconds(now);
    } else {
        clock_gettime(CLOCK_BOOTTIME, &now);
        delay = (double)(when & ~(1ull << 63)) / 1e9 - seconds(now);
    }
    return delay > 0 ? delay : 0;
}

static const uint64_t forever = ~0ull;

// MARK: The machine's own way

static void async_machine(void *queue, void *context, work_function function) {
    NEXT(void, dispatch_async_f, void *, void *, work_function)
    dispatch_async_f_next(queue, context, function);
}

void mutoscope_machine_main(work_function function, void *context) { async_machine(main_queue, context, function); }

void mutoscope_machine_async(void *queue, work_function function, void *context) {
    async_machine(queue, context, function);
}

static void after_machine(uint64_t when, void *queue, void *context, work_function function) {
    NEXT(void, dispatch_after_f, uint64_t, void *, void *, work_function)
    dispatch_after_f_next(when, queue, context, function);
}

void mutoscope_machine_after(void *queue, double delay, work_function function, void *context) {
    after_machine(dispatch_time(0, (int64_t)(delay * 1e9)), queue, context, function);
}

// MARK: Queues

INTERPOSED void dispatch_async(void *queue, void *block) {
    if (is_main(queue) && hooks.take_block(block, 0, NULL)) return;
    NEXT(void, dispatch_async, void *, void *)
    dispatch_async_next(queue, block);
}

INTERPOSED void dispatch_barrier_async(void *queue, void *block) {
    if (is_main(queue) && hooks.take_block(block, 0, NULL)) return;
    NEXT(void, dispatch_barrier_async, void *, void *)
    dispatch_barrier_async_next(queue, block);
}

INTERPOSED void dispatch_group_async(void *group, void *queue, void *block) {
    if (is_main(queue) && hooks.take_block(block, 0, group)) return;
    NEXT(void, dispatch_group_async, void *, void *, void *)
    dispatch_group_async_next(group, queue, block);
}

INTERPOSED void dispatch_group_notify(void *group, void *queue, void *block) {
    if (is_main(queue) && hooks.take_notice(group, block)) return;
    NEXT(void, dispatch_group_notify, void *, void *, void *)
    dispatch_group_notify_next(group, queue, block);
}

/// Whether this thread does what the main one waits for.
static _Thread_local bool stands_in;
/// Held by whoever does the main queue's work meanwhile.
static pthread_mutex_t stand_in_turn = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

void mutoscope_set_stands_in(bool new_stands_in) { stands_in = new_stands_in; }

static bool is_main_waited_for(void *queue) { return stands_in && queue == dlsym(RTLD_DEFAULT, "_dispatch_main_q"); }

INTERPOSED void dispatch_sync(void *queue, void *block) {
    if (is_main_waited_for(queue)) {
        pthread_mutex_lock(&stand_in_turn);
        mutoscope_block_call(block);
        pthread_mutex_unlock(&stand_in_turn);
        return;
    }
    NEXT(void, dispatch_sync, void *, void *)
    dispatch_sync_next(queue, block);
}

INTERPOSED void dispatch_after(uint64_t when, void *queue, void *block) {
    if (is_main(queue) && when != forever && hooks.take_block(block, delay_until(when), NULL)) return;
    NEXT(void, dispatch_after, uint64_t, void *, void *)
    dispatch_after_next(when, queue, block);
}

INTERPOSED void dispatch_async_f(void *queue, void *context, work_function function) {
    if (is_main(queue) && hooks.take_main(function, context)) return;
    if (are_installed && queue != main_queue && hooks.take_other(queue, function, context)) return;
    async_machine(queue, context, function);
}

INTERPOSED void dispatch_after_f(uint64_t when, void *queue, void *context, work_function function) {
    if (are_installed && when != forever && hooks.take_sleep(queue, delay_until(when), function, context)) return;
    after_machine(when, queue, context, function);
}

/// Whether a function of Foundation's calls: its run loop ends its turns by the timer of a source.
static bool is_foundation(const void *caller) {
    static const void *_Atomic known;
    if (atomic_load_explicit(&known, memory_order_relaxed) == caller) return true;
    Dl_info image;
    if (!dladdr(caller, &image) || !image.dli_fname || !strstr(image.dli_fname, "libFoundation")) return false;
    atomic_store_explicit(&known, caller, memory_order_relaxed);
    return true;
}

INTERPOSED void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
    if (are_installed && !is_foundation(__builtin_return_address(0))) hooks.note_source();
    NEXT(void, dispatch_source_set_timer, void *, uint64_t, uint64_t, uint64_t)
    dispatch_source_set_timer_next(source, start, interval, leeway);
}

// MARK: Threads

/// Where the program's main function is asynchronous, as in tests, Linux runs the main queue on other threads, and
/// `Thread.isMainThread` is false in what Apple's systems run on the main one. Here it follows the main queue.
INTERPOSED bool _CFIsMainThread(void) {
    NEXT(bool, _CFIsMainThread, void)
    return (_CFIsMainThread_next && _CFIsMainThread_next()) || (are_installed && dispatch_get_specific(&main_mark));
}

// MARK: Run loops

struct timer_context {
    intptr_t version;
    void *info;
    void *retain, *release, *describe;
};

extern void CFRunLoopTimerGetContext(void *, struct timer_context *);
extern double CFRunLoopTimerGetNextFireDate(void *);
extern double CFRunLoopTimerGetInterval(void *);
extern double CFAbsoluteTimeGetCurrent(void);
extern void *CFRunLoopGetMain(void);

static bool takes_timer(void *loop, void *timer) {
    struct timer_context context = {0};
    CFRunLoopTimerGetContext(timer, &context);
    if (!context.info) return false;
    double delay = CFRunLoopTimerGetNextFireDate(timer) - CFAbsoluteTimeGetCurrent();
    return hooks.take_timer(
        context.info, delay > 0 ? delay : 0, CFRunLoopTimerGetInterval(timer), loop == CFRunLoopGetMain());
}

INTERPOSED void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
    if (are_installed && loop && timer && takes_timer(loop, timer)) return;
    NEXT(void, CFRunLoopAddTimer, void *, void *, void *)
    CFRunLoopAddTimer_next(loop, timer, mode);
}

// Foundation on Linux makes `Timer(timeInterval:repeats:block:)` fire at once when it is added to a run loop; on Apple's systems it
// fires after its interval. The two functions below give the run loop's timer that date.

#define TIMER_OF_INTERVAL "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"

/// The interval of a `Timer(timeInterval:repeats:block:)` that this thread is making, seconds; else 0.
static _Thread_local double begins_after;

__attribute__((weak, used, visibility("default"), swiftcall)) void *timer_of_interval(
    double interval, bool repeats, void *block, void *context, __attribute__((swift_context)) void *type) __asm__(
    TIMER_OF_INTERVAL);

__attribute__((swiftcall)) void *timer_of_interval(
    double interval, bool repeats, void *block, void *context, __attribute__((swift_context)) void *type) {
    typedef __attribute__((swiftcall)) void *(*initializer)(
        double, bool, void *, void *, __attribute__((swift_context)) void *);
    initializer next = (initializer)dlsym(RTLD_NEXT, TIMER_OF_INTERVAL);
    begins_after = interval > 0 ? interval : 0;
    void *timer = next(interval, repeats, block, context, type);
    begins_after = 0;
    return timer;
}

INTERPOSED void *CFRunLoopTimerCreate(
    void *allocator, double date, double interval, unsigned long flags, long order, void *call, void *context) {
    NEXT(void *, CFRunLoopTimerCreate, void *, double, double, unsigned long, long, void *, void *)
    return CFRunLoopTimerCreate_next(allocator, date + begins_after, interval, flags, order, call, context);
}
