import { expect, test } from 'vitest'
import type { LogEntry } from '../pipeline/log'
import { reportOf } from './report'

const call: LogEntry = {
  id: 1,
  at: '2026-11-21T00:00:00.000Z',
  method: 'GET',
  path: '/api/products?page=2',
  operation: 'productList',
  status: 500,
  ms: 31,
  scenario: ['productList.serverError'],
  problems: ['/data must be object'],
}

test('a report names the page, the scenario and every call with its problems', () => {
  expect(reportOf('/products?page=2', ['productList.serverError'], [call])).toBe(
    [
      'Page: /products?page=2',
      'Scenario: productList.serverError',
      'Calls:',
      '- GET /api/products?page=2 → 500, 31 ms (productList)',
      '  - /data must be object',
      '',
    ].join('\n'),
  )
})

test('a report without scenarios and calls says so', () => {
  expect(reportOf('/', [], [])).toContain('Scenario: none')
})
