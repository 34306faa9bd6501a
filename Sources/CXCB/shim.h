#pragma once
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <xcb/xcb.h>
#include <xcb/shm.h>
#include <xcb/xcbext.h>

// Extensions are variables of the library, which Swift does not let through.
static inline const xcb_query_extension_reply_t *mutoscope_xcb_shm(xcb_connection_t *server) {
    const xcb_query_extension_reply_t *found = xcb_get_extension_data(server, &xcb_shm_id);
    return found && found->present ? found : 0;
}

// Memory that has no name and goes with the last who has it open; glibc tells of the function only to those who ask for GNU's own.
extern int memfd_create(const char *name, unsigned flags);
static inline int mutoscope_shared_memory(const char *name) { return memfd_create(name, 1u /* MFD_CLOEXEC */); }

// XInput 2.4 has no part in the libraries that every window needs anyway: two requests, written by hand.
static xcb_extension_t mutoscope_xinput = {"XInputExtension", 0};

// Has a window's pinches of trackpads come in as events. Returns the extension's number, by which they are told; 0 where the server
// knows of none. That another program has asked for them before is told as an error, later.
static inline uint8_t mutoscope_xinput_select_pinches(xcb_connection_t *server, xcb_window_t window) {
    enum { query_version = 47, select_events = 46, all_master_devices = 1, pinch_begin = 27 };
    const xcb_query_extension_reply_t *found = xcb_get_extension_data(server, &mutoscope_xinput);
    if (!found || !found->present) return 0;
    struct { uint8_t major, minor; uint16_t length, version, part; } ask = {0, 0, 0, 2, 4};
    struct iovec parts[4] = {{0, 0}, {0, 0}, {&ask, sizeof ask}, {0, 0}};
    xcb_protocol_request_t question = {1, &mutoscope_xinput, query_version, 0};
    unsigned number = xcb_send_request(server, XCB_REQUEST_CHECKED, parts + 2, &question);
    struct { uint8_t type, unused; uint16_t sequence; uint32_t length; uint16_t version, part; } *version =
        xcb_wait_for_reply(server, number, 0);
    int knows = version && (version->version > 2 || (version->version == 2 && version->part >= 4));
    free(version);
    if (!knows) return 0;
    struct {
        uint8_t major, minor;
        uint16_t length;
        uint32_t window;
        uint16_t masks, unused, device, words;
        uint32_t mask;
    } wish = {0, 0, 0, window, 1, 0, all_master_devices, 1, 7u << pinch_begin};
    parts[2] = (struct iovec){&wish, sizeof wish};
    xcb_protocol_request_t request = {1, &mutoscope_xinput, select_events, 1};
    xcb_send_request(server, 0, parts + 2, &request);
    return found->major_opcode;
}
