import { defineConfig } from 'orval'

/** Operations of the contract that no screen calls: their hooks are left out. */
const uncalled = new Set([
  'adminCategory',
  'fullAddress',
  'homepageContent',
  'homepageSections',
  'searchAddress',
  'updateBannerWithFile',
])

/** For an operation that takes a form with a file as well: the image goes up by a call of its own. */
const asJson = { contentType: { include: ['application/json'] } }

/**
 * The options that an operation's generated query or mutation carries, from what openapi.yaml says about its answer
 * (docs/adr/0008). Throws where it does not say it, so that no new operation is forgotten.
 */
function cacheOptions(verb: string, operation: object) {
  function said<Value>(name: string, values: readonly Value[]): Value {
    const value = values.find((one) => one === Reflect.get(operation, name))
    if (value !== undefined) return value
    throw new Error(
      `${Reflect.get(operation, 'operationId')}: ${name} is one of ${values.join(', ')}`,
    )
  }
  const isForStaff = said('x-access', ['anyone', 'user', 'staff']) === 'staff'
  if (verb === 'get' || 'x-personal' in operation) {
    const meta = {
      personal: said('x-personal', [true, false, 'partly']),
      staffContent: said('x-staff-content', [true, false]),
    }
    // The back office has no loaders: a read that failed is tried again by whoever comes to its screen.
    return { useQuery: true, options: isForStaff ? { meta, retryOnMount: true } : { meta } }
  }
  const changes = isForStaff ? said('x-changes', ['staff-content', 'nothing']) : 'nothing'
  return changes === 'nothing' ? { mutationOptions: undefined } : {}
}

/** The typed client of the shop: types, query options and hooks, all through one fetch mutator. */
export default defineConfig({
  shop: {
    input: './openapi.yaml',
    output: {
      mode: 'tags-split',
      target: './src/api/generated/endpoints.ts',
      schemas: './src/api/generated/model',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      headers: true,
      indexFiles: true,
      urlEncodeParameters: true,
      override: {
        header: () => ['Generated from openapi.yaml by `npm run gen`. Do not edit.'],
        mutator: { path: './src/api/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        query: {
          signal: true,
          shouldExportKeys: true,
          version: 5,
          mutationOptions: {
            path: './src/api/staff-content.ts',
            name: 'changingStaffContent',
            useHooks: false,
          },
        },
        // @ts-expect-error orval reads `contentType` of a single operation, its types do not know it yet.
        operations: { createBanner: asJson, createCategory: asJson },
        transformer: (verb) => ({
          ...verb,
          override: {
            ...verb.override,
            query: {
              ...verb.override.query,
              ...cacheOptions(verb.verb, verb.originalOperation),
              ...(uncalled.has(verb.operationId) && { useQuery: false, useMutation: false }),
            },
          },
        }),
        enumGenerationType: 'const',
        useTypeOverInterfaces: true,
      },
    },
  },
})
