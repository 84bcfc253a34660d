import { type OperationId, operationTable } from '../../mocks/contract/operations.gen'
import { requestOf } from '../../mocks/pipeline/samples/request'
import { readAnswer, UnreadableAnswer } from '../../src/api/answers/read-answer'
import { callOf } from '../../src/api/host/edge'
import { openIds } from '../../src/api/host/ids'
import type { HostMapping } from '../../src/api/host/mapping'
import { parsedJson } from '../../src/lib/json'
import { shapes } from '../verify/shapes'
import { empty, inferMapping, type Seen } from './infer'
import { type Known, type Read, reads } from './reads'

export interface DoctorOptions {
  /** Address of the API without a slash at the end. */
  api: string
  token: string | null
  staffToken: string | null
}

export interface Diagnosis {
  mapping: Partial<HostMapping>
  /** Operations whose answers the shop can read with it. */
  read: readonly string[]
  /** What a person has to look at. */
  notes: readonly string[]
}

const timeoutMs = 15_000

/**
 * Asks a host what can be asked without changing anything, and returns the mapping that its answers suggest. What one call teaches,
 * the next one uses: a product is asked for by the id that its list had.
 */
export async function diagnose({ api, token, staffToken }: DoctorOptions): Promise<Diagnosis> {
  const ids = openIds({ read: () => null, write: () => {} })
  const seen: Seen[] = []
  const asked = new Map<OperationId, { path: string; text: string }>()
  const known = new Map<string, unknown>()
  const notes: string[] = []
  const refusal = await refused(api)
  let found = inferMapping(seen, refusal)

  function readAgain(): string[] {
    const read: string[] = []
    found = inferMapping(seen, refusal)
    for (const [operation, { path, text }] of asked) {
      const { method } = operationTable[operation]
      const call = callOf(empty(found.mapping), ids, { method, path, body: null })
      const shape = shapes.get(operation)
      try {
        known.set(operation, shape && readAnswer(shape, parsedJson(call.answer(text))))
        read.push(operation)
      } catch (error) {
        if (!(error instanceof UnreadableAnswer)) throw error
        known.delete(operation)
      }
    }
    return read
  }

  // The reader has made it what the contract says.
  const asker: Known = (operation) => known.get(operation) as never

  async function ask({ operation, request }: Read): Promise<void> {
    const sample = request(asker)
    if (!sample) return
    const { access } = operationTable[operation]
    const bearer = access === 'staff' ? staffToken : access === 'user' ? token : null
    if (access !== 'anyone' && bearer === null) return
    const wanted = requestOf(operation, sample, bearer, api)
    const { pathname, search } = new URL(wanted.url)
    const path = pathname.slice(new URL(api).pathname.replace(/\/$/, '').length) + search
    const body = wanted.body === null ? null : await wanted.clone().text()
    const call = callOf(empty(found.mapping), ids, { method: wanted.method, path, body })
    const { headers } = wanted
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(api + call.path, { ...call, headers, signal })
    const text = await answer.text()
    const given = parsedJson(text)
    if (!answer.ok) return void notes.push(`${operation}: ${answer.status}`)
    if (typeof given !== 'object' || given === null) return void notes.push(`${operation}: no JSON`)
    seen.push({ operation, body: given })
    asked.set(operation, { path, text })
    readAgain()
  }

  for (const one of reads) await ask(one)
  const read = new Set(readAgain())
  for (const operation of asked.keys()) {
    if (read.has(operation)) continue
    const lacks = found.unfound.flatMap((one) => (one.operation === operation ? [one.says] : []))
    notes.push([`${operation} can't be read yet`, ...new Set(lacks)].join('\n  '))
  }
  return { mapping: found.mapping, read: [...read], notes }
}

/** Returns what a host says to a sign-in without anything: how it reports errors by field. */
async function refused(api: string): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${api}/api/auth/login`, {
    method: 'POST',
    headers,
    body: '{}',
    signal,
  })
  return parsedJson(await answer.text())
}
