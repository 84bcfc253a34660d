import { expect, test } from 'vitest'
import { contractDifferences, differenceReport } from './diff.ts'

const text = { type: 'string' }
const base = { type: 'object', required: ['name'], properties: { name: text, note: text } }

/** A contract with one operation that takes and answers a row. */
function contract({ sent = base, got = base, operation = {} }: Partial<Record<string, object>>) {
  const media = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  })
  const save = {
    operationId: 'save',
    'x-access': 'user',
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
    requestBody: media('Sent'),
    responses: { 200: media('Got'), 422: {} },
    ...operation,
  }
  return {
    paths: { '/rows/{id}': { post: save } },
    components: { schemas: { Sent: sent, Got: got } },
  }
}

const field = (name: object) => ({ ...base, properties: { ...base.properties, name } })
const only = (...values: string[]) => field({ ...text, enum: values })

/** Changes of a schema, with whether they break a request and an answer that has it. */
const table: ReadonlyArray<readonly [string, before: object, after: object, boolean, boolean]> = [
  ['a text becomes nullable', field(text), field({ type: ['string', 'null'] }), false, true],
  ['a text is nullable no longer', field({ type: ['string', 'null'] }), field(text), true, false],
  ['oneOf with null', field(base), field({ oneOf: [base, { type: 'null' }] }), false, true],
  ['another type', field(text), field({ type: 'integer' }), true, true],
  ['numbers become integers', field({ type: 'number' }), field({ type: 'integer' }), true, false],
  ['integers become numbers', field({ type: 'integer' }), field({ type: 'number' }), false, true],
  ['an optional field is gone', base, { ...base, properties: { name: text } }, true, true],
  ['an optional field is new', { ...base, properties: { name: text } }, base, false, false],
  ['a field is required now', base, { ...base, required: ['name', 'note'] }, true, false],
  ['a field may be missing now', base, { ...base, required: [] }, false, true],
  ['a value more', only('a'), only('a', 'b'), false, true],
  ['a value less', only('a', 'b'), only('a'), true, false],
  ['any value now', only('a'), field(text), false, true],
  [
    'a shorter text',
    field({ ...text, maxLength: 20 }),
    field({ ...text, maxLength: 9 }),
    true,
    false,
  ],
  [
    'a longer text',
    field({ ...text, maxLength: 9 }),
    field({ ...text, maxLength: 20 }),
    false,
    true,
  ],
  ['a higher minimum', field({ minimum: 0 }), field({ minimum: 1 }), true, false],
  ['a new pattern', field(text), field({ ...text, pattern: '^a' }), true, false],
  [
    'another format',
    field({ ...text, format: 'date' }),
    field({ ...text, format: 'uuid' }),
    true,
    true,
  ],
  ['a new condition', base, { ...base, if: { required: ['note'] } }, true, false],
  [
    'entries of a list become nullable',
    field({ type: 'array', items: text }),
    field({ type: 'array', items: { type: ['string', 'null'] } }),
    false,
    true,
  ],
  ['a description', base, { ...base, description: 'A row.' }, false, false],
]

test.each(table)('%s', (_name, before, after, inRequest, inAnswer) => {
  const isBreaking = (old: ReturnType<typeof contract>, now: typeof old) =>
    contractDifferences(old, now).some(({ breaking }) => breaking)
  expect(isBreaking(contract({ sent: before }), contract({ sent: after }))).toBe(inRequest)
  expect(isBreaking(contract({ got: before }), contract({ got: after }))).toBe(inAnswer)
})

const query = (required: boolean) => ({ name: 'q', in: 'query', required, schema: text })
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }

test.each([
  ['a new parameter', { parameters: [id, query(false)] }, false],
  ['a new required parameter', { parameters: [id, query(true)] }, true],
  ['a parameter less', { parameters: [] }, true],
  ['a path parameter with another name', { parameters: [{ ...id, name: 'row' }] }, false],
  ['fewer who may call', { 'x-access': 'staff' }, true],
  ['more who may call', { 'x-access': 'anyone' }, false],
  ['another success', { responses: { 201: {}, 422: {} } }, true],
  [
    'an error more',
    { responses: { ...contract({}).paths['/rows/{id}'].post.responses, 429: {} } },
    false,
  ],
])('of an operation: %s', (_name, operation, breaking) => {
  const found = contractDifferences(contract({}), contract({ operation }))
  expect(found.some((difference) => difference.breaking)).toBe(breaking)
})

test('an operation that is gone breaks, a new one does not', () => {
  const none = { paths: {} }
  expect(contractDifferences(contract({}), none)).toMatchObject([
    { breaking: true, text: 'is gone' },
  ])
  expect(contractDifferences(none, contract({}))).toMatchObject([
    { breaking: false, text: 'is new' },
  ])
})

test('the same contract has no differences', () => {
  expect(contractDifferences(contract({}), contract({}))).toEqual([])
})

test('says in words what changed, once for a schema that several operations share', () => {
  const two = (got: object) => {
    const one = contract({ got })
    const { post } = one.paths['/rows/{id}']
    return {
      ...one,
      paths: { ...one.paths, '/others': { post: { ...post, operationId: 'other' } } },
    }
  }
  const found = contractDifferences(two(base), two(field({ type: ['string', 'null'] })))
  expect(differenceReport(found)).toBe(`1 breaking change
  #/components/schemas/Got/properties/name
    answer of save, other: may be null now

0 other changes`)
})
