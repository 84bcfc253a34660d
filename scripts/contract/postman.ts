import { type CollectionRequest, collectionVariables } from './collection.ts'

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

const list = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs).map(([key, value]) => ({ key, value }))

function bodyOf({ json, form }: CollectionRequest) {
  if (json !== undefined) {
    const raw = JSON.stringify(json, null, 2)
    return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } }
  }
  if (!form) return {}
  const formdata = Object.entries(form).map(([key, value]) =>
    key === 'image' ? { key, type: 'file', src: 'pixel.png' } : { key, type: 'text', value },
  )
  return { body: { mode: 'formdata', formdata } }
}

function testScript({ status, keeps }: CollectionRequest): string[] {
  return [
    `pm.test('answers ${status} with success', () => {`,
    `  pm.response.to.have.status(${status})`,
    '  pm.expect(pm.response.json().success).to.equal(true)',
    '})',
    ...Object.entries(keeps).map(
      ([name, path]) =>
        `pm.collectionVariables.set('${name}', pm.response.json().${path.replace(/\.(\d+)/g, '[$1]')})`,
    ),
  ]
}

function itemOf(request: CollectionRequest) {
  const { name, description, method, path, params, query, caller } = request
  const token = `{{${caller}_token}}`
  return {
    name,
    request: {
      description,
      method,
      header: request.json === undefined ? [] : list({ 'Content-Type': 'application/json' }),
      auth:
        caller === 'anyone'
          ? { type: 'noauth' }
          : { type: 'bearer', bearer: [{ key: 'token', value: token, type: 'string' }] },
      url: {
        raw: `{{base_url}}${path}`,
        host: ['{{base_url}}'],
        path: path.slice(1).split('/'),
        query: list(query),
        variable: list(params),
      },
      ...bodyOf(request),
    },
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: testScript(request) } }],
  }
}

/** Returns a Postman collection (v2.1), a folder for each tag. */
export function postmanCollection(name: string, requests: readonly CollectionRequest[]): object {
  const folders = Map.groupBy(requests, ({ folder }) => folder)
  return {
    info: { name, schema },
    variable: list(collectionVariables),
    item: Array.from(folders, ([folder, own]) => ({ name: folder, item: own.map(itemOf) })),
  }
}
