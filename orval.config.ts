import { defineConfig } from 'orval'
import { callName } from './scripts/gen/answers.ts'
import { readContract } from './scripts/gen/openapi.ts'

/** Operations that no screen calls: no hooks are generated for them. */
const uncalled = new Set([
  'adminCategory',
  'fullAddress',
  'homepageContent',
  'homepageSections',
  'updateBannerWithFile',
])

/** Each operation is called through its own reader, which `npm run gen` makes before (docs/adr/0010). */
const readers = readContract().operations.map(({ operationId, tag }) => {
  const path = `./src/api/calls/${tag}.gen.ts`
  return [operationId, { mutator: { path, name: callName(operationId) } }] as const
})

/**
 * Operations that also accept a form with a file: orval writes the JSON,
 * `features/admin-categories/category-form.ts` the form.
 */
const formsToo = new Set(['createBanner', 'createCategory', 'updateCategory'])
const asJson = { contentType: { include: ['application/json'] } }

/**
 * Returns the options of an operation's generated query or mutation, from its extensions in openapi.yaml
 * (docs/adr/0008).
 */
function cacheOptions(verb: string, operation: object) {
  const said = (name: string): unknown => Reflect.get(operation, name)
  const isForStaff = said('x-access') === 'staff'
  if (verb === 'get' || 'x-personal' in operation) {
    const meta = { personal: said('x-personal'), staffContent: said('x-staff-content') }
    // The back office has no loaders, so opening its screen again retries a read that failed.
    return { useQuery: true, options: isForStaff ? { meta, retryOnMount: true } : { meta } }
  }
  const changesContent = isForStaff && said('x-changes') === 'staff-content'
  return changesContent ? {} : { mutationOptions: undefined }
}

/**
 * Returns the contract as the shop's code sees it: without `Accept-Language`, because `http` adds it to every
 * call, and with every field that has an `x-when-absent`, because the readers of answers fill it in.
 */
function asRead<Contract extends { paths?: object; components?: object }>(
  contract: Contract,
): Contract {
  return JSON.parse(JSON.stringify(contract), (name, value: unknown) => {
    if (name === 'AcceptLanguage') return undefined
    if (name === 'parameters' && Array.isArray(value)) return value.filter(isNotLanguage)
    return isObjectSchema(value) ? { ...value, required: alwaysRead(value) } : value
  })
}

type ObjectSchema = { properties: object; required?: string[] }

function isObjectSchema(value: unknown): value is ObjectSchema {
  return typeof value === 'object' && value !== null && 'properties' in value && 'type' in value
}

function alwaysRead({ properties, required = [] }: ObjectSchema): string[] {
  const filledIn = Object.entries(properties).filter(([, field]) => 'x-when-absent' in field)
  return [...new Set([...required, ...filledIn.map(([name]) => name)])]
}

function isNotLanguage(parameter: unknown): boolean {
  return !JSON.stringify(parameter).includes('AcceptLanguage')
}

/** The typed client of the shop: types, query options and hooks, all through one fetch mutator. */
export default defineConfig({
  shop: {
    input: {
      target: './openapi.yaml',
      override: { transformer: asRead },
    },
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
        operations: Object.fromEntries(
          readers.map(([id, reader]) => [id, { ...reader, ...(formsToo.has(id) && asJson) }]),
        ),
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
