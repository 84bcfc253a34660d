import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Every pair in use: what stands in front, on which grounds, and the contrast that it needs (WCAG 2.2). */
const pairs: readonly (readonly [fronts: string, grounds: string, least: number])[] = [
  ['ink inkSoft accent accentHover celadon positive warning danger', 'paper surface sand', 4.5],
  ['ink accent', 'accentSoft', 4.5],
  ['ink inkSoft celadon positive', 'celadonSoft', 4.5],
  ['ink danger', 'dangerSoft', 4.5],
  ['onAccent', 'accent accentHover ink celadon positive danger', 4.5],
  ['lineStrong focus celadon danger', 'paper surface sand', 3],
  ['chart.value chart.mark', 'surface', 3],
  ['chart.value', 'chart.rest', 3],
]

const all = pairs.flatMap(([fronts, grounds, least]) =>
  fronts
    .split(' ')
    .flatMap((front) => grounds.split(' ').map((ground) => [front, ground, least] as const)),
)

type Colour = { $value: { hex: string; components: readonly number[] } }

describe.each(globSync('brand/*/figma.gen.json'))('the colours of %s §15.1b', (file) => {
  const tokens: Record<string, Record<string, Colour>> = JSON.parse(readFileSync(file, 'utf8'))
  const colourOf = (name: string) => {
    const [group = '', member = ''] = name.includes('.') ? name.split('.') : ['color', name]
    const colour = tokens[group]?.[member]?.$value
    if (!colour) throw new Error(`${file} has no colour ${name}`)
    return colour
  }

  test.each(all)('%s on %s has %f', (front, ground, least) => {
    const [light = 0, dark = 0] = [front, ground]
      .map((name) => luminance(colourOf(name).hex))
      .sort((a, b) => b - a)
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(least)
  })

  test('an error has another red than an action §15.1d', () => {
    const action = channels(colourOf('accent').hex)
    const apart = channels(colourOf('danger').hex).map((channel, at) => channel - (action[at] ?? 0))
    expect(Math.hypot(...apart)).toBeGreaterThan(60)
  })

  test.each(Object.keys(tokens['color'] ?? {}))('%s is the same in both notations', (name) => {
    const { hex, components } = colourOf(name)
    expect(components.map((channel) => Math.round(channel * 255))).toEqual(channels(hex))
  })
})

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
