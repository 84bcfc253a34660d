import { randomUUID } from 'node:crypto'
import { type OperationId, operationTable } from '../../mocks/contract/operations.gen'
import { matchOperation } from '../../mocks/pipeline/match'
import { fieldErrorsOf } from '../../src/api/answer-of'
import { memberOf, parsedJson } from '../../src/lib/json'
import { keyHeader } from '../../src/lib/random-key'
import { messageOf } from '../lib/command.ts'
import { serve } from '../lib/serve.ts'
import { judge, type Judgement } from './judge'

/** A request as it was sent to the host, with the answer. */
export type Sent = {
  operation: OperationId
  method: string
  /** The path without the API's base. */
  path: string
  body: string
  /** The answer, or a text that says why no answer came. */
  reply: Reply | string
}

/** A request of a document, and the judgement of its answer. */
export type Exchange = Sent & Judgement

/** A request of a document on its way to the host. */
export type Asked = {
  operation: OperationId
  path: string
  headers: Headers
  bytes: ArrayBuffer
}

/** Sends extra requests, made from a request of a document, before this request and after its answer. */
export type Observer = {
  before(asked: Asked): Promise<void>
  after(asked: Asked, exchange: Exchange): Promise<void>
}

/** The header with the number of the exchange that an answer belongs to. */
export const exchangeHeader = 'x-verify-exchange'

export type Gateway = {
  url: string
  exchanges: readonly Exchange[]
  /** The tokens that the host has given out. */
  tokens: readonly string[]
  close(): void
}

/** The headers of the documents that are passed on to the host. */
const passedOn = ['authorization', 'content-type', 'accept-language', keyHeader]

/**
 * Opens a server between the documents and the host. It judges each success by the contract. It passes on the
 * answer in the form that the shop reads, so that a host is judged by its behaviour and not by differences
 * that the shop accepts. It adds a key to writes of `x-repeat: key`, as the shop does.
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
    if (repeat === 'key' && !headers.has(keyHeader)) headers.set(keyHeader, randomUUID())
    const bytes = await request.arrayBuffer()
    const asked = { operation, path, headers, bytes }
    await observer.before(asked)
    const sent = await sentTo(send, apiBase, asked)
    const { reply } = sent
    const { judgement, isRead } = judged(operation, reply, apiBase)
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

/** Sends a request to the host. */
export async function sentTo(send: Send, apiBase: string, asked: Asked): Promise<Sent> {
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
 * Judges a success. Refusals and missing answers are not judged here, because the documents have conditions
 * for them.
 */
export function judged(operation: OperationId, reply: Reply | string, apiBase: string) {
  const isSuccess = typeof reply !== 'string' && reply.status >= 200 && reply.status < 300
  const judgement = isSuccess ? judge(operation, reply.text, `${apiBase}/`) : nothing
  return { judgement, isRead: isSuccess && judgement.wrong.length === 0 }
}

/** Returns why no answer came. */
export function reasonOf(error: unknown): string {
  return messageOf(error instanceof Error && error.cause ? error.cause : error)
}

/** Returns an error answer with its field errors in the form that the shop reads. */
function refusalOf(text: string): object {
  const body = parsedJson(text)
  return { ...(typeof body === 'object' && body), errors: fieldErrorsOf(body) }
}

/** The longest wait for an answer, in ms. The shop has the same limit. */
const timeoutMs = 15_000

/**
 * The longest pause in seconds. A host that limits the calls is called again after its pause, unless that is
 * longer.
 */
const longestPause = 60

/** The unchanged answer of the host. */
export type Reply = {
  status: number
  /** The body as text. Empty when there is no body. */
  text: string
  headers: Headers
}

/** Sends a request. Rejects when no answer comes. */
export type Send = (request: Request) => Promise<Reply>

/** Returns the function that sends requests to the verified host. */
export function senderBy(transport: typeof fetch): Send {
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
