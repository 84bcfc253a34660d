import { expect, test } from 'vitest'
import { describeViolation, violationOf } from './validate-answer'

const country = { id: 1, name: 'Việt Nam', code: 'VN' }
const answer = (data: unknown, status = 200) => ({
  status,
  body: { success: true, message: '', data },
})

test('a good answer is no violation', () => {
  expect(violationOf('countries', answer([country]))).toBeNull()
})

test('wrong types, missing and undeclared fields are violations', () => {
  expect(violationOf('countries', answer([{ ...country, id: '1' }]))?.problems).toEqual([
    '/data/0/id must be integer',
  ])
  expect(violationOf('countries', answer([{ id: 1, name: 'Việt Nam' }]))?.problems).toEqual([
    "/data/0 must have required property 'code'",
  ])
  expect(violationOf('countries', answer([{ ...country, secret: 1 }]))?.problems).toEqual([
    '/data/0 must NOT have additional properties: secret',
  ])
})

test('a status that the operation does not declare is a violation', () => {
  const violation = violationOf('countries', { status: 404, body: { success: false, message: '' } })
  expect(violation && describeViolation(violation)).toBe(
    'Mock world breaks the contract: countries 404: answers no 404 in the contract',
  )
})
