import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import contract from '../contract/schemas.gen.json'
import type { OperationId } from '../contract/operations.gen'

/** A part of an operation: `query`, `body/application~1json`, `answers/200/application~1json`. */
type Part = string

/** Checks a value, and in the case of `coercing` schemas converts it in place. */
export type Check = (value: unknown) => readonly ErrorObject[]

/** Parts of the document that hold schemas but are none. */
const sections = ['components', 'operations']

/** Forbids fields that a schema does not name, so that a mock answers no more than the contract says. */
function closed(schema: object): object {
  const inside = Object.entries(schema).map(([key, part]: [string, unknown]) => {
    const isSchema = typeof part === 'object' && part !== null && !Array.isArray(part)
    return [key, isSchema ? closed(part) : part]
  })
  const names = 'properties' in schema && 'type' in schema
  return { ...Object.fromEntries(inside), ...(names && { additionalProperties: false }) }
}

function schemasOf(document: object, options: { coerceTypes?: boolean; useDefaults?: boolean }) {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    keywords: sections,
    // The contract is linted as a document; checking it here again costs every page a fifth of a second.
    meta: false,
    validateSchema: false,
    ...options,
  })
  addFormats.default(ajv)
  ajv.addSchema(document, 'contract')
  const checks = new Map<string, ValidateFunction | undefined>()
  return function checkOf(operation: OperationId, part: Part): Check | null {
    const pointer = `contract#/operations/${operation}/${part}`
    if (!checks.has(pointer)) checks.set(pointer, ajv.getSchema(pointer))
    const validate = checks.get(pointer)
    return validate ? (value) => (validate(value) ? [] : (validate.errors ?? [])) : null
  }
}

/** For texts of path, query and headers: converts them to what the schema asks for, fills in defaults. */
export const coercing = schemasOf(contract, { coerceTypes: true, useDefaults: true })

/** For request bodies. Fields that the contract does not know are let through, as servers do. */
export const lenient = schemasOf(contract, {})

/** For answers. */
export const strict = schemasOf(closed(contract), {})

/** Name of the JSON body among the parts of an operation. */
export const jsonPart = 'application~1json'
export const multipartPart = 'multipart~1form-data'
