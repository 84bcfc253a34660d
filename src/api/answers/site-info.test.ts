import { describe, expect, test } from 'vitest'
import { createTestWorld } from '~mocks/node'
import { jsonPart, lenient } from '~mocks/pipeline/validate'
import type { Site } from '../generated/model'
import { readAnswer } from './read-answer'
import { siteInfoAnswer } from './site.gen'

const { answer } = createTestWorld()
const outcome = await answer(new Request('http://shop.test/api/website/info'))
const text = outcome === 'network-error' ? '' : await outcome.text()
const siteOf = (): Site => JSON.parse(text).data

/** Every field of the site info, with one entry of the menu, as a path. */
function pathsOf(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined)
  return entries.flatMap(([key, field]) => [[...at, key], ...pathsOf(field, [...at, key])])
}

/** Changes one field of a site. `undefined` leaves it out. */
function change(site: Site, path: readonly string[], value: unknown): void {
  const parent = path.slice(0, -1).reduce<object>((place, key) => Reflect.get(place, key), site)
  const key = path.at(-1) ?? ''
  if (value === undefined) Reflect.deleteProperty(parent, key)
  else Reflect.set(parent, key, value)
}

const deviations = [
  ['null', null],
  ['an object', { text: 'x' }],
  ['a list', ['x']],
  ['a text', 'x'],
  ['a number', 84912345678],
  ['left out', undefined],
] as const

describe.each(pathsOf(siteOf()).map((path) => path.join('.')))('%s', (name) => {
  const path = name.split('.')

  test.each(deviations)('as %s costs no other field', (_what, value) => {
    const site = siteOf()
    change(site, path, value)
    const data = readAnswer(siteInfoAnswer, { data: site })
    const check = lenient('siteInfo', `answers/200/${jsonPart}`)
    expect(check?.({ success: true, message: '', data })).toEqual([])
    const [block = ''] = path
    const others = (one: object) => ({ ...one, [block]: null })
    expect(others(Object(data))).toEqual(others(siteOf()))
  })
})
