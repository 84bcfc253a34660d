import { withoutEndings } from '@/lib/characters'
import { domGlobals } from './dom'
/** Tags that start a new line. Tags that the shop does not show become paragraphs. */
const ownLine =
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main nav p pre section summary table tbody td tfoot th thead tr'.split(
    ' ',
  )

/** The tags of foreign HTML that are read, before they are mapped to the tags of the shop. */
export const acceptedHtmlTags = [
  ...ownLine,
  ...'ul ol menu dir a b strong i em u span font br img'.split(' '),
]

const isOwnLine = new Set(ownLine)

/** Emphasis or a link, and the tag for it. */
type Mark = { kind: 'bold' | 'italic' | 'underline' | 'link'; tag: string; href?: string }

const markKinds: Readonly<Record<string, Mark['kind']>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  a: 'link',
}

type Style = Readonly<Record<string, string>>

/** The emphasis that applies to a text, and whether its line breaks are kept. */
type Look = { marks: readonly Mark[]; keepsLines: boolean }

/** The state of the output: the element that receives the lines, and the line that is being written. */
type Flow = {
  into: ParentNode & Node
  tag: string
  line: HTMLElement | null
  /** The last text of the current line. */
  last: Text | null
  /** The number of line breaks after the last text. */
  breaks: number
  /** The open lists by level, for HTML in which list items are paragraphs. */
  lists: readonly HTMLElement[]
  headingTag: (level: number) => string
}

/**
 * Converts any HTML to the HTML that the shop shows: paragraphs, headings of two levels, lists, tables,
 * emphasis and links. Lines stay lines, and emphasis by styles becomes emphasis by tags. The function changes
 * the source tree, so do not use the tree afterwards.
 */
export function toShopMarkup(source: DocumentFragment): DocumentFragment {
  const whole = domGlobals.document.createDocumentFragment()
  const flow = flowInto(whole, headingTags(source))
  walk(source, { marks: [], keepsLines: false }, flow)
  endLine(flow)
  return whole
}

/**
 * Returns a function that gives the tag for each level of heading. The highest level of a text becomes `h3`,
 * and all others become `h4`. A text with the headings of the shop keeps them.
 */
function headingTags(source: DocumentFragment): Flow['headingTag'] {
  const headings = source.querySelectorAll('h1, h2, h3, h4, h5, h6')
  const levels = Array.from(headings, ({ localName }) => Number(localName[1]))
  const highest = Math.min(...levels)
  const isOurs = levels.every((level) => level === 3 || level === 4)
  return (level) => ((isOurs ? level === 3 : level === highest) ? 'h3' : 'h4')
}

function flowInto(into: Flow['into'], headingTag: Flow['headingTag']): Flow {
  const line = { line: null, last: null, breaks: 0 }
  return { into, tag: 'p', ...line, lists: [], headingTag }
}

function make(tag: string): HTMLElement {
  return domGlobals.document.createElement(tag)
}

function walk(node: Node, look: Look, flow: Flow): void {
  for (const child of node.childNodes) {
    if (child instanceof domGlobals.Text) addText(child.data, look, flow)
    else if (child instanceof domGlobals.HTMLElement) addElement(child, look, flow)
  }
}

function addElement(element: HTMLElement, outer: Look, flow: Flow): void {
  const name = element.localName
  const style = styleOf(element)
  if (style['display'] === 'none' || style['mso-hide'] === 'all') return
  if (name === 'br') flow.breaks += 1
  else if (name === 'img') addText(signOf(element), outer, flow)
  else {
    const look = lookOf(element, style, outer)
    const begins =
      isOwnLine.has(name) ||
      lists.has(name) ||
      /^(block|flex|grid|list-item)/.test(style['display'] ?? '')
    if (!begins) return walk(element, look, flow)
    endLine(flow)
    addBlock(element, style, look, flow)
    endLine(flow)
  }
}

const lists = new Set(['ul', 'ol', 'menu', 'dir'])

function addBlock(element: HTMLElement, style: Style, look: Look, flow: Flow): void {
  const name = element.localName
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (lists.has(name)) addList(element, look, flow)
  else if (name === 'li') addListless(element, 1, 'ul', look, flow)
  else if (level !== undefined) addHeading(element, Number(level), look, flow)
  else if (element instanceof domGlobals.HTMLTableElement && isData(element))
    addTable(element, look, flow)
  else if (!addParagraphItem(element, style, look, flow)) walk(element, look, flow)
}

/**
 * Adds a heading. Inside a list item the text becomes bold instead, because a list item cannot contain a
 * heading.
 */
function addHeading(element: HTMLElement, level: number, look: Look, flow: Flow): void {
  const isInItem = flow.into instanceof domGlobals.HTMLLIElement
  const outer = flow.tag
  flow.tag = isInItem ? 'p' : flow.headingTag(level)
  walk(element, isInItem ? withMark(look, bold) : look, flow)
  endLine(flow)
  flow.tag = outer
}

const bold: Mark = { kind: 'bold', tag: 'strong' }

/**
 * Adds a list. Some programs write each item as a separate list. If such a list continues the numbers of the
 * previous list, its items are added to that list.
 */
function addList(source: Element, look: Look, flow: Flow): void {
  const tag = source.localName === 'ol' ? 'ol' : 'ul'
  const before = flow.into.lastChild
  const goesOn = Number(source.getAttribute('start')) > 1
  const isSame = before instanceof domGlobals.HTMLElement && before.localName === tag && goesOn
  const list = isSame ? before : flow.into.appendChild(make(tag))
  fillList(list, source, look, flow)
  removeEmpty(list)
}

/**
 * Adds items to a list. Some programs put a list directly into a list, or put elements there that are not
 * items.
 */
function fillList(list: HTMLElement, source: Element, look: Look, flow: Flow): void {
  for (const child of Array.from(source.childNodes)) {
    const last = list.lastElementChild
    if (!(child instanceof domGlobals.HTMLElement)) addItem(list, boxOf(child), look, flow)
    else if (child.localName === 'li') addItem(list, child, look, flow)
    else if (lists.has(child.localName) && last) addList(child, look, { ...flow, into: last })
    else if (child.querySelector('li') && !lists.has(child.localName))
      fillList(list, child, look, flow)
    else addItem(list, boxOf(child), look, flow)
  }
}

function boxOf(node: Node): HTMLElement {
  const box = make('div')
  box.append(node)
  return box
}

function addItem(list: HTMLElement, source: HTMLElement, look: Look, flow: Flow): void {
  const item = list.appendChild(make('li'))
  fill(item, source, look, flow)
  removeEmpty(item)
}

function removeEmpty(element: HTMLElement): void {
  if (!element.hasChildNodes()) element.remove()
}

/** Fills a list item or a table cell. If it contains only one line of text, the text gets no paragraph. */
function fill(box: HTMLElement, source: HTMLElement, look: Look, { headingTag }: Flow): void {
  const inner = flowInto(box, headingTag)
  walk(source, lookOf(source, styleOf(source), look), inner)
  endLine(inner)
  const [first, ...others] = box.children
  const isOneLine = others.every(({ localName }) => lists.has(localName))
  if (first?.localName === 'p' && isOneLine) first.replaceWith(...first.childNodes)
}

/** Adds a list item that is outside of any list. */
function addListless(
  element: HTMLElement,
  level: number,
  tag: 'ul' | 'ol',
  look: Look,
  flow: Flow,
): void {
  const list = listAt(flow, level, tag)
  addItem(list, element, look, flow)
  removeEmpty(list)
}

/**
 * Returns the list for an item of this level: the open list, a new list inside the last item, or a new list
 * at the top.
 */
function listAt(flow: Flow, wanted: number, tag: 'ul' | 'ol'): HTMLElement {
  const open = flow.lists[0] === flow.into.lastChild ? flow.lists : []
  const level = Math.min(wanted, open.length + 1)
  const known = open[level - 1]
  if (known?.parentNode && known.localName === tag) {
    flow.lists = open.slice(0, level)
    return known
  }
  const host = open[level - 2]?.lastElementChild ?? flow.into
  const list = host.appendChild(make(tag))
  flow.lists = [...open.slice(0, level - 1), list]
  return list
}

/** Matches the bullet or number in front of a list item. Word writes it into the text. */
const itemMark =
  /^[\s\u00a0]*(?:[·•▪◦‣§o\uf0a7\uf0b7\u2013-]|(\(?(?:\d{1,3}|[a-z]|[ivxlc]+)[.)]))[\s\u00a0]+/i

/** Adds a paragraph of Word that is a list item. Returns false for any other element. */
function addParagraphItem(element: HTMLElement, style: Style, look: Look, flow: Flow): boolean {
  const [, level] = /^l\d+ level(\d)/.exec(style['mso-list'] ?? '') ?? []
  if (level === undefined && !element.className.startsWith('MsoList')) return false
  const marker = Array.from(element.querySelectorAll('span')).find(
    (one) => styleOf(one)['mso-list'] === 'ignore',
  )
  const [mark, number] = itemMark.exec(`${(marker ?? element).textContent} `) ?? []
  if (level === undefined && mark === undefined) return false
  if (marker) marker.remove()
  else if (mark !== undefined) cutStart(element, mark.trim())
  addListless(element, Number(level ?? 1), number === undefined ? 'ul' : 'ol', look, flow)
  return true
}

/** Removes the bullet or number from the first text that contains it. */
function cutStart(element: Element, mark: string): void {
  const texts = domGlobals.document.createTreeWalker(element, domGlobals.NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { textContent } = text
    if (!textContent?.includes(mark)) continue
    text.textContent = textContent.replace(mark, '').trimStart()
    return
  }
}

/**
 * Returns true for a table with data. A table that contains other tables, or that declares itself as layout,
 * only arranges its content.
 */
function isData(table: HTMLTableElement): boolean {
  return table.getAttribute('role') !== 'presentation' && !table.querySelector('table')
}

function addTable(source: HTMLTableElement, look: Look, flow: Flow): void {
  const table = make('table')
  if (source.caption) {
    fill(table.appendChild(make('caption')), source.caption, look, flow)
  }
  for (const row of source.rows) {
    const part = row.parentElement?.localName === 'thead' ? 'thead' : 'tbody'
    const last = table.lastElementChild
    const section = last?.localName === part ? last : table.appendChild(make(part))
    const line = section.appendChild(make('tr'))
    for (const cell of row.cells) {
      const own = line.appendChild(make(cell.localName))
      for (const name of ['colspan', 'rowspan', 'scope']) {
        const value = cell.getAttribute(name)
        if (value !== null) own.setAttribute(name, value)
      }
      fill(own, cell, look, flow)
    }
  }
  if (table.querySelector('td, th')) flow.into.append(table)
}

/**
 * Returns the style of an element. The style is in a data attribute, because the security policy of the page
 * would report a style attribute.
 */
function styleOf({ dataset }: HTMLElement): Style {
  const lines = (dataset['style'] ?? '').split(';').map((line) => line.split(':'))
  return Object.fromEntries(
    lines.map(([name = '', ...value]) => [
      name.trim().toLowerCase(),
      value.join(':').trim().toLowerCase(),
    ]),
  )
}

function lookOf(element: HTMLElement, style: Style, outer: Look): Look {
  const name = element.localName
  const space = style['white-space'] ?? style['white-space-collapse']
  const keepsLines =
    space === undefined ? outer.keepsLines || name === 'pre' : /^(pre|break-spaces)/.test(space)
  const kind = markKinds[name]
  const href = element.getAttribute('href')
  let look: Look = { ...outer, keepsLines }
  if (name === 'dt') look = withMark(look, bold)
  if (kind === 'link' && href) look = withMark(look, { kind, tag: 'a', href })
  else if (kind && kind !== 'link') look = withMark(look, { kind, tag: name })
  // Headings are bold anyway, so their weight is ignored.
  const said = style['font-weight'] ?? /\bbold\b/.exec(style['font'] ?? '')?.[0]
  const weight = /^(h\d|th)$/.test(name) ? undefined : said
  if (weight !== undefined)
    look = /^(bold|[6-9]00)/.test(weight) ? withMark(look, bold) : without(look, 'bold')
  const slant = style['font-style']
  if (slant !== undefined)
    look = /^(italic|oblique)/.test(slant)
      ? withMark(look, { kind: 'italic', tag: 'em' })
      : without(look, 'italic')
  const line = style['text-decoration'] ?? style['text-decoration-line'] ?? ''
  const isLink = look.marks.some((mark) => mark.kind === 'link')
  return line.includes('underline') && !isLink
    ? withMark(look, { kind: 'underline', tag: 'u' })
    : look
}

function withMark(look: Look, mark: Mark): Look {
  const isThere = look.marks.some(({ kind }) => kind === mark.kind)
  return isThere ? look : { ...look, marks: [...look.marks, mark] }
}

function without(look: Look, kind: Mark['kind']): Look {
  return { ...look, marks: look.marks.filter((mark) => mark.kind !== kind) }
}

/**
 * Returns the emoji that a picture shows, because messengers send emojis as pictures. Returns '' for other
 * pictures, which are not shown.
 */
function signOf(picture: HTMLElement): string {
  const sign = picture.getAttribute('alt') ?? ''
  return /^\p{Extended_Pictographic}/u.test(sign) ? sign : ''
}

function addText(text: string, look: Look, flow: Flow): void {
  if (!look.keepsLines) return put(text.replace(/[ \t\r\n\f]+/g, ' '), look, flow)
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (index > 0) flow.breaks += 1
    put(line.replace(/\t/g, '    ').replace(/ (?= )/g, '\u00a0'), look, flow)
  }
}

/**
 * Adds a text to the current block, or to a new one. One line break before the text becomes a `<br>`. Two
 * line breaks begin a new block.
 */
function put(text: string, { marks }: Look, flow: Flow): void {
  const isStart = !flow.line || flow.breaks > 0 || flow.last?.data.endsWith(' ')
  const shown = isStart ? text.replace(/^ +/, '') : text
  if (shown === '') return
  const isBlank = shown.trim() === ''
  // A space between line breaks is ignored.
  if (flow.breaks > 0 && isBlank) return
  if (flow.breaks > 1) endLine(flow)
  const isNew = !flow.line
  flow.line ??= flow.into.appendChild(make(flow.tag))
  if (!isNew && flow.breaks > 0) {
    trimEnd(flow)
    flow.line.append(make('br'))
  }
  flow.breaks = 0
  let place = flow.line
  for (const mark of marks) {
    const last = place.lastChild
    place =
      last instanceof domGlobals.HTMLElement && isSame(last, mark)
        ? last
        : place.appendChild(elementOf(mark))
  }
  flow.last = place.appendChild(domGlobals.document.createTextNode(shown))
}

function isSame(element: HTMLElement, { kind, href }: Mark): boolean {
  return markKinds[element.localName] === kind && element.getAttribute('href') === (href ?? null)
}

function elementOf({ tag, href }: Mark): HTMLElement {
  const element = make(tag)
  if (href !== undefined) element.setAttribute('href', href)
  return element
}

/** Ends the current line. A line without visible text is removed. */
function endLine(flow: Flow): void {
  trimEnd(flow)
  if (flow.line?.textContent?.replace(/[\s\u200b-\u200f\u2060\ufeff]+/g, '') === '')
    flow.line.remove()
  flow.line = null
  flow.last = null
  flow.breaks = 0
}

/** Removes the space at the end of the line, and emphasis without any other content. */
function trimEnd({ last, line }: Flow): void {
  if (!last) return
  last.data = withoutEndings(last.data, ' ')
  for (let node: ChildNode = last; node !== line && node.textContent === '';) {
    const { parentElement } = node
    node.remove()
    if (!parentElement) return
    node = parentElement
  }
}
