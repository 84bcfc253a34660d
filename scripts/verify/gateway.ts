import { randomUUID } from 'node:crypto'
import { type OperationId, operationTable } from '../../mocks/contract/operations.gen'
import { matchOperation } from '../../mocks/pipeline/match'
import { fieldErrorsOf } from '../../src/api/answer-of'
import { memberOf, jsonOrUndefined } from '../../src/lib/json'
import { idempotencyKeyHeader } from '../../src/lib/random-key'
import { messageOf } from '../lib/command.ts'
import { serve } from '../lib/serve.ts'
import { judge, type Judgement } from './judge'

/** A request as it was sent to the host, with the host's response. */
export type Sent = {
  operation: OperationId
  method: string
  /** The path without the API's base. */
  path: string
  body: string
  /** The host's answer, or a text that says why the host sent none. */
  reply: Reply | string
}

/** A request of a test document, with the judgement of the host's answer. */
export type Exchange = Sent & Judgement

/** A request of a test document on its way to the host. */
export type Asked = {
  operation: OperationId
  path: string
  headers: Headers
  bytes: ArrayBuffer
}

/**
 * Sends extra requests around each request of a test document: changed requests before the request, and other
 * requests after its response.
 */
export type Observer = {
  before(asked: Asked): Promise<void>
  after(asked: Asked, exchange: Exchange): Promise<void>
}

/** The header of a response that contains the number of the exchange. The gateway numbers its exchanges. */
export const exchangeHeader = 'x-verify-exchange'

export type Gateway = {
  url: string
  exchanges: readonly Exchange[]
  /** All tokens that the host has given out. Reports must not show them. */
  tokens: readonly string[]
  close(): void
}

/**
 * The request headers that the gateway passes on to the host. All other headers of the test documents are
 * left out.
 */
const passedOn = ['authorization', 'content-type', 'accept-language', idempotencyKeyHeader]

/**
 * Opens a server between the test documents and the host. The gateway checks each success against the
 * contract. The documents get the host's response in the form that the shop reads, because a difference that
 * the shop accepts is no fault. Like the shop, the gateway adds a key to writes of `x-repeat: key`.
 */
export async function openGateway(
  send: Send,
  apiBase: string,
  observer: Observer,
): Promise<Gateway> {
  const exchanges: Exchange[] = []
  const tokens: string[] = []

  async function exchanged(request: Request): Promise<Response> {
    const { method } = request
    const { pathname, search } = new URL(request.url)
    const path = pathname + search
    const operation = matchOperation(method, pathname)?.operation
    if (!operation) throw new Error(`The contract has no ${method} ${path}`)
    const { repeat, status } = operationTable[operation]
    const headers = new Headers()
    for (const name of passedOn) {
      const value = request.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    if (repeat === 'key' && !headers.has(idempotencyKeyHeader))
      headers.set(idempotencyKeyHeader, randomUUID())
    const bytes = await request.arrayBuffer()
    const asked = { operation, path, headers, bytes }
    await observer.before(asked)
    const sent = await sendToHost(send, apiBase, asked)
    const { reply } = sent
    const { judgement, isRead } = judgeReply(operation, reply, apiBase)
    const { data } = judgement
    const exchange = { ...sent, ...judgement }
    const number = exchanges.push(exchange)
    await observer.after(asked, exchange)
    const token = memberOf(data, 'token')
    if (typeof token === 'string') tokens.push(token)
    const answer = typeof reply === 'string' ? { status: 502, text: '' } : reply
    const read = isRead ? { success: true, message: '', data } : refusalOf(answer.text)
    return Response.json(read, {
      status: isRead ? status : answer.status,
      headers: { [exchangeHeader]: String(number - 1) },
    })
  }

  const { url, close } = await serve((request) =>
    exchanged(request).catch((error: unknown) =>
      Response.json({ success: false, message: String(error) }, { status: 500 }),
    ),
  )
  return { url, exchanges, tokens, close }
}

/** Sends a request to the host. Resolves to the request with the host's answer. */
export async function sendToHost(send: Send, apiBase: string, asked: Asked): Promise<Sent> {
  const { operation, path, headers, bytes } = asked
  const { method } = operationTable[operation]
  const isForm = headers.get('content-type')?.startsWith('multipart/')
  const body = isForm ? '(a form)' : new TextDecoder().decode(bytes)
  const init = { method, headers, ...(bytes.byteLength > 0 && { body: bytes }) }
  const reply = await send(new Request(apiBase + path, init)).catch(reasonOf)
  return { operation, method, path, body, reply }
}

const nothing: Judgement = { wrong: [], repaired: [], data: undefined }

/**
 * Judges the response of a host if the response is a success. Refusals and missing responses are not judged
 * here, because the test documents have conditions for them.
 */
export function judgeReply(operation: OperationId, reply: Reply | string, apiBase: string) {
  const isSuccess = typeof reply !== 'string' && reply.status >= 200 && reply.status < 300
  const judgement = isSuccess ? judge(operation, reply.text, `${apiBase}/`) : nothing
  return { judgement, isRead: isSuccess && judgement.wrong.length === 0 }
}

/** Returns the reason why the host sent no answer, as text. */
export function reasonOf(error: unknown): string {
  return messageOf(error instanceof Error && error.cause ? error.cause : error)
}

/** Returns an error answer with its field errors in the form that the shop reads. */
function refusalOf(text: string): object {
  const body = jsonOrUndefined(text)
  return { ...(typeof body === 'object' && body), errors: fieldErrorsOf(body) }
}

/** A host may take this long to answer, in ms. The shop waits just as long. */
const timeoutMs = 15_000

/** The gateway waits at most this many seconds when a host asks it to come back later. */
const longestPause = 60

/** The host's answer as it came. */
export type Reply = {
  status: number
  /** The body as text. Empty when there is no body. */
  text: string
  headers: Headers
}

/** Sends a request. Rejects when no answer comes. */
export type Send = (request: Request) => Promise<Reply>

/**
 * Returns a function that sends requests to the verified host. When the host limits its calls, the function
 * waits and tries again.
 */
export function createSender(transport: typeof fetch): Send {
  const ask = (request: Request) =>
    transport(request, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })

  return async (request) => {
    const first = await ask(request.clone())
    const pause = Number(first.headers.get('retry-after') ?? Number.NaN)
    const isBusy = first.status === 429 && pause >= 0 && pause <= longestPause
    if (isBusy) await new Promise((resolve) => setTimeout(resolve, pause * 1000))
    const answer = isBusy ? await ask(request) : first
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }
}
