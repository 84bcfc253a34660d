/**
 * Measures how fast a build for a real API is on a phone: `npm run bench`.
 *
 * `-- --check` fails over budget, `--rounds 10` does everything so often, `--parts loads,presses,memory` leaves out the others,
 * `--only home,cart` loads only these screens, `--dist DIR` measures a finished build, `--snapshots` gives it new pages by
 * `npm run snapshot`, `--against OTHER` measures it by turns with another one as that is (with the snapshots that it has, or
 * none), `--json FILE` writes every value down.
 *
 * The build is served over HTTP/2 with TLS and brotli, on one origin with a mock backend, and opened in Chromium with
 * an empty cache: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each request, CPU slowed 4x; a phone of 390 x 844 at 2x,
 * for the back office 1440 x 900. The browser itself shapes the link: all answers share it equally, whatever their priority,
 * and setting up a connection costs nothing. The backend takes 20 to 80 ms for an answer. Builds, screens and rounds go by
 * turns; the tables show medians beside their bounds.
 *
 * Loads: bench/visit.ts says what is measured. Waves and requests grow on a busy machine, which takes long between an answer
 * and what it leads to. Presses: ms from the press to the paint that shows what it did, without the shaped link. Memory: what
 * 500 route changes at 50 ms each leave behind, in MB, nodes and listeners; one walk.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { keptAfterWalk, keptBounds } from './bench/memory.ts'
import { noteIn, type Row, summaryOf } from './bench/rows.ts'
import { screensOf } from './bench/screens.ts'
import { type Served, trustCertificate } from './bench/server.ts'
import { pressBounds, walkShop } from './bench/shop-walk.ts'
import { openSite, startBackend } from './bench/site.ts'
import { cpuSlowdown, phone, type Stored, visit } from './bench/visit.ts'
import { launchOptions } from './browser.ts'

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    parts: { type: 'string', default: 'loads,presses,memory' },
    only: { type: 'string' },
    dist: { type: 'string' },
    against: { type: 'string' },
    json: { type: 'string' },
    snapshots: { type: 'boolean', default: false },
  },
})

/**
 * React creates errors while it loads. With a tool attached, as here, V8 looks up where each was created and reads the whole
 * bundle once more for it, unless it has kept all places from the first time: 100 ms that no visitor waits.
 */
const readOnce = '--js-flags=--no-enable-lazy-source-positions'

/** A build, served. */
interface Build {
  name: string
  site: Served
}

const rounds = Number(options.rounds)
const complaints = new Set<string>()

const backend = await startBackend()
const builds = await openBuilds()
const { args, ...launch } = launchOptions()
const browser = await chromium.launch({ ...launch, args: [...args, trustCertificate, readOnce] })
try {
  const parts = { loads, presses, memory }
  const chosen = Object.entries(parts).filter(([part]) => options.parts.split(',').includes(part))
  const all: Record<string, Row[]> = {}
  for (const [part, measure] of chosen) {
    const rows = await measure(browser)
    all[part] = rows
    console.log(`${part}: medians of ${part === 'memory' ? 1 : rounds} / budget`)
    console.table(rows.map(summaryOf))
  }
  if (options.json) writeFileSync(options.json, `${JSON.stringify(all, null, 2)}\n`)
  if (complaints.size > 0) console.error(`Noticed:\n  ${[...complaints].join('\n  ')}`)
  const summaries = Object.values(all).flat().map(summaryOf)
  const isOver = complaints.size > 0 || summaries.some(({ over }) => over !== 'none')
  if (options.check && isOver) process.exitCode = 1
} finally {
  await browser.close()
  for (const { site } of builds) await site.close()
  backend.close()
}

async function openBuilds(): Promise<Build[]> {
  const { dist: built, against, snapshots } = options
  const name = `${built ?? 'new'}${snapshots ? ' with new snapshots' : ''}`
  const own = { name, site: await openSite(backend, { built, snapshots }) }
  if (!against) return [own]
  return [own, { name: against, site: await openSite(backend, { built: against }) }]
}

async function loads(browser: Browser): Promise<Row[]> {
  const rows: Row[] = []
  const screens = await screensOf(backend.url, options.snapshots)
  const only = options.only?.split(',')
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, path, bounds, ...screen } of screens) {
      if (only && !only.includes(name)) continue
      for (const { name: build, site } of builds) {
        const stored = movedTo(site.url, screen.stored)
        const address = { ...screen, stored, url: site.url + path }
        const values = await visit(browser, address, (text) => complaints.add(`${name}: ${text}`))
        noteIn(rows, { name, build, bounds }, { ...values })
      }
    }
  }
  return rows
}

async function presses(browser: Browser): Promise<Row[]> {
  const rows: Row[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const { name: build, site } of builds) {
      const page = await phonePage(browser)
      await walkShop(page, site.url, (name, ms) =>
        noteIn(rows, { name, build, bounds: { ms: pressBounds[name] } }, { ms }),
      )
      await page.context().close()
    }
  }
  return rows
}

async function memory(browser: Browser): Promise<Row[]> {
  const rows: Row[] = []
  const screens = await screensOf(backend.url, false)
  const walked = new Set(['home', 'list', 'product', 'cart'])
  const paths = screens.filter(({ name }) => walked.has(name)).map(({ path }) => path)
  for (const { name: build, site } of builds) {
    const page = await phonePage(browser)
    const kept = await keptAfterWalk(page, site.url, paths)
    noteIn(rows, { name: '500 route changes', build, bounds: { ...keptBounds } }, { ...kept })
    await page.context().close()
  }
  return rows
}

async function phonePage(browser: Browser) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return page
}

/** Returns the stored values, with the backend's addresses moved to the site's own origin. */
function movedTo(origin: string, stored: Stored): Stored {
  const text = JSON.stringify(stored).replaceAll(backend.url, origin)
  return JSON.parse(text) as Stored
}
