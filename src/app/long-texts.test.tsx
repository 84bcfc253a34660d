// @vitest-environment node
// These tests run apart from the other unit tests. The other tests share their modules, and a module that is
// called here may keep state.
import { beforeEach, expect, test, vi } from 'vitest'
import { isSameAddress, findPlaceAtEnd } from '@/domain/address/text'
import { pasteTracking } from '@/domain/carriers/tracking-numbers'
import { markedParts, matchesWords } from '@/lib/text'
import { vndAfterTyping } from '@/lib/vnd-input'

/**
 * All modules that read texts from outside of the shop. The tests call all exports of these modules, so that
 * nobody has to list the functions. Modules with descriptions of records are left out, because they read no
 * such text.
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
 * The parts of which the long texts consist. A bad regular expression needs very long for a text that repeats
 * such a part, because it reads the text again for each character, or doubles its work with each part.
 */
const hostile = [' ', '.', '/', '<a', '\u200d', '0', '<!--a-->', '"a@b, ']

type Call = readonly [name: string, call: (text: string) => unknown]

/** Calls of functions that take the text as a later argument or as part of an object. */
const withForm: readonly Call[] = [
  ['matchesWords', (text) => matchesWords('áo', text)],
  ['markedParts', (text) => markedParts('áo', text)],
  ['findPlaceAtEnd', (text) => findPlaceAtEnd(text, 'province', [{ name: 'Hà Nội' }])],
  ['isSameAddress', (text) => isSameAddress(text, text)],
  ['vndAfterTyping', (text) => vndAfterTyping('', text, text.length, true)],
  ['pasteNumbers', (text) => pasteTracking({ parcels: [], numbers: new Map(), from: 0, text })],
]

/**
 * Returns test calls for each function and each regular expression in an exported value. A function gets the
 * text as its argument: alone, in a list, in a table and in an object.
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
 * Returns the processor time of a call in ms. This time does not depend on how busy the machine is. A call
 * may throw, because a function may refuse the text.
 */
function msOf(call: Call[1], text: string): number {
  const before = process.threadCpuUsage()
  try {
    void Promise.resolve(call(text)).catch(() => {})
  } catch {}
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

// Some exports are hooks without a name that begins with `use`. React logs an error for them here.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

test.each(hostile)('no reader takes long for a long text of %j §14.1k', (part) => {
  const text = `x${part.repeat(length / part.length)}x`
  const slow = [...calls, ...withForm].flatMap(([name, call]) => {
    const ms = msOf(call, text)
    // The goal is 50 ms, and the limit is higher, so that a busy machine passes. A function that reads its
    // text again for each character takes thousands of ms.
    return ms > 300 ? [`${name}: ${Math.round(ms)} ms`] : []
  })
  expect(slow).toEqual([])
})
