#pragma once
#include <stddef.h>

/* The few calls of GIO's D-Bus and of GLib's values that are used: everything that draws text stands on these libraries already. */
typedef struct _GDBusConnection GDBusConnection;
typedef struct _GVariant GVariant;
typedef struct _GMainContext GMainContext;
typedef struct _GError GError;
typedef void (*GDBusSignalCallback)(
    GDBusConnection *connection, const char *sender, const char *path, const char *interface, const char *signal,
    GVariant *parameters, void *data);

GDBusConnection *g_bus_get_sync(int bus, void *cancellable, GError **error);
GDBusConnection *g_dbus_connection_new_for_address_sync(
    const char *address, int flags, void *observer, void *cancellable, GError **error);
GVariant *g_dbus_connection_call_sync(
    GDBusConnection *connection, const char *bus_name, const char *path, const char *interface, const char *method,
    GVariant *parameters, const char *reply_type, int flags, int timeout_milliseconds, void *cancellable, GError **error);
unsigned g_dbus_connection_signal_subscribe(
    GDBusConnection *connection, const char *sender, const char *interface, const char *member, const char *path,
    const char *first_argument, int flags, GDBusSignalCallback callback, void *data, void (*free_data)(void *));
void g_dbus_connection_signal_unsubscribe(GDBusConnection *connection, unsigned subscription);
void g_dbus_connection_set_exit_on_close(GDBusConnection *connection, int exits);

GVariant *g_variant_parse(const char *type, const char *text, const char *limit, const char **end, GError **error);
GVariant *g_variant_lookup_value(GVariant *dictionary, const char *key, const char *expected_type);
GVariant *g_variant_get_child_value(GVariant *value, size_t index);
size_t g_variant_n_children(GVariant *value);
const char *g_variant_get_type_string(GVariant *value);
const char *g_variant_get_string(GVariant *value, size_t *length);
unsigned g_variant_get_uint32(GVariant *value);
int g_variant_get_boolean(GVariant *value);
double g_variant_get_double(GVariant *value);
void g_variant_unref(GVariant *value);

GMainContext *g_main_context_new(void);
int g_main_context_iteration(GMainContext *context, int may_block);
void g_main_context_wakeup(GMainContext *context);
void g_main_context_push_thread_default(GMainContext *context);
void g_main_context_pop_thread_default(GMainContext *context);
void g_main_context_unref(GMainContext *context);
void g_object_unref(void *object);
void g_error_free(GError *error);
