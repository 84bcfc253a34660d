import { expect, test } from 'vitest'
import bundlePlugin from './bundle-plugin.ts'
import type { Document, RawOperation } from './openapi.ts'

/** Returns an operation in the form that it has after bundling. */
function bundled(said: Partial<RawOperation>): RawOperation | undefined {
  const json = { schema: { $ref: '#/components/schemas/ThingResponse' } }
  const operation = {
    operationId: 'saveThing',
    'x-provenance': 'assumed',
    responses: { 200: { content: { 'application/json': json } } },
    ...said,
  }
  const document = {
    info: { version: '1.0.0', description: '' },
    tags: [],
    paths: { '/api/things': { put: { 'x-access': 'anyone', ...operation } } },
    components: {
      schemas: { ThingResponse: { properties: { data: {} } } },
      parameters: {},
      responses: {},
      'x-assumed-fields': {},
    },
  } satisfies Document
  const whole: Document = document
  bundlePlugin().decorators.oas3.whole().Root.leave(whole)
  return whole.paths['/api/things']?.['put']
}

test.each([
  ['anyone', {}, '200 429 500 503'],
  ['anyone', { security: [{ bearer: [] }, {}] }, '200 401 429 500 503'],
  ['user', {}, '200 401 429 500 503'],
  ['staff', { 'x-repeat': 'key' }, '200 401 403 409 429 500 503'],
  ['staff', { 'x-repeat': 'seen' }, '200 401 403 409 429 500 503'],
  ['staff', { requestBody: { content: {} } }, '200 401 403 422 429 500 503'],
] as const)('a call of %s with %o answers %s §11.1.9', (access, said, statuses) => {
  const { responses = {} } = bundled({ 'x-access': access, ...said }) ?? {}
  expect(Object.keys(responses).join(' ')).toBe(statuses)
})

test('an error example has its own name as its code §11.1.3', () => {
  const examples = { gone: { value: { message: 'Gone' } } }
  const content = { 'application/json': { schema: {}, examples } }
  const { responses = {} } = bundled({ responses: { 404: { content } } }) ?? {}
  expect(responses).toHaveProperty('404.content.application/json.examples.gone.value', {
    success: false,
    code: 'gone',
    message: 'Gone',
  })
})
