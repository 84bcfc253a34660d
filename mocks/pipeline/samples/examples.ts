import { type OperationId, operationTable } from '../../contract/operations.gen'
import { backend } from '../../handlers/backend'
import { createTestWorld, type TestWorld } from '../../node'
import { operationIds } from '../../scenarios/names'
import { type Parts, requestOf } from './request'
import { samples } from './samples'

/**
 * A call and its response as the contract shows them: path and query parameters, a JSON body or the fields of
 * a form, and the response.
 */
export type Example = {
  params: object
  query: object
  request?: unknown
  answer: unknown
  problem?: string
}

const here = 'mocks/pipeline/samples'

const shownEntries = 2

/** The examples show this token, because the tokens of the mock world are random. */
const someToken = '4f1c9a70d2b85e36a1f0c7d94e82b6530f9d1c24ab7e6835'
/**
 * The examples show this URL, because the mock world answers uploads as data URLs, and real servers do not.
 */
const someUpload = '/uploads/2026/11/ao-so-mi.png'

function shown(value: unknown, name = ''): unknown {
  if (name === 'token') return someToken
  if (typeof value === 'string') return value.startsWith('data:') ? someUpload : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.slice(0, shownEntries).map((entry) => shown(entry))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shown(part, key)]))
}

function shownBody(body: unknown): unknown {
  if (!(body instanceof FormData)) return body
  const fields = [...body].map(([name, value]) => [
    name,
    value instanceof File ? value.name : value,
  ])
  return Object.fromEntries(fields)
}

const problemOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

async function answerOf(world: TestWorld, operation: OperationId, parts: Parts): Promise<unknown> {
  const { access } = operationTable[operation]
  const token = access === 'anyone' ? null : world.signIn(access === 'staff' ? 'staff' : 'shopper')
  const outcome = await world.answer(requestOf(operation, parts, token))
  world.assertNoViolations()
  if (outcome === 'network-error' || !outcome.ok) throw new Error('its sample was refused')
  return outcome.json()
}

/**
 * Calls every operation of the seed's world with its sample. Resolves to the examples of the contract. A
 * failed call has a `problem` in place of an answer, so the types of a new operation can be generated before
 * its handler exists.
 */
export async function contractExamples(): Promise<Record<string, Example>> {
  const world = createTestWorld()
  const examples: Record<string, Example> = {}
  for (const operation of operationIds) {
    world.reset()
    try {
      for (const [place, own] of Object.entries({ 'mocks/handlers': backend, [here]: samples }))
        if (!Object.hasOwn(own, operation)) throw new Error(`it is not in ${place}`)
      const parts: Parts = samples[operation](world.db.tables)
      const { params = {}, query = {}, body } = parts
      const request = body === undefined ? {} : { request: shownBody(body) }
      const answer = shown(await answerOf(world, operation, parts))
      examples[operation] = { params, query, ...request, answer }
    } catch (error) {
      examples[operation] = { params: {}, query: {}, answer: null, problem: problemOf(error) }
    }
  }
  return examples
}
