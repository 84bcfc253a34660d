import { expect, test } from 'vitest'
import { slowExpressions } from './slow-expressions.ts'

test.each([
  String.raw`/^\s*(?:<meta[^>]*>|<!--[\s\S]*?-->|\s)*<(?:tr|t[dh])\b/i`,
  String.raw`/<[/!?a-z][^>]*>/gi`,
  String.raw`/[.,;:]+$/`,
  String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/`,
])('%s can take very long on a text, so it is reported §14.1k', async (expression) =>
  expect(await slowExpressions('a.ts', `const a: RegExp =\n${expression}`)).toEqual([
    expect.stringContaining('a.ts:2'),
  ]),
)

test('an expression that reads each character once is not slow §14.1k', async () =>
  expect(await slowExpressions('a.tsx', 'const a = <p>{b.replace(/^[a-z]+$/, c)}</p>')).toEqual([]))
