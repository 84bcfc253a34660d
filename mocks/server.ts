import { Server } from 'node:http'
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createDatabase } from './db/database'
import { backend } from './handlers/backend'
import { artworkResponse } from './http/artwork'
import { paypalResponse } from './http/paypal-route'
import { knownShops, type ShopOptions, type Shops } from './http/shops'
import { createHeaderScenarios } from './scenarios/source'
import { worldResponse } from './http/world-routes'
import type { Latency } from './scenarios/names'
import { type MockWorld, openWorld } from './pipeline/open-world'
import { seedTables } from './seed/world'
import { describeViolation, type Violation } from './pipeline/validate-answer'
import { UnknownScenarioError } from './scenarios/parse'

export type ServerOptions = Omit<ShopOptions, 'ownPath'> & {
  /** 0 takes any free port. */
  port?: number
  /** The address to listen on; only this machine by default. */
  host?: string
  seed?: number
  latency?: Latency
  /** Scenarios that are on from the start. */
  names?: readonly string[]
  /** A build of the shop, which answers all other paths. Without it they are a 404. */
  pages?: { base: string; answer: (pathname: string, origin: string) => Response }
  /** The site of the contract; null for a path that is none of its. */
  contract?: (pathname: string) => Promise<Response | null>
  /** Called when the mock world breaks the contract; prints to stderr by default. */
  onViolation?: (violation: Violation) => void
}

export type MockServer = { url: string; world: MockWorld; close(): Promise<void> }

/** What answers requests. A reset replaces it; calls that are running finish in the old one. */
type OpenServer = {
  world: MockWorld
  reset: () => void
  pages: ServerOptions['pages']
  contract: ServerOptions['contract']
  shops: Shops
  /** The server's address in the world's data. */
  url: string
}

const isLoopback = (address = ''): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address)

function printViolation(violation: Violation): void {
  process.stderr.write(`${describeViolation(violation)}\n`)
}

/** Answers a request whose `X-Scenario` header has an unknown name. */
function unknownScenario(error: unknown): Response {
  if (!(error instanceof UnknownScenarioError)) throw error
  return Response.json({ success: false, message: error.message }, { status: 400 })
}

/** Gzips a JSON answer when the caller accepts that, as a real server does. */
function gzipped(request: Request, response: Response): Response {
  const takesGzip = request.headers.get('accept-encoding')?.includes('gzip') ?? false
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  if (!takesGzip || !isJson || !response.body) return response
  const headers = new Headers(response.headers)
  headers.set('content-encoding', 'gzip')
  headers.append('vary', 'Accept-Encoding')
  headers.delete('content-length')
  const body = response.body.pipeThrough(new CompressionStream('gzip'))
  return new Response(body, { status: response.status, headers })
}

/** Returns an answer with the server's address as the caller knows it: a phone in the same network sees another one. */
async function addressedFor(origin: string, url: string, response: Response): Promise<Response> {
  if (origin === url) return response
  const text = await response.text()
  return new Response(text.replaceAll(`${url}/`, `${origin}/`), response)
}

async function respond(
  { world, reset, pages, contract, shops, url }: OpenServer,
  request: Request,
  { incoming }: HttpBindings | Http2Bindings,
): Promise<Response> {
  const { pathname, origin } = new URL(request.url)
  if (request.method === 'OPTIONS') return shops.preflight(request)
  if (pathname.startsWith('/artwork/')) {
    return shops.withCors(request, await artworkResponse(decodeURIComponent(pathname.slice(9))))
  }
  if (pathname.startsWith('/__world/') && isLoopback(incoming.socket.remoteAddress)) {
    return worldResponse(request, world, reset)
  }
  if (pathname === '/mock/paypal') return paypalResponse(request, world, shops)
  if (!pathname.startsWith('/api/')) {
    const document = await contract?.(pathname)
    if (document) return shops.withCors(request, document)
    return pages?.answer(pathname, origin) ?? new Response('Not found', { status: 404 })
  }
  const outcome = await world.answer(request).catch(unknownScenario)
  if (outcome !== 'network-error') {
    const answer = await addressedFor(origin, url, outcome)
    return gzipped(request, shops.withCors(request, answer))
  }
  breakConnection(incoming)
  return RESPONSE_ALREADY_SENT
}

/**
 * Breaks the connection with an invalid answer of two lengths: after a plain close, browsers quietly send the
 * request again.
 */
function breakConnection({ socket }: HttpBindings['incoming'] | Http2Bindings['incoming']): void {
  const nonsense = 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'
  socket.write(nonsense, () => socket.destroy())
}

async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const found = typeof address === 'object' && address ? address.port : port
  return `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${found}`
}

/** Serves the mock world over HTTP for pages of this machine and those of `cors`. Its data lasts as long as the process. */
export async function startServer(options: ServerOptions = {}): Promise<MockServer> {
  const { port = 4010, host = '127.0.0.1', seed = 1, latency = 'usual', names } = options
  const listening = Promise.withResolvers<string>()
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    async fetch(request, env) {
      await listening.promise
      return respond(opened, request, env)
    },
  })
  if (!(server instanceof Server)) throw new Error('The mock server speaks HTTP/1.1 only')
  // Otherwise a test that calls again after five seconds may meet the connection as it closes.
  server.keepAliveTimeout = 60_000
  const url = await listen(server, port, host)
  const startedAt = new Date()
  const open = (scenarios: readonly string[] = []): OpenServer => ({
    world: openWorld({
      backend,
      db: createDatabase(seedTables({ seed, now: startedAt, assetBase: url })),
      names: scenarios,
      scenarioOf: createHeaderScenarios(),
      latency,
      seed,
      now: () => new Date(),
      assetBase: url,
      onViolation: options.onViolation ?? printViolation,
    }),
    reset: () => void (opened = open()),
    pages: options.pages,
    contract: options.contract,
    shops: knownShops({ ...options, ownPath: options.pages?.base ?? '/' }),
    url,
  })
  let opened = open(names)
  listening.resolve(url)
  return {
    url,
    get world() {
      return opened.world
    },
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
