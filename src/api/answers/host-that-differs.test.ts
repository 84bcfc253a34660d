import { describe, expect, test } from 'vitest'
import { type OperationId, operationTable } from '~mocks/contract/operations.gen'
import { driftedAnswer } from '~mocks/deviations/drifts'
import { createTestWorld } from '~mocks/node'
import { requestOf } from '~mocks/pipeline/samples/request'
import { samples } from '~mocks/pipeline/samples/samples'
import { jsonPart, lenientSchemas } from '~mocks/pipeline/validate'
import { type DriftName, driftNames, operationIds } from '~mocks/scenarios/names'
import { readAnswer } from './read-answer'
import type { AnswerShape } from './shape'

const modules: Readonly<Record<string, Readonly<Record<string, AnswerShape>>>> = import.meta.glob(
  './*.gen.ts',
  { eager: true },
)
const shapes = Object.values(modules).flatMap((module) => Object.values(module))

const imageBase = 'https://api.example/'

/**
 * Returns a function that reads the response of an operation. The arguments of this function are drifts
 * (differences from the contract). The response has the form in which a host with these drifts sends it.
 */
async function readerOf(operation: OperationId) {
  const { signIn, answer, db } = createTestWorld()
  const token = signIn(operationTable[operation].access === 'staff' ? 'staff' : 'shopper')
  const outcome = await answer(requestOf(operation, samples[operation](db.tables), token))
  if (outcome === 'network-error') throw new Error('No answer came')
  const { status } = outcome
  const valid: unknown = await outcome.json()
  const shape = shapes.find((one) => one.operation === operation)
  if (!shape) throw new Error(`${operation} has no shape`)
  return function read(...names: readonly DriftName[]): unknown {
    const { body } = driftedAnswer(operation, { status, body: valid }, new Set(names))
    return readAnswer(shape, body, { imageBase })
  }
}

/**
 * A host with these drifts loses no data, so the result equals the result of a host that keeps the contract.
 */
const faithful: readonly DriftName[] = [
  'drift.relativeImages',
  'drift.strings',
  'drift.metaPages',
  'drift.noSuccess',
  'drift.noBody',
]

describe.each(operationIds)('%s', (operation) => {
  test('is read like an answer of the contract if the host only writes it in another way', async () => {
    const read = await readerOf(operation)
    for (const names of [...faithful.map((drift) => [drift]), faithful])
      expect({ names, data: read(...names) }).toEqual({ names, data: read() })
  })

  test('fits the contract after reading, whatever the host leaves out or adds', async () => {
    const { status } = operationTable[operation]
    const read = await readerOf(operation)
    const check = lenientSchemas(operation, `answers/${status}/${jsonPart}`)
    for (const drifts of [['drift.minimal'], ['drift.nulls'], driftNames] as const) {
      const data = read(...drifts)
      const body = { success: true, message: '', ...(data !== undefined && { data }) }
      expect({ drifts, problems: check?.(body) }).toEqual({ drifts, problems: [] })
    }
  })
})
