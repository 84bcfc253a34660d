import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import type { HandlersOf } from '../../mocks/pipeline/backend'
import { lacksOf, readDocument } from './openapi'

const whole = {
  operationId: 'faqList',
  summary: 'Questions',
  description: 'What is often asked.',
  security: [],
  'x-access': 'anyone',
  'x-provenance': 'assumed',
  'x-spec-ref': '§1',
  'x-personal': false,
  'x-staff-content': true,
  responses: {},
}
const media = { schema: {}, examples: { seed: { value: null } } }
const errorsOf = (name: string, code = name) => ({
  content: { 'application/json': { schema: {}, examples: { [name]: { value: { code } } } } },
})
const answers = [{ content: { 'application/json': media } }, errorsOf('notFound')]

test('an operation that says everything lacks nothing', () => {
  expect(lacksOf('get', whole, { answers })).toEqual([])
})

test.each(Object.keys(whole).filter((name) => name !== 'responses'))(
  'an operation without %s is asked for it',
  (name) => {
    const lacks = lacksOf('get', { ...whole, [name]: undefined }, { answers })
    expect(lacks).toEqual([expect.stringContaining(name)])
  },
)

test('an error example has its own name as its code §11.1.14', () => {
  const lacks = lacksOf('get', whole, { answers: [...answers, errorsOf('gone', 'notFound')] })
  expect(lacks).toEqual(['the name of each error example as its `code`'])
})

test('a write of staff says which right it takes and what it changes', () => {
  const write = { ...whole, 'x-access': 'staff' }
  Reflect.deleteProperty(write, 'x-personal')
  expect(lacksOf('put', write, {})).toEqual([
    expect.stringContaining('x-permission'),
    expect.stringContaining('x-changes'),
    expect.stringContaining('x-repeat: key, seen or harmless'),
  ])
})

test('a write says how it bears being sent twice, and has what that takes §11.1.9', () => {
  const { 'x-personal': _, ...open } = whole
  const lacks = (repeat: string, facts: object) =>
    lacksOf('post', { ...open, 'x-repeat': repeat }, { answers, ...facts })
  expect(lacks('key', { takesKey: true })).toEqual([
    'the error example idempotencyMismatch, as x-repeat is key',
  ])
  const named = [...answers, errorsOf('idempotencyMismatch')]
  expect(lacks('key', { takesKey: true, answers: named })).toEqual([])
  expect(lacks('harmless', { takesKey: true })).toEqual([
    'x-repeat: key, as it has the parameter Idempotency-Key',
  ])
})

test('a handler that is missing is an error where the handlers of its tag are written', () => {
  // @ts-expect-error siteInfo is missing.
  const handlers: HandlersOf<'site'> = {}
  expect(handlers).toEqual({})
})

test('what stands in for an absent field fulfils the rules of that field §11.1.15', () => {
  const { components } = readDocument()
  const ajv = new Ajv2020({ strict: false, validateFormats: false, inlineRefs: false })
  ajv.addSchema({ components }, 'contract')
  const wrong = Object.entries(components.schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties).flatMap(([field, rules]) => {
      const { 'x-when-absent': standIn, $ref } = rules
      const isRight =
        standIn === undefined ||
        $ref ||
        ajv.validate(`contract#/components/schemas/${schema}/properties/${field}`, standIn)
      return isRight ? [] : `${schema}.${field}`
    }),
  )
  expect(wrong).toEqual([])
})
