import { Picture } from "./pixels.js"
import { Input } from "./input.js"
import { Elements } from "./elements.js"
import { Inspector } from "./inspector.js"

const find = (id) => document.getElementById(id)
const query = new URLSearchParams(location.search)
const [room, app, screen, keyboard] = ["room", "app", "screen", "keyboard"].map(find)
const dark = matchMedia("(prefers-color-scheme: dark)"), lessMotion = matchMedia("(prefers-reduced-motion: reduce)")
const caseEdge = 24
/** Milliseconds: a program that is built anew is soon back, one that has ended need not be asked for so often. */
const firstRetry = 100, longestRetry = 4000, slower = 1.3

let socket, role = "watcher", viewers = 1, retry = firstRetry, program = { title: "Mutoscope", fixed: false, width: 390, height: 844 }
let turned = false, shownSize = null
let filled = query.has("fill") || (!query.has("phone") && (innerWidth < 500 || innerHeight < 500))

const session = sessionStorage.getItem("mutoscope") ?? Math.random().toString(36).slice(2)
sessionStorage.setItem("mutoscope", session)
if (query.has("bare")) document.body.classList.add("bare")

// Size

/** What the program may have: points and pixels per point. */
function look() {
  const { width, height } = wanted()
  return { width, height, scale: devicePixelRatio, dark: dark.matches, lessMotion: lessMotion.matches }
}

/** The size of what is shown: who watches has the driver's. */
function points() { return isDriving() || !shownSize ? wanted() : shownSize }

function wanted() {
  const { width, height } = program
  if (program.fixed) return { width, height }
  if (!filled) return turned ? { width: height, height: width } : { width, height }
  return { width: Math.max(1, room.clientWidth), height: Math.max(1, room.clientHeight) }
}

function place() {
  document.body.classList.toggle("filled", filled)
  find("fill").setAttribute("aria-pressed", String(filled))
  find("turn").hidden = filled || program.fixed
  const { width, height } = points(), edge = filled ? 0 : caseEdge
  const space = { width: room.clientWidth - edge, height: room.clientHeight - edge }
  const factor = filled && !program.fixed && isDriving() ? 1 : Math.min(1, space.width / width, space.height / height)
  app.style.width = `${width * factor}px`
  app.style.height = `${height * factor}px`
  elements.root.style.zoom = factor
}

function lookAgain() {
  place()
  say({ t: "look", look: look() })
}

// Connection

const say = (words) => { if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(words)) }
const isDriving = () => role === "driver"
const sendEvents = (events) => { if (isDriving()) say({ t: "in", events }) }

const picture = new Picture(screen)
const elements = new Elements(find("elements"), (action) => { if (isDriving()) say({ t: "act", ...action }) })
const input = new Input(app, keyboard, {
  send: sendEvents, sendClipboard: (text) => say({ t: "clip", text }), size: points, drives: isDriving,
})

const inspector = new Inspector(find("inspector"), find("marks"), app, {
  ask: (topic, question) => say({ t: "inspect", topic, text: JSON.stringify(question) }), size: points, title: () => program.title,
})

function connect() {
  socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/socket${location.search}`)
  socket.binaryType = "arraybuffer"
  socket.onopen = () => {
    retry = firstRetry
    document.body.classList.remove("lost")
    elements.clear()
    const budget = Number(query.get("budget")) || undefined
    say({ t: "hello", session, budget, hidden: document.hidden, look: look() })
  }
  socket.onmessage = ({ data }) => {
    if (typeof data === "string") return hear(JSON.parse(data))
    // The next frame is asked for when this one is seen; the program's frames follow the times at which pictures are shown.
    picture.take(data, (number, wait) => say({ t: "shown", number, wait }))
  }
  socket.onclose = ({ code, reason }) => {
    role = "watcher"
    document.body.classList.add("lost")
    tell(reason || "The program does not answer.")
    setTimeout(connect, retry)
    retry = Math.min(longestRetry, retry * slower)
  }
}

function hear(words) {
  switch (words.t) {
    case "program":
      program = words
      document.title = words.title
      lookAgain()
      break
    case "role":
      ({ role, viewers } = words)
      inspector.forgetQuestions()
      find("drive").hidden = isDriving()
      tell(isDriving() ? (viewers > 1 ? `You drive, ${viewers - 1} watch.` : "") : "You watch.")
      if (isDriving() && document.hasFocus()) sendEvents([{ k: "focus" }])
      place()
      break
    case "size":
      shownSize = words
      if (!isDriving()) place()
      break
    case "clip":
      navigator.clipboard?.writeText(words.text).catch(() => tell("The browser does not let the program copy."))
      break
    case "typing":
      input.typing = words.on
      if (!words.on && matchMedia("(pointer: coarse)").matches) keyboard.blur()
      break
    case "pointer":
      app.style.cursor = { verticalBeam: "text", horizontalBeam: "vertical-text" }[words.shape] ?? ""
      break
    case "inspector":
      find("inspect").hidden = !words.on
      if (words.on && query.has("inspect")) openInspector(true)
      break
    case "inspect":
      inspector.take(words.topic, words.answer)
      break
    case "elements":
      elements.update(words)
      break
  }
}

const tell = (sentence) => { find("status").textContent = sentence || program.title }

// Buttons

function openInspector(isOpen) {
  document.body.classList.toggle("inspected", isOpen)
  find("inspect").setAttribute("aria-pressed", String(isOpen))
  inspector.open(isOpen)
  lookAgain()
}

find("inspect").onclick = () => openInspector(find("inspector").hidden)

find("drive").onclick = () => say({ t: "drive" })
find("turn").onclick = () => { turned = !turned; lookAgain() }
find("fill").onclick = () => { filled = !filled; lookAgain() }

function save(blob, ending) {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(blob)
  link.download = `${program.title}.${ending}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

find("shot").onclick = () => screen.toBlob((blob) => save(blob, "png"))

let film
find("film").onclick = () => {
  if (film) return film.stop()
  const parts = []
  film = new MediaRecorder(screen.captureStream(60), { videoBitsPerSecond: 12e6 })
  film.ondataavailable = ({ data }) => parts.push(data)
  film.onstop = () => {
    find("film").setAttribute("aria-pressed", "false")
    save(new Blob(parts, { type: film.mimeType }), "webm")
    film = null
  }
  film.start()
  find("film").setAttribute("aria-pressed", "true")
}

// Surroundings

addEventListener("resize", lookAgain)
for (const setting of [dark, lessMotion]) setting.addEventListener("change", lookAgain)
// A page that is about to load anew is not put away.
let isLeaving = false
addEventListener("pagehide", () => { isLeaving = true })
addEventListener("pageshow", () => { isLeaving = false })
document.addEventListener("visibilitychange", () => { if (!isLeaving) say({ t: "hidden", hidden: document.hidden }) })

/** For tests and measurements. */
window.mutoscope = { picture, size: points, say: sendEvents }

place()
connect()
