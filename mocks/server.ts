import { readFile } from 'node:fs/promises'
import { Server } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import favicon from '@brand/favicon.svg?raw'
import logo from '@brand/logo.svg?raw'
import { paypalResponse } from './http/paypal-route'
import { knownShops, type ShopOptions, type Shops } from './http/shops'
import { worldResponse } from './http/world-routes'
import {
  mainWorldName,
  openWorlds,
  WorldNameError,
  type Worlds,
  type WorldsOptions,
} from './http/worlds'
import type { MockWorld } from './pipeline/open-world'
import { describeViolation, type Violation } from './pipeline/validate'
import { UnknownScenarioError } from './scenarios/parse'

export type ServerOptions = Omit<ShopOptions, 'ownPath'> &
  Partial<WorldsOptions> & {
    /** The port to listen on. With 0, the system chooses a free port. */
    port?: number
    /** The network address to listen on. By default, only this machine can call the server. */
    host?: string
    /** A build of the shop that answers all paths outside the API. Without a build these paths answer 404. */
    pages?: { base: string; answer: (pathname: string, origin: string) => Response }
    contract?: (pathname: string) => Promise<Response | null>
  }

export type MockServer = { url: string; readonly world: MockWorld; close(): Promise<void> }

type OpenServer = Pick<ServerOptions, 'pages' | 'contract'> & {
  worlds: Worlds
  shops: Shops
  /** The URL of this server. URLs in the data of the worlds begin with it. */
  url: string
}

const isLoopback = (address = ''): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address)

function printViolation(violation: Violation): void {
  process.stderr.write(`${describeViolation(violation)}\n`)
}

const refused = (message: string, status = 400): Response =>
  Response.json({ success: false, message }, { status })

function unknownName(error: unknown): Response {
  if (error instanceof UnknownScenarioError || error instanceof WorldNameError)
    return refused(error.message)
  throw error
}

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

/**
 * Returns an answer in which each URL of this server begins with the URL that the caller used. For example, a
 * phone in the network uses another URL than this machine.
 */
async function addressedFor(origin: string, url: string, response: Response): Promise<Response> {
  if (origin === url) return response
  const text = await response.text()
  return new Response(text.replaceAll(`${url}/`, `${origin}/`), response)
}

type Incoming = (HttpBindings | Http2Bindings)['incoming']

async function page(server: OpenServer, request: Request, incoming: Incoming): Promise<Response> {
  const { pages, contract, shops, worlds } = server
  const { pathname, origin } = new URL(request.url)
  if (pathname.startsWith('/artwork/')) {
    return shops.withCors(request, await artworkResponse(decodeURIComponent(pathname.slice(9))))
  }
  if (/^\/__world(\/|$)/.test(pathname)) {
    if (!isLoopback(incoming.socket.remoteAddress)) {
      return refused('Only pages and programs of the machine that serves this may change it', 403)
    }
    return worldResponse({ worlds, name: worldName(request) }, request)
  }
  if (pathname.startsWith('/return-photos/')) return photoResponse(worlds, pathname)
  if (pathname === '/mock/paypal') return paypalResponse(request, worlds, shops)
  const document = await contract?.(pathname)
  if (document) return shops.withCors(request, document)
  return pages?.answer(pathname, origin) ?? new Response('Not found', { status: 404 })
}

/**
 * Serves a photo of a return. It looks in all worlds, because a browser sends no `X-World` header for
 * pictures.
 */
async function photoResponse(worlds: Worlds, pathname: string): Promise<Response> {
  const photos = worlds.names().flatMap((name) => worlds.named(name).db.tables.return_photos)
  const photo = photos.find(({ url }) => url.endsWith(pathname))
  if (!photo) return new Response('No such photo', { status: 404 })
  const { headers, body } = await fetch(photo.picture)
  const type = headers.get('content-type') ?? ''
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': 'private, no-store' },
  })
}

const worldName = (request: Request): string => request.headers.get('x-world') ?? mainWorldName

async function respond(
  server: OpenServer,
  request: Request,
  { incoming }: HttpBindings | Http2Bindings,
): Promise<Response> {
  const { worlds, shops, url } = server
  const { pathname, origin } = new URL(request.url)
  const refusal = shops.refusalOf(request, incoming.socket.localAddress)
  if (refusal !== null) return refused(refusal, 403)
  if (request.method === 'OPTIONS') return shops.preflight(request)
  if (!pathname.startsWith('/api/')) return page(server, request, incoming).catch(plainly)
  // The mock server counts failed look-ups by the caller's network address.
  request.headers.set('x-forwarded-for', incoming.socket.remoteAddress ?? '')
  const call = async () => worlds.named(worldName(request)).answer(request)
  const outcome = await call().catch(unknownName)
  if (outcome !== 'network-error') {
    const answer = await addressedFor(origin, url, outcome)
    return gzipped(request, shops.withCors(request, answer))
  }
  breakConnection(incoming)
  return RESPONSE_ALREADY_SENT
}

function plainly(error: unknown): Response {
  if (error instanceof URIError) return refused('The address is not correctly encoded')
  return unknownName(error)
}

/**
 * Breaks the connection with an invalid answer that has two lengths. If the server just closed the
 * connection, browsers would send the request again.
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

async function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise<void>((resolve) => server.close(() => resolve()))
}

/**
 * Starts the server. Throws `UnknownScenarioError`, or the system's error when it can't listen on the port or
 * host.
 */
export async function startServer(options: ServerOptions = {}): Promise<MockServer> {
  const { port = 4010, host = '127.0.0.1', onViolation = printViolation } = options
  const opened = Promise.withResolvers<OpenServer>()
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: async (request, env) => respond(await opened.promise, request, env),
  })
  if (!(server instanceof Server)) throw new Error('The mock server speaks HTTP/1.1 only')
  // Keeps idle connections open for ten minutes, which is longer than any test. Otherwise a test that calls
  // again after a pause could use a connection that is just closing.
  server.keepAliveTimeout = 600_000
  const url = await listen(server, port, host)
  const close = () => closed(server)
  try {
    const worlds = openWorlds({ ...options, onViolation }, url)
    const shops = knownShops({
      ...options,
      ownNames: [host, ...(options.ownNames ?? [])],
      ownPath: options.pages?.base ?? '/',
    })
    const { pages, contract } = options
    opened.resolve({ worlds, shops, url, ...(pages && { pages }), ...(contract && { contract }) })
    return {
      url,
      get world() {
        return worlds.named(mainWorldName)
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const folder = join(import.meta.dirname, 'seed/artwork/files')

/** The brand's own pictures: the SVG text for each path. */
const own: Readonly<Record<string, string>> = {
  'brand/logo.svg': logo,
  'brand/favicon.svg': favicon,
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

async function artworkResponse(path: string): Promise<Response> {
  const file = resolve(folder, path)
  const content =
    own[path] ?? (file.startsWith(folder + sep) ? await readFile(file).catch(() => null) : null)
  if (!content) return new Response('No such artwork', { status: 404 })
  return new Response(content, {
    headers: {
      'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=604800',
    },
  })
}
