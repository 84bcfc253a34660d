import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingMessage, request as askBackend } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { staticHeaders } from '../lib/static-files.ts'

const packable = new Set(['.css', '.html', '.js', '.json', '.svg'])

/** A served build, and the function that stops serving it. */
export interface Served {
  url: string
  close(): Promise<void>
}

const certificate = await selfSigned()

/** Lets Chromium take the certificate like a bought one, the cache included. */
export const trustCertificate = `--ignore-certificate-errors-spki-list=${publicKeyHash(certificate)}`

/**
 * Serves a finished build on a free port as hosts do: HTTP/2 with TLS, brotli, hashed files cached for ever, any
 * other address the app's own page.
 * @param options the address of a backend that answers below `/api/` and `/artwork/` of the same origin, and the port
 */
export async function serveBuild(
  folder: string,
  { api, port = 0 }: { api?: string; port?: number } = {},
): Promise<Served> {
  const server = createSecureServer({ key: certificate, cert: certificate })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error(`${folder} is not served`)
  const url = `https://localhost:${address.port}`
  const sendFile = await filesOf(folder)
  server.on('request', (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const { pathname } = new URL(request.url, url)
    const isOfBackend = api && /^\/(api|artwork)\//.test(pathname)
    if (!isOfBackend) return sendFile(pathname, response)
    return void forward(request, response, { api, url })
  })
  const sessions = new Set<{ destroy(): void }>()
  server.on('session', (session) => sessions.add(session))
  return {
    url,
    async close() {
      for (const session of sessions) session.destroy()
      await promisify(server.close.bind(server))()
    },
  }
}

/** Answers an address with the build's file, or with its page. All are compressed first: no visitor waits for that. */
async function filesOf(folder: string) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const contents = new Map<string, Buffer>()
  const read = async (file: string) => {
    const raw = readFileSync(file)
    contents.set(file, packable.has(extname(file)) ? await compress(raw) : raw)
  }
  await Promise.all(names.map(read))
  return (pathname: string, response: Http2ServerResponse) => {
    const wanted = join(folder, decodeURIComponent(pathname))
    // Some addresses have a page of their own (`npm run snapshot`).
    const candidates = [wanted, `${wanted}.html`, join(folder, 'index.html')]
    const file = candidates.find((name) => contents.has(name)) ?? wanted
    const content = contents.get(file)
    response.writeHead(200, {
      ...staticHeaders(file === wanted ? pathname : '/index.html'),
      ...(packable.has(extname(file)) && { 'content-encoding': 'br' }),
    })
    response.end(content ?? '')
  }
}

const compress = promisify(brotliCompress)

/** Forwards a request to the backend and rewrites the addresses in its answer to this origin. */
async function forward(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  { api, url }: { api: string; url: string },
): Promise<void> {
  const { authorization, 'content-type': type } = request.headers
  const asked = askBackend(api + request.url, {
    method: request.method,
    headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
  })
  request.pipe(asked)
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (!answer) throw new Error(`No answer to ${request.url}`)
  const contentType = answer.headers['content-type'] ?? 'application/octet-stream'
  const isJson = contentType.startsWith('application/json')
  const content = await buffer(answer)
  const body = isJson
    ? await compress(content.toString().replaceAll(api, url), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
      })
    : content
  const caching = answer.headers['cache-control']
  response.writeHead(answer.statusCode ?? 500, {
    'content-type': contentType,
    ...(caching && { 'cache-control': caching }),
    ...(isJson && { 'content-encoding': 'br' }),
  })
  response.end(body)
}

/** Private key and certificate for `localhost`, as one PEM text; made anew for each run. */
async function selfSigned(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-certificate-'))
  try {
    return await getCertificate(folder, 'bench', ['localhost'])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function publicKeyHash(pem: string): string {
  const key = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
