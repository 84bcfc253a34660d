// @vitest-environment node
// Apart from the other unit tests, which share their modules: a module that is called here may keep state.
import { beforeEach, expect, test, vi } from 'vitest'
import { isSameAddress, placeAtEnd } from '@/domain/address/text'
import { pasteNumbers } from '@/domain/carriers/tracking-numbers'
import { markedParts, matchesWords } from '@/lib/text'
import { typedVnd } from '@/lib/vnd-input'

/**
 * All modules that read foreign text. Their exports are found here, so that no reader has to be listed.
 * Descriptions of records are read by name and hold no foreign text.
 */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../{lib,domain}/**/*.ts',
    './error-report.ts',
    '!../lib/{description,kinds/described,table-worker}.ts',
    '!../**/*.{test,gen}.ts',
  ],
  { eager: true },
)

const length = 100_000

/**
 * Texts that take a bad expression long: it reads the text again for each character, or doubles its work with
 * each part.
 */
const hostile = [' ', '.', '/', '<a', '\u200d', '0', '<!--a-->', '"a@b, ']

type Call = readonly [name: string, call: (text: string) => unknown]

/** Readers that take their text within another argument, or behind it. */
const withForm: readonly Call[] = [
  ['matchesWords', (text) => matchesWords('áo', text)],
  ['markedParts', (text) => markedParts('áo', text)],
  ['placeAtEnd', (text) => placeAtEnd(text, 'province', [{ name: 'Hà Nội' }])],
  ['isSameAddress', (text) => isSameAddress(text, text)],
  ['typedVnd', (text) => typedVnd('', text, text.length, true)],
  ['pasteNumbers', (text) => pasteNumbers({ parcels: [], numbers: new Map(), from: 0, text })],
]

/**
 * Returns the ways to call each function and expression of an export with a text: alone, in a list, in a
 * table.
 */
function callsIn(name: string, value: unknown, depth = 0): Call[] {
  if (/^use[A-Z]/.test(name)) return []
  if (value instanceof RegExp) return [[name, (text) => value.test(text)]]
  if (typeof value === 'function') {
    const call = (...args: unknown[]): unknown => Reflect.apply(value, undefined, args)
    return [
      [name, (text) => call(text, 'áo', 'áo')],
      [name, (text) => call([text], [text])],
      [name, (text) => call([[text]], ['name', 'price', 'sku'], { firstLine: 2, variants: [] })],
      [name, (text) => call({ name: text, message: text, text, value: text })],
    ]
  }
  if (typeof value !== 'object' || value === null || depth > 2) return []
  return Object.entries(value).flatMap(([key, part]) => callsIn(`${name}.${key}`, part, depth + 1))
}

const calls = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => callsIn(name, value)),
)

/**
 * Returns how long a call computes, in ms, however busy the machine is. A call that throws has refused the
 * text.
 */
function msOf(call: Call[1], text: string): number {
  const before = process.threadCpuUsage()
  try {
    void Promise.resolve(call(text)).catch(() => {})
  } catch {}
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

// Some exports are hooks under another name. React refuses them here and logs it.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

test.each(hostile)('no reader takes long for a long text of %j §14.1k', (part) => {
  const text = `x${part.repeat(length / part.length)}x`
  const slow = [...calls, ...withForm].flatMap(([name, call]) => {
    const ms = msOf(call, text)
    // 50 ms are the goal. A reader that reads its text again for each character takes thousands.
    return ms > 300 ? [`${name}: ${Math.round(ms)} ms`] : []
  })
  expect(slow).toEqual([])
})
