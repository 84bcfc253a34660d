import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { freePort, startBackend } from './bench/site.ts'
import { hostServers, type HostServer, isInstalled, stop } from './hosting/servers.ts'
import { openBrowser, visit } from './hosting/visit.ts'
import { type Faults, walk } from './hosting/walk.ts'
import { readCommand, refuse } from './lib/command.ts'
import { runScript } from './lib/run.ts'

const usage = `npm run check:hosting

Serves the finished build (npm run build) with the files of deploy/, at the top of a host and below a path, and walks it:
deep links, missing files, headers, compression, a visit with a browser. Needs nginx or Caddy (Debian: apt-get install
nginx caddy); one that is not installed is left out.`

readCommand(usage, {})
const bases = ['/', '/shop/']
/** Longest wait for a server's first answer, in ms. */
const startLimit = 10_000

/** Copies the build into a host's folder, configured for its path and an API on another origin. */
async function deployTo(root: string, base: string, api: string): Promise<string> {
  const folder = join(root, base)
  mkdirSync(folder, { recursive: true })
  cpSync('dist', folder, { recursive: true })
  const settings = ['--api', api, '--base', base, '--idempotency-keys']
  for (const [script, ...args] of [
    ['scripts/configure.ts', folder, ...settings],
    ['scripts/compress.ts', folder],
  ] as const) {
    const { ok, output } = await runScript(script, args)
    if (!ok) throw new Error(output)
  }
  return folder
}

async function firstAnswer(address: string): Promise<void> {
  const until = Date.now() + startLimit
  for (;;) {
    try {
      await fetch(address)
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

type Served = { server: HostServer; root: string; folder: string; base: string; api: string }

async function checkHost(browser: Browser, served: Served): Promise<Faults> {
  const { server, root, folder, base, api } = served
  const port = await freePort()
  const site = { root, base, port, scratch: mkdtempSync(join(tmpdir(), `shop-${server.name}-`)) }
  const origin = `http://127.0.0.1:${port}`
  const running = server.start(site)
  try {
    await firstAnswer(origin)
    const faults = await walk({ origin, base, folder })
    return [...faults, ...(await visit(browser, origin + base, api))]
  } catch (error) {
    return [`${server.name} does not answer: ${String(error)}`]
  } finally {
    await stop(running, site)
  }
}

const installed = hostServers.filter(({ name }) => isInstalled(name))
for (const { name } of hostServers.filter((server) => !installed.includes(server))) {
  console.log(`skip ${name}: it is not installed`)
}
if (installed.length === 0) process.exit(0)
if (!existsSync('dist/index.html')) refuse('There is no dist: build the shop first (npm run build)')

const folder = mkdtempSync(join(tmpdir(), 'shop-hosting-'))
// A server that root starts reads it as a user of its own.
chmodSync(folder, 0o755)
const backend = await startBackend()
const browser = await openBrowser()
let faulty = 0
for (const base of bases) {
  const root = join(folder, base === '/' ? 'top' : 'below')
  const deployed = await deployTo(root, base, backend.url)
  for (const server of installed) {
    const place = { server, root, folder: deployed, base, api: backend.url }
    const faults = await checkHost(browser, place)
    faulty += Math.min(faults.length, 1)
    console.log(`${faults.length > 0 ? 'FAIL' : 'ok  '} ${server.name} at ${base}`)
    for (const fault of faults) console.log(`       ${fault}`)
  }
}
await browser.close()
backend.close()
rmSync(folder, { recursive: true, force: true })
process.exit(faulty > 0 ? 1 : 0)
