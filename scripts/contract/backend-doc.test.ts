import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operationsOf, readDocument } from './document.ts'

/** docs/backend.md lists the calls of every screen by hand; this keeps it in step with the contract. */
test('the calls by screen in docs/backend.md are all operations of the contract, and no others', () => {
  const text = readFileSync('docs/backend.md', 'utf8')
  const [, chapter = ''] = text.split(/^## Calls by screen$/m)
  const [calls = ''] = chapter.split(/^## /m)
  const listed = new Set(Array.from(calls.matchAll(/`([a-z][A-Za-z]+)`/g), ([, name]) => name))
  const known = operationsOf(readDocument('openapi.yaml')).map(({ id }) => id)
  expect(listed).toEqual(new Set(known))
})
