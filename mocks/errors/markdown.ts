import { globSync, readFileSync } from 'node:fs'
import { errorCatalogue } from './catalogue'
import { linkOf, actions, type ErrorRow, places } from './row'

const cell = (text: string): string => text.replaceAll('|', '\\|')

function saidOf({ said }: ErrorRow, text: (id: string) => string): string {
  return 'id' in said ? `${text(said.id)} (\`${said.id}\`)` : `“${said.server}”, the server's`
}

function lineOf(row: ErrorRow, text: (id: string) => string): string {
  const { id, sentence, operation, outcome, place, action } = row
  const link = linkOf(row)
  const cells = [
    sentence,
    id,
    operation ?? '',
    String(outcome),
    saidOf(row, text),
    places[place],
    `[\`${decodeURIComponent(link)}\`](http://localhost:5173${link})${action ? `, then: ${actions[action]}` : ''}`,
  ]
  return `| ${cells.map(cell).join(' | ')} |`
}

export function errorMarkdown(): string {
  const text = textsIn('vi')
  const headings = ['Sentence', 'Row', 'Call', 'Answer', 'Says', 'Where', 'Open']
  return [
    '# Error catalogue',
    '',
    '<!-- Written by `npm run gen` from mocks/errors. Not edited by hand. -->',
    '',
    'Every sentence of [Product §8](product.md#8-error-catalogue): what a call answers, what the shop says and where, and',
    "the address that shows it in the demo and in development. Words in quotation marks are the server's, written by the",
    "scenario; the others are the shop's own.",
    '',
    `| ${headings.join(' | ')} |`,
    `| ${headings.map(() => '---').join(' | ')} |`,
    ...errorCatalogue.map((row) => lineOf(row, text)),
    '',
  ].join('\n')
}

const folder = new URL('../../src/i18n/messages/', import.meta.url)

export function textsIn(locale: 'vi' | 'en'): (id: string) => string {
  const texts = new Map(
    globSync(`${locale}/*/*.json`, { cwd: folder }).flatMap((file) =>
      Object.entries<string>(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    ),
  )
  return (id) => texts.get(id) ?? id
}
