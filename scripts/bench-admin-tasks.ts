/**
 * Does ten frequent tasks of the back office by the keyboard alone and by the pointer, and counts: `npm run bench:tasks`.
 * `-- --dist dist` takes an existing build, `-- --only "Ship 10"` does the tasks of that name only, `-- --shots DIR` keeps a picture
 * of where one stopped. Fails where a task can't be done.
 *
 * Serves a build for a real API with the mock backend over HTTP, and works in Chromium at 1440 x 900 with real keys and
 * presses; the backend tells whether the task is done. Each begins on the overview of a fresh day.
 *
 * steps: presses, keys, chords and typed texts; every Tab counts.
 * person: seconds by the keystroke-level model (bench/tasks/hands.ts), without waiting for the shop.
 * script: seconds that the script took, which are mostly the shop's.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { storageOf } from './bench/admin-site.ts'
import { openDay } from './bench/tasks/day.ts'
import type { Task } from './bench/tasks/desk.ts'
import { formTasks } from './bench/tasks/form-tasks.ts'
import { handsOn, model } from './bench/tasks/hands.ts'
import { orderTasks } from './bench/tasks/order-tasks.ts'
import { productTasks } from './bench/tasks/product-tasks.ts'
import { launchOptions } from './browser.ts'

const { values: options } = parseArgs({
  options: {
    dist: { type: 'string' },
    only: { type: 'string', default: '' },
    shots: { type: 'string' },
  },
})

const day = await openDay(options.dist)
const browser = await chromium.launch(launchOptions())
try {
  const rows = []
  for (const task of [...orderTasks, ...productTasks, ...formTasks]) {
    if (!task.name.includes(options.only)) continue
    const [keys, pointer] = [
      await done(browser, task, 'keys'),
      await done(browser, task, 'pointer'),
    ]
    rows.push({ task: task.name, ...named('keys', keys), ...named('pointer', pointer) })
  }
  console.log(
    `Steps and seconds; by the model a key takes ${model.key} ms, pointing ${model.point}, a thought ${model.think}`,
  )
  console.table(rows)
} finally {
  await browser.close()
  day.close()
}

type Outcome = { steps: number; person: number; script: number } | string

function named(way: string, outcome: Outcome) {
  if (typeof outcome === 'string') return { [`${way}: steps`]: outcome }
  const { steps, person, script } = outcome
  return { [`${way}: steps`]: steps, [`${way}: person s`]: person, [`${way}: script s`]: script }
}

async function done(browser: Browser, task: Task, way: 'keys' | 'pointer'): Promise<Outcome> {
  const token = await day.begin()
  const context = await browser.newContext({
    baseURL: day.url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    storageState: storageOf(day.url, token),
  })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  // From the start: a window that opens before somebody listens is lost.
  page.on('filechooser', () => {})
  try {
    const open = () =>
      page.goto('/admin').then(() => page.getByRole('main').getByRole('link').first().waitFor())
    await open()
    await task.prepare?.({ page, hands: handsOn(page), day })
    await open()
    const hands = handsOn(page)
    const start = performance.now()
    await task[way]({ page, hands, day })
    for (let look = 0; !(await task.isDone({ page, hands, day })); look += 1) {
      if (look === 400) throw new Error('All steps are done, but the backend shows nothing')
      await page.waitForTimeout(50)
    }
    const script = round((performance.now() - start) / 1000)
    return { steps: hands.effort.steps, person: round(hands.effort.ms / 1000), script }
  } catch (error) {
    process.exitCode = 1
    if (options.shots) await page.screenshot({ path: `${options.shots}/${task.name} ${way}.png` })
    console.error(`${task.name}, ${way}: ${String(error)}`)
    return 'not done'
  } finally {
    await context.close()
  }
}

function round(seconds: number): number {
  return Math.round(seconds * 10) / 10
}
