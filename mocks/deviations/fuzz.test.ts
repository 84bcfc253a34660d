import { expect, test } from 'vitest'
import { operationTable } from '../contract/operations.gen'
import { createTestWorld } from '../node'
import { violationOf } from '../pipeline/validate-answer'
import { operationIds } from '../scenarios/names'
import { fuzzedAnswer } from './fuzz'

const seeds = [1, 2, 3, 4, 5]

test.each(operationIds)('random answers of %s keep the contract', (operation) => {
  const { status } = operationTable[operation]
  for (const seed of seeds) {
    const { answer, mutation } = fuzzedAnswer({ seed, broken: null }, operation, '/')
    expect(mutation).toBeNull()
    expect(violationOf(operation, { status, body: JSON.parse(answer.text) })).toBeNull()
  }
})

test('a seed answers the same again, another one something else', () => {
  const textOf = (seed: number, broken: 'siteInfo' | null) =>
    fuzzedAnswer({ seed, broken }, 'siteInfo', '/').answer.text
  expect(textOf(7, null)).toBe(textOf(7, null))
  expect(textOf(7, 'siteInfo')).toBe(textOf(7, 'siteInfo'))
  expect(textOf(7, null)).not.toBe(textOf(8, null))
})

test('a broken answer tells how it is broken, and the log keeps it', async () => {
  const { answer, log, assertNoViolations } = createTestWorld({ names: ['fuzz:3:siteInfo'] })
  await answer(new Request('http://shop.test/api/website/info'))
  await answer(new Request('http://shop.test/api/products'))
  const { mutation } = fuzzedAnswer(
    { seed: 3, broken: 'siteInfo' },
    'siteInfo',
    '/api/website/info',
  )
  expect(mutation).toEqual(expect.any(String))
  expect(log.entries()).toMatchObject([{ problems: [mutation] }, { problems: [] }])
  assertNoViolations()
})
