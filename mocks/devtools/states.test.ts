import { expect, test } from 'vitest'
import type { LogEntry } from '../pipeline/log'
import { parseScenario } from '../scenarios/parse'
import { curlOf, redactBody } from './panel/CallsTab'
import { operationsOfPage, searchGroups, stateGroups } from './states'

const details = {
  page: '/cart',
  headers: { 'content-type': 'application/json' },
  withToken: true,
  sent: `{"password":"Matkhau1!","name":"O'Hara"}`,
  answered: null,
}
const entry: LogEntry = {
  id: 1,
  at: '2026-11-21T02:00:00.000Z',
  method: 'POST',
  path: '/api/auth/login',
  operation: 'login',
  status: 500,
  ms: 3,
  by: 'world',
  scenario: ['login.serverError'],
  problems: [],
  details,
}

test('the calls of this screen come first, each once', () => {
  const other: LogEntry = { ...entry, operation: 'siteInfo', details: { ...details, page: '/' } }
  const ofPage = operationsOfPage([entry, other, entry], '/cart')
  expect(ofPage).toEqual(['login'])
  const { page, others } = stateGroups(ofPage)
  expect(page.map(({ id }) => id)).toEqual(['login'])
  expect(others.map(({ id }) => id)).toContain('siteInfo')
  expect(others.map(({ id }) => id)).not.toContain('login')
})

test('every state that is listed can be turned on', () => {
  const { world, others } = stateGroups([])
  const names = [...world, ...others].flatMap(({ states }) => states.map(({ name }) => name))
  expect(() => parseScenario(names)).not.toThrow()
})

test('states are found by name, sentence and path, without diacritics', () => {
  const { world, others } = stateGroups([])
  const found = (text: string) =>
    searchGroups([...world, ...others], text).flatMap(({ states }) =>
      states.map(({ name }) => name),
    )
  expect(found('createOrder offline')).toEqual(['createOrder.offline'])
  expect(found('dang nhap la nhan vien')).toContain('login:staff')
  expect(found('/api/auth/login 401')).toContain('login.badCredentials')
  expect(found('no such state at all')).toEqual([])
})

test('a call as curl takes the token from outside and has no password', () => {
  expect(curlOf(entry)).toBe(
    [
      `curl -i -X POST "\${API:-http://localhost:4010}"'/api/auth/login'`,
      '-H "Authorization: Bearer $TOKEN"',
      "-H 'content-type: application/json'",
      "-H 'x-scenario: login.serverError'",
      String.raw`--data '{"password":"•••","name":"O'\''Hara"}'`,
    ].join(' \\\n  '),
  )
})

test('secrets are covered in bodies, at any depth, by the name of their field', () => {
  const body = { email: 'a@b.c', password: 'Matkhau1!', data: { token: 'abc', token_type: 'x' } }
  const clean = JSON.parse(redactBody(JSON.stringify(body)) ?? '')
  expect(clean).toEqual({
    email: 'a@b.c',
    password: '•••',
    data: { token: '•••', token_type: '•••' },
  })
  expect(redactBody('<h1>502</h1>')).toBe('<h1>502</h1>')
  expect(redactBody(null)).toBeNull()
})
