import type { Page } from '@playwright/test'

/**
 * The greatest height of a bar along an edge of the window, in px. The header is not such a bar, because
 * Product §9 sets its height.
 */
const highestBar = 64
const headerHeight = 91

/**
 * Returns what breaks the rules of the layout audit on the open page: text that is cut off, text that is
 * wider than its button, text over other text, a page that scrolls sideways, and a window without its button
 * in view. `bars` also checks the height of bars. `labels` also checks what large text may not do: a label on
 * two lines, an amount that breaks before its unit, a part of a wide screen that scrolls sideways, and
 * controls of rows that are not aligned.
 */
export function breachesOf(
  page: Page,
  { labels, bars = true }: { labels: boolean; bars?: boolean },
) {
  return page.evaluate(findBreaches, { labels, bars, highestBar, headerHeight })
}

type Rules = { labels: boolean; bars: boolean; highestBar: number; headerHeight: number }

/** Returns the breaches of the rules. The function runs in the page. */
async function findBreaches({
  labels,
  bars,
  highestBar,
  headerHeight,
}: Rules): Promise<readonly string[]> {
  type Box = { left: number; top: number; right: number; bottom: number }
  /** How the ancestors of an element limit or cover its text. */
  type Around = {
    /** The part of the window in which the text is visible. */
    seen: Box
    /** The box that cuts the text off. Scrolling does not reach text outside this box. */
    cut: Box
    /** True when an ellipsis shortens the text on purpose. */
    shortened: boolean
    control: Element | null
    /** The innermost ancestor that lies over other elements, such as a dialog. */
    layer: Element | null
  }
  type Piece = { element: Element; box: Box; layer: Element | null }

  const found = new Set<string>()
  const pieces: Piece[] = []
  const wide: Element[] = []
  const infinite: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }
  const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const quote = (element: Element) => {
    const place = element.closest('header, footer, nav, main, [role=dialog]')
    const name = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)
    return `${place?.tagName.toLowerCase() ?? 'body'} ${element.tagName.toLowerCase()} “${name}”`
  }
  const overlap = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isArea = ({ left, top, right, bottom }: Box, atLeast = 1) =>
    right - left > atLeast && bottom - top > atLeast
  /**
   * Returns the box of the letters. The font's own box is higher than its line when lines are close together.
   */
  const lettersOf = (rect: DOMRect, size: number): Box => {
    const middle = (rect.top + rect.bottom) / 2
    return { left: rect.left, right: rect.right, top: middle - size / 2, bottom: middle + size / 2 }
  }

  function readText(node: Text, style: CSSStyleDeclaration, around: Around): void {
    const element = node.parentElement
    if (element === null || !node.data.trim()) return
    const range = document.createRange()
    range.selectNodeContents(node)
    if (labels) readAmounts(node)
    const size = parseFloat(style.fontSize)
    const lines = [...range.getClientRects()].map((rect) => lettersOf(rect, size * 0.8))
    const shown = lines.filter((line) => isArea(overlap(line, around.seen)))
    for (const line of shown) {
      if (overlap(line, around.seen).right > clientWidth + 1) wide.push(element)
      pieces.push({ element, box: overlap(line, around.seen), layer: around.layer })
      const whole = overlap(line, around.cut)
      const lost = Math.max(
        whole.left - line.left,
        line.right - whole.right,
        whole.top - line.top,
        line.bottom - whole.bottom,
      )
      if (lost > 2 && !around.shortened) found.add(`cut off: ${quote(element)}`)
    }
    if (around.control === null || shown.length === 0) return
    const edge = around.control.getBoundingClientRect()
    if (
      !around.shortened &&
      shown.some((line) => line.left < edge.left - 1 || line.right > edge.right + 1)
    )
      found.add(`beyond its button: ${quote(element)}`)
    const rows = new Set(shown.map(({ top }) => Math.round(top / size)))
    if (labels && rows.size > 1) found.add(`label of ${rows.size} lines: ${quote(element)}`)
  }

  /** Records amounts that break before their unit. */
  function readAmounts(node: Text): void {
    const range = document.createRange()
    for (const { 0: amount, index } of node.data.matchAll(/[\d.,]+\s?(VND|kg|cm|%)/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + amount.length)
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
      if (new Set(tops).size > 1) found.add(`broken amount: ${amount}`)
    }
  }

  /**
   * Compares the icon buttons in the rows of a list, such as the bins of a cart. Each button must be aligned
   * with the button in the row above.
   */
  function compareRows(list: Element): void {
    const rows = [...list.children].filter((row) => row.checkVisibility())
    const boxes = rows.map((row) => row.getBoundingClientRect())
    const isApart = (one: number, other = one) => Math.abs(one - other) > 1
    // The buttons of this list are not compared, because its rows stand side by side or differ in width.
    if (
      boxes.some(
        ({ left, width }) => isApart(left, boxes[0]?.left) || isApart(width, boxes[0]?.width),
      )
    )
      return
    const known = new Map<number, readonly number[]>()
    for (const row of rows) {
      const ends = [...row.querySelectorAll('button, input, select')]
        .filter((one) => !one.textContent && one.checkVisibility({ opacityProperty: true }))
        .map((one) => one.getBoundingClientRect().right)
      const above = known.get(ends.length)
      if (above?.some((end, index) => isApart(end, ends[index])))
        found.add(`not below one another: ${quote(row)}`)
      known.set(ends.length, ends)
    }
  }

  /** Finds the buttons that send the form of a window. */
  function findButtons(dialog: Element): void {
    for (const button of dialog.querySelectorAll('[type=submit]')) {
      const { top, bottom } = button.getBoundingClientRect()
      const { bottom: end } = dialog.getBoundingClientRect()
      if (top < 0 || bottom > Math.min(end, innerHeight) + 1)
        found.add(`button of a window out of view: ${quote(button)}`)
    }
  }

  function read(element: Element, around: Around): void {
    const rect = element.getBoundingClientRect()
    if (Math.min(rect.right, around.seen.right) > clientWidth + 1) wide.push(element)
    // Content behind an open window is skipped, because nobody can read it.
    if (element.matches('option, svg, [aria-roledescription], [data-base-ui-inert]')) return
    const style = getComputedStyle(element)
    const hasBox = style.display !== 'contents'
    if (hasBox && !element.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true }))
      return
    // Text that only screen readers can read is skipped.
    if (style.clipPath !== 'none') return
    const isFixed = /fixed|sticky/.test(style.position)
    if (isFixed && bars) measureBar(element, rect)
    if (element.matches('[role=dialog]')) findButtons(element)
    if (labels && element.matches('ul, ol, tbody')) compareRows(element)
    let { seen, cut, shortened, control, layer } = around
    if (isFixed || element.matches('[role=dialog], [role=menu], [role=listbox]')) layer = element
    if (style.position === 'fixed') [seen, cut] = [screen, infinite]
    const { overflowX, overflowY, scrollbarWidth } = style
    const isStrip = scrollbarWidth === 'none' || element.querySelector(':scope > table') !== null
    const { scrollWidth: content, clientWidth: room } = element
    if (
      labels &&
      innerWidth >= 768 &&
      /auto|scroll/.test(overflowX) &&
      content > room + 1 &&
      !isStrip
    )
      found.add(`scrolls sideways, ${content} in ${room} px: ${quote(element)}`)
    const boxOf = (isMeant: (overflow: string) => boolean): Box => ({
      ...infinite,
      ...(isMeant(overflowX) && { left: rect.left, right: rect.right }),
      ...(isMeant(overflowY) && { top: rect.top, bottom: rect.bottom }),
    })
    seen = overlap(
      seen,
      boxOf((overflow) => overflow !== 'visible'),
    )
    const lost = boxOf((overflow) => /hidden|clip/.test(overflow))
    // A box that scrolls in one direction cuts its content off only in the other direction.
    cut = /auto|scroll/.test(`${overflowX} ${overflowY}`) ? lost : overlap(cut, lost)
    shortened ||= style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    const buttons = 'button, [role=button], [role=tab], [role=menuitem], header nav a, thead th'
    // The label of a checkbox is not checked as a control, because it may be a whole sentence.
    const isOfField =
      element instanceof HTMLLabelElement &&
      !element.control?.matches('[type=checkbox], [type=radio], [type=file]')
    if (isOfField || element.matches(buttons)) control = element
    for (const child of element.childNodes) {
      if (child instanceof Element) read(child, { seen, cut, shortened, control, layer })
      else if (child instanceof Text && style.visibility === 'visible')
        readText(child, style, { seen, cut, shortened, control, layer })
    }
  }

  function measureBar(element: Element, rect: DOMRect): void {
    const isBar =
      element.closest('[role=dialog]') === null &&
      rect.width > innerWidth / 2 &&
      rect.height < innerHeight / 2
    const isAtEdge = rect.top <= headerHeight + 1 ? rect.bottom > 0 : rect.bottom >= innerHeight - 1
    // In a low window, such as a zoomed one, a bar may take at most a third of the height.
    const most = Math.min(innerHeight / 3, element.matches('header') ? headerHeight : highestBar)
    if (isBar && isAtEdge && rect.top < innerHeight && rect.height > most + 1)
      found.add(`bar of ${Math.round(rect.height)} px: ${quote(element)}`)
  }

  /** Finds text that lies over other text of the same layer. */
  function compare(): void {
    const sorted = pieces.toSorted((a, b) => a.box.top - b.box.top)
    for (const [index, one] of sorted.entries())
      for (const other of sorted.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break
        if (
          other.layer === one.layer &&
          other.element !== one.element &&
          isArea(overlap(one.box, other.box), 3)
        )
          found.add(`on each other: ${quote(one.element)} and ${quote(other.element)}`)
      }
  }

  // Code that observes sizes runs in the next frame, so the audit waits for two frames.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  window.scrollTo(0, document.documentElement.scrollHeight / 3)
  const { scrollWidth, clientWidth } = document.documentElement
  read(document.body, {
    seen: infinite,
    cut: infinite,
    shortened: false,
    control: null,
    layer: null,
  })
  compare()
  if (scrollWidth > clientWidth)
    found.add(`scrolls sideways, ${scrollWidth} px: ${wide.slice(-3).map(quote).join(' > ')}`)
  return [...found]
}
