import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chart } from './chart.gen'
import * as tokens from './tokens.gen'

const references = (value: unknown): string[] =>
  typeof value === 'string'
    ? [...value.matchAll(/var\((--[\w-]+)\)/g)].flatMap((match) => match[1] ?? [])
    : Object.values(value ?? {}).flatMap(references)

/**
 * Variables that only the tokens of titles contain. No other text can use the display font or its sizes.
 */
const ofTitlesOnly = ['--font-display', '--text-h1', '--text-h2', '--text-hero']

describe.each(globSync('brand/*/tokens.gen.css'))('%s', (file) => {
  const css = readFileSync(file, 'utf8')

  test('its variables and the names in code correspond one to one §15.1', () => {
    const defined = [...css.matchAll(/^ {2}(--[\w-]+):/gm)].flatMap((match) => match[1] ?? [])
    expect(new Set([...references({ ...tokens, chart }), ...ofTitlesOnly])).toEqual(
      new Set(defined),
    )
  })

  test.each(Object.values(tokens.title))('%s is display from 28 px only §15.2', (reference) => {
    const valueOf = (name = ''): string =>
      css.match(new RegExp(`^ {2}${name}: ([^;]+);`, 'm'))?.[1] ?? ''
    const font = valueOf(references(reference)[0])
    const [, size = ''] = font.match(/^\d+ (.+) \/ /) ?? []
    const smallest = Number((valueOf(references(size)[0]) || size).match(/[\d.]+(?=rem)/)?.[0]) * 16
    expect(smallest).toBeGreaterThanOrEqual(font.includes('display') ? 28 : 16)
  })
})

test('one step of space is 4 px §15.3', () => {
  expect(tokens.space(4)).toBe('16px')
})
