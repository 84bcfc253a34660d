import addFormats from 'ajv-formats'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020'
import type { OperationId } from '../contract/operations.gen'
import contract from '../contract/schemas.gen.json'

/** The path of a schema in an operation: `query`, `body/application~1json`, `answers/200/application~1json`. */
type Part = string

export type Check = (value: unknown) => readonly ErrorObject[]

/** Keys of the document that are no rules. */
const keywords = ['components', 'operations', 'x-image', 'x-also-at']

/** Forbids fields that a schema does not name, so that no answer has more than the contract says. */
function closed(schema: object): object {
  const inside = Object.entries(schema).map(([key, part]: [string, unknown]) => {
    const isSchema = typeof part === 'object' && part !== null && !Array.isArray(part)
    return [key, isSchema ? closed(part) : part]
  })
  const names = 'properties' in schema && 'type' in schema
  return { ...Object.fromEntries(inside), ...(names && { additionalProperties: false }) }
}

function ajvOf(document: object, options: { coerceTypes?: boolean; useDefaults?: boolean }) {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    keywords,
    // The contract is linted elsewhere; checking it here too would cost every page 200 ms.
    meta: false,
    validateSchema: false,
    ...options,
  })
  addFormats.default(ajv)
  ajv.addSchema(document, 'contract')
  return ajv
}

function schemasOf(document: object, options: Parameters<typeof ajvOf>[1]) {
  const ajv = ajvOf(document, options)
  const checks = new Map<string, ValidateFunction | undefined>()
  return function checkOf(operation: OperationId, part: Part): Check | null {
    const pointer = `contract#/operations/${operation}/${part}`
    if (!checks.has(pointer)) checks.set(pointer, ajv.getSchema(pointer))
    const validate = checks.get(pointer)
    return validate ? (value) => (validate(value) ? [] : (validate.errors ?? [])) : null
  }
}

/** For path, query and headers: converts texts to the types of the schema and fills in defaults. */
export const coercing = schemasOf(contract, { coerceTypes: true, useDefaults: true })

/** For request bodies: allows fields that the contract does not name, as servers do. */
export const lenient = schemasOf(contract, {})

export const strict = schemasOf(closed(contract), {})

let fields: Ajv2020 | undefined

/** Returns the check of one field of a schema of the contract, such as `Order` and `status`; null when it has none. */
export function fieldCheck(schema: string, field: string): Check | null {
  fields ??= ajvOf(contract, {})
  const validate = fields.getSchema(`contract#/components/schemas/${schema}/properties/${field}`)
  return validate ? (value) => (validate(value) ? [] : (validate.errors ?? [])) : null
}

/** The media types of bodies, escaped as in a JSON pointer. */
export const jsonPart = 'application~1json'
export const multipartPart = 'multipart~1form-data'
