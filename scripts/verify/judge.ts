import type { ErrorObject } from 'ajv/dist/2020'
import { type OperationId, operationTable } from '../../mocks/contract/operations.gen'
import { jsonPart, lenient, strict } from '../../mocks/pipeline/schemas'
import { readAnswer, UnreadableAnswer } from '../../src/api/answers/read-answer'
import type { AnswerShape, Repair } from '../../src/api/answers/shape'
import { memberOf, parsedJson } from '../../src/lib/json'
import type { Finding } from './report'

/** An answer as it came. */
export interface Reply {
  status: number
  /** Empty for no body. */
  text: string
  type: string
}

export interface Judgement {
  findings: readonly Finding[]
  /** The answer's data as the shop reads it; `undefined` where it can't. */
  data: unknown
}

/**
 * Judges a success. What the shop's own reader repairs is tolerated; what it loses, and what still breaks the schema after it,
 * is drift.
 */
export function judgeSuccess(
  operation: OperationId,
  shape: AnswerShape,
  reply: Reply,
  imageBase: string,
): Judgement {
  const wrong = judgeStatus(operation, reply)
  if (wrong.some(({ kind }) => kind !== 'tolerated')) return { findings: wrong, data: undefined }
  const body = parsedJson(reply.text)
  const repairs: Repair[] = []
  try {
    const data = readAnswer(shape, body, { imageBase, onRepair: (one) => repairs.push(one) })
    const envelope = judgeEnvelope(shape, reply, body)
    const moved = new Set(repairs.flatMap(({ did, to }) => (did === 'moved' ? [to] : [])))
    const found = [
      ...envelope,
      ...repairs.flatMap((repair) => judgeRepair(operation, body, repair)),
      ...unknownFields(operation, body).filter(({ at }) => !moved.has(at)),
      ...remaining(operation, data),
    ]
    return { findings: [...wrong, ...grouped(found)], data }
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error
    return {
      findings: [...wrong, ...unreadable(operation, reply, body, error.at)],
      data: undefined,
    }
  }
}

/** Judges an answer that refuses: its status has to be the wanted one, its body should be the contract's. */
export function judgeRefusal(
  operation: OperationId,
  wanted: number,
  reply: Reply,
): readonly Finding[] {
  const { status, text } = reply
  if (status !== wanted) {
    return [{ at: 'status', kind: kindOf(status), expected: `${wanted}`, got: `${status}` }]
  }
  if (!text) return [bodyless('tolerated')]
  const body = parsedJson(text)
  const [broken] = lenient(operation, `answers/${status}/${jsonPart}`)?.(body) ?? []
  if (!broken) return []
  const { at, expected, got } = findingOf(broken, body, 'tolerated')
  const rule = `the contract's error body; ${at || '/'} ${expected}`
  return [{ at, kind: 'tolerated', expected: rule, got }]
}

function judgeStatus(operation: OperationId, { status }: Reply): Finding[] {
  const expected = operationTable[operation].status
  if (status === expected) return []
  const kind = status >= 200 && status < 300 ? 'tolerated' : kindOf(status)
  return [{ at: 'status', kind, expected: `${expected}`, got: `${status}` }]
}

/** A path that a host does not have is another thing than a wrong answer. */
function kindOf(status: number): 'missing' | 'drift' {
  return [404, 405, 501].includes(status) ? 'missing' : 'drift'
}

function bodyless(kind: Finding['kind']): Finding {
  return { at: '', kind, expected: 'a JSON body', got: 'nothing' }
}

function judgeEnvelope(shape: AnswerShape, { text }: Reply, body: unknown): Finding[] {
  if (!text) return [bodyless('tolerated')]
  if (typeof body !== 'object') {
    const isNeeded = shape.data !== undefined && !shape.mayLack
    return [{ at: '', kind: isNeeded ? 'drift' : 'tolerated', expected: 'JSON', got: shown(text) }]
  }
  const [success, message] = [memberOf(body, 'success'), memberOf(body, 'message')]
  return [
    ...(success === true ? [] : [difference('/success', 'true', success, success !== false)]),
    ...(typeof message === 'string' ? [] : [difference('/message', 'a text', message, true)]),
  ]
}

function difference(at: string, expected: string, got: unknown, isRead: boolean): Finding {
  return { at, kind: isRead ? 'tolerated' : 'drift', expected, got: shown(got) }
}

const doneBy: Readonly<Record<Repair['did'], string>> = {
  converted: 'read as the type of the contract',
  defaulted: 'takes its default',
  dropped: 'left out',
  moved: 'found elsewhere',
  resolved: 'resolved against the base of pictures',
}

function judgeRepair(operation: OperationId, body: unknown, repair: Repair): Finding[] {
  const { at, did, from } = repair
  const isLoss = (did === 'dropped' || did === 'defaulted') && from !== undefined && from !== null
  if (!isLoss) {
    const expected = did === 'moved' ? `here; ${doneBy.moved}` : doneBy[did]
    return [{ at, kind: 'tolerated', expected, got: shown(did === 'moved' ? repair.to : from) }]
  }
  const why = brokenRules(operation, body).filter((error) => pointerOf(error).startsWith(at))
  if (why.length > 0) return why.map((error) => findingOf(error, body, 'drift'))
  return [{ at, kind: 'drift', expected: 'what the contract says', got: shown(from) }]
}

function brokenRules(
  operation: OperationId,
  body: unknown,
  rules: typeof lenient = lenient,
): readonly ErrorObject[] {
  const { status } = operationTable[operation]
  return rules(operation, `answers/${status}/${jsonPart}`)?.(body) ?? []
}

function unknownFields(operation: OperationId, body: unknown): Finding[] {
  return brokenRules(operation, body, strict).flatMap(({ instancePath, params }) => {
    const name: unknown = params['additionalProperty']
    if (typeof name !== 'string') return []
    const at = `${instancePath}/${name}`
    return [
      { at, kind: 'tolerated', expected: 'no such field; ignored', got: shown(valueAt(body, at)) },
    ]
  })
}

/** Returns what the reader let pass and the schema does not: formats, patterns, bounds. */
function remaining(operation: OperationId, data: unknown): Finding[] {
  const read = { success: true, message: '', ...(data !== undefined && { data }) }
  return brokenRules(operation, read).map((error) => findingOf(error, read, 'drift'))
}

function unreadable(operation: OperationId, reply: Reply, body: unknown, at: string): Finding[] {
  if (!reply.text) return [bodyless('drift')]
  if (body === undefined) {
    const got = `${reply.type || 'no type'}: ${shown(reply.text)}`
    return [{ at: '', kind: 'drift', expected: 'JSON', got }]
  }
  const near = brokenRules(operation, body).filter((error) => {
    const pointer = pointerOf(error)
    return pointer.startsWith(at) || at.startsWith(`${pointer}/`)
  })
  if (near.length > 0) return grouped(near.map((error) => findingOf(error, body, 'drift')))
  return [{ at, kind: 'drift', expected: 'what the contract says', got: shown(valueAt(body, at)) }]
}

/** Returns where a rule is broken: for a field that is missing, its own place. */
function pointerOf({ instancePath, params }: ErrorObject): string {
  const missing: unknown = params['missingProperty']
  return typeof missing === 'string' ? `${instancePath}/${missing}` : instancePath
}

function findingOf(error: ErrorObject, body: unknown, kind: Finding['kind']): Finding {
  const at = pointerOf(error)
  const isMissing = error.keyword === 'required'
  const allowed: unknown = error.params['allowedValues']
  const rule = Array.isArray(allowed) ? `one of ${allowed.join(', ')}` : (error.message ?? '')
  return { at, kind, expected: isMissing ? 'required' : rule, got: shown(valueAt(body, at)) }
}

/** Returns one finding for all entries of a list that have it; the first entry speaks for them. */
function grouped(findings: readonly Finding[]): Finding[] {
  const byPlace = new Map<string, Finding>()
  for (const finding of findings) {
    const at = finding.at.replace(/\/\d+(?=\/|$)/g, '/*')
    const key = `${finding.kind} ${at} ${finding.expected}`
    if (!byPlace.has(key))
      byPlace.set(key, { ...finding, at: finding.kind === 'drift' ? finding.at : at })
  }
  return [...byPlace.values()]
}

function valueAt(body: unknown, pointer: string): unknown {
  const names = pointer.split('/').slice(1)
  return names.reduce<unknown>(
    (value, name) => memberOf(value, name.replaceAll('~1', '/').replaceAll('~0', '~')),
    body,
  )
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
