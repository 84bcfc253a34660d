import { createServer, type IncomingMessage, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** `Exchange` of mocks/deviations/recording.ts. */
export interface Exchange {
  method: string
  url: string
  status: number
  text: string
}

/** Headers about one connection, or about the bytes of a body that is decoded here. */
const ownHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
])

async function forwarded(request: IncomingMessage, host: URL): Promise<Response> {
  const { method = 'GET', url = '/' } = request
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !ownHeaders.has(name)) headers.set(name, String(value))
  }
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? new Uint8Array(await buffer(request)) : null
  const address = new URL(host.href.replace(/\/$/, '') + url)
  return fetch(address, { method, headers, body, redirect: 'manual' })
}

/** Opens a server that passes requests on to `host` and tells `onExchange` of each answer. */
export async function openProxy(
  host: URL,
  port: number,
  onExchange: (exchange: Exchange) => void,
): Promise<Server> {
  const server = createServer((request, response) => {
    forwarded(request, host)
      .then(async (answer) => {
        const text = await answer.text()
        const { method = 'GET', url = '/' } = request
        onExchange({ method, url: new URL(url, host).href, status: answer.status, text })
        const headers = [...answer.headers].filter(([name]) => !ownHeaders.has(name))
        response.writeHead(answer.status, Object.fromEntries(headers)).end(text)
      })
      .catch((error: unknown) => {
        response.writeHead(502, { 'content-type': 'text/plain' })
        response.end(`${host.href} did not answer: ${String(error)}`)
      })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}
