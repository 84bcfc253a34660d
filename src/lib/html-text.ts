import { withoutInvisible } from './characters'
import { entryOf } from './json'

/** Returns true if the HTML contains no visible text. */
export function isBlankHtml(html: string): boolean {
  return htmlText(html) === ''
}

/**
 * Returns the text of HTML on one line, without tags. Search engines, counts, previews and comparisons use
 * it. The result is not safe to insert into HTML.
 */
export function htmlText(html: string): string {
  return withoutInvisible(withoutTags(html).replace(entities, characterOf))
}

const entities = /&(#x?)?(\w{1,32});/gi

/**
 * Replaces HTML entities by their characters: `&amp;` becomes `&`. Also decodes text that a mail program
 * encoded twice: `&amp;nbsp;`.
 */
export function decodeHtmlEntities(text: string): string {
  return text.replace(/&(?:amp;)+/gi, '&').replace(entities, characterOf)
}

const unseen = new Set('script style title select textarea template noscript'.split(' '))

/**
 * Inline tags. Removing one leaves no space. All other tags separate words, and so does an inline tag whose
 * `style` makes it a block.
 */
const withinLine = new Set(
  'a abbr b bdi bdo big cite code del dfn em font i ins kbd mark o:p q s samp small span strike strong sub sup tt u var wbr'.split(
    ' ',
  ),
)

/**
 * Removes the tags of HTML, and also the content of `unseen` elements such as scripts. If a closing tag is
 * missing, the loop searches for it only once. The time therefore stays linear even for broken HTML.
 */
function withoutTags(html: string): string {
  const start = /<(!--|\/?[a-z][\w:-]*|[!?/])/gi
  const endless = new Set<string>()
  const endOf = (end: string, from: number): number => {
    if (endless.has(end)) return -1
    const ends = new RegExp(end, 'gi')
    ends.lastIndex = from
    if (!ends.test(html)) endless.add(end)
    return ends.lastIndex || -1
  }
  let [text, at] = ['', 0]
  for (let tag = start.exec(html); tag; tag = start.exec(html)) {
    const name = (tag[1] ?? '').toLowerCase()
    const whole = name === '!--' ? '-->' : unseen.has(name) && `</${name}\\s*>`
    const unseenEnd = whole ? endOf(whole, start.lastIndex) : -1
    const end = unseenEnd < 0 ? endOf('>', start.lastIndex) : unseenEnd
    if (end < 0) continue
    const isWithin =
      withinLine.has(name.replace('/', '')) && !breaksLine.test(html.slice(tag.index, end))
    text += html.slice(at, tag.index) + (isWithin ? '' : ' ')
    at = start.lastIndex = end
  }
  return text + html.slice(at)
}

const breaksLine = /display:\s*(?:block|flex|grid)/i

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  times: '×',
  deg: '°',
  frac12: '½',
}

/** The diacritics in names of letters such as `&agrave;`. Older editors write such letters. */
const letterMarks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
}

/** Returns the character of an HTML entity. An unknown entity is returned unchanged. */
function characterOf(entity: string, number: string | undefined, name: string): string {
  if (number !== undefined) {
    const code = Number.parseInt(name, number === '#' ? 10 : 16)
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : entity
  }
  const mark = entryOf(letterMarks, name.slice(1))
  return entryOf(characters, name) ?? (mark ? `${name[0]}${mark}`.normalize('NFC') : entity)
}
