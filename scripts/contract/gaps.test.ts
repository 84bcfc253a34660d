import { expect, test } from 'vitest'
import { gapsOf } from './gaps.ts'

const example = { seed: { value: {} } }
const operation = {
  operationId: 'read',
  description: 'Reads.',
  parameters: [{ $ref: '#/components/parameters/Id' }],
  requestBody: { content: { 'application/json': { examples: example } } },
  responses: { 200: { content: { 'application/json': { examples: example } } }, 404: {} },
}
const row = {
  description: 'A row.',
  properties: {
    id: { type: 'integer', description: 'Ours.' },
    status: { $ref: '#/components/schemas/Status' },
  },
}

function contract(changed: { operation?: object; row?: object; parameter?: object }) {
  return {
    tags: [{ name: 'rows', description: 'Rows' }],
    paths: { '/rows/{id}': { post: { ...operation, ...changed.operation } } },
    components: {
      parameters: { Id: { name: 'id', description: 'Of the row.', ...changed.parameter } },
      schemas: { Row: { ...row, ...changed.row }, Status: { description: 'Its state.' } },
    },
  }
}

test('a contract that says everything has no gaps; a reference may say it', () => {
  expect(gapsOf(contract({}))).toEqual([])
})

test('names operations, parameters and fields without a description', () => {
  const gaps = gapsOf(
    contract({
      operation: { description: ' ' },
      parameter: { description: undefined },
      row: { properties: { ...row.properties, name: { type: 'string' } } },
    }),
  )
  expect(gaps).toEqual([
    'read has no description',
    'read: parameter id has no description',
    'schema Row: field name has no description',
  ])
})

test('names requests and successes without an example', () => {
  const bare = { content: { 'application/json': { schema: {} } } }
  expect(gapsOf(contract({ operation: { requestBody: bare, responses: { 200: bare } } }))).toEqual([
    'read: its request has no example',
    'read: its success has no example',
  ])
})
