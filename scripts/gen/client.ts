import type { Options } from 'orval'
import { callName } from './answers.ts'
import { type Document, readContract } from './openapi.ts'

/** Operations that no screen calls. No React hooks are generated for these operations. */
const uncalled = new Set([
  'adminCategory',
  'fullAddress',
  'homepageContent',
  'homepageSections',
  'updateBannerWithFile',
])

/**
 * Operations that accept either JSON or a form with a file. The generated client sends the JSON. Only the
 * screen of the categories also sends a form (`features/admin-categories/category-form.ts`).
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
    // Reopening a back-office screen must retry a failed read, because the back office has no route loaders.
    return { useQuery: true, options: isForStaff ? { meta, retryOnMount: true } : { meta } }
  }
  const changesContent = isForStaff && said('x-changes') === 'staff-content'
  return changesContent ? {} : { mutationOptions: undefined }
}

/**
 * Returns the contract in the form that the shop's code sees. `Accept-Language` is removed, because `http`
 * adds it to every call. Fields with `x-when-absent` are required, because the readers of answers fill them
 * in.
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

/**
 * Returns orval's options for the typed client: types, query options and hooks. Each operation is called
 * through its own reader (docs/adr/0010). `folder` has the same structure as the project, and contains the
 * readers.
 */
export function clientOptions(contract: Document, folder: string): Options {
  const api = `${folder}/src/api`
  const operations = readContract(contract).operations.map(({ operationId, tag }) => {
    const mutator = { path: `${api}/calls/${tag}.gen.ts`, name: callName(operationId) }
    return [operationId, { mutator, ...(formsToo.has(operationId) && asJson) }]
  })
  return {
    input: { target: { ...contract }, override: { transformer: asRead } },
    output: {
      mode: 'tags-split',
      // Without the option `schemas`, all types are in endpoints.schemas.ts. 380 separate files would take
      // twice as long.
      target: `${api}/generated/endpoints.ts`,
      client: 'react-query',
      httpClient: 'fetch',
      headers: true,
      urlEncodeParameters: true,
      override: {
        header: () => ['Generated from openapi.yaml by `npm run gen`. Do not edit.'],
        fetch: { includeHttpResponseReturnType: false },
        query: {
          signal: true,
          shouldExportKeys: true,
          version: 5,
          mutationOptions: {
            path: `${api}/staff-content.ts`,
            name: 'withStaffContentMark',
            useHooks: false,
          },
        },
        operations: Object.fromEntries(operations),
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
  }
}
