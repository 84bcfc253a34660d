import { type Change, type Direction, escaped, schemaAt, schemaChanges } from './diff-schema.ts'
import { type Node, nodeAt, nodesAt, operationsOf, type Operation, resolved } from './document.ts'

/** A difference, with the operations that it concerns. */
export interface Difference extends Change {
  operations: string[]
}

type Side = readonly [document: Node, operation: Operation]

/** Path parameters may be renamed: they are known by their place. */
const keyOf = ({ method, path }: Operation): string => `${method} ${path.replace(/\{\w+\}/g, '{}')}`

const pointerOf = ({ path, method }: Operation): string => `#/paths/${escaped(path)}/${method}`

/** Compares two contracts. A change of a shared schema comes once for each direction, with all its operations. */
export function contractDifferences(before: Node, after: Node): Difference[] {
  const found = new Map<string, Difference>()
  const add = (operation: string, changes: readonly Change[]) => {
    for (const change of changes) {
      const key = JSON.stringify([change.pointer, change.direction, change.text])
      const known = found.get(key) ?? { ...change, operations: [] }
      found.set(key, {
        ...known,
        breaking: known.breaking || change.breaking,
        operations: [...new Set([...known.operations, operation])],
      })
    }
  }
  const [old, now] = [before, after].map(
    (document) => new Map(operationsOf(document).map((operation) => [keyOf(operation), operation])),
  )
  for (const [key, operation] of old ?? []) {
    const same = now?.get(key)
    if (!same) add(operation.id, [changeAt(true, 'request', pointerOf(operation), 'is gone')])
    else add(same.id, operationChanges([before, operation], [after, same]))
  }
  for (const [key, operation] of now ?? []) {
    if (!old?.has(key))
      add(operation.id, [changeAt(false, 'request', pointerOf(operation), 'is new')])
  }
  return [...found.values()]
}

function changeAt(breaking: boolean, direction: Direction, pointer: string, text: string): Change {
  return { breaking, direction, pointer, text }
}

function operationChanges(old: Side, now: Side): Change[] {
  return [
    ...accessChanges(old[1], now[1]),
    ...parameterChanges(old, now),
    ...bodyChanges(old, now),
    ...answerChanges(old, now),
  ]
}

const ranks = ['anyone', 'user', 'staff']

function accessChanges(old: Operation, now: Operation): Change[] {
  const [was, is] = [old, now].map(({ node }) => ranks.indexOf(String(node['x-access'])))
  if (was === undefined || is === undefined || was === is) return []
  const text = `may be called by ${ranks[is] ?? 'nobody known'}, was ${ranks[was] ?? 'not said'}`
  return [changeAt(is > was, 'request', `${pointerOf(now)}/x-access`, text)]
}

function parametersOf([document, { node }]: Side) {
  return new Map(
    nodesAt(node, 'parameters').map((part, index) => {
      const parameter = resolved(document, part)
      // Names in a path do not matter, names of headers are blind to case.
      const name = String(parameter['name']).toLowerCase()
      const place = String(parameter['in'])
      return [
        place === 'path' ? `path ${index}` : `${place} ${name}`,
        { parameter, index },
      ] as const
    }),
  )
}

function parameterChanges(old: Side, now: Side): Change[] {
  const [before, after] = [parametersOf(old), parametersOf(now)]
  const changes: Change[] = []
  for (const [key, { parameter, index }] of before) {
    if (after.has(key)) continue
    const text = `parameter ${String(parameter['name'])} is gone`
    changes.push(changeAt(true, 'request', `${pointerOf(old[1])}/parameters/${index}`, text))
  }
  for (const [key, { parameter, index }] of after) {
    const pointer = `${pointerOf(now[1])}/parameters/${index}`
    const name = `parameter ${String(parameter['name'])}`
    const known = before.get(key)?.parameter
    const isRequired = parameter['required'] === true
    if (!known) {
      const text = `${name} is new${isRequired ? ' and required' : ''}`
      changes.push(changeAt(isRequired, 'request', pointer, text))
      continue
    }
    if ((known['required'] === true) !== isRequired) {
      const text = isRequired ? `${name} is required now` : `${name} may be missing now`
      changes.push(changeAt(isRequired, 'request', pointer, text))
    }
    const schemas = [
      schemaAt(old[0], nodeAt(known, 'schema'), `${pointer}/schema`),
      schemaAt(now[0], nodeAt(parameter, 'schema'), `${pointer}/schema`),
    ] as const
    changes.push(...schemaChanges(schemas, 'request'))
  }
  return changes
}

function bodyChanges(old: Side, now: Side): Change[] {
  const [before, after] = [old, now].map(([document, { node }]) =>
    resolved(document, nodeAt(node, 'requestBody')),
  )
  if (!before || !after) return []
  const pointer = `${pointerOf(now[1])}/requestBody`
  const isRequired = (body: Node) => body['required'] === true
  const required = isRequired(after) && !isRequired(before)
  return [
    ...(required ? [changeAt(true, 'request', pointer, 'a body is required now')] : []),
    ...contentChanges([old[0], before], [now[0], after], pointer, 'request'),
  ]
}

type Content = readonly [document: Node, part: Node]

function contentChanges(
  old: Content,
  now: Content,
  pointer: string,
  direction: Direction,
): Change[] {
  const [before, after] = [nodeAt(old[1], 'content'), nodeAt(now[1], 'content')]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((type) => {
    const at = `${pointer}/content/${escaped(type)}`
    if (!(type in after)) return [changeAt(true, direction, at, `${type} is gone`)]
    if (!(type in before)) return [changeAt(false, direction, at, `${type} is new`)]
    const schemas = [
      schemaAt(old[0], nodeAt(before, type, 'schema'), `${at}/schema`),
      schemaAt(now[0], nodeAt(after, type, 'schema'), `${at}/schema`),
    ] as const
    return schemaChanges(schemas, direction)
  })
}

function answerChanges(old: Side, now: Side): Change[] {
  const [before, after] = [nodeAt(old[1].node, 'responses'), nodeAt(now[1].node, 'responses')]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((status) => {
    const pointer = `${pointerOf(now[1])}/responses/${status}`
    const isSuccess = status.startsWith('2')
    if (!(status in after))
      return [changeAt(isSuccess, 'answer', pointer, `status ${status} is gone`)]
    // Callers treat every error alike that they do not know; a new success they may not understand.
    if (!(status in before))
      return [changeAt(isSuccess, 'answer', pointer, `status ${status} is new`)]
    const [was, is] = [
      resolved(old[0], nodeAt(before, status)),
      resolved(now[0], nodeAt(after, status)),
    ]
    return contentChanges([old[0], was], [now[0], is], pointer, 'answer')
  })
}

function describe({ direction, pointer, text, operations }: Difference): string {
  const [first = '', second, ...others] = operations
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  const where = `${first}${second === undefined ? '' : `, ${second}`}${more}`
  return `  ${pointer}\n    ${direction} of ${where}: ${text}`
}

/** Returns the differences in words, breaking ones first. */
export function differenceReport(differences: readonly Difference[]): string {
  const parts = [true, false].map((breaking) => {
    const own = differences.filter((difference) => difference.breaking === breaking)
    const title = `${own.length} ${breaking ? 'breaking' : 'other'} change${own.length === 1 ? '' : 's'}`
    return [title, ...own.map(describe)].join('\n')
  })
  return parts.join('\n\n')
}
