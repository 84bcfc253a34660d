import { memberOf } from '@/lib/json.ts'
import { convertValue } from './convert.ts'
import type { AnswerShape, Fields, Repair, Shape } from './shape.ts'

export type ReadOptions = {
  /** The base of relative image URLs. If it is empty, these URLs stay relative. */
  imageBase?: string
  onRepair?: ((repair: Repair) => void) | undefined
}

export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
  readonly at: string

  constructor(at: string) {
    super(`unreadable: ${at}`)
    this.at = at
  }
}

/**
 * Returns the `data` of a parsed answer as the contract describes it. Returns `undefined` if the operation
 * has no data. Values with a clear meaning are repaired, and list entries that cannot be read are dropped.
 * Unknown fields stay. An answer without repairs is returned as it is, without a copy. Throws
 * `UnreadableAnswer` if the data cannot be read.
 */
export function readAnswer(answer: AnswerShape, body: unknown, reading: ReadOptions = {}): unknown {
  const { operation, data, mayLack, alsoAt } = answer
  if (data === undefined) return undefined
  const { imageBase = '', onRepair } = reading
  const scope: Scope = {
    body,
    imageBase,
    repairs: [],
    failedAt: '',
  }
  const places = alsoAt && { data: alsoAt }
  const envelope: Fields = {
    fields: { data },
    ...(places && { alsoAt: places }),
    ...(mayLack && { optional: ['data'] }),
  }
  const found = readField(envelope, 'data', memberOf(body, 'data'), '/data', scope)
  if (found === unreadable) throw new UnreadableAnswer(scope.failedAt)
  if (onRepair) scope.repairs.forEach((repair) => onRepair({ operation, ...repair }))
  return found
}

const unreadable = Symbol('unreadable')

type Scope = {
  readonly body: unknown
  readonly imageBase: string
  /** The repairs so far. If reading a value fails, its repairs are removed. */
  readonly repairs: Omit<Repair, 'operation'>[]
  /** The place of the last value that could not be read. */
  failedAt: string
}

/**
 * Returns a value as `shape` describes it, or `unreadable`. `at` is the place of the value as a JSON pointer.
 */
function read(shape: Shape, value: unknown, at: string, scope: Scope): unknown {
  if (typeof shape === 'object') {
    if ('fields' in shape) return readFields(shape, value, at, scope)
    if ('list' in shape) return readList(shape.list, value, at, scope)
    if ('orNull' in shape) return readOrNull(shape.orNull, value, at, scope)
  }
  const plain = convertValue(shape, value, scope.imageBase)
  if (plain === undefined) return failed(at, scope)
  if (plain !== value) {
    const did = shape === 'image' ? 'resolved' : 'converted'
    scope.repairs.push({ at, did, from: value, to: plain })
  }
  return plain
}

function readOrNull(shape: Shape, value: unknown, at: string, scope: Scope): unknown {
  if (value === null) return null
  const found = attempt(shape, value, at, scope)
  if (found !== unreadable) return found
  scope.repairs.push({ at, did: 'defaulted', from: value, to: null })
  return null
}

function readList(shape: Shape, value: unknown, at: string, scope: Scope): unknown {
  const entries = entriesOf(value)
  if (!entries) return failed(at, scope)
  if (entries !== value) scope.repairs.push({ at, did: 'converted', from: value, to: entries })
  const found = entries.map((entry, index) => readEntry(shape, entry, `${at}/${index}`, scope))
  const kept = found.filter((entry) => entry !== unreadable)
  // If no entry can be read, the list is not treated as empty but as unreadable.
  if (entries.length > 0 && kept.length === 0) return unreadable
  if (kept.length < entries.length) return kept
  return kept.some((entry, index) => entry !== entries[index]) ? kept : entries
}

function readEntry(shape: Shape, entry: unknown, at: string, scope: Scope): unknown {
  const found = attempt(shape, entry, at, scope)
  if (found === unreadable) scope.repairs.push({ at, did: 'dropped', from: entry })
  return found
}

/** Reads a value. If the value is unreadable, its repairs are removed. */
function attempt(shape: Shape, value: unknown, at: string, scope: Scope): unknown {
  const { length } = scope.repairs
  const found = read(shape, value, at, scope)
  if (found === unreadable) scope.repairs.length = length
  return found
}

/**
 * Returns the entries of a list. `null` counts as an empty list. PHP writes a list with gaps as an object,
 * which is accepted too.
 */
function entriesOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (value === null) return []
  const isNumbered = isObject(value) && Object.keys(value).every((key) => /^\d+$/.test(key))
  return isNumbered && Object.keys(value).length > 0 ? Object.values(value) : undefined
}

function readFields(shape: Fields, value: unknown, at: string, scope: Scope): unknown {
  // PHP writes an empty object as an empty list. If the fields can stand elsewhere in the host's response, a
  // filled list is accepted here too.
  const isElsewhere = Array.isArray(value) && (shape.alsoAt !== undefined || value.length === 0)
  if (!isObject(value) && !isElsewhere) return failed(at, scope)
  const own: object = isObject(value) ? value : {}
  if (own !== value) scope.repairs.push({ at, did: 'converted', from: value, to: own })
  let repaired: Record<string, unknown> | undefined
  for (const name in shape.fields) {
    const before = memberOf(own, name)
    const after = readField(shape, name, before, `${at}/${name}`, scope)
    if (after === unreadable) return unreadable
    if (after === before) continue
    repaired ??= { ...own }
    if (after === undefined) delete repaired[name]
    else repaired[name] = after
  }
  return repaired ?? own
}

/**
 * Reads a field from its own place, otherwise from its other places. If no place has a readable value, an
 * optional field is left out, and the function returns `undefined`. Any other field gets its default, or null
 * if the contract allows null. Without these, the field is `unreadable`.
 */
function readField(shape: Fields, name: string, value: unknown, at: string, scope: Scope): unknown {
  const { fields, alsoAt, defaults, optional } = shape
  const own = fields[name] ?? 'any'
  const isMissing = value === undefined
  const here = isMissing ? failed(at, scope) : attempt(own, value, at, scope)
  if (here !== unreadable) return here
  const { failedAt } = scope
  for (const place of alsoAt?.[name] ?? []) {
    const there = valueAt(scope.body, place)
    const found =
      there === undefined || there === null ? unreadable : attempt(own, there, place, scope)
    if (found === unreadable) continue
    scope.repairs.push({ at, did: 'moved', from: value, to: place })
    return found
  }
  scope.failedAt = failedAt
  if (optional?.includes(name)) {
    if (!isMissing && value !== null) scope.repairs.push({ at, did: 'dropped', from: value })
    return undefined
  }
  if (defaults && name in defaults) {
    const standIn = defaults[name]
    scope.repairs.push({ at, did: 'defaulted', from: value, to: standIn })
    return read(own, standIn, at, { ...scope, repairs: [] })
  }
  if (typeof own !== 'object' || !('orNull' in own)) return unreadable
  scope.repairs.push({ at, did: 'defaulted', from: value, to: null })
  return null
}

function failed(at: string, scope: Scope): typeof unreadable {
  scope.failedAt = at
  return unreadable
}

function valueAt(body: unknown, pointer: string): unknown {
  return pointer.split('/').slice(1).reduce(memberOf, body)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

let all: readonly Repair[] = []
const known = new Set<string>()
const listeners = new Set<() => void>()

/**
 * The repairs of all answers in this page, once for each field of an operation. Repairs are only recorded
 * while there is a listener. The shop in production has none.
 */
export const answerRepairs = {
  entries: (): readonly Repair[] => all,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Returns the function that records repairs, or `undefined` if there is no listener. */
export function repairReporter(): ((repair: Repair) => void) | undefined {
  if (listeners.size === 0) return undefined
  return (repair) => {
    // All entries of a list count as one field, so the index is replaced by `*`.
    const key = `${repair.operation} ${repair.did} ${repair.at.replace(/\/\d+(?=\/|$)/g, '/*')}`
    if (known.has(key)) return
    known.add(key)
    all = [...all, repair]
    listeners.forEach((listener) => listener())
  }
}
