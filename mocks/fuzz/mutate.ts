import fc, { type Arbitrary } from 'fast-check'
import { isRecord } from '../drift/schema'

/** An answer that breaks the contract: its text, and what was done to it. */
export type Mutant = { text: string; mutation: string }

type Path = readonly (string | number)[]
type Change = (value: unknown) => unknown

/** What may become of a value at one place. */
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

/** What may become of the whole body. */
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

/** Returns broken variants of a valid body: mostly changed in one to three places, sometimes broken as a whole. */
export function mutantsOf(body: unknown): Arbitrary<Mutant> {
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
