import { serve } from '../lib/serve.ts'

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

/** Returns what is passed on of headers. */
export const withoutOwn = (headers: Headers): Headers =>
  new Headers([...headers].filter(([name]) => !ownHeaders.has(name)))

/** Opens a server that passes requests on to `host` and tells `onExchange` of each answer. */
export function openProxy(host: URL, port: number, onExchange: (exchange: Exchange) => void) {
  return serve(async (request) => {
    const { method } = request
    const { pathname, search } = new URL(request.url)
    const url = host.href.replace(/\/$/, '') + pathname + search
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const body = hasBody ? await request.arrayBuffer() : null
    const headers = withoutOwn(request.headers)
    try {
      const answer = await fetch(url, { method, headers, body, redirect: 'manual' })
      const { status } = answer
      const text = await answer.text()
      onExchange({ method, url, status, text })
      return new Response(text || null, { status, headers: withoutOwn(answer.headers) })
    } catch (error) {
      return new Response(`${host.href} did not answer: ${String(error)}`, { status: 502 })
    }
  }, port)
}
