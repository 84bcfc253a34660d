import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runScript, runTool } from '../lib/run.ts'
import { configOf, configurePage } from '../lib/shop-config.ts'
import { type Served, serveBuild } from './server.ts'

/** A mock backend as a process of its own. */
export interface Backend {
  url: string
  close(): void
}

/** Starts the mock backend on a free port. */
export async function startBackend(): Promise<Backend> {
  const port = await freePort()
  const args = ['scripts/mock-server.ts', '--port', String(port)]
  const backend: ChildProcess = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!backend.stdout) throw new Error('The mock backend prints nothing')
  const first = await Promise.race([once(backend.stdout, 'data'), once(backend, 'exit')])
  if (typeof first[0] === 'number') throw new Error('The mock backend did not start')
  return { url: `http://127.0.0.1:${port}`, close: () => void backend.kill() }
}

interface SiteOptions {
  /** The finished build, measured as it is, with the snapshots that it has; without it the shop is built first. */
  built?: string | undefined
  /** True to give home, lists and products new snapshots. */
  snapshots?: boolean
}

/** Serves a build for a real API on an origin that also answers for the backend. */
export async function openSite(backend: Backend, options: SiteOptions = {}): Promise<Served> {
  const { built, snapshots = false } = options
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  if (built) cpSync(built, folder, { recursive: true })
  else await must(runTool('vite', ['build', '--outDir', folder, '--emptyOutDir']))
  const port = await freePort()
  const url = `https://localhost:${port}`
  if (snapshots) {
    await must(runScript('scripts/configure.ts', [folder, '--api', backend.url]))
    await must(runScript('scripts/snapshot.ts', [folder, '--site', url]))
  }
  movePages(folder, url)
  const served = await serveBuild(folder, { api: backend.url, port })
  return {
    url: served.url,
    async close() {
      await served.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Makes `url` the API of all pages. A snapshot holds addresses of pictures at the backend that it was made with; here the
 * site's own host forwards them.
 */
function movePages(folder: string, url: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const file = join(folder, name)
    const page = readFileSync(file, 'utf8')
    const { apiBase } = configOf(page)
    const moved = apiBase ? page.replaceAll(apiBase, url) : page
    writeFileSync(file, configurePage(moved, { apiBase: url, idempotencyKeys: true }))
  }
}

async function must(running: ReturnType<typeof runTool>): Promise<void> {
  const { ok, output } = await running
  if (!ok) throw new Error(output)
}

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  if (typeof address !== 'object' || !address) throw new Error('There is no free port')
  return address.port
}
