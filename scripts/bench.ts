import { writeFileSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { walkBackOffice } from './bench/admin-clicks.ts'
import { memoryGrowth, leakBounds } from './bench/memory.ts'
import { longCart, type Screen, screensOf } from './bench/screens.ts'
import { walkShop } from './bench/shop-clicks.ts'
import { openSite, type Site, startBackend, certificateFlag } from './bench/site.ts'
import { watchClicks } from './bench/stopwatch.ts'
import { cpuSlowdown, phoneContext, visit } from './bench/visit.ts'
import { launchOptions } from './browser.ts'
import { readCommand } from './lib/command.ts'
import options from './options/bench.json' with { type: 'json' }

const about = `npm run bench -- [options]

Measures a build for a real API: how fast screens load and clicks are answered on a phone, and what 500 route changes leave behind.

The build is served over HTTP/2 with TLS and brotli, on one origin with a mock backend that takes 20 to 80 ms for an answer, and
opened in Chromium. Loads: an empty cache, 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each request, CPU slowed 4x; the browser
shapes the link: all answers share it equally, and a connection costs nothing. Builds, screens and rounds go by turns.
Clicks, in ms, and in presses of a size of the same build: "paint" until the next paint, as INP counts, in steps of 8; "shown" until the paint that shows what was asked for;
"answer" from the first call of the API to the paint of what it changed, without the time in which the server was asked.
Memory: MB, nodes and listeners that stay; one round.`

const { values } = readCommand(about, options)
const { dist, against, prerendered = false, only = '' } = values
if (values.size) {
  await import('./size.ts')
  process.exit()
}

/**
 * This flag makes V8 store the positions of the code when it first reads the bundle. Otherwise, while a
 * measuring tool is attached, V8 reads the bundle again for each error that React creates. That takes 100 ms,
 * for which real visitors never wait.
 */
const readOnce = '--js-flags=--no-enable-lazy-source-positions'

/** All measurements of one thing in one build: of a screen, of a click, or of the memory. */
type Row = {
  name: string
  build: string
  values: Record<string, number[]>
  /** The highest allowed median of each measure. */
  bounds: Readonly<Record<string, number | undefined>>
}

/** The number of decimal places of each measure. Without an entry, values are rounded to whole numbers. */
const digits: Readonly<Record<string, number>> = {
  cls: 3,
  js: 1,
  heap: 2,
}

type Part = (browser: Browser, site: Site, rows: Row[]) => Promise<void>

const rounds = Number(values.rounds)
const complaints = new Set<string>()
const complain = (text: string) => void complaints.add(text)
const noteFor =
  (rows: Row[], { name: build }: Site) =>
  (name: string, measured: Record<string, number>, bounds: Row['bounds']) =>
    noteIn(rows, { name, build, bounds }, measured)

async function wantedScreens({ backend }: Pick<Site, 'backend'>): Promise<Screen[]> {
  const screens = await screensOf(backend, prerendered)
  return screens.filter(({ name }) => !only || only.split(',').includes(name))
}

const parts: Readonly<Record<string, Part>> = {
  async loads(browser, site, rows) {
    for (const screen of await wantedScreens(site)) {
      const { name, bounds } = screen
      noteFor(rows, site)(name, { ...(await visit(browser, site.url, screen, complain)) }, bounds)
    }
  },
  async clicks(browser, site, rows) {
    const page = await (await browser.newContext(phoneContext)).newPage()
    await watchClicks(page, cpuSlowdown)
    const lines = await longCart(site.backend, 1000)
    const { token } = await site.backend.ask<{ token: string }>('/__world/scenario', {
      scenario: 'login:shopper',
    })
    await walkShop(page, site.url, { note: noteFor(rows, site), longCart: lines, token })
    await page.context().close()
  },
  async memory(browser, site, rows) {
    const page = await (await browser.newContext(phoneContext)).newPage()
    await watchClicks(page, cpuSlowdown)
    const screens = await screensOf(site.backend, false)
    const paths = screens.slice(0, 4).map(({ path }) => path)
    noteFor(rows, site)('500 route changes', await memoryGrowth(page, site.url, paths), leakBounds)
    await page.context().close()
  },
  admin: (browser, site, rows) => walkBackOffice(browser, site, noteFor(rows, site)),
}
const chosen = values.parts.split(',').filter((part) => part in parts)

const large = ['--world', 'large', '--delay', '30']
const backend = await startBackend(...(chosen.includes('admin') ? large : []))
const sites = [await openSite(backend, { built: dist, prerendered })]
if (against) sites.push(await openSite(backend, { built: against }))
const { args, ...launch } = launchOptions()
const browser = await chromium.launch({ ...launch, args: [...args, certificateFlag, readOnce] })
const all: Record<string, Row[]> = {}
try {
  for (const part of chosen) {
    const rows: Row[] = []
    all[part] = rows
    // One round is enough to measure memory, because a round has 500 route changes.
    const turns = part === 'memory' ? 1 : rounds
    for (let round = 0; round < turns; round += 1)
      for (const site of sites) await parts[part]?.(browser, site, rows)
    console.log(`${part}: medians of ${turns} / budget`)
    console.table(rows.map((row) => ({ ...summaryOf(row), presses: inPresses(row, rows) })))
  }
} finally {
  await browser.close()
  backend.close()
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(all, null, 2)}\n`)
if (complaints.size > 0) console.error(`Noticed:\n  ${[...complaints].join('\n  ')}`)
const isOver = Object.values(all).some((rows) => rows.some((row) => summaryOf(row).over !== 'none'))
if (values.check && (isOver || complaints.size > 0)) process.exitCode = 1
process.exit()

/**
 * Adds the measurements of `name` in `build` to its row. NaN means that a value could not be measured, so the
 * value is left out.
 */
function noteIn(rows: Row[], one: Omit<Row, 'values'>, values: Record<string, number>) {
  let row = rows.find(({ name, build }) => name === one.name && build === one.build)
  if (!row) rows.push((row = { ...one, values: {} }))
  for (const [measure, value] of Object.entries(values))
    if (!Number.isNaN(value)) (row.values[measure] ??= []).push(value)
}

/**
 * Divides the time of a row by the time of a click on a size button in the same run. This ratio does not
 * depend on the speed of the machine.
 */
function inPresses({ build, values }: Row, rows: readonly Row[]): string {
  const press = rows.find((row) => row.name === 'product: size' && row.build === build)
  const times = medianOf(values['shown'] ?? []) / medianOf(press?.values['shown'] ?? [])
  return Number.isNaN(times) ? '' : times.toFixed(1)
}

const medianOf = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN

/**
 * Returns the cells of a row: each median with its bound, and the names of the measures above their bound.
 */
function summaryOf({ name, build, values, bounds }: Row) {
  const medians = Object.entries(values).map(([measure, all]) => {
    const value = Number(medianOf(all).toFixed(digits[measure] ?? 0))
    const bound = bounds[measure]
    const text = bound === undefined ? `${value}` : `${value} / ${bound}`
    return { measure, text, isOver: bound !== undefined && value > bound }
  })
  const over = medians.filter(({ isOver }) => isOver).map(({ measure }) => measure)
  const cells = Object.fromEntries(medians.map(({ measure, text }) => [measure, text]))
  return { name, build, ...cells, over: over.join(' ') || 'none' }
}
