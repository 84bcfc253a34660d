import { globSync, readFileSync } from 'node:fs'
import { english } from '../seed/english/english'
import { errorCatalogue } from './catalogue'
import { actions, type ErrorRow, linkOf, places } from './row'

const headings = 'Rule,Row,Call,Answer,Text,Vietnamese,English,Where,Open,Then'.split(',')

/** Returns a function that writes a text as cells of a table: its id, and the text in both languages. */
function textCells(): (id: string) => string[] {
  const [vi, en] = [textLookup('vi'), textLookup('en')]
  return (id) => [id, vi(id), en(id)]
}

/** Returns the rows of the catalogue as cells of a table. `open` writes the link of a row. */
function rowsAs(open: (link: string) => string): string[][] {
  const cells = textCells()
  const saidIn = ({ said }: ErrorRow) =>
    'id' in said ? cells(said.id) : ["the server's", said.server, english(said.server)]
  return errorCatalogue.map((row) => [
    row.rule,
    row.id,
    row.operation ?? '',
    String(row.outcome),
    ...saidIn(row),
    places[row.place],
    open(linkOf(row)),
    row.action ? actions[row.action] : '',
  ])
}

/** Matches the ids of texts that tell people about a failure, such as `order.error.createFailed`. */
const failure = /\.(error|failed|notOffered|double|changed\.title)\b|Failed$/

/** Returns the id and both texts of every failure that no row of the catalogue shows. */
function otherRows(): string[][] {
  const shown = new Set<string>(errorCatalogue.flatMap(({ said }) => ('id' in said ? said.id : [])))
  const others = [...allTexts('vi').keys()].filter(
    (id) => failure.test(id) && !id.startsWith('qa.') && !shown.has(id),
  )
  return others.map(textCells())
}

function tableOf(heads: readonly string[], rows: readonly string[][]): string[] {
  const cell = (text: string): string => text.replaceAll('|', '\\|')
  const lines = [heads, heads.map(() => '---'), ...rows.map((row) => row.map(cell))]
  return lines.map((line) => `| ${line.join(' | ')} |`)
}

export function errorMarkdown(): string {
  return [
    '# Error catalogue',
    '',
    '<!-- Written by `npm run gen` from mocks/errors and the texts. Not edited by hand. -->',
    '',
    'Every rule of [Product §8](product.md#8-error-catalogue): what a call answers, what the shop says and where, and',
    'the path that shows it, behind the address of the demo or of development. For English, open `/?lang=en` first: the browser keeps it.',
    "The server's words are written by the scenario. [error-catalogue.csv](error-catalogue.csv) has the same with a column to tick.",
    '',
    ...tableOf(
      headings,
      rowsAs((link) => `[\`${decodeURIComponent(link)}\`](${link})`),
    ),
    '',
    '## The other sentences about a failure',
    '',
    'They come from the texts of fields, windows and the back office. Each has a test beside its component.',
    '',
    ...tableOf(['Text', 'Vietnamese', 'English'], otherRows()),
    '',
  ].join('\n')
}

/**
 * Returns the catalogue as a test plan for a spreadsheet, with an empty last column to tick. It begins with a
 * byte order mark, because without one Excel breaks Vietnamese letters.
 */
export function errorCsv(): string {
  const others = otherRows().map((texts) => ['', '', '', '', ...texts, '', '', ''])
  const rows = [...rowsAs((link) => link), ...others].map((row) => [...row, ''])
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const lines = [[...headings, 'Result'], ...rows].map((row) => `${row.map(quoted).join(',')}\n`)
  return `\uFEFF${lines.join('')}`
}

const folder = new URL('../../src/i18n/messages/', import.meta.url)

function allTexts(locale: 'vi' | 'en'): ReadonlyMap<string, string> {
  return new Map(
    globSync(`${locale}/*/*.json`, { cwd: folder })
      .toSorted()
      .flatMap((file) =>
        Object.entries<string>(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
      ),
  )
}

export function textLookup(locale: 'vi' | 'en'): (id: string) => string {
  const texts = allTexts(locale)
  return (id) => texts.get(id) ?? id
}
