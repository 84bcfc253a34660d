/**
 * Measures how fast a build for a real API loads on a phone's connection: `npm run bench`.
 *
 * `-- --check` fails over budget, `--rounds 10` visits each screen so often, `--only home,cart` leaves out the others,
 * `--dist DIR` measures a finished build, `--snapshots` with its pages from `npm run snapshot`, `--against OTHER` measures it by
 * turns with another one, which has none, `--json FILE` writes
 * every visit down with its requests.
 *
 * The build is served over HTTP/2 with TLS and brotli, on one origin with a mock backend, and opened in Chromium with
 * an empty cache: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each request, CPU slowed 4x; a phone of 390 x 844 at 2x,
 * for the back office 1440 x 900. The browser itself shapes the link; setting up a connection costs nothing there. The
 * backend takes 20 to 80 ms for an answer. Rounds go through all screens in turn; the table shows medians.
 *
 * fcp, lcp: ms from navigation to the first and the largest paint. tbt: ms of main-thread tasks beyond 50 ms
 * each, from the first paint until the network has been quiet for 4 s. cls: sum of layout shifts of that time.
 * js: compressed kB of scripts asked for before the largest paint. requests: how many of any kind before it.
 * waves: the longest chain of requests before it, each begun after the one before had ended. allWaves: the same until the
 * network is quiet. Both grow on a busy machine, which takes long between an answer and what it leads to.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { median } from './bench/median.ts'
import { screensOf } from './bench/screens.ts'
import { trustCertificate } from './bench/server.ts'
import { openSite, startBackend } from './bench/site.ts'
import { type Stored, type Visit, visit } from './bench/visit.ts'
import { launchOptions } from './browser.ts'

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    dist: { type: 'string' },
    against: { type: 'string' },
    json: { type: 'string' },
    snapshots: { type: 'boolean', default: false },
  },
})

const digits = {
  fcp: 0,
  lcp: 0,
  tbt: 0,
  cls: 3,
  js: 1,
  requests: 0,
  waves: 0,
  allWaves: 0,
} as const satisfies Record<keyof Visit, number>
const measures = Object.keys(digits) as (keyof Visit)[]

/** One screen of one build, with its visits so far. */
interface Row {
  screen: string
  build: string
  bounds: Partial<Visit>
  visits: Awaited<ReturnType<typeof visit>>[]
}

function summaryOf({ screen, build, bounds, visits }: Row) {
  const medians = measures.map((measure) => {
    const value = Number(median(visits.map((one) => one.visit[measure])).toFixed(digits[measure]))
    const bound = bounds[measure]
    const text = bound === undefined ? `${value}` : `${value} / ${bound}`
    return { measure, text, over: bound !== undefined && value > bound }
  })
  const over = medians.filter((one) => one.over).map((one) => one.measure)
  const cells = Object.fromEntries(medians.map(({ measure, text }) => [measure, text]))
  return { screen, ...(options.against && { build }), ...cells, over: over.join(' ') || 'none' }
}

/** Returns the stored values, with the backend's addresses moved to the site's own origin. */
function movedTo(origin: string, stored: Stored): Stored {
  const text = JSON.stringify(stored).replaceAll(backend.url, origin)
  return JSON.parse(text) as Stored
}

const backend = await startBackend()
const builds = [
  {
    build: options.dist ?? 'new',
    site: await openSite(backend, { built: options.dist, snapshots: options.snapshots }),
  },
  ...(options.against
    ? [{ build: options.against, site: await openSite(backend, { built: options.against }) }]
    : []),
]
const { args, ...launch } = launchOptions()
const browser = await chromium.launch({ ...launch, args: [...args, trustCertificate] })
try {
  const all = await screensOf(backend.url)
  const screens = all.filter(({ name }) => !options.only || options.only.split(',').includes(name))
  const complaints = new Set<string>()
  const turns = screens.flatMap(({ name, path, bounds, viewport, stored }) =>
    builds.map(({ build, site }) => {
      const row: Row = { screen: name, build, bounds, visits: [] }
      return { row, address: { viewport, stored: movedTo(site.url, stored), url: site.url + path } }
    }),
  )
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const { row, address } of turns) {
      const complain = (text: string) => complaints.add(`${row.screen}: ${text}`)
      row.visits.push(await visit(browser, address, complain))
    }
  }
  const rows = turns.map(({ row }) => row)
  const summaries = rows.map(summaryOf)
  console.log(`Medians of ${options.rounds} visits / budget: times in ms, js in kB`)
  console.table(summaries)
  if (options.json) writeFileSync(options.json, `${JSON.stringify(rows, null, 2)}\n`)
  if (complaints.size > 0) console.error(`Noticed:\n  ${[...complaints].join('\n  ')}`)
  const isOver = complaints.size > 0 || summaries.some(({ over }) => over !== 'none')
  if (options.check && isOver) process.exitCode = 1
} finally {
  await browser.close()
  for (const { site } of builds) await site.close()
  backend.close()
}
