import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { color } from './tokens'

const css = readFileSync(new URL('./base.css', import.meta.url), 'utf8')

type ColorName = keyof typeof color

const grounds: ColorName[] = ['paper', 'surface', 'sand']
const texts: ColorName[] = [
  'ink',
  'inkSoft',
  'accent',
  'accentHover',
  'celadon',
  'positive',
  'warning',
  'danger',
]
const onTint: [ColorName, ColorName][] = [
  ['ink', 'accentSoft'],
  ['ink', 'celadonSoft'],
  ['ink', 'dangerSoft'],
  ['inkSoft', 'celadonSoft'],
  ['accent', 'accentSoft'],
  ['celadon', 'celadonSoft'],
  ['positive', 'celadonSoft'],
  ['danger', 'dangerSoft'],
]
const onDark: [ColorName, ColorName][] = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'ink'],
  ['onAccent', 'celadon'],
  ['onAccent', 'positive'],
  ['onAccent', 'danger'],
]

const pairs = (front: ColorName[]) =>
  grounds.flatMap((ground) => front.map((name): [ColorName, ColorName] => [name, ground]))

describe('contrast of the tokens (WCAG 2.2) §15.1b', () => {
  test.each([...pairs(texts), ...onTint, ...onDark])('%s on %s reads as text', (front, ground) => {
    expect(contrast(front, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairs(['lineStrong', 'focus', 'celadon', 'danger']))(
    '%s on %s outlines a control',
    (front, ground) => {
      expect(contrast(front, ground)).toBeGreaterThanOrEqual(3)
    },
  )
})

function contrast(front: ColorName, ground: ColorName): number {
  const [light = 0, dark = 0] = [luminance(front), luminance(ground)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(name: ColorName): number {
  const [red = 0, green = 0, blue = 0] = channels(name).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(name: ColorName): number[] {
  const property = color[name].slice('var('.length, -1)
  const hex = new RegExp(`${property}: #([0-9a-f]{6});`).exec(css)?.[1]
  if (hex === undefined) throw new Error(`${property} is not a plain colour in base.css`)
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}
