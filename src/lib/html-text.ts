import { seen } from './characters'

/** True when HTML shows no text. */
export function isBlankHtml(html: string): boolean {
  return htmlText(html) === ''
}

/** Returns the text of HTML on one line, for search engines, counts, previews and comparisons. It is not safe as HTML output. */
export function htmlText(html: string): string {
  return seen(
    html
      .replace(unseen, ' ')
      .replace(withinLine, '')
      .replace(/<[/!?a-z][^>]*>/gi, ' ')
      .replace(entities, characterOf),
  )
}

const entities = /&(#x?)?(\w+);/gi

/** Returns a text without the entities that a mail or chat has made of its signs, also of those of entities (`&amp;nbsp;`). */
export function decodedEntities(text: string): string {
  return text.replace(/&(?:amp;)+/gi, '&').replace(entities, characterOf)
}

const unseen =
  /<(script|style|title|select|textarea|template|noscript)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi

/** Tags within a line; all others separate words, as does a style. */
const withinLine =
  /<\/?(?:a|abbr|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|o:p|q|s|samp|small|span|strike|strong|sub|sup|tt|u|var|wbr)\b(?![^>]*display:\s*(?:block|flex|grid))[^>]*>/gi

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

/** The marks of letters such as `&agrave;`, which older editors write. */
const letterMarks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
}

/** Returns what an entity stands for; an unknown one stays. */
function characterOf(entity: string, number: string | undefined, name: string): string {
  if (number !== undefined) {
    const code = Number.parseInt(name, number === '#' ? 10 : 16)
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : entity
  }
  const mark = letterMarks[name.slice(1)]
  return characters[name] ?? (mark ? `${name[0]}${mark}`.normalize('NFC') : entity)
}
