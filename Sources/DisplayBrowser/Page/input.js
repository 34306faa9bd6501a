// What users do on the page, as events of the program (Sources/DisplayBrowser/Messages/PageInput.swift).

const modifiers = (event) =>
  (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0) |
  (event.getModifierState?.("CapsLock") ? 16 : 0)

/** Keys that stay the browser's. */
const isBrowsers = (event) => {
  const command = event.ctrlKey || event.metaKey
  if (["F5", "F11", "F12"].includes(event.key)) return true
  return command && (/^[rtwnlq]$/i.test(event.key) || (event.shiftKey && /^[ijc]$/i.test(event.key)))
}

const pointsPerLine = 16

export class Input {
  /** `send(events)`, `sendClipboard(text)`; `size()` is the program's in points; `drives()` whether it listens. */
  constructor(app, keyboard, { send, sendClipboard, size, drives }) {
    Object.assign(this, { app, keyboard, send, sendClipboard, size, drives })
    this.typing = false
    this.#listenToPointers()
    this.#listenToPinches()
    this.#listenToKeys()
    this.#listenToText()
    addEventListener("blur", () => this.send([{ k: "blur" }]))
    addEventListener("focus", () => this.send([{ k: "focus" }]))
  }

  #place(event) {
    const box = this.app.getBoundingClientRect(), { width, height } = this.size()
    return {
      x: ((event.clientX - box.left) * width) / box.width, y: ((event.clientY - box.top) * height) / box.height,
      age: Math.max(0, performance.now() - event.timeStamp), m: modifiers(event),
    }
  }

  // Pointers

  #listenToPointers() {
    const { app } = this
    app.addEventListener("pointerdown", (event) => {
      event.preventDefault()
      // A phone's keyboard comes up only where something is typed.
      if (event.pointerType === "mouse" || this.typing) this.keyboard.focus({ preventScroll: true })
      app.setPointerCapture(event.pointerId)
      this.#pointer("down", event)
    })
    app.addEventListener("pointermove", (event) => {
      const isDown = event.buttons !== 0
      const all = isDown && event.getCoalescedEvents ? event.getCoalescedEvents() : []
      this.send((all.length ? all : [event]).map((each) => this.#event(isDown ? "move" : "hover", each)))
    })
    app.addEventListener("pointerup", (event) => this.#pointer("up", event))
    app.addEventListener("pointercancel", (event) => this.#pointer("cancel", event))
    app.addEventListener("wheel", (event) => this.#wheel(event), { passive: false })
    app.addEventListener("contextmenu", (event) => event.preventDefault())
    app.addEventListener("dragstart", (event) => event.preventDefault())
  }

  #pointer(kind, event) { this.send([this.#event(kind, event)]) }

  #event(kind, event) {
    const pen = event.pointerType === "pen" ? { f: event.pressure, tx: event.tiltX, ty: event.tiltY } : {}
    return { k: kind, i: event.pointerId, p: event.pointerType, b: event.buttons, ...pen, ...this.#place(event) }
  }

  #wheel(event) {
    event.preventDefault()
    const unit = event.deltaMode === 1 ? pointsPerLine : event.deltaMode === 2 ? this.size().height : 1
    const smooth = this.#isTrackpad(event)
    this.send([{ k: "wheel", dx: event.deltaX * unit, dy: event.deltaY * unit, smooth, ...this.#place(event) }])
  }

  /** Notches of a wheel are 120 each to a browser, however far they scroll; what fingers do on a trackpad is thrice its pixels. */
  #isTrackpad(event) {
    const isNotched = ["X", "Y"].some((axis) => {
      const notches = event[`wheelDelta${axis}`] ?? 0
      return notches !== 0 && notches % 120 === 0 && Math.abs(notches) !== 3 * Math.abs(event[`delta${axis}`])
    })
    if (event.deltaMode !== 0 || (isNotched && !(event.timeStamp - this.lastTrackpad < 200))) return false
    this.lastTrackpad = event.timeStamp
    return true
  }

  /** Safari tells of fingers that move apart on a trackpad in words of its own; others, as of a wheel with Control. */
  #listenToPinches() {
    const { app } = this
    let last = 1
    app.addEventListener("gesturestart", (event) => {
      event.preventDefault()
      last = event.scale
    })
    app.addEventListener("gesturechange", (event) => {
      event.preventDefault()
      const dy = -100 * Math.log(event.scale / last)
      last = event.scale
      if (Number.isFinite(dy)) this.send([{ k: "wheel", dx: 0, dy, smooth: true, ...this.#place(event), m: 2 }])
    })
    app.addEventListener("gestureend", (event) => event.preventDefault())
  }

  // Keys

  #listenToKeys() {
    this.keyboard.addEventListener("keydown", (event) => this.#key("keyDown", event))
    this.keyboard.addEventListener("keyup", (event) => this.#key("keyUp", event))
    // Keys that are pressed before anything was clicked.
    document.body.addEventListener("keydown", (event) => {
      if (event.target !== document.body) return
      this.keyboard.focus({ preventScroll: true })
      this.#key("keyDown", event)
    })
  }

  #key(kind, event) {
    if (event.isComposing || event.key === "Process" || !event.code || isBrowsers(event)) return
    const key = { k: kind, code: event.code, key: event.key, again: event.repeat, m: modifiers(event), age: 0 }
    const command = event.ctrlKey || event.metaKey
    if (kind === "keyDown" && command && /^v$/i.test(event.key)) return this.#paste(key)
    this.send([key])
    const types = event.key.length === 1 && !command && event.target === this.keyboard
    if (!types && event.key !== "Dead") event.preventDefault()
  }

  /** The program pastes when it knows what: the browser says it right after the key, if it says it. */
  #paste(key) {
    clearTimeout(this.pasting?.timer)
    const timer = setTimeout(() => { this.pasting = null; this.send([key]) }, 50)
    this.pasting = { key, timer }
  }

  // Text

  #listenToText() {
    const { keyboard } = this
    keyboard.addEventListener("beforeinput", (event) => {
      if (event.inputType === "insertCompositionText" || event.isComposing) return
      event.preventDefault()
      if (event.inputType === "insertText" && event.data) this.send([{ k: "text", s: event.data }])
      if (event.inputType === "deleteContentBackward") this.#press("Backspace")
      if (event.inputType === "insertLineBreak") this.#press("Enter")
    })
    keyboard.addEventListener("compositionupdate", (event) => this.send([{ k: "mark", s: event.data }]))
    keyboard.addEventListener("compositionend", (event) => {
      this.send([{ k: "mark", s: "" }, { k: "text", s: event.data }])
      keyboard.value = ""
    })
    keyboard.addEventListener("paste", (event) => {
      event.preventDefault()
      const text = event.clipboardData.getData("text/plain")
      if (text) this.sendClipboard(text)
      if (!this.pasting) return
      clearTimeout(this.pasting.timer)
      this.send([this.pasting.key])
      this.pasting = null
    })
  }

  /** A key of a keyboard on the screen, which has no code. */
  #press(code) {
    this.send([{ k: "keyDown", code, key: code }, { k: "keyUp", code, key: code }])
  }
}
