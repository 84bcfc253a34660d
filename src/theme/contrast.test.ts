import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rgbChannels, contrastOf, contrastPairs } from './contrast'

type Colour = { $value: { hex: string; components: readonly number[] } }

describe.each(globSync('brand/*/figma.gen.json'))('the colours of %s §15.1', (file) => {
  const tokens: Record<string, Record<string, Colour>> = JSON.parse(readFileSync(file, 'utf8'))
  const colourOf = (name: string) => {
    const [group = '', member = ''] = name.includes('.') ? name.split('.') : ['color', name]
    const colour = tokens[group]?.[member]?.$value
    if (!colour) throw new Error(`${file} has no colour ${name}`)
    return colour
  }

  test.each(contrastPairs)('%s on %s has %f', (front, ground, least) => {
    expect(contrastOf(colourOf(front).hex, colourOf(ground).hex)).toBeGreaterThanOrEqual(least)
  })

  test('an error has another red than an action §15.1', () => {
    const action = rgbChannels(colourOf('accent').hex)
    const apart = rgbChannels(colourOf('danger').hex).map(
      (channel, at) => channel - (action[at] ?? 0),
    )
    expect(Math.hypot(...apart)).toBeGreaterThan(60)
  })

  test.each(Object.keys(tokens['color'] ?? {}))('%s is the same in both notations', (name) => {
    const { hex, components } = colourOf(name)
    expect(components.map((channel) => Math.round(channel * 255))).toEqual(rgbChannels(hex))
  })
})
