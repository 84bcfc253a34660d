import { expect, test } from 'vitest'
import { redactBody } from './redact'

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
