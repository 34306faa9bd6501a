#ifndef C_TIME_HOOKS_H
#define C_TIME_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

/// What is done with work that the machine's own queues and run loops are given. Each function answers whether it took the work; what is not
/// taken goes the machine's way.
struct mutoscope_time_hooks {
    /// A block for the main queue, to be copied, after `delay` seconds; `group` is left when it has run, if there is one.
    bool (*_Nonnull take_block)(void *_Nonnull block, double delay, void *_Nullable group);
    /// A block for the main queue for when a group is empty, to be copied.
    bool (*_Nonnull take_notice)(void *_Nonnull group, void *_Nonnull block);
    /// A function for the main queue: jobs of the main actor come so.
    bool (*_Nonnull take_main)(void (*_Nonnull function)(void *_Nullable), void *_Nullable context);
    /// A function for another queue: jobs of no actor and of other actors come so.
    bool (*_Nonnull take_other)(
        void *_Nonnull queue, void (*_Nonnull function)(void *_Nullable), void *_Nullable context);
    /// A function for another queue after `delay` seconds: a task that sleeps.
    bool (*_Nonnull take_sleep)(
        void *_Nonnull queue, double delay, void (*_Nonnull function)(void *_Nullable), void *_Nullable context);
    /// A timer of Foundation for a run loop; `info` is the `Timer`, `delay` the seconds until it fires first.
    bool (*_Nonnull take_timer)(void *_Nonnull info, double delay, double interval, bool is_main_loop);
    /// The timer of a dispatch source was set, which cannot be taken.
    void (*_Nonnull note_source)(void);
};

/// Puts the hooks in force, for as long as the program runs. Nothing changes before.
void mutoscope_install_time_hooks(struct mutoscope_time_hooks hooks);

/// The clock that the work of this thread belongs to, or null.
void *_Nullable mutoscope_time_owner(void);
void mutoscope_set_time_owner(void *_Nullable owner);

/// Whether this thread does what the main one waits for: it may wait for the main queue in turn, whose work is then done at once, by one
/// thread at a time.
void mutoscope_set_stands_in(bool stands_in);

/// The machine's own way, past the hooks.
void mutoscope_machine_main(void (*_Nonnull function)(void *_Nullable), void *_Nullable context);
void mutoscope_machine_async(
    void *_Nonnull queue, void (*_Nonnull function)(void *_Nullable), void *_Nullable context);
void mutoscope_machine_after(
    void *_Nonnull queue, double delay, void (*_Nonnull function)(void *_Nullable), void *_Nullable context);

/// Blocks and groups as the hooks get them.
void *_Nonnull mutoscope_block_copy(void *_Nonnull block);
void mutoscope_block_call(void *_Nonnull block);
void mutoscope_block_release(void *_Nonnull block);
void mutoscope_group_enter(void *_Nonnull group);
void mutoscope_group_leave(void *_Nonnull group);
bool mutoscope_group_is_empty(void *_Nonnull group);
void mutoscope_retain(void *_Nonnull object);
void mutoscope_release(void *_Nonnull object);

#endif
