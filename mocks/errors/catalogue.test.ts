import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operationTable } from '../contract/operations.gen'
import { parseScenario } from '../scenarios/parse'
import { errorCatalogue } from './catalogue'
import { errorCsv, errorMarkdown, textLookup } from './markdown'
import { actions, type ErrorRow, linkOf, places } from './row'

const vi = textLookup('vi')
const en = textLookup('en')

const saidBy = ({ said }: ErrorRow): readonly string[] =>
  'id' in said ? [vi(said.id), en(said.id)] : [said.server]

function* problemsOf(row: ErrorRow): Generator<string> {
  if ('id' in row.said && saidBy(row).includes(row.said.id)) yield 'a text in each language'
  if (!(row.place in places)) yield `the unknown place ${row.place}`
  if (row.action && !(row.action in actions)) yield `the unknown action ${row.action}`
  if (row.operation && !(row.operation in operationTable)) yield `the unknown call ${row.operation}`
  const { faults } = parseScenario(row.scenario)
  const isFailure = typeof row.outcome === 'number' && row.scenario.length > 0
  const ofItsCall = faults.some(({ operation }) => operation === row.operation)
  if (isFailure && !ofItsCall) yield `a fault of ${row.operation}`
}

test.each(errorCatalogue.map((row) => [row.id, row] as const))(
  '%s has texts and a scenario that shows them',
  (_, row) => {
    expect([...problemsOf(row)]).toEqual([])
  },
)

test('ids are unique', () => {
  const ids = errorCatalogue.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every text that Product §8 quotes belongs to a row', () => {
  const product = readFileSync('docs/product.md', 'utf8')
  const [, section = ''] = /^## 8\. Error catalogue$(.*?)^## 9\./ms.exec(product) ?? []
  const quoted = [...section.matchAll(/(?<!\p{L})'([^']+)'(?!\p{L})/gu)].map(([, text = '']) =>
    text.replace(/\s+/g, ' '),
  )
  expect(quoted.length).toBeGreaterThan(40)
  // Only the PayPal modal shows this text, and no page of the shop opens that modal (Product §2). A story of
  // PaypalButtonsPanel shows the text.
  const said = [...errorCatalogue.flatMap(saidBy), 'Failed to create PayPal order']
  // The shop may add a sentence after a text that the specification quotes.
  expect(quoted.filter((text) => !said.some((full) => full.startsWith(text)))).toEqual([])
})

test("a row with the server's text has a sibling with the shop's own text", () => {
  const pairs = errorCatalogue
    .filter(({ id }) => id.endsWith('.server'))
    .map((row) => [row, errorCatalogue.find(({ id }) => `${id}.server` === row.id)] as const)
  const alone = pairs.filter(([row, own]) => !own || saidBy(own).includes(saidBy(row)[0] ?? ''))
  expect(pairs.length).toBeGreaterThan(7)
  expect(alone.map(([{ id }]) => id)).toEqual([])
})

test('a link adds the scenario to the query of its path', () => {
  expect(linkOf({ path: '/cart', scenario: [] })).toBe('/cart')
  expect(
    linkOf({
      path: '/order-success?token=1',
      scenario: ['login:shopper', 'login.500:message=A & B'],
    }),
  ).toBe('/order-success?token=1&scenario=login%3Ashopper,login.500%3Amessage%3DA%20%26%20B')
})

test('the test plan has both languages, in the encoding that Excel reads', () => {
  const [head = '', first = ''] = errorCsv().split('\n')
  expect(head).toMatch(/^\uFEFF"Rule",.*,"Vietnamese","English",.*,"Result"$/)
  const said = [vi('auth.error.badCredentials'), en('auth.error.badCredentials')]
  expect(first).toContain(`"${said.join('","')}"`)
  // The mock world translates its own texts, so an English shop shows these words of the server.
  expect(errorCsv()).toContain('"This product has just sold out. Choose another.","a toast"')
})

test('every text about a failure is in the document and in the test plan', () => {
  const plan = errorCsv()
  const document = errorMarkdown()
  const ids = globSync('src/i18n/messages/vi/*/*.json').flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(file, 'utf8'))),
  )
  const named = ids.filter((id) => /\.error(\.|$)/.test(id) && !id.startsWith('qa.'))
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter((id) => !plan.includes(id) || !document.includes(id))).toEqual([])
})
