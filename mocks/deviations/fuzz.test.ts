import { expect, test } from 'vitest'
import { operationTable } from '../contract/operations.gen'
import { createTestWorld } from '../node'
import { violationOf } from '../pipeline/validate-answer'
import { operationIds } from '../scenarios/names'
import { fuzzedAnswer } from './fuzz'

const seeds = [1, 2, 3, 4, 5]

test.each(operationIds)('random answers of %s keep the contract', async (operation) => {
  const { status } = operationTable[operation]
  for (const seed of seeds) {
    const { response, mutation } = fuzzedAnswer({ seed, broken: null }, operation, '/')
    expect(mutation).toBeNull()
    expect(violationOf(operation, { status, body: await response.json() })).toBeNull()
  }
})

test('a seed answers the same again, another one something else', async () => {
  const textOf = (seed: number, broken: 'siteInfo' | null) =>
    fuzzedAnswer({ seed, broken }, 'siteInfo', '/').response.text()
  expect(await textOf(7, null)).toBe(await textOf(7, null))
  expect(await textOf(7, 'siteInfo')).toBe(await textOf(7, 'siteInfo'))
  expect(await textOf(7, null)).not.toBe(await textOf(8, null))
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
