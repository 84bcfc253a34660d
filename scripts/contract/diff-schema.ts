import { isNode, type Node, nodeAt } from './document.ts'

/** Which way a value goes: what the shop sends, or what it gets. */
export type Direction = 'request' | 'answer'

/** A difference of two contracts. */
export interface Change {
  breaking: boolean
  direction: Direction
  /** JSON pointer into the new contract, or into the old one for what is gone. */
  pointer: string
  text: string
}

/** A schema with its place, references followed. */
interface Placed {
  schema: Node
  pointer: string
  document: Node
}

/** What widens what is allowed breaks who reads it; what narrows it breaks who sends it. */
type Effect = 'wider' | 'narrower' | 'neither'

const breaks = (effect: Effect, direction: Direction): boolean =>
  effect === (direction === 'request' ? 'narrower' : 'wider')

export const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** Follows a reference: the place of a shared schema is where it is declared, so that it is reported once. */
function placed(document: Node, schema: Node, pointer: string): Placed {
  const { $ref: ref } = schema
  if (typeof ref !== 'string' || !ref.startsWith('#/')) return { schema, pointer, document }
  const target = nodeAt(document, ...ref.slice(2).split('/'))
  return placed(document, target, ref)
}

function at({ schema, pointer, document }: Placed, ...keys: string[]): Placed {
  const path = `${pointer}/${keys.map(escaped).join('/')}`
  return placed(document, nodeAt(schema, ...keys), path)
}

/** `oneOf: [X, null]` is X that may be null. */
function withoutNull(place: Placed): { place: Placed; nullable: boolean } {
  const { oneOf } = place.schema
  if (!Array.isArray(oneOf)) return { place, nullable: typesOf(place.schema).includes('null') }
  const isNull = (part: unknown) => isNode(part) && part['type'] === 'null'
  const [only, ...others] = oneOf.filter((part) => !isNull(part))
  if (!isNode(only) || others.length > 0) return { place, nullable: oneOf.some(isNull) }
  const index = oneOf.indexOf(only)
  const inner = placed(place.document, only, `${place.pointer}/oneOf/${index}`)
  return { place: inner, nullable: oneOf.some(isNull) || typesOf(inner.schema).includes('null') }
}

function typesOf({ type }: Node): string[] {
  return [type].flat().filter((name) => typeof name === 'string')
}

const quoted = (values: readonly unknown[]): string =>
  values
    .map((value) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``)
    .join(', ')

/** Compares two schemas. `seen` holds the pairs that were compared before. */
export function schemaChanges(
  [before, after]: readonly [Placed, Placed],
  direction: Direction,
  seen = new Set<string>(),
): Change[] {
  const [old, now] = [withoutNull(before), withoutNull(after)]
  const pair = `${direction} ${before.pointer} ${after.pointer}`
  if (seen.has(pair)) return []
  seen.add(pair)
  const [from, to] = [old.place.schema, now.place.schema]
  const changes: Change[] = []
  const say = (effect: Effect, text: string, pointer = after.pointer) =>
    changes.push({ breaking: breaks(effect, direction), direction, pointer, text })
  if (!old.nullable && now.nullable) say('wider', 'may be null now')
  if (old.nullable && !now.nullable) say('narrower', 'may be null no longer')
  sayTypes(from, to, say)
  sayValues(from, to, say)
  for (const rule of rules) sayRule(rule, from, to, say)
  return [...changes, ...insideChanges([old.place, now.place], direction, seen)]
}

type Say = (effect: Effect, text: string, pointer?: string) => void

function sayTypes(from: Node, to: Node, say: Say): void {
  const [before, after] = [from, to].map((schema) => typesOf(schema).filter((t) => t !== 'null'))
  if (!before || !after || before.join() === after.join()) return
  const fits = (types: readonly string[]) => (type: string) =>
    types.includes(type) || (type === 'integer' && types.includes('number'))
  const change = `is ${after.join(' or ') || 'anything'}, was ${before.join(' or ') || 'anything'}`
  if (before.every(fits(after)) || after.length === 0) say('wider', change)
  else if (after.every(fits(before)) || before.length === 0) say('narrower', change)
  else {
    // Another type altogether breaks both ways.
    say('wider', change)
    say('narrower', change)
  }
}

const allowedOf = (schema: Node): readonly unknown[] | null => {
  if ('const' in schema) return [schema['const']]
  return Array.isArray(schema['enum']) ? schema['enum'] : null
}

function sayValues(from: Node, to: Node, say: Say): void {
  const [before, after] = [allowedOf(from), allowedOf(to)]
  if (!before && after) say('narrower', `only ${quoted(after)} now`)
  if (before && !after) say('wider', `any value now, was only ${quoted(before)}`)
  if (!before || !after) return
  const added = after.filter((value) => !before.includes(value))
  const gone = before.filter((value) => !after.includes(value))
  if (added.length > 0) say('wider', `also ${quoted(added)} now`)
  if (gone.length > 0) say('narrower', `no longer ${quoted(gone)}`)
}

/** Rules of a value: `up` allows more with a higher number, `down` with a lower one, `any` is another set each time. */
const rules = [
  ...(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const).map((name) => ({
    name,
    wider: 'up',
  })),
  ...(['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const).map((name) => ({
    name,
    wider: 'down',
  })),
  ...(['pattern', 'format', 'uniqueItems', 'contentMediaType', 'if', 'then', 'else'] as const).map(
    (name) => ({ name, wider: 'any' }),
  ),
]

function sayRule(
  { name, wider }: { name: string; wider: string },
  from: Node,
  to: Node,
  say: Say,
): void {
  const [before, after] = [from[name], to[name]]
  if (JSON.stringify(before) === JSON.stringify(after)) return
  if (before === undefined || before === false)
    return say('narrower', `${name} ${shown(after)} is new`)
  if (after === undefined || after === false)
    return say('wider', `${name} ${shown(before)} is gone`)
  const text = `${name} is ${shown(after)}, was ${shown(before)}`
  if (typeof before === 'number' && typeof after === 'number') {
    return say(after > before === (wider === 'up') ? 'wider' : 'narrower', text)
  }
  say('wider', text)
  say('narrower', text)
}

const shown = (value: unknown): string => (isNode(value) ? '(a condition)' : JSON.stringify(value))

function insideChanges(
  [before, after]: readonly [Placed, Placed],
  direction: Direction,
  seen: Set<string>,
): Change[] {
  const changes = fieldChanges([before, after], direction, seen)
  for (const key of ['items', 'additionalProperties']) {
    if (isNode(before.schema[key]) && isNode(after.schema[key])) {
      changes.push(...schemaChanges([at(before, key), at(after, key)], direction, seen))
    }
  }
  return changes
}

/** Compares the fields of two objects. */
function fieldChanges(
  [before, after]: readonly [Placed, Placed],
  direction: Direction,
  seen: Set<string>,
): Change[] {
  const [old, now] = [nodeAt(before.schema, 'properties'), nodeAt(after.schema, 'properties')]
  const isRequired = ({ schema }: Placed, field: string) =>
    Array.isArray(schema['required']) && schema['required'].includes(field)
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return fields.flatMap((field): Change[] => {
    const pointer = ({ pointer: of }: Placed) => `${of}/properties/${escaped(field)}`
    // A field that is gone is missed by its readers, and lost for its senders.
    if (!(field in now))
      return [{ breaking: true, direction, pointer: pointer(before), text: 'is gone' }]
    const [was, is] = [isRequired(before, field), isRequired(after, field)]
    if (!(field in old)) {
      const breaking = direction === 'request' && is
      return [
        {
          breaking,
          direction,
          pointer: pointer(after),
          text: is ? 'is new and required' : 'is new',
        },
      ]
    }
    const required: Change[] =
      was === is
        ? []
        : [
            {
              breaking: direction === 'request' ? is : was,
              direction,
              pointer: pointer(after),
              text: is ? 'is required now' : 'may be missing now',
            },
          ]
    const inside = [at(before, 'properties', field), at(after, 'properties', field)] as const
    return [...required, ...schemaChanges(inside, direction, seen)]
  })
}

/** Returns the place of a schema in a contract. */
export function schemaAt(document: Node, schema: Node, pointer: string): Placed {
  return placed(document, schema, pointer)
}
