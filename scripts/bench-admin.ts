/**
 * Measures how fast the back office responds with 10,000 products and 10,000 orders: `npm run bench:admin`.
 * `-- --check` fails over budget, `-- --cpu 4` slows the CPU down, `-- --dist dist-mock` takes an existing build.
 *
 * Serves the demo build with its large mock world (`?world=large`), delays answers by 30 ms like a nearby server, and
 * works in Chromium at 1440 x 900 as a member of staff does. Every key and press is measured on its own, once the
 * screen has stopped changing.
 *
 * paint: ms from the input to the next paint, as INP counts, in steps of 8.
 * answer: ms from the first call of the API to the paint of what it changed. The mock backend works in the same
 * thread as the page, so that its time is in it, and the 30 ms are; the 300 ms that typing rests before a search are not.
 * work: ms that the page's thread computed until the screen rested; tells a busy machine from slow code.
 * Bounds: paint, which is the page's own, 100 ms at any CPU; answer, beyond those 30 ms, 300 ms at full speed.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { openAdminSite } from './bench/admin-site.ts'
import { walk } from './bench/admin-walk.ts'
import { openWatched, type Reaction } from './bench/stopwatch.ts'
import { median } from './bench/median.ts'
import { trustCertificate } from './bench/server.ts'
import { launchOptions } from './browser.ts'

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    cpu: { type: 'string', default: '1' },
    dist: { type: 'string' },
  },
})
const boundMs = 100
const answerMs = { bound: 300, server: 30 }

/** Returns the median and the largest of some numbers. */
function spread(numbers: readonly number[]): string {
  if (numbers.length === 0) return '–'
  return `${Math.round(median(numbers))} (${Math.round(Math.max(...numbers))})`
}

function summaryOf([step, reactions]: readonly [string, readonly Reaction[]]) {
  const paints = reactions.map((one) => one.paint)
  const answers = reactions.flatMap(({ answer }) => answer ?? [])
  const isSlowAnswer =
    Number(options.cpu) === 1 &&
    answers.length > 0 &&
    median(answers) > answerMs.bound + answerMs.server
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
const site = await openAdminSite(options.dist)
const { args, ...launch } = launchOptions()
const browser = await chromium.launch({ ...launch, args: [...args, trustCertificate] })
try {
  const steps = new Map<string, Reaction[]>()
  const complaints = new Set<string>()
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      permissions: ['clipboard-read', 'clipboard-write'],
      storageState: {
        cookies: [],
        origins: [{ origin: site.url, localStorage: [{ name: 'locale', value: 'en' }] }],
      },
    })
    const watched = await openWatched(context, Number(options.cpu))
    watched.page.on('pageerror', (error) => complaints.add(error.message))
    await walk(watched, (step, reaction) => {
      steps.set(step, [...(steps.get(step) ?? []), reaction])
    })
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
  await site.close()
}
