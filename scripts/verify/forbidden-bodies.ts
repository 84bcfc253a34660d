import { assumedFields } from '../../mocks/contract/assumed-fields.gen'
import type { OperationId } from '../../mocks/contract/operations.gen'
import contract from '../../mocks/contract/schemas.gen.json'
import { dereference, resolvedSchema, type Schema, schemaName } from '../../mocks/deviations/drifts'
import { jsonPart, lenientSchemas } from '../../mocks/pipeline/validate'
import { isRecord, memberOf } from '../../src/lib/json'

type Bodies = Readonly<Record<string, Schema>>
const operations: Readonly<Record<OperationId, { body: Bodies }>> = contract.operations

/** Returns the schema of the JSON body of an operation, or null when the operation has none. */
export function bodySchema(operation: OperationId): Schema | null {
  const schema = operations[operation].body['application/json']
  return schema ? shapeOf(schema) : null
}

/**
 * Returns a schema with the fields of all its parts. Among several alternatives, only the first one counts.
 */
function shapeOf(schema: Schema): Schema {
  const own = dereference(schema).properties ? dereference(schema) : resolvedSchema(schema)
  const parts = [own, ...(own.allOf ?? []).map(shapeOf), ...(own.oneOf ?? []).slice(0, 1)]
  return {
    ...own,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  }
}

type Variant = {
  /** The change in words, such as `items.0.quantity below 1`. */
  what: string
  body: unknown
}

/** No text that is sent to test a maximum length is longer than this. */
const longestText = 2_000

/**
 * Returns changed copies of a valid body. Each copy breaks one rule of the contract. The fields in
 * `assumedFields` stay unchanged, because a host need not have them.
 */
export function forbiddenBodies(operation: OperationId, body: unknown): readonly Variant[] {
  const schema = bodySchema(operation)
  const validate = lenientSchemas(operation, `body/${jsonPart}`)
  if (!schema || !validate || validate(body).length > 0) return []
  return variantsOf(schema, body, []).filter((variant) => validate(variant.body).length > 0)

  function variantsOf(part: Schema, value: unknown, path: readonly string[]): Variant[] {
    const { properties = {}, required = [], items, minItems } = shapeOf(part)
    if (Array.isArray(value)) {
      const empty = { what: `${path.join('.')} without entries`, body: replaceAt(body, path, []) }
      const first = items && value.length > 0 ? variantsOf(items, value[0], [...path, '0']) : []
      return minItems ? [empty, ...first] : first
    }
    if (!isRecord(value)) return changesOf(part, value, path)
    const assumed = assumedFields[schemaName(resolvedSchema(part))] ?? []
    const known = Object.entries(properties).filter(([name]) => !assumed.includes(name))
    return known.flatMap(([name, field]) => {
      const own = [...path, name]
      if (!(name in value)) return []
      const without = { what: `no ${own.join('.')}`, body: replaceAt(body, own, undefined) }
      const inside = variantsOf(field, value[name], own)
      return required.includes(name) ? [without, ...inside] : inside
    })
  }

  function changesOf(part: Schema, value: unknown, path: readonly string[]): Variant[] {
    return forbiddenValues(resolvedSchema(part), value).map(([what, other]) => {
      // A password and its confirmation must be equal, so two fields with the same value change together.
      const twin = Object.keys(Object(body)).find((name) => {
        return path.length === 1 && name !== path[0] && memberOf(body, name) === value
      })
      const changed = replaceAt(body, path, other)
      const isText = typeof value === 'string' && twin !== undefined
      return {
        what: `${path.join('.')} ${what}`,
        body: isText ? replaceAt(changed, [twin], other) : changed,
      }
    })
  }
}

function forbiddenValues(
  { enum: values, pattern, format, ...limits }: Schema,
  value: unknown,
): (readonly [what: string, value: unknown])[] {
  const { minLength = 0, maxLength = longestText, minimum, maximum } = limits
  if (values) return [['unknown', 'contract-verify']]
  if (typeof value === 'number') {
    const below = minimum === undefined ? [] : [[`below ${minimum}`, minimum - 1] as const]
    return maximum === undefined ? below : [...below, [`above ${maximum}`, maximum + 1]]
  }
  if (typeof value !== 'string') return []
  const short =
    minLength > 0 && ([`shorter than ${minLength}`, value.slice(0, minLength - 1)] as const)
  const long =
    maxLength < longestText &&
    ([`longer than ${maxLength}`, value.padEnd(maxLength + 1, 'x')] as const)
  const odd = (pattern || format) && (['of another form', 'contract verify'] as const)
  return [short, long, odd].filter((one) => typeof one === 'object')
}

/** Returns a copy of `whole` with another value at `path`. With `undefined`, the field is removed. */
export function replaceAt(whole: unknown, path: readonly string[], value: unknown): unknown {
  const [name = '', ...inside] = path
  if (path.length === 0) return value
  const other = replaceAt(memberOf(whole, name), inside, value)
  if (Array.isArray(whole))
    return whole.map((entry: unknown, index) => (String(index) === name ? other : entry))
  return { ...Object(whole), [name]: other }
}

/** Returns the paths of all members of a value, at any depth. */
export const pathsIn = (
  value: unknown,
  at: readonly string[] = [],
): readonly (readonly string[])[] =>
  isRecord(value)
    ? Object.keys(value).flatMap((name) => [[...at, name], ...pathsIn(value[name], [...at, name])])
    : []

/** Matches fields that a host ignores when it compares two requests with the same key. */
const uncompared = /^(quoted_total|replaces)$/

/** Returns a copy of a valid body with other content that is still valid. `undefined` when there is none. */
export function otherContent(operation: OperationId, body: unknown): unknown {
  const variants = pathsIn(body)
    .toReversed()
    .map((path) => {
      const value = path.reduce<unknown>(memberOf, body)
      const other = typeof value === 'number' ? value + 1 : `${String(value)} 2`
      return uncompared.test(path[0] ?? '') || isRecord(value) ? body : replaceAt(body, path, other)
    })
  const check = lenientSchemas(operation, `body/${jsonPart}`)
  return variants.find((variant) => variant !== body && check?.(variant).length === 0)
}
