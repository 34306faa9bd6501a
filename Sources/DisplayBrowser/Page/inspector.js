// The panel beside the program: asks what is there, ten times a second at most, and only about what is open.

const make = (tag, properties = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), properties)
  node.append(...children)
  return node
}
const short = (number) => Math.round(number * 10) / 10
const colors = ["#4c8dff", "#37b26c", "#a7a7b3", "#c77dff", "#ff9f40", "#e4572e"]
const picture = (base64) => `data:image/png;base64,${base64}`

export class Inspector {
  constructor(root, marks, app, program) {
    Object.assign(this, { root, marks, app, program })
    this.tab = "tree"
    this.angle = { x: -18, y: 32, gap: 16 }
    /** Topics of which nothing has come since they were asked about. */
    this.unanswered = new Set()
    this.build()
    app.addEventListener("pointerdown", (event) => this.pick(event), true)
  }

  open(isOpen) {
    this.root.hidden = !isOpen
    clearInterval(this.timer)
    this.setPicking(false)
    if (!isOpen) {
      if (this.overdraw.ariaPressed === "true") this.toggle(this.overdraw)
      if (this.flash.ariaPressed === "true") this.toggle(this.flash)
      return this.marks.replaceChildren()
    }
    this.forgetQuestions()
    this.timer = setInterval(() => this.refresh(), 250)
    this.show(this.tab)
  }

  // MARK: What there is

  build() {
    const button = (text, action) => make("button", { textContent: text, onclick: action })
    this.tabs = make("nav", { role: "tablist" }, ...[
      ["tree", "Tree"], ["pictures", "3D"], ["frames", "Frames"], ["animations", "Motion"], ["touches", "Touches"],
    ].map(([name, text]) => make("button", { role: "tab", textContent: text, name, onclick: () => this.show(name) })))
    this.pause = button("Pause", () => this.ask("time", { paused: this.pause.ariaPressed !== "true" }))
    this.picker = button("Pick", () => this.setPicking(!this.picking))
    this.flash = button("Damage", () => this.toggle(this.flash, "flash"))
    this.overdraw = button("Overdraw", () => this.toggle(this.overdraw, "overdraw"))
    this.speed = make("select", { ariaLabel: "Speed", onchange: () => this.ask("time", { rate: Number(this.speed.value) }) },
      ...[[1, "1×"], [0.5, "½×"], [0.1, "⅒×"], [0.02, "1⁄50×"], [2, "2×"]].map(([value, text]) => make("option", { value, textContent: text })))
    this.scrub = make("input", { type: "range", min: -10, max: 2, step: "any", value: 0, ariaLabel: "Moment" })
    this.scrub.oninput = () => this.ask("time", { show: Number(this.scrub.value) })
    this.clock = make("output")
    this.list = make("section")
    this.detail = make("section", { className: "detail", hidden: true })
    this.root.append(
      make("div", { className: "row" }, this.pause, button("Step", () => this.ask("time", { step: true })), this.speed,
        this.picker, this.flash, this.overdraw, button("Scene", () => this.ask("capture"))),
      make("div", { className: "row" }, this.scrub, button("Now", () => this.ask("time", { live: true })), this.clock),
      this.tabs, this.list, this.detail)
  }

  ask(topic, question = {}) {
    this.unanswered.add(topic)
    this.program.ask(topic, question)
  }

  /** What was asked by a page that does not drive, or over a connection that has gone, is never answered. */
  forgetQuestions() { this.unanswered.clear() }

  /** Asks unless an answer is still to come: a program that is slow to answer would get further and further behind. */
  askAgain(topic, question) { if (!this.unanswered.has(topic)) this.ask(topic, question) }

  show(tab) {
    this.tab = tab
    for (const button of this.tabs.children) button.setAttribute("aria-selected", String(button.name === tab))
    this.list.replaceChildren()
    this.space = null
    this.ask(tab)
  }

  refresh() {
    this.askAgain("time")
    if (this.chosen !== undefined) this.askAgain("place", { id: this.chosen })
    // The tree and the pictures are costly, and change while they are read: they are asked for when something else has come.
    if (this.tab !== "pictures") this.askAgain(this.tab)
    if (this.overdraw.ariaPressed === "true") this.askAgain("looks", { overdraw: true })
  }

  toggle(button, name) {
    const isOn = button.ariaPressed !== "true"
    button.ariaPressed = String(isOn)
    this.marks.querySelector("img")?.remove()
    this.ask("looks", name ? { [name]: isOn } : { flash: false })
  }

  // MARK: Answers

  take(topic, answer) {
    this.unanswered.delete(topic)
    if (this.root.hidden || answer === null) return
    if (topic === "pick") return this.choose(answer.id)
    if (topic === "node") return this.tell(answer)
    if (topic === "place") return answer.id === this.chosen ? this.mark(answer.frame) : undefined
    if (topic === "time") return this.takeTime(answer)
    if (topic === "looks") return this.takeLooks(answer)
    if (topic === "capture") return this.save(answer.file)
    if (topic === this.tab) this[topic](answer)
  }

  takeTime({ now, first, rate, paused, shown }) {
    this.pause.ariaPressed = String(paused)
    this.scrub.min = Math.min(-0.1, first - now)
    if (document.activeElement !== this.scrub) this.scrub.value = shown === undefined ? 0 : shown - now
    this.clock.value = `${(shown ?? now).toFixed(2)} s`
    if (document.activeElement !== this.speed) this.speed.value = rate
  }

  takeLooks({ passes, items, blended, overdraw, flashes }) {
    this.flash.ariaPressed = String(flashes)
    this.marks.querySelector("img")?.remove()
    if (overdraw) this.marks.append(make("img", { src: picture(overdraw), alt: "" }))
    this.overdraw.title = `${items} items, ${blended} blended, ${passes.length} passes:\n`
      + passes.map(({ role, width, height, items }) => `${role} ${width}×${height}, ${items} items`).join("\n")
  }

  tree(nodes) {
    const query = this.list.scrollTop
    this.list.replaceChildren(make("ol", { role: "tree" }, ...nodes.map((node) => {
      const text = `${"  ".repeat(node.depth)}${node.name}${node.text ? ` “${node.text}”` : ""}${node.controller ? ` of ${node.controller}` : ""}`
      const line = make("li", { role: "treeitem", onclick: () => this.choose(node.id) }, text,
        make("small", { textContent: `  ${node.frame.map(short).join(" ")}${node.animates ? " ◆" : ""}` }))
      line.setAttribute("aria-selected", String(node.id === this.chosen))
      line.classList.toggle("faint", node.isHidden)
      return line
    })))
    this.list.scrollTop = query
  }

  /** Layers apart, turned by the finger. */
  pictures(layers) {
    const { width, height } = this.program.size()
    const turned = make("div")
    turned.style.width = `${width}px`
    turned.style.height = `${height}px`
    for (const [index, layer] of layers.entries()) {
      const node = layer.png ? make("img", { src: picture(layer.png), alt: "" }) : make("i")
      node.style.width = `${layer.size[0]}px`
      node.style.height = `${layer.size[1]}px`
      node.style.opacity = layer.png ? Math.max(0.15, layer.opacity) : 1
      node.dataset.matrix = layer.matrix.join(",")
      node.dataset.depth = index
      node.dataset.id = layer.id
      node.onclick = () => this.choose(layer.id)
      turned.append(node)
    }
    this.space = make("div", { className: "space" }, turned)
    this.space.onpointermove = ({ buttons, movementX, movementY }) => {
      if (!buttons) return
      this.angle.y += movementX / 2
      this.angle.x -= movementY / 2
      this.turn()
    }
    this.space.onwheel = (event) => {
      this.angle.gap = Math.max(0, this.angle.gap - event.deltaY / 40)
      this.turn()
      event.preventDefault()
    }
    this.space.ondblclick = () => this.ask("pictures")
    this.list.replaceChildren(this.space)
    this.turn()
  }

  turn() {
    const inside = this.space.firstChild, { x, y, gap } = this.angle
    const factor = 0.85 * Math.min(this.space.clientWidth / inside.clientWidth, this.space.clientHeight / inside.clientHeight)
    const middle = inside.children.length / 2, step = gap * Math.min(1, 16 / inside.children.length)
    inside.style.transform = `scale(${factor}) rotateX(${x}deg) rotateY(${y}deg)`
    inside.style.left = `${(this.space.clientWidth - inside.clientWidth) / 2}px`
    inside.style.top = `${(this.space.clientHeight - inside.clientHeight) / 2}px`
    inside.style.margin = 0
    for (const node of inside.children) {
      node.style.transform = `translateZ(${(node.dataset.depth - middle) * step}px) matrix3d(${node.dataset.matrix})`
      node.classList.toggle("chosen", Number(node.dataset.id) === this.chosen)
    }
  }

  frames({ stages, frames }) {
    const canvas = make("canvas", { width: 840, height: 280 }), paper = canvas.getContext("2d")
    const longest = Math.max(16.7, ...frames.map(({ stages }) => stages.reduce((a, b) => a + b, 0)))
    const bar = canvas.width / 240
    for (const [index, frame] of frames.entries()) {
      let top = canvas.height
      for (const [stage, time] of frame.stages.entries()) {
        const tall = time / longest * canvas.height
        paper.fillStyle = colors[stage]
        paper.fillRect(index * bar, top -= tall, bar - 0.5, tall)
      }
    }
    paper.fillStyle = "#e4572e88"
    paper.fillRect(0, canvas.height * (1 - 16.7 / longest), canvas.width, 1)
    const last = frames.at(-1)
    const middle = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0
    const words = stages.map((name, index) => `${name.padEnd(8)} ${middle(frames.map(({ stages }) => stages[index])).toFixed(2)} ms`)
    this.list.replaceChildren(canvas, make("pre", {
      textContent: `the last ${frames.length} frames that drew; the middle of each stage:\n${words.join("\n")}`
        + (last ? `\nthe last: ${last.items} items, ${last.passes} passes, ${last.damage} pixels changed` : ""),
    }))
    for (const [index, name] of stages.entries()) {
      this.list.append(make("span", { textContent: ` ■ ${name} `, style: `color: ${colors[index]}` }))
    }
  }

  animations({ now, first, animations }) {
    const end = Math.max(now + 1, ...animations.map(({ end }) => end ?? now + 1)), start = Math.min(first, ...animations.map(({ begin }) => begin))
    const place = (time) => `${100 * (Math.min(time, end) - start) / (end - start)}%`
    this.scrub.max = Math.max(0.5, end - now)
    this.list.replaceChildren(make("ol", { className: "bars" }, ...animations.map((entry) => {
      const bar = make("i")
      bar.style.insetInlineStart = place(entry.begin)
      bar.style.width = `calc(${place(entry.end ?? end)} - ${place(entry.begin)})`
      const length = entry.end === undefined ? "for ever" : `${(entry.end - entry.begin).toFixed(2)} s`
      const line = make("li", { onclick: () => this.choose(entry.layer) }, bar, `${entry.name}  ${entry.kind}  `,
        make("small", { textContent: `${entry.key}, ${length}${entry.to ? `, ${entry.from ?? "now"} → ${entry.to}` : ""}` }))
      return line
    })), animations.length ? "" : "Nothing moves.")
  }

  touches(lines) {
    this.list.replaceChildren(make("pre", { textContent: lines.toReversed().join("\n") || "No recogniser has decided anything yet." }))
  }

  // MARK: One of them

  choose(id) {
    if (id === undefined) return
    this.chosen = id
    this.ask("node", { id })
    if (this.tab === "tree") this.ask("tree")
    if (this.space) this.turn()
    this.ask("place", { id })
  }

  /** `frame` is where the chosen one is now; absent once it has gone. */
  mark(frame) {
    this.marks.querySelector("div")?.remove()
    if (!frame) {
      this.chosen = undefined
      this.detail.hidden = true
      return
    }
    const [x, y, width, height] = frame, size = this.program.size()
    const box = make("div")
    for (const [name, value, all] of [["left", x, size.width], ["top", y, size.height], ["width", width, size.width], ["height", height, size.height]]) {
      box.style[name] = `${100 * value / all}%`
    }
    this.marks.append(box)
  }

  tell({ id, name, classes, path, properties, layout, trouble }) {
    this.detail.hidden = false
    // What is being typed stays.
    if (this.detail.contains(document.activeElement) && id === this.told && !trouble) return
    this.told = id
    const rows = properties.map(({ name, kind, value }) => {
      const input = make("input", { type: kind === "flag" ? "checkbox" : "text", value, ariaLabel: name, name })
      if (kind === "flag") input.checked = value === "true"
      input.onchange = () => {
        const wanted = kind === "flag" ? String(input.checked) : input.value
        input.blur()
        this.ask("node", { id, name, value: wanted })
      }
      return make("tr", {}, make("td", { textContent: name }), make("td", {}, input))
    })
    this.detail.replaceChildren(
      make("h2", { textContent: classes.slice(0, 4).join(" : ") }), make("small", { textContent: path ?? "" }),
      make("p", { className: "trouble", textContent: trouble ?? "" }),
      ...(layout.length ? [make("pre", { textContent: layout.join("\n") })] : []), make("table", {}, ...rows))
  }

  setPicking(isOn) {
    this.picking = isOn
    document.body.classList.toggle("picking", isOn)
    this.picker.ariaPressed = String(isOn)
  }

  pick(event) {
    if (!this.picking || this.root.hidden) return
    event.stopImmediatePropagation()
    event.preventDefault()
    const box = this.app.getBoundingClientRect(), { width, height } = this.program.size()
    this.setPicking(false)
    this.ask("pick", { x: (event.clientX - box.left) * width / box.width, y: (event.clientY - box.top) * height / box.height })
  }

  save(text) {
    const link = make("a", { href: URL.createObjectURL(new Blob([text])), download: `${this.program.title()}.scene` })
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }
}
