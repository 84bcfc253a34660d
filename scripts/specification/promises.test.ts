import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { areasOf, readArea } from '../messages/source.ts'
import { readSpecification } from './rules.ts'

/** Matches words that promise something to shoppers, and numbers of days, hours, minutes and per cent. */
const promising = {
  vi: /(?<!\p{L})(sẽ|luôn|miễn phí|trong vòng|chậm nhất|hoàn tiền|được hoàn|cam kết|hứa|đảm bảo|bảo đảm)(?!\p{L})|[\d}] ?(%|ngày|giờ|phút)/iu,
  en: /\b(will|always|free|within|refund\w*|promise\w*|guarantee\w*|at once|by {\w+})\b|[\d}] ?(%|(working )?(days?|hours?|minutes?)\b)/i,
}

/**
 * Matches a number with a unit, such as "3 days", that is typed into the text. A promised number must be an
 * argument of the text instead, because the shop's rules define it.
 */
const ownNumber = /\d ?(%|ngày|giờ|phút|(working )?(days?|hours?|minutes?)\b)/i

const texts = locales.flatMap((locale) =>
  areasOf(locale, ['shop', 'account', 'info'])
    .flatMap((area) => Object.entries(readArea(locale, area)))
    .map(([id, text]) => ({ id, text, locale })),
)

const product = readFileSync('docs/product.md', 'utf8')
const rules = readSpecification(product).flatMap((section) => section.rules)

/**
 * The rows of the table of promises in docs/product.md. The second column has the ids of the texts, and the
 * third column has the source of the promise.
 */
const rows = (product.split('### 9.17 ')[1]?.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, promise = '', ids = '', source = '']) => ({
    promise,
    ids: [...ids.matchAll(/`([^`]+)`/g)].map(([, id = '']) => id),
    source,
  }))
const listed = new Set(rows.flatMap(({ ids }) => ids))

test('every text that promises something is in the table, and every text of the table exists §9.17a', () => {
  const found = texts.filter(({ text, locale }) => promising[locale].test(text))
  const known = new Set(texts.map(({ id }) => id))
  expect(found.filter(({ id }) => !listed.has(id)).map(({ id, text }) => `${id}: ${text}`)).toEqual(
    [],
  )
  expect([...listed].filter((id) => !known.has(id))).toEqual([])
})

test.each(rows)('$promise: its source exists §9.17a', ({ source }) => {
  const files = [...source.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
  const sections = [...source.matchAll(/§([\d.]+[a-z]?)/g)].map(([, id]) => id)
  expect(files.length + sections.length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(`src/${file}`) && !existsSync(file))).toEqual([])
  expect(sections.filter((id) => !rules.some((rule) => rule.id === id))).toEqual([])
})

test('no text promises delivery to all of Vietnam, because the checkout lists the places §9.17a', () => {
  const everywhere =
    /toàn quốc|cả nước|nationwide|(all over|anywhere in|across|throughout) vietnam/i
  const contents = globSync('{brand/*/brand.json,mocks/seed/*.ts,mocks/seed/english/*.json}').map(
    (id) => ({ id, text: readFileSync(id, 'utf8') }),
  )
  const said = [...texts, ...contents].filter(({ text }) => everywhere.test(text))
  expect(said.map(({ id }) => id)).toEqual([])
})

test('a number of days, hours or per cents comes from a rule and is not typed into a text §9.17a', () => {
  const own = texts.filter(({ text }) => ownNumber.test(text))
  expect(own.map(({ id, text }) => `${id}: ${text}`)).toEqual([])
})
