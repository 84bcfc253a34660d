import type { OperationId } from '../../mocks/contract/operations.gen'
import contract from '../../mocks/contract/schemas.gen.json'
import { resolvedSchema, type Schema } from '../../mocks/deviations/drifts'
import { memberOf } from '../../src/lib/json'

type Query = Readonly<{ required: readonly string[]; properties: Readonly<Record<string, Schema>> }>
const operations: Readonly<Record<OperationId, { query: Query }>> = contract.operations

/** Returns the optional query parameters of an operation, each with its schema. */
export function optionalParameters(operation: OperationId): readonly (readonly [string, Schema])[] {
  const { required, properties } = operations[operation].query
  return Object.entries(properties)
    .filter(([name]) => !required.includes(name))
    .map(([name, schema]) => [name, resolvedSchema(schema)])
}

/** The parts of a list's response that probes look at. */
export type List = {
  rows: readonly unknown[]
  /** The number of rows on all pages. Null when the response does not give it. */
  total: number | null
  /** The page size in the response. Null when the response does not give it. */
  perPage: number | null
}

export function listOf(data: unknown): List {
  const lists = Array.isArray(data) ? [data] : Object.values(Object(data)).filter(Array.isArray)
  const numberOf = (name: string) => {
    const value = memberOf(memberOf(data, 'pagination'), name)
    return typeof value === 'number' ? value : null
  }
  // When a search finds nothing, the host may answer near matches. Near matches do not count as results.
  const rows: readonly unknown[] = memberOf(data, 'is_nearest') === true ? [] : (lists[0] ?? [])
  return { rows, total: numberOf('total'), perPage: numberOf('per_page') }
}

/** A value for a query parameter, and the condition that the answered list must fulfil. */
export type Probe = {
  value: string
  /** The condition in words, for the report. */
  expected: string
  keeps: (list: List) => boolean
}

const none = (value: string | number): Probe => ({
  value: String(value),
  expected: 'no rows, or a refusal',
  keeps: ({ rows }) => rows.length === 0,
})

/** Values with a valid form for which no record exists. */
const nobody: Readonly<Record<string, string>> = { customer: 'user-999999999' }

/** Returns the probes for a query parameter of a list. `all` is the list without the parameter. */
export function probesOf(name: string, schema: Schema, all: List): readonly Probe[] {
  const { type, format, enum: values = [], maximum, minimum = 1 } = schema
  if (name === 'page') return [none(9_999), secondPage(all)]
  if (name === 'per_page') {
    const sizes = values.length > 0 ? values.map(Number) : [minimum, maximum ?? 100]
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
    return [atMost(least, least), atMost(most * 1000, most)]
  }
  if (name === 'sort') return values.map((value) => sorted(String(value)))
  if (values.length > 0) return values.map((value) => only(name, value))
  if (type === 'boolean') return [only(name, true)]
  if (format === 'date') return [none(name === 'to' ? '1999-01-01' : '2999-01-01')]
  if (type === 'integer') return [none(name.endsWith('_max') ? 1 : 999_999_999)]
  return [none(nobody[name] ?? 'zqxj-wkvz')]
}

function secondPage({ rows, total }: List): Probe {
  const seen = new Set(rows.map((row) => JSON.stringify(row)))
  const hasMore = total !== null && total > rows.length
  return {
    value: '2',
    expected: 'rows that are not on the first page',
    keeps: (list) => !hasMore || !list.rows.some((row) => seen.has(JSON.stringify(row))),
  }
}

const atMost = (asked: number, most: number): Probe => ({
  value: String(asked),
  expected: `at most ${most} rows, or a refusal`,
  keeps: ({ rows, perPage }) => Math.max(rows.length, perPage ?? 0) <= most,
})

/**
 * Returns a probe for a filter. Each answered row must have the value, in the field with the parameter's name
 * or in a flag for it.
 */
const only = (name: string, value: unknown): Probe => ({
  value: String(value),
  expected: `only rows with ${name} ${String(value)}`,
  keeps: ({ rows }) =>
    rows.every((row) => {
      const own = memberOf(row, name) ?? memberOf(row, `is_${name}`)
      return typeof own !== typeof value || own === value
    }),
})

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)

/**
 * Returns a probe for a sort order. The numbers or times in this field must only rise, or only fall when the
 * value begins with `-`.
 */
function sorted(value: string): Probe {
  const name = value.replace('-', '')
  const fieldOf = (row: unknown) => Object.keys(Object(row)).find((key) => key.startsWith(name))
  return {
    value,
    expected: `rows by ${name}, ${value.startsWith('-') ? 'the greatest' : 'the least'} first`,
    keeps({ rows }) {
      const field = fieldOf(rows[0])
      const values = field ? rows.map((row) => memberOf(row, field)) : []
      const keys = values.map((one) => (isTime(one) ? Date.parse(one) : Number(one)))
      const inOrder = value.startsWith('-') ? keys : keys.toReversed()
      return inOrder.every((key, index) => index === 0 || !(key > (inOrder[index - 1] ?? key)))
    },
  }
}

/**
 * Returns whether a host ignores a filter: no value of the parameter changes the number of rows. Sorting and
 * paging parameters are left out, because they never change this number.
 */
export const isIgnored = (name: string, lists: readonly List[], all: List): boolean =>
  !['sort', 'per_page', 'page'].includes(name) &&
  lists.length > 1 &&
  (all.total ?? 0) > 0 &&
  lists.every(({ total }) => total === all.total)
