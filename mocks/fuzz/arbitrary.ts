import fc, { type Arbitrary } from 'fast-check'
import { resolve, type Schema } from '../drift/schema'

/** Texts that are hard to show. None has the words that the screens are searched for, such as "undefined". */
const texts = fc.constantFrom(
  '',
  ' ',
  'Áo dài',
  'A\u0301o da\u0300i',
  'Nguyễn Thị Phương Thảo '.repeat(12),
  'không-có-chỗ-ngắt-'.repeat(20),
  '<b>đậm</b> & "nháy"',
  '"><img src=x onerror=alert(1)>',
  '{name} {{count}} %s ${price}',
  '👗👠🧵',
  '\u202Eنص عربي',
  'dòng\nhai\ttab',
  '0',
  '-1',
  '590.000VND',
)

/** Addresses of pages and pictures, of which most lead nowhere. */
const addresses = fc.constantFrom(
  '/artwork/brand/logo.svg',
  '/category/dresses',
  '/',
  '',
  '#',
  '?page=2',
  'relative/without/slash',
  'https://elsewhere.example/a.png',
  '//elsewhere.example/a.png',
  'javascript:alert(1)',
  'data:,',
  '/c%C3%B3%20d%E1%BA%A5u?q=%25',
)

const moments = fc
  .date({
    min: new Date('1969-12-31T00:00:00Z'),
    max: new Date('9999-12-30T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString())

const formats: Readonly<Record<string, Arbitrary<string>>> = {
  email: fc.constantFrom('lan@moclan.example', `${'a'.repeat(60)}@${'b'.repeat(60)}.example`),
  'uri-reference': addresses,
  'date-time': moments,
  date: moments.map((moment) => moment.slice(0, 10)),
}

function textOf({ format = '', pattern, maxLength = Infinity }: Schema): Arbitrary<string> {
  const known = formats[format]
  if (known) return known
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return texts.filter((text) => text.length <= maxLength)
}

/** Mostly amounts as shops have them, and the limits. */
function wholeOf({ minimum = -(2 ** 31), maximum = Number.MAX_SAFE_INTEGER }: Schema) {
  const limits = fc.constantFrom(minimum, maximum, Math.min(maximum, 2 ** 31))
  const usual = fc.integer({ min: Math.max(minimum, 0), max: Math.min(maximum, 2_000_000) })
  return fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: limits })
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema) {
  if (additionalProperties) return fc.dictionary(texts, arbitraryOf(additionalProperties))
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema)]),
  )
  return fc.record(fields, { requiredKeys: [...required] })
}

function listOf({ items = {}, minItems = 0, maxItems = 4 }: Schema) {
  const maxLength = Math.max(minItems, Math.min(maxItems, 4))
  return fc.array(arbitraryOf(items), { minLength: minItems, maxLength })
}

/** Returns the values that keep a schema of the contract. Throws for a kind of schema that the contract does not have. */
export function arbitraryOf(declared: Schema): Arbitrary<unknown> {
  if (declared.oneOf) return fc.oneof(...declared.oneOf.map(arbitraryOf))
  const schema = resolve(declared)
  const { type, enum: values } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (values) return fc.constantFrom(...values)
  if (typeof type === 'object') {
    return fc.oneof(...type.map((one) => arbitraryOf({ ...schema, type: one })))
  }
  if (type === 'object') return objectOf(schema)
  if (type === 'array') return listOf(schema)
  if (type === 'string') return textOf(schema)
  if (type === 'integer') return wholeOf(schema)
  if (type === 'number') return fc.double({ min: schema.minimum ?? -1e9, max: 1e9, noNaN: true })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  throw new Error(`No values for ${JSON.stringify(declared)}`)
}
