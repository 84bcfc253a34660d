import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { answersModule } from './answers'
import { emitOperationTypes } from './mock-operations'
import type { Operation, Schema } from './openapi'

/** Names that a contract may give its fields, and that JavaScript takes in quotes only. */
const names = ['fabric-origin', '360_view', 'xuất xứ', "shop's", 'a"b', '1', 'class', '']

const fields = Object.fromEntries(names.map((name) => [name, { type: 'integer', 'x-money': true }]))
const ref = { $ref: '#/components/schemas/Fabric' }
const schemas: Readonly<Record<string, Schema>> = {
  Fabric: { type: 'object', required: names, properties: fields },
  ErrorBody: { type: 'object', properties: { errors: { type: 'object', properties: fields } } },
  FabricAnswer: { type: 'object', required: ['data'], properties: { data: ref } },
}
const answer = { schema: { $ref: '#/components/schemas/FabricAnswer' } }
const operation: Operation = {
  operationId: 'addFabric',
  method: 'POST',
  path: '/fabrics',
  tag: 'fabrics',
  access: 'staff',
  permission: null,
  provenance: 'assumed',
  repeat: 'harmless',
  parameters: names.map((name) => ({
    name,
    in: 'query',
    required: true,
    schema: fields[name] ?? {},
  })),
  body: {
    'application/json': { schema: { type: 'object', properties: fields } },
    'multipart/form-data': { schema: ref },
  },
  answers: [[201, { content: { 'application/json': answer } }]],
}

const code = {
  'the shapes of answers': answersModule([operation], schemas),
  'the types of the operations': emitOperationTypes([operation], Object.keys(schemas)),
}

test.each(Object.entries(code))('%s are code, whatever the names of the fields', (_, module) => {
  expect(() => stripTypeScriptTypes(module)).not.toThrow()
})

test('fields keep their names', async () => {
  const load = (module: string): Promise<unknown> =>
    import(`data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(module))}`)
  const shape = { fields: Object.fromEntries(names.map((name) => [name, 'whole'])) }
  expect(await load(code['the shapes of answers'])).toMatchObject({
    addFabricAnswer: { data: shape },
  })
})
