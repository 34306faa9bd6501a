// The program's accessible elements as elements of the page, for screen readers and for drivers of browsers.

export class Elements {
  /** `activate({ id, action })` uses an element. */
  constructor(root, activate) {
    this.root = root
    this.activate = activate
    this.nodes = new Map()
  }

  /** A reconnected page is told everything anew. */
  clear() {
    this.nodes.clear()
    this.root.replaceChildren()
  }

  update({ put, order }) {
    for (const element of put) this.#put(element)
    if (!order) return
    const kept = new Set(order)
    for (const [id, node] of this.nodes) {
      if (kept.has(id)) continue
      node.remove()
      this.nodes.delete(id)
    }
    let last = null
    for (const id of order) {
      const node = this.nodes.get(id)
      const next = last ? last.nextSibling : this.root.firstChild
      if (node !== next) this.root.insertBefore(node, next)
      last = node
    }
  }

  #put(element) {
    let node = this.nodes.get(element.id)
    if (!node) {
      node = document.createElement("div")
      node.tabIndex = -1
      this.nodes.set(element.id, node)
      this.#listen(node, element.id)
    }
    const [x, y, width, height] = element.frame
    Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
    // Plain text is read as it stands; everything else has a role and a name.
    node.textContent = element.role ? "" : [element.name, element.value].filter(Boolean).join(", ")
    const slides = element.role === "slider"
    const attributes = {
      role: element.role, "aria-label": element.role ? element.name : null, "aria-description": element.hint,
      "aria-valuetext": slides ? element.value : null,
      "aria-valuenow": slides ? String(parseFloat(element.value) || 0) : null,
      "aria-disabled": element.disabled ? "true" : null,
      "aria-checked": element.role === "switch" ? String(element.checked ?? false) : null,
      "aria-pressed": element.role === "button" && element.selected ? "true" : null,
      "aria-current": element.role !== "button" && element.selected ? "true" : null,
      "aria-level": element.role === "heading" ? "1" : null, "data-testid": element.test,
    }
    if (element.role === "textbox" || element.role === "searchbox") node.textContent = element.value ?? ""
    for (const [name, value] of Object.entries(attributes)) {
      if (value == null) node.removeAttribute(name)
      else if (node.getAttribute(name) !== value) node.setAttribute(name, value)
    }
  }

  #listen(node, id) {
    // A finger or a mouse touches the program itself; a click without one comes from an assistive program.
    node.addEventListener("click", (event) => {
      if (event.detail === 0) this.activate({ id, action: "tap" })
    })
    node.addEventListener("keydown", (event) => {
      const action = { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement" }[event.key]
      if (node.getAttribute("role") === "slider" && action) this.activate({ id, action })
      else if (event.key === "Enter" || event.key === " ") this.activate({ id, action: "tap" })
      else return
      event.preventDefault()
      event.stopPropagation()
    })
  }
}
