/**
 * How fast a build for a real API is on a phone's line: `npm run bench`, with `-- --check` it fails over budget.
 *
 * Builds into a folder of its own, serves it brotli-compressed with cache headers beside a mock backend, and
 * opens each screen in Chromium with an empty cache: 390 x 844 at 2x, 1.6 Mbit/s down, 750 kbit/s up, 150 ms
 * for each request, CPU slowed 4x. The link is shaped by the browser itself, not simulated afterwards; setting up
 * a connection costs nothing there. The backend takes 20 to 80 ms for an answer and does not compress it.
 * Rounds go through all screens in turn; the table shows medians.
 *
 * fcp, lcp: ms from navigation to the first and the largest paint. tbt: ms of main-thread tasks beyond 50 ms
 * each, from the first paint until the network has been quiet for 4 s. cls: sum of layout shifts of that time.
 * js: compressed kB of scripts asked for before the largest paint. requests: how many of any kind before it.
 */
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { median } from './bench/median.ts'
import { openSite } from './bench/site.ts'
import { type Screen, screensOf } from './bench/screens.ts'
import { type Visit, visit } from './bench/visit.ts'
import { launchOptions } from './browser.ts'

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
})

const measures = ['fcp', 'lcp', 'tbt', 'cls', 'js', 'requests'] as const
const digits = { fcp: 0, lcp: 0, tbt: 0, cls: 3, js: 1, requests: 0 } as const

function summaryOf({ name, bounds }: Screen, visits: readonly Visit[]) {
  const medians = measures.map((measure) => {
    const value = Number(median(visits.map((one) => one[measure])).toFixed(digits[measure]))
    const bound = bounds[measure] ?? Number.POSITIVE_INFINITY
    return { measure, text: `${value} / ${bound}`, over: value > bound }
  })
  const over = medians.filter((one) => one.over).map((one) => one.measure)
  const cells = Object.fromEntries(medians.map(({ measure, text }) => [measure, text]))
  return { screen: name, ...cells, over: over.join(' ') || 'none' }
}

const site = await openSite()
const browser = await chromium.launch(launchOptions())
try {
  const all = await screensOf(site.api)
  const screens = all.filter(({ name }) => !options.only || options.only.split(',').includes(name))
  const complaints = new Set<string>()
  const visits = new Map<Screen, Visit[]>(screens.map((screen) => [screen, []]))
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const [screen, done] of visits) {
      const complain = (text: string) => complaints.add(`${screen.name}: ${text}`)
      done.push(await visit(browser, site.shop + screen.path, screen.stored, complain))
    }
  }
  const rows = screens.map((screen) => summaryOf(screen, visits.get(screen) ?? []))
  console.log(`Medians of ${options.rounds} visits / budget: times in ms, js in kB`)
  console.table(rows)
  if (complaints.size > 0) console.error(`Noticed:\n  ${[...complaints].join('\n  ')}`)
  const isOver = complaints.size > 0 || rows.some(({ over }) => over !== 'none')
  if (options.check && isOver) process.exitCode = 1
} finally {
  await browser.close()
  site.close()
}
