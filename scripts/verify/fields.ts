import type { OperationId } from '../../mocks/contract/operations.gen'
import contract from '../../mocks/contract/schemas.gen.json'
import { jsonPart, lenient } from '../../mocks/pipeline/schemas'
import { memberOf } from '../../src/lib/json'

/** A request of which one field is not as the contract says. */
export interface Wrong {
  /** As `errors` name it: `items.0.quantity`; empty for all of them. */
  field: string
  what: string
  body: unknown
}

/** The part of JSON Schema that requests use. */
interface Schema {
  $ref?: string
  allOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  type?: string | readonly string[]
  enum?: readonly unknown[]
  required?: readonly string[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  maxLength?: number
  maxItems?: number
  minimum?: number
}

const schemas: Readonly<Record<string, Schema>> = contract.components.schemas

/** Returns a schema without references, its parts in one. */
function resolved({ $ref, allOf = [], oneOf = [], ...own }: Schema): Schema {
  const parts = [...($ref ? [schemas[$ref.split('/').at(-1) ?? ''] ?? {}] : []), ...allOf, ...oneOf]
  const all = [own, ...parts.map(resolved)]
  return Object.assign({}, ...all, {
    type: all.flatMap(({ type = [] }) => type),
    required: all.flatMap(({ required = [] }) => required),
    properties: Object.assign(
      {},
      ...all.map(({ properties }) => properties),
    ) as Schema['properties'],
  }) as Schema
}

/** Longest list that is sent only to be too long. */
const longestList = 1000

/** Returns what a field may not hold, with a word for it. */
function wrongValues(schema: Schema, value: unknown): Array<readonly [string, unknown]> {
  const { type, enum: known, maxLength, maxItems = Infinity, minimum } = schema
  const isText = [type].flat().includes('string')
  return [
    ['null', null],
    ['of another type', isText ? { not: 'a text' } : 'not this'],
    ...(maxLength === undefined ? [] : [['too long', 'x'.repeat(maxLength + 1)] as const]),
    ...(Array.isArray(value) && value.length > 0 && maxItems <= longestList
      ? [['too long', Array.from({ length: maxItems + 1 }, () => value[0] as unknown)] as const]
      : []),
    ...(known ? [['a word that there is not', 'contract-verify'] as const] : []),
    ...(minimum === undefined ? [] : [['negative', -1] as const]),
  ]
}

type Change = (body: unknown) => unknown

const put =
  (name: string, change: Change): Change =>
  (body) =>
    Array.isArray(body)
      ? body.map((one: unknown, index) => (String(index) === name ? change(one) : one))
      : { ...(body as object), [name]: change(memberOf(body, name)) }

const without =
  (name: string): Change =>
  (body) =>
    Object.fromEntries(Object.entries(body as object).filter(([key]) => key !== name))

function* changesOf(
  schema: Schema,
  value: unknown,
): Generator<[field: string, what: string, Change]> {
  const { properties = {}, required = [], items } = resolved(schema)
  const parts: Array<[string, Schema]> = Array.isArray(value)
    ? value.length > 0 && items
      ? [['0', items]]
      : []
    : Object.entries(properties)
  for (const [name, part] of parts) {
    const own = memberOf(value, name)
    if (required.includes(name)) yield [name, 'missing', without(name)]
    for (const [what, wrong] of wrongValues(resolved(part), own)) {
      yield [name, what, put(name, () => wrong)]
    }
    if (typeof own !== 'object' || own === null) continue
    for (const [field, what, change] of changesOf(part, own))
      yield [`${name}.${field}`, what, put(name, change)]
  }
}

/**
 * Returns what must be refused, made from a request that need not be: one field missing, null, of another type, too long, an
 * unknown word, negative. Nothing for a request that is wrong itself.
 */
export function wrongsOf(operation: OperationId, body: unknown): readonly Wrong[] {
  const check = lenient(operation, `body/${jsonPart}`)
  const whole: unknown = memberOf(memberOf(contract.operations, operation), 'body')
  if (!check || check(body).length > 0) return []
  const schema = memberOf(whole, 'application/json') as Schema
  const changes = [...changesOf(schema, body)]
  const wrongs = changes.map(([field, what, change]) => ({ field, what, body: change(body) }))
  return [{ field: '', what: 'nothing at all', body: {} }, ...wrongs].filter(
    (one) => check(one.body).length > 0,
  )
}
