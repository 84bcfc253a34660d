import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createSocket, type Server } from 'node:net'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { runScript, runTool } from '../lib/run.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** What is measured: the shop's address, the API's, and how to end both. */
export interface Site {
  shop: string
  api: string
  close(): void
}

/** Builds the shop into a folder of its own, points it at a mock backend and serves both on free ports. */
export async function openSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  const port = await freePort()
  const api = `http://127.0.0.1:${port}`
  await must(runTool('vite', ['build', '--outDir', folder, '--emptyOutDir']))
  await must(runScript('scripts/configure.ts', [folder, '--api', api, '--idempotency-keys']))
  const backend = await startBackend(port)
  const server = createServer(staticFiles(folder))
  await listening(server)
  return {
    shop: `http://127.0.0.1:${portOf(server)}`,
    api,
    close() {
      server.close()
      server.closeAllConnections()
      backend.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function must(running: ReturnType<typeof runTool>): Promise<void> {
  const { ok, output } = await running
  if (!ok) throw new Error(output)
}

async function startBackend(port: number): Promise<ChildProcess> {
  const args = ['scripts/mock-server.ts', '--port', String(port)]
  const backend = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const said = await Promise.race([once(backend.stdout, 'data'), once(backend, 'exit')])
  if (typeof said[0] === 'number') throw new Error('The mock backend did not start')
  return backend
}

/** Files compressed beforehand, hashed ones cached for ever; any other address is the app's own. */
function staticFiles(folder: string): Parameters<typeof createServer>[1] {
  const files = new Map(filesOf(folder).map((file) => [file, packed(file)]))
  const page = join(folder, 'index.html')
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const wanted = join(folder, pathname)
    const file = files.has(wanted) ? wanted : page
    const content = files.get(file)
    response
      .writeHead(200, {
        'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
        'cache-control': pathname.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        ...(isPackable(file) && { 'content-encoding': 'br' }),
      })
      .end(content)
  }
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

const isPackable = (file: string): boolean => extname(file) !== '.woff2'

function packed(file: string): Buffer {
  const content = readFileSync(file)
  return isPackable(file) ? brotliCompressSync(content) : content
}

async function freePort(): Promise<number> {
  const probe = createSocket()
  await listening(probe)
  const port = portOf(probe)
  await new Promise((done) => probe.close(done))
  return port
}

async function listening(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
