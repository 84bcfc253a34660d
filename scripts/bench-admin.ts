/**
 * Measures how fast the back office responds with 10,000 products and 10,000 orders: `npm run bench:admin`.
 * `-- --check` fails over budget, `-- --cpu 4` slows the CPU down, `-- --dist dist` takes an existing build, `-- --rounds 1`
 * walks once instead of three times, `-- --parts products,orders` only there (dashboard, homeEditor, variants).
 *
 * Serves a build for a real API with the large mock world over HTTP, in a process of its own, which answers after 30 ms
 * like a nearby server, and works in Chromium at 1440 x 900 as a member of staff does. Every key and press is measured on its
 * own, once the screen has stopped changing.
 *
 * paint: ms from the input to the next paint, as INP counts, in steps of 8.
 * answer: ms from the first call of the API to the paint of what it changed, without the time in which the server was
 * asked; the 300 ms that typing rests before a search are not in it.
 * work: ms that the page's thread computed until the screen rested; tells a busy machine from slow code.
 * Bounds: paint 100 ms at any CPU; answer 300 ms at full speed.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { openAdminSite, storageOf } from './bench/admin-site.ts'
import { walk } from './bench/admin-walk.ts'
import { median } from './bench/median.ts'
import { openWatched, type Reaction } from './bench/stopwatch.ts'
import { launchOptions } from './browser.ts'

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    cpu: { type: 'string', default: '1' },
    dist: { type: 'string' },
    parts: { type: 'string' },
  },
})
const boundMs = 100
const answerBoundMs = 300

/** Returns the median and the largest of some numbers. */
function spread(numbers: readonly number[]): string {
  if (numbers.length === 0) return '–'
  return `${Math.round(median(numbers))} (${Math.round(Math.max(...numbers))})`
}

function summaryOf([step, reactions]: readonly [string, readonly Reaction[]]) {
  const paints = reactions.map((one) => one.paint)
  const answers = reactions.flatMap(({ answer }) => answer ?? [])
  const isSlowAnswer =
    Number(options.cpu) === 1 && answers.length > 0 && median(answers) > answerBoundMs
  return {
    step,
    n: reactions.length,
    paint: spread(paints),
    answer: spread(answers),
    work: spread(reactions.map((one) => one.work)),
    over: [median(paints) > boundMs && 'paint', isSlowAnswer && 'answer']
      .filter(Boolean)
      .join(', '),
  }
}

const loads = [loadavg()[0] ?? 0]
const backend = ['--world', 'large', '--delay', '30']
const site = await openAdminSite({ built: options.dist, backend })
const browser = await chromium.launch(launchOptions())
try {
  const steps = new Map<string, Reaction[]>()
  const complaints = new Set<string>()
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      permissions: ['clipboard-read', 'clipboard-write'],
      storageState: storageOf(site.url, await site.begin()),
    })
    const watched = await openWatched(context, Number(options.cpu))
    watched.page.on('pageerror', (error) => complaints.add(error.message))
    const note = (step: string, reaction: Reaction) => {
      steps.set(step, [...(steps.get(step) ?? []), reaction])
    }
    await walk(watched, note, options.parts?.split(',') ?? [])
    await context.close()
    loads.push(loadavg()[0] ?? 0)
  }
  const rows = [...steps].map(summaryOf)
  const load = loads.map((one) => one.toFixed(1)).join(', ')
  console.log(`Median (worst) in ms, bound ${boundMs}; CPU slowed ${options.cpu}x; load ${load}`)
  console.table(rows)
  if (complaints.size > 0) console.error(`Noticed:\n  ${[...complaints].join('\n  ')}`)
  const isOver = complaints.size > 0 || rows.some(({ over }) => over !== '')
  if (options.check && isOver) process.exitCode = 1
} finally {
  await browser.close()
  site.close()
}
