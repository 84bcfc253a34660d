import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { startBackend } from '../bench/site.ts'
import { launchOptions } from '../browser.ts'
import { hostServers } from '../hosting/servers.ts'
import { visit, walk } from '../hosting/walk.ts'
import { readCommand, refuse } from '../lib/command.ts'
import { runScript } from '../lib/run.ts'

const about = `npm run check -- hosting

Serves the finished build (npm run build) with the files of deploy/, at the top of a host and below a path, and walks it:
deep links, missing files, headers, compression, a visit with a browser. Needs nginx, Apache or Caddy (Debian: apt-get install
nginx apache2 caddy); one that is not installed is left out.`

readCommand(about)
if (!existsSync('dist/index.html')) refuse('There is no dist: build the shop first (npm run build)')

const folder = mkdtempSync(join(tmpdir(), 'shop-hosting-'))
// A server that root starts reads it as a user of its own.
chmodSync(folder, 0o755)
const backend = await startBackend()
const browser = await chromium.launch(launchOptions())
let port = 8471
for (const base of ['/', '/shop/']) {
  const root = join(folder, base === '/' ? 'top' : 'below')
  const built = join(root, base)
  mkdirSync(built, { recursive: true })
  cpSync('dist', built, { recursive: true })
  const settings = ['--api', backend.url, '--base', base, '--idempotency-keys', '--compress']
  const configured = await runScript('scripts/configure.ts', [built, ...settings])
  if (!configured.ok) refuse(configured.output)
  for (const { name, start, isInstalled } of hostServers) {
    if (!isInstalled) {
      console.log(`skip ${name} at ${base}: it is not installed`)
      continue
    }
    const scratch = mkdtempSync(join(folder, name))
    const server = start({ root, base, port, scratch })
    const origin = `http://127.0.0.1:${port++}`
    await firstAnswer(origin)
    const faults = [
      ...(await walk(origin, base, built)),
      ...(await visit(browser, origin + base, backend.url)),
    ]
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    console.log(`${faults.length > 0 ? 'FAIL' : 'ok  '} ${name} at ${base}`)
    for (const fault of faults) console.log(`       ${fault}`)
    if (faults.length > 0) process.exitCode = 1
  }
}
await browser.close()
backend.close()
rmSync(folder, { recursive: true, force: true })
process.exit()

/** Waits for 10 s at most until a server answers; what fails then is read from its answers. */
async function firstAnswer(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(address).catch(() => null)) return
    await setTimeout(100)
  }
}
