import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as tokens from './tokens'

const css = readFileSync(new URL('./base.css', import.meta.url), 'utf8')

const references = (value: unknown): string[] =>
  typeof value === 'string'
    ? [...value.matchAll(/var\((--[\w-]+)\)/g)].flatMap((match) => match[1] ?? [])
    : Object.values(value ?? {}).flatMap(references)

test('tokens and the variables of base.css correspond one to one', () => {
  const defined = [...css.matchAll(/^ {2}(--[\w-]+):/gm)].flatMap((match) => match[1] ?? [])
  expect(new Set(references(tokens))).toEqual(new Set(defined))
})

test('one step of space is 4 px', () => {
  expect(tokens.space(4)).toBe('16px')
})
