import { expect, test } from 'vitest'
import type { Bill } from '../../src/api/generated/model'
import { memberOf } from '../../src/lib/json.ts'
import { readContract } from '../gen/openapi.ts'

test('in the bills of error examples, the lines add up and shipping has its price §9.7a', () => {
  const bodies = readContract().operations.flatMap(({ answers }) =>
    answers.flatMap(([, { content }]) =>
      Object.values(content?.['application/json']?.examples ?? {}).map(({ value }) => value),
    ),
  )
  const bills = bodies.flatMap((body) => (memberOf(body, 'bill') as Bill | undefined) ?? [])
  expect(bills.length).toBeGreaterThan(0)
  const sums = bills.map(({ lines }) => lines.reduce((sum, { amount }) => sum + amount, 0))
  expect(sums).toEqual(bills.map(({ total }) => total))
  const shipping = bills.flatMap(({ lines }) => lines.filter(({ code }) => code === 'shipping'))
  expect(new Set(shipping.map(({ amount }) => amount))).toEqual(new Set([30_000]))
})
