import { type OperationId, operationTable } from '../../mocks/contract/operations.gen'
import { matchOperation } from '../../mocks/pipeline/match'
import { fieldErrorsOf } from '../../src/api/answer-of'
import { memberOf, parsedJson } from '../../src/lib/json'
import { serve } from '../lib/serve.ts'
import { type Answered, type Host, noAnswer } from './host'
import { judgeRefusal, judgeSuccess, type Reply } from './judge'
import type { Finding } from './report'
import { shapes } from './shapes'

/** A request of a document, and what became of it. */
export interface Exchange {
  operation: OperationId
  method: string
  /** From the API's base on. */
  path: string
  body: string
  /** Null where none came. */
  reply: Reply | null
  findings: readonly Finding[]
  /** The data as the shop reads it. */
  data: unknown
}

/** A request that is about to be sent. */
export interface Sent {
  operation: OperationId
  method: string
  path: string
  headers: ReadonlyArray<[string, string]>
  text: string
}

/** The header that says which exchange an answer belongs to. */
export const exchangeHeader = 'x-verify-exchange'

export interface Gateway {
  url: string
  exchanges: readonly Exchange[]
  /** What the host has given out as tokens. */
  tokens: readonly string[]
  close(): void
}

/** What the documents may send to a host. */
const passedOn = new Set(['authorization', 'content-type', 'accept-language', 'idempotency-key'])

/**
 * Stands between the documents and the host: judges each answer by the contract on its way, and passes on what the shop reads
 * of it, so that a host that the shop tolerates is judged by what it does.
 */
export async function openGateway(
  host: Host,
  apiBase: string,
  before: (sent: Sent) => Promise<void>,
): Promise<Gateway> {
  const exchanges: Exchange[] = []
  const tokens: string[] = []
  const asked = new Set<OperationId>()

  /** Asks once for each operation whether a page of the shop may call it. */
  async function preflight(operation: OperationId, url: string): Promise<readonly Finding[]> {
    if (asked.has(operation)) return []
    asked.add(operation)
    return (await host.preflight(operation, url).catch(noAnswer)) ?? []
  }

  async function exchanged(request: Request): Promise<Response> {
    const { method } = request
    const { pathname, search } = new URL(request.url)
    const path = pathname + search
    const match = matchOperation(method, new URL(path, apiBase).pathname)
    if (!match) throw new Error(`The contract has no ${method} ${path}`)
    const { operation } = match
    const type = request.headers.get('content-type') ?? ''
    const body = await request.arrayBuffer()
    const headers = [...request.headers].filter(([name]) => passedOn.has(name))
    const text = type.startsWith('multipart/') ? '(a form)' : new TextDecoder().decode(body)
    const cors = await preflight(operation, apiBase + path)
    await before({ operation, method, path, headers, text })
    const init = { method, headers, ...(body.byteLength > 0 && { body }) }
    const answered = await host.pass(new Request(apiBase + path, init)).catch(noAnswer)
    const judged = judge(operation, answered, apiBase)
    const { reply, data, isRead } = judged
    // A call that the host does not have needs no CORS headers either.
    const isThere = judged.findings.every(({ kind }) => kind !== 'missing')
    const findings = isThere ? [...judged.findings, ...cors] : judged.findings
    const number = exchanges.push({ operation, method, path, body: text, reply, data, findings })
    const token = memberOf(data, 'token')
    if (typeof token === 'string') tokens.push(token)
    const read = { success: true, message: '', data }
    return new Response(isRead ? JSON.stringify(read) : refusedOf(reply?.text ?? ''), {
      status: isRead ? operationTable[operation].status : (reply?.status ?? 502),
      headers: { 'content-type': 'application/json', [exchangeHeader]: String(number - 1) },
    })
  }

  const { url, close } = await serve((request) =>
    exchanged(request).catch((error: unknown) =>
      Response.json({ success: false, message: String(error) }, { status: 500 }),
    ),
  )
  return { url, exchanges, tokens, close }
}

/** Returns a refusal with its errors as the shop reads them. */
function refusedOf(text: string): string {
  const body = parsedJson(text)
  return JSON.stringify({ ...(typeof body === 'object' && body), errors: fieldErrorsOf(body) })
}

/** Judges an answer by the contract, whatever its status. */
export function judge(operation: OperationId, answered: Answered | Finding[], apiBase: string) {
  const none = { data: undefined, isRead: false }
  if (Array.isArray(answered)) return { reply: null, findings: answered, ...none }
  const { reply, cors } = answered
  if (reply.status < 200 || reply.status > 299) {
    return {
      reply,
      findings: [...judgeRefusal(operation, reply.status, reply), ...cors],
      ...none,
    }
  }
  const shape = shapes.get(operation)
  if (!shape) throw new Error(`The shop has no reader for ${operation}: run npm run gen`)
  const { findings, data } = judgeSuccess(operation, shape, reply, `${apiBase}/`)
  const isRead = findings.every(({ kind }) => kind === 'tolerated')
  return { reply, findings: [...findings, ...cors], data, isRead }
}
