import { expect, test } from 'vitest'
import { seedTables } from '../seed/world'
import { emailKey, newSession } from './sessions'

const now = new Date('2026-11-21T02:00:00Z')
const user = seedTables({ seed: 1, now, assetBase: '' }).users[0]!

test('a session lasts seven days and has a token of its own', () => {
  const session = newSession(user, now)
  expect(session).toMatchObject({ user_id: user.id, expires_at: '2026-11-28T02:00:00.000Z' })
  expect(newSession(user, now).token).not.toBe(session.token)
  expect(session.token).toMatch(/^\w{32,}$/)
})

test('an account is found by its e-mail address, however that is written', () =>
  expect(emailKey(' An@Shop.vn ')).toBe('an@shop.vn'))
