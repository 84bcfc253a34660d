import { expect, test } from 'vitest'
import { coverageRows, shareOf } from './contract-coverage'

test('an answer counts by who met it: a handler, a scenario, a browser', () => {
  const rows = coverageRows({
    tests: ['login 200 handler', 'login 500 scenario'],
    e2e: ['login 200 handler', 'login 418 scenario'],
  })
  const ofLogin = rows.filter(({ operation }) => operation === 'login')
  const marks = ofLogin.map(({ status, handled, tested, seen }) => [status, handled, tested, seen])
  expect(marks).toContainEqual([200, true, true, true])
  expect(marks).toContainEqual([500, false, true, false])
  expect(marks).toContainEqual([401, false, false, false])
  expect(ofLogin.map(({ status }) => status)).not.toContain(418)
  expect(shareOf(ofLogin, 'tested')).toBe(2 / ofLogin.length)
})
