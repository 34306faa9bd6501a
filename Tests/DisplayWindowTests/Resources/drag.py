"""Another program of the desktop, for tests: drags over a window and lets go (XDND 5), or asks it to close as a window manager does.

usage: drag.py drop WINDOW X Y MIME DATA    (X and Y on the screen)
       drag.py close WINDOW
"""
import ctypes
import sys

x11 = ctypes.CDLL("libX11.so.6")
long, ulong, pointer, integer = ctypes.c_long, ctypes.c_ulong, ctypes.c_void_p, ctypes.c_int
for name, result, arguments in [
    ("XOpenDisplay", pointer, [ctypes.c_char_p]),
    ("XDefaultRootWindow", ulong, [pointer]),
    ("XInternAtom", ulong, [pointer, ctypes.c_char_p, integer]),
    ("XCreateSimpleWindow", ulong, [pointer, ulong, integer, integer, integer, integer, integer, ulong, ulong]),
    ("XSetSelectionOwner", integer, [pointer, ulong, ulong, ulong]),
    ("XSendEvent", integer, [pointer, ulong, integer, long, pointer]),
    ("XChangeProperty", integer, [pointer, ulong, ulong, ulong, integer, integer, ctypes.c_char_p, integer]),
    ("XNextEvent", integer, [pointer, pointer]),
    ("XSync", integer, [pointer, integer]),
]:
    function = getattr(x11, name)
    function.restype, function.argtypes = result, arguments


class Message(ctypes.Structure):
    _fields_ = [("type", integer), ("serial", ulong), ("sent", integer), ("display", pointer), ("window", ulong),
                ("message", ulong), ("format", integer), ("data", long * 5)]


class Request(ctypes.Structure):
    _fields_ = [("type", integer), ("serial", ulong), ("sent", integer), ("display", pointer), ("owner", ulong),
                ("requestor", ulong), ("selection", ulong), ("target", ulong), ("property", ulong), ("time", ulong)]


class Answer(ctypes.Structure):
    _fields_ = [("type", integer), ("serial", ulong), ("sent", integer), ("display", pointer), ("requestor", ulong),
                ("selection", ulong), ("target", ulong), ("property", ulong), ("time", ulong)]


class Event(ctypes.Union):
    _fields_ = [("type", integer), ("message", Message), ("request", Request), ("answer", Answer), ("room", long * 24)]


REQUEST, ANSWER, MESSAGE = 30, 31, 33
display = x11.XOpenDisplay(None)


def atom(name):
    return x11.XInternAtom(display, name.encode(), 0)


def tell(window, message, *numbers):
    event = Event()
    event.message = Message(MESSAGE, 0, 1, display, window, atom(message), 32, (long * 5)(*numbers))
    x11.XSendEvent(display, window, 0, 0, ctypes.byref(event))


def next_event():
    event = Event()
    x11.XNextEvent(display, ctypes.byref(event))
    return event


def drop(target, x, y, kind, data):
    source = x11.XCreateSimpleWindow(display, x11.XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    x11.XSetSelectionOwner(display, atom("XdndSelection"), source, 0)
    tell(target, "XdndEnter", source, 5 << 24, atom(kind), 0, 0)
    tell(target, "XdndPosition", source, 0, x << 16 | y, 0, atom("XdndActionCopy"))
    while True:
        event = next_event()
        if event.type == MESSAGE and event.message.message == atom("XdndStatus"):
            if not event.message.data[1] & 1:
                return print("refused")
            tell(target, "XdndDrop", source, 0, 0, 0, 0)
        elif event.type == REQUEST:
            asked = Request.from_buffer_copy(event.request)
            x11.XChangeProperty(display, asked.requestor, asked.property, asked.target, 8, 0, data, len(data))
            event.answer = Answer(ANSWER, 0, 1, display, asked.requestor, asked.selection, asked.target,
                                  asked.property, asked.time)
            x11.XSendEvent(display, asked.requestor, 0, 0, ctypes.byref(event))
        elif event.type == MESSAGE and event.message.message == atom("XdndFinished"):
            return print("dropped")


if sys.argv[1] == "close":
    tell(int(sys.argv[2]), "WM_PROTOCOLS", atom("WM_DELETE_WINDOW"), 0, 0, 0, 0)
else:
    window, x, y, kind, data = sys.argv[2:]
    drop(int(window), int(x), int(y), kind, data.encode())
x11.XSync(display, 0)
