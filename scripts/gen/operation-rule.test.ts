import { expect, test } from 'vitest'
import { missingFacts } from './operation-rule.ts'

const whole = {
  operationId: 'faqList',
  summary: 'Questions',
  description: 'What is often asked.',
  security: [],
  'x-access': 'anyone',
  'x-provenance': 'assumed',
  'x-spec-ref': '§1',
  'x-screens': {},
  'x-personal': false,
  'x-staff-content': true,
  responses: {},
}

test('an operation with all properties lacks none', () => {
  expect(missingFacts('get', whole)).toEqual([])
})

test.each(Object.keys(whole).filter((name) => name !== 'responses'))(
  'an operation without %s is reported',
  (name) => {
    const lacks = missingFacts('get', { ...whole, [name]: undefined })
    expect(lacks).toEqual([expect.stringContaining(name)])
  },
)

test('a write by staff names its permission and its change', () => {
  const write = { ...whole, 'x-access': 'staff' }
  Reflect.deleteProperty(write, 'x-personal')
  expect(missingFacts('put', write)).toEqual([
    expect.stringContaining('x-permission'),
    expect.stringContaining('x-changes'),
    expect.stringContaining('x-repeat: key, seen or harmless'),
  ])
})

test('a write says how the host handles a repeat, and has the fields for it §11.1.9', () => {
  const { 'x-personal': _, ...open } = whole
  const lacks = (repeat: string, facts: object) =>
    missingFacts('post', { ...open, 'x-repeat': repeat, ...facts })
  const conflict = (examples: object) => ({
    responses: {
      409: { content: { 'application/json': { schema: {}, examples: { ...examples } } } },
    },
  })
  expect(lacks('key', {})).toEqual([])
  expect(lacks('key', conflict({ idempotencyMismatch: { value: null } }))).toEqual([])
  expect(lacks('key', conflict({}))).toEqual([
    'the error example idempotencyMismatch in its own 409, as x-repeat is key',
  ])
  const parameters = [{ $ref: '../parameters.yaml#/IdempotencyKey' }]
  expect(lacks('harmless', { parameters })).toEqual([
    'x-repeat: key, as it has the parameter Idempotency-Key',
  ])
})
