// @vitest-environment node
// Not among the other tests of units, which share their modules: what is called here may keep something.
import { beforeEach, expect, test, vi } from 'vitest'
import { isSameAddress, placeAtEnd } from '@/domain/address/text'
import { pasteNumbers } from '@/domain/carriers/tracking-numbers'
import { markedParts, matchesWords } from '@/lib/text'
import { typedVnd } from '@/lib/vnd-input'

/**
 * All modules that read foreign text. What they export is found here, so that no reader has to be listed.
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
 * What takes long where an expression reads its text again for each of its characters, or doubles its work
 * with each part.
 */
const hostile = [' ', '.', '/', '<a', '\u200d', '0', '<!--a-->', '"a@b, ']

type Call = readonly [name: string, call: (text: string) => unknown]

/** The readers whose text comes within another argument, or behind it. */
const withForm: readonly Call[] = [
  ['matchesWords', (text) => matchesWords('áo', text)],
  ['markedParts', (text) => markedParts('áo', text)],
  ['placeAtEnd', (text) => placeAtEnd(text, 'province', [{ name: 'Hà Nội' }])],
  ['isSameAddress', (text) => isSameAddress(text, text)],
  ['typedVnd', (text) => typedVnd('', text, text.length, true)],
  ['pasteNumbers', (text) => pasteNumbers({ parcels: [], numbers: new Map(), from: 0, text })],
]

/**
 * Returns how each function and expression in an export is called with a text: alone, in a list, in a table.
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

/** Returns how long a call computes, in ms, whatever else the machine does. What it throws, it refuses. */
function msOf(call: Call[1], text: string): number {
  const before = process.threadCpuUsage()
  try {
    void Promise.resolve(call(text)).catch(() => {})
  } catch {}
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

// Some exports are hooks under another name: React refuses them here.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

test.each(hostile)('no reader takes long for a long text of %j §14.1k', (part) => {
  const text = `x${part.repeat(length / part.length)}x`
  const slow = [...calls, ...withForm].flatMap(([name, call]) => {
    const ms = msOf(call, text)
    // Of 50 that are wanted; one that reads a text again for each character takes thousands.
    return ms > 300 ? [`${name}: ${Math.round(ms)} ms`] : []
  })
  expect(slow).toEqual([])
})
