import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type OperationId, operationTable } from '../../mocks/contract/operations.gen'
import { matchOperation } from '../../mocks/pipeline/match'
import { fieldErrorsOf } from '../../src/api/answer-of'
import { memberOf, parsedJson } from '../../src/lib/json'
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
  close(): Promise<void>
}

/** What the documents may send to a host. */
const passedOn = ['authorization', 'content-type', 'accept-language', 'idempotency-key']

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

  async function exchanged(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = incoming
    const match = matchOperation(method, new URL(path, apiBase).pathname)
    if (!match) throw new Error(`The contract has no ${method} ${path}`)
    const { operation } = match
    const body = await buffer(incoming)
    const headers = passedOn.flatMap((name): Array<[string, string]> => {
      const value = incoming.headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    })
    const type = incoming.headers['content-type'] ?? ''
    const text = type.startsWith('multipart/') ? '(a form)' : body.toString()
    const cors = await preflight(operation, apiBase + path)
    await before({ operation, method, path, headers, text })
    const init = { method, headers: [...headers], ...(body.length > 0 && { body }) }
    const answered = await host.pass(new Request(apiBase + path, init)).catch(noAnswer)
    const judged = judge(operation, answered, apiBase)
    outgoing.setHeader(exchangeHeader, exchanges.length)
    const { reply, data, isRead } = judged
    // A call that the host does not have needs no CORS headers either.
    const isThere = judged.findings.every(({ kind }) => kind !== 'missing')
    const findings = isThere ? [...judged.findings, ...cors] : judged.findings
    exchanges.push({ operation, method, path, body: text, reply, data, findings })
    const token = memberOf(data, 'token')
    if (typeof token === 'string') tokens.push(token)
    outgoing.statusCode = isRead ? operationTable[operation].status : (reply?.status ?? 502)
    outgoing.setHeader('content-type', 'application/json')
    const read = { success: true, message: '', data }
    outgoing.end(isRead ? JSON.stringify(read) : refusedOf(reply?.text ?? ''))
  }

  const server = createServer((incoming, outgoing) => {
    exchanged(incoming, outgoing).catch((error: unknown) => {
      outgoing.statusCode = 500
      outgoing.end(JSON.stringify({ success: false, message: String(error) }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It listens on a port, so its address is none of a pipe.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    exchanges,
    tokens,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
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
