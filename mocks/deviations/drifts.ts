import { assumedFields } from '../contract/assumed-fields.gen'
import type { OperationId } from '../contract/operations.gen'
import type { Answer } from '../pipeline/answer'
import { driftNames, type DriftName } from '../scenarios/names'
import {
  answerSchema,
  isRecord,
  mapBySchema,
  resolve,
  type Schema,
  schemaName,
  type Visitor,
} from './schema'

type Drift = (answer: Answer, schema: Schema) => Answer

const bySchema =
  (visitor: Visitor): Drift =>
  (answer, schema) => ({ ...answer, body: mapBySchema(schema, answer.body, visitor) })

const isAssumed = (schema: Schema, name: string): boolean =>
  assumedFields[schemaName(schema)]?.includes(name) ?? false

const minimal = bySchema({
  object: (fields, schema) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !isAssumed(schema, name))),
})

const relativeImages = bySchema({
  scalar(value, { format }) {
    if (typeof value !== 'string' || format !== 'uri-reference') return value
    const { pathname, search } = new URL(value, 'http://mock.invalid')
    return pathname.startsWith('/artwork/') ? pathname.slice(1) + search : value
  },
})

const strings = bySchema({
  scalar(value, schema) {
    if (typeof value === 'boolean') return Number(value)
    if (typeof value !== 'number') return value
    const isAmount = schema.minimum === 0 && Number.isInteger(value)
    return isAmount ? value.toFixed(2) : String(value)
  },
})

const isEmpty = (value: unknown): boolean =>
  value === '' || (Array.isArray(value) && value.length === 0)

const nulls = bySchema({
  list: (values) => (values.length > 0 ? [null, ...values] : values),
  object: (fields, schema) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        isAssumed(schema, name) || isEmpty(value) ? null : value,
      ]),
    ),
})

const extra = bySchema({
  object: (fields) => ({ ...fields, deleted_at: null, links: { self: '/', all: [] }, pivot: [] }),
})

const metaPages: Drift = (answer, schema) => {
  const { body } = answer
  const declared = resolve(resolve(schema).properties?.data ?? {})
  if (!isRecord(body)) return answer
  const { data } = body
  if (schemaName(declared) === 'User') return { ...answer, body: { ...body, data: { user: data } } }
  if (!isRecord(data) || !('pagination' in data)) return answer
  const fields = Object.entries(declared.properties ?? {})
  const [rows = ''] = fields.find(([, { type }]) => type === 'array') ?? []
  const { pagination: meta, [rows]: list, ...rest } = data
  // Frameworks that write `meta` write an empty page as an empty list.
  return { ...answer, body: { ...body, ...rest, data: list ?? [], meta } }
}

const noSuccess: Drift = (answer) => {
  const { body } = answer
  if (!isRecord(body)) return answer
  const { success: _left, ...rest } = body
  return { ...answer, body: rest }
}

const noBody: Drift = (answer, schema) => {
  const hasData = answer.status >= 400 || resolve(schema).properties?.data
  return hasData ? answer : { status: 204, body: undefined }
}

/** All drifts, in the order in which they apply: those that read the schema come before those that leave its shape. */
const drifts: Readonly<Record<DriftName, Drift>> = {
  'drift.minimal': minimal,
  'drift.relativeImages': relativeImages,
  'drift.strings': strings,
  'drift.nulls': nulls,
  'drift.extra': extra,
  'drift.metaPages': metaPages,
  'drift.noSuccess': noSuccess,
  'drift.noBody': noBody,
}

export function driftedAnswer(
  operation: OperationId,
  answer: Answer,
  chosen: ReadonlySet<DriftName>,
): Answer {
  const schema = answerSchema(operation, answer.status)
  if (!schema || chosen.size === 0) return answer
  return driftNames
    .filter((name) => chosen.has(name))
    .reduce((drifted, name) => drifts[name](drifted, schema), answer)
}

/** Fields with a name or a short text, which `texts.long` makes longer. */
const short = /^((full_|first_|last_|product_|category_|original_)?name|title(_\d)?|label|brand)$/

/** The contract's limit for most of these fields. */
const most = 255

function longer(text: string): string {
  if (text === '') return text
  const word = 'Rấtdàikhôngcóchỗngắtdòngnàocả'
  return `${text} ${text} ${text} ${word}`.slice(0, most)
}

function lengthened(value: unknown, name: string): unknown {
  if (typeof value === 'string') return short.test(name) ? longer(value) : value
  if (Array.isArray(value)) return value.map((part) => lengthened(part, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, lengthened(part, key)]),
  )
}

export function withLongTexts({ status, body }: Answer): Answer {
  return status >= 400 ? { status, body } : { status, body: lengthened(body, '') }
}
