import { spawn } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { type Outcome, runScript, runTool } from '../lib/run.ts'
import { builtPages } from '../lib/static-files.ts'

export type Backend = {
  url: string
  /** Calls the backend. With a body, the call is a POST. Throws when the response is an error. */
  ask<Answer>(path: string, body?: object): Promise<Answer>
  close(): void
}

/** Starts the mock backend on a free port. `options` are further options of `npm run mock:server`. */
export async function startBackend(...options: readonly string[]): Promise<Backend> {
  const args = ['scripts/mock-server.ts', '--port', '0', ...options]
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const first = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
  const [url] = /http:\/\/[\w.:]+/.exec(String(first[0])) ?? []
  if (!url) throw new Error('The mock backend did not start')
  return {
    url,
    async ask<Answer>(path: string, body?: object) {
      // Each call uses a new connection, because the backend closes connections that are
      // idle while a measurement runs.
      const headers = { 'content-type': 'application/json', connection: 'close' }
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      const answer = await fetch(url + path, init)
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${text}`)
      return JSON.parse(text || 'null') as Answer
    },
    close: () => void server.kill(),
  }
}

const scratch = mkdtempSync(join(tmpdir(), 'shop-bench-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))

const certificate = await getCertificate(scratch, 'bench', ['localhost'])
const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
const keyHash = createHash('sha256').update(key).digest('base64')

/**
 * A flag of Chromium. With this flag, Chromium trusts the certificate, because it caches no files from a
 * server that it does not trust.
 */
export const certificateFlag = `--ignore-certificate-errors-spki-list=${keyHash}`

/** A build that is served on the same origin as its backend. */
export type Site = { name: string; url: string; backend: Backend }

type SiteOptions = {
  /** The folder of a finished build. Without a folder, the shop is built first. */
  built: string | undefined
  /** True to measure the build with new prerendered pages. */
  prerendered?: boolean
}

/**
 * Serves a build like a production web host: HTTP/2 over TLS, brotli, and hashed files that are cached for
 * ever. A path without a file gets the HTML page of the app.
 */
export async function openSite(backend: Backend, { built, prerendered = false }: SiteOptions) {
  let answer = async (_request: Request): Promise<Response> => new Response(null, { status: 503 })
  const server = createAdaptorServer({
    fetch: (request) => answer(request),
    createServer: createSecureServer,
    serverOptions: { key: certificate, cert: certificate },
    overrideGlobalObjects: false,
  })
  server.listen(0, 'localhost').unref()
  await once(server, 'listening')
  const url = `https://localhost:${(server.address() as AddressInfo).port}`
  const folder = await buildFor(url, backend, { built, prerendered })
  const pages = builtPages(folder)
  const kept = new Map<string, Response>()
  const inKept = async (pathname: string) => {
    const known = kept.get(pathname) ?? (await packed(pages.answer(pathname, url), 11))
    kept.set(pathname, known)
    return known.clone()
  }
  // All files are compressed before the first visit, because real visitors do not wait for compression
  // either.
  for (const path of pages.paths) await inKept(path)
  answer = async (request) => {
    const { pathname, search } = new URL(request.url)
    if (!/^\/(api|artwork)\//.test(pathname)) return inKept(pathname)
    return packed(await forwarded(request, backend.url + pathname + search), 5)
  }

  /**
   * Compresses text files, and replaces the backend's URL in them with this origin. Other files stay as they
   * are.
   */
  async function packed(response: Response, quality: number): Promise<Response> {
    const { status, headers } = response
    const kept = ['content-type', 'cache-control'].flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    })
    if (!/text|json|svg/.test(headers.get('content-type') ?? ''))
      return new Response(await response.arrayBuffer(), { status, headers: kept })
    const text = (await response.text()).replaceAll(backend.url, url)
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
    const body = await promisify(brotliCompress)(text, { params })
    return new Response(body, { status, headers: [...kept, ['content-encoding', 'br']] })
  }

  const name = `${built ?? 'new'}${prerendered ? ' with new prerendered pages' : ''}`
  return { name, url, backend } satisfies Site
}

async function forwarded(request: Request, address: string): Promise<Response> {
  const { method } = request
  const headers = new Headers()
  for (const name of ['authorization', 'content-type', 'accept-language', 'idempotency-key']) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const body = method === 'GET' ? null : await request.arrayBuffer()
  return fetch(address, { method, headers, body })
}

/**
 * Returns the folder of the build to measure: the finished build, a copy of it that gets prerendered pages,
 * or a new build. The copy and the new build are deleted after the run.
 */
async function buildFor(url: string, backend: Backend, { built, prerendered }: SiteOptions) {
  if (built && !prerendered) return built
  const folder = mkdtempSync(join(scratch, 'build-'))
  if (built) cpSync(built, folder, { recursive: true })
  else must(await runTool('vite', ['build', '--outDir', folder, '--emptyOutDir']))
  if (prerendered) {
    must(await runScript('scripts/configure.ts', [folder, '--api', backend.url]))
    must(await runScript('scripts/prerender.ts', [folder, '--site', url]))
  }
  return folder
}

function must({ ok, output }: Outcome): void {
  if (!ok) throw new Error(output)
}
