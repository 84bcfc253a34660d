import fc, { type Arbitrary } from 'fast-check'
import { type OperationId, operationTable } from '../contract/operations.gen'
import type { RawAnswer } from '../pipeline/answer'
import type { Fuzz } from '../scenarios/scenario'
import { hash } from '../seed/chance'
import { isRecord, resolve, type Schema, answerSchema } from './schema'

function isBroken({ seed, broken }: Fuzz, operation: OperationId): boolean {
  return broken === 'some' ? hash(`${operation} ${seed}`) % 2 === 0 : broken === operation
}

type Mutation = string | null

/** Returns a random answer of an operation. The same request gets the same answer. */
export function fuzzedAnswer(
  fuzz: Fuzz,
  operation: OperationId,
  address: string,
): { answer: RawAnswer; mutation: Mutation } {
  const { status } = operationTable[operation]
  const schema = answerSchema(operation, status)
  if (!schema) throw new Error(`${operation} has no answer to make up`)
  const valid = arbitraryOf(schema)
  const seed = hash(`${fuzz.seed} ${operation} ${address}`)
  const mutants = isBroken(fuzz, operation)
    ? valid.chain((body) => mutantsOf(body))
    : valid.map((body) => ({ text: JSON.stringify(body), mutation: null }))
  const [made] = fc.sample<{ text: string; mutation: Mutation }>(mutants, { seed, numRuns: 1 })
  return { answer: { status, text: made?.text ?? '' }, mutation: made?.mutation ?? null }
}

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

function arbitraryOf(declared: Schema): Arbitrary<unknown> {
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

type Mutant = { text: string; mutation: string }

type Path = readonly (string | number)[]
type Change = (value: unknown) => unknown

const changes: Readonly<Record<string, Change>> = {
  null: () => null,
  'left out': () => undefined,
  'a text': (value) => (isRecord(value) || Array.isArray(value) ? 'text' : String(value)),
  'a word for a number': (value) => (typeof value === 'number' ? 'nhiều' : 'text'),
  'a decimal text': (value) => (typeof value === 'number' ? value.toFixed(2) : '12.50'),
  'a negative number': () => -1,
  'a huge number': () => 1e300,
  'a boolean': (value) => !value,
  'an object': (value) => ({ value }),
  'a list': (value) => [value],
  'an empty list': () => [],
  'an empty text': () => '',
  'no date': () => '0000-00-00 00:00:00',
  'an unknown word': () => 'something-new',
}

const breakages: Readonly<Record<string, (text: string) => string>> = {
  'an HTML page': () => '<!doctype html><title>502</title><h1>Bad gateway</h1>',
  'an empty body': () => '',
  'half of the answer': (text) => text.slice(0, text.length / 2),
  'JSON null': () => 'null',
  'a bare list': () => '[]',
  'a bare text': () => '"ok"',
  'another envelope': (text) => `{"result":${text}}`,
}

function pathsOf(value: unknown, at: Path = []): Path[] {
  const entries = Array.isArray(value)
    ? value.map((entry, index) => [index, entry] as const)
    : isRecord(value)
      ? Object.entries(value)
      : []
  return entries.flatMap(([key, entry]) => [[...at, key], ...pathsOf(entry, [...at, key])])
}

function changedAt(value: unknown, [key, ...rest]: Path, change: Change): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((entry, index) => (index === key ? changedAt(entry, rest, change) : entry))
  if (!isRecord(value)) return value
  return { ...value, [key]: changedAt(value[key], rest, change) }
}

function changedOnce(body: unknown): Arbitrary<{ body: unknown; mutation: string }> {
  return fc
    .record({
      path: fc.constantFrom(...pathsOf(body)),
      name: fc.constantFrom(...Object.keys(changes)),
    })
    .map(({ path, name }) => ({
      body: changedAt(body, path, changes[name] ?? ((value) => value)),
      mutation: `/${path.join('/')}: ${name}`,
    }))
}

function changedOften(
  body: unknown,
  times: number,
): Arbitrary<{ body: unknown; mutation: string }> {
  const once = changedOnce(body)
  if (times <= 1) return once
  return once.chain((first) =>
    changedOften(first.body, times - 1).map((last) => ({
      body: last.body,
      mutation: `${first.mutation}, ${last.mutation}`,
    })),
  )
}

function mutantsOf(body: unknown): Arbitrary<Mutant> {
  const text = JSON.stringify(body)
  const changed = fc
    .integer({ min: 1, max: 3 })
    .chain((times) => changedOften(body, times))
    .map((mutant) => ({ text: JSON.stringify(mutant.body), mutation: mutant.mutation }))
  const broken = fc
    .constantFrom(...Object.keys(breakages))
    .map((name) => ({ text: breakages[name]?.(text) ?? text, mutation: name }))
  return fc.oneof({ weight: 5, arbitrary: changed }, { weight: 1, arbitrary: broken })
}
