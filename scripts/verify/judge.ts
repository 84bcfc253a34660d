import type { ErrorObject } from 'ajv/dist/2020'
import { type OperationId, operationTable } from '../../mocks/contract/operations.gen'
import { jsonPart, lenientSchemas } from '../../mocks/pipeline/validate'
import { readAnswer, UnreadableAnswer } from '../../src/api/answers/read-answer'
import type { AnswerShape, Repair } from '../../src/api/answers/shape'
import { memberOf, jsonOrUndefined } from '../../src/lib/json'
import type { Finding } from './report'

export type Judgement = {
  /**
   * Differences from the contract that are faults. Either the shop loses the value, or the data breaks the
   * contract even after the shop has repaired it.
   */
  wrong: readonly Finding[]
  /** Differences from the contract that the shop can read nevertheless. */
  repaired: readonly Finding[]
  /** The data of the response as the shop reads it, or `undefined` when the shop can't read the response. */
  data: unknown
}

const modules = import.meta.glob<Readonly<Record<string, AnswerShape>>>(
  '../../src/api/answers/*.gen.ts',
  { eager: true },
)

/** How the shop reads the response of each operation. */
const shapes: ReadonlyMap<string, AnswerShape> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .map((shape) => [shape.operation, shape]),
)

const doneBy: Readonly<Record<Repair['did'], string>> = {
  converted: 'read as the type of the contract',
  defaulted: 'takes its default',
  dropped: 'left out',
  moved: 'found elsewhere',
  resolved: 'resolved against the base of pictures',
}

/**
 * Judges the text of a successful answer. First the shop's own reader reads the answer. Then the result is
 * checked against the contract.
 */
export function judge(operation: OperationId, text: string, imageBase: string): Judgement {
  const shape = shapes.get(operation)
  if (!shape) throw new Error(`The shop has no reader for ${operation}: run npm run gen`)
  const body = jsonOrUndefined(text)
  const repairs: Repair[] = []
  try {
    if (memberOf(body, 'success') === false || (text && typeof body !== 'object'))
      throw new UnreadableAnswer('')
    const data = readAnswer(shape, body, { imageBase, onRepair: (one) => repairs.push(one) })
    const read = { success: true, message: '', ...(data !== undefined && { data }) }
    const [lost, mended] = [repairs.filter(isLoss), repairs.filter((one) => !isLoss(one))]
    return {
      wrong: grouped([
        ...lost.flatMap(({ at }) => whyAt(operation, body, at)),
        ...brokenRules(operation, read).map((error) => findingOf(error, read)),
      ]),
      repaired: grouped(
        mended.map(({ at, did, from }) => ({ at, expected: doneBy[did], got: shown(from) })),
      ),
      data,
    }
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error
    const wrong =
      body === undefined
        ? [{ at: '', expected: 'JSON', got: shown(text) }]
        : whyAt(operation, body, error.at)
    return { wrong: grouped(wrong), repaired: [], data: undefined }
  }
}

const isLoss = ({ did, from }: Repair): boolean =>
  (did === 'dropped' || did === 'defaulted') && from !== undefined && from !== null

function brokenRules(operation: OperationId, body: unknown): readonly ErrorObject[] {
  const { status } = operationTable[operation]
  return lenientSchemas(operation, `answers/${status}/${jsonPart}`)?.(body) ?? []
}

/** Returns the rules of the contract that a value breaks, at this place or at places near it. */
function whyAt(operation: OperationId, body: unknown, at: string): readonly Finding[] {
  const near = brokenRules(operation, body).filter((error) => {
    const pointer = pointerOf(error)
    return pointer.startsWith(at) || at.startsWith(`${pointer}/`)
  })
  if (near.length > 0) return near.map((error) => findingOf(error, body))
  return [{ at, expected: 'what the contract says', got: shown(valueAt(body, at)) }]
}

/** Returns the place where a rule is broken. If a field is missing, this is the place of the field. */
function pointerOf({ instancePath, params }: ErrorObject): string {
  const missing: unknown = params['missingProperty']
  return typeof missing === 'string' ? `${instancePath}/${missing}` : instancePath
}

function findingOf(error: ErrorObject, body: unknown): Finding {
  const at = pointerOf(error)
  const allowed: unknown = error.params['allowedValues']
  const rule = Array.isArray(allowed) ? `one of ${allowed.join(', ')}` : (error.message ?? '')
  const expected = error.keyword === 'required' ? 'required' : rule
  return { at, expected, got: shown(valueAt(body, at)) }
}

/**
 * Keeps the first of the findings about the same rule at the same place. Entries of one list count as
 * the same place.
 */
function grouped(findings: readonly Finding[]): readonly Finding[] {
  const byPlace = Map.groupBy(
    findings,
    ({ at, expected }) => `${at.replace(/\/\d+(?=\/|$)/g, '/*')} ${expected}`,
  )
  return [...byPlace.values()].flatMap(([first]) => first ?? [])
}

function valueAt(body: unknown, pointer: string): unknown {
  const names = pointer.split('/').slice(1)
  return names.reduce<unknown>(
    (value, name) => memberOf(value, name.replaceAll('~1', '/').replaceAll('~0', '~')),
    body,
  )
}

function shown(value: unknown): string {
  if (value === undefined || value === '') return 'nothing'
  const text = JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
