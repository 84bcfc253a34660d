import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { type CommandOptions, readCommand, refuse } from './lib/command.ts'
import { openMockServers } from './lib/mock-servers.ts'
import { runScript } from './lib/run.ts'
import { act } from './monkey/acts.ts'
import { Hand } from './monkey/hand.ts'
import { orderedTwice, watchOrders } from './monkey/orders.ts'

const usage = `npm run monkey -- [options]

Presses, types, goes back, reloads, switches tab, language and network at random, in the shop and the back office, and orders.
Fails at the first uncaught error, console error or second order of one purchase. One seed does the same things again,
as far as the pages come equally fast.

  --seed 1        the first seed
  --seeds 1       how many seeds, one after the other
  --minutes 5     how long each one
  --built         opens the last build of the end-to-end tests
  --help`

const options = {
  seed: { type: 'string', default: '1' },
  seeds: { type: 'string', default: '1' },
  minutes: { type: 'string', default: '5' },
  built: { type: 'boolean', default: false },
} as const satisfies CommandOptions

const { values } = readCommand(usage, options)
const numbers = [values.seed, values.seeds, values.minutes].map(Number)
if (numbers.some((number) => !(number > 0)))
  refuse('--seed, --seeds and --minutes must be numbers above 0')
const [firstSeed = 1, seeds = 1, minutes = 5] = numbers

if (!values.built || !existsSync('dist')) {
  const { ok } = await runScript('scripts/build-for-e2e.ts', [], { live: true })
  if (!ok) process.exit(1)
}

const [[address = ''] = []] = await openMockServers({
  host: '127.0.0.1',
  ports: [0],
  shop: 'dist',
  delay: 'instant',
  cors: [],
  returnTo: [],
})
const browser = await chromium.launch(launchOptions())

/** What the hand causes itself by taking the network away: calls and files of code that fail. Both are reported on purpose. */
const ofTheNetwork = /^Failed to load resource|Failed to fetch dynamically imported module/

/** Runs one seed. Returns what went wrong. */
async function run(seed: number): Promise<string[]> {
  await fetch(`${address}/__world/reset`, { method: 'POST' })
  const context = await browser.newContext({
    baseURL: address,
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    viewport: seed % 2 ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    acceptDownloads: false,
  })
  await context.route(
    (url) => url.origin !== address,
    (route) => route.abort(),
  )
  const faults: string[] = []
  const hand = new Hand(context, { seed, address })
  const orders = watchOrders(context)
  context.on('page', (page) => {
    page.on('pageerror', ({ message }) => {
      if (!ofTheNetwork.test(message)) faults.push(`uncaught: ${message}`)
    })
    page.on('console', (message) => {
      const isBad = message.type() === 'error' && !ofTheNetwork.test(message.text())
      if (isBad) faults.push(`console: ${message.text().slice(0, 400)} at ${page.url()}`)
    })
    page.on('crash', () => faults.push(`crashed: ${page.url()}`))
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
    // A link that opens a tab of its own.
    if (!hand.isOpening) void page.close().catch(() => {})
  })
  await hand.open()
  const end = Date.now() + minutes * 60_000
  let acts = 0
  while (Date.now() < end && faults.length === 0) {
    await act(hand)
    if (hand.tabs.some((tab) => tab.isClosed())) faults.push('a tab was closed')
    acts += 1
    if (acts % 50 === 0) faults.push(...(await orderedTwice(address, orders)))
  }
  if (faults.length === 0) faults.push(...(await orderedTwice(address, orders)))
  console.log(`seed ${seed}: ${acts} acts, ${orders.size} orders sent, ${faults.length} faults`)
  if (faults.length > 0) console.log([...faults, 'The last acts:', ...hand.lastActs].join('\n  '))
  await context.close()
  return faults
}

let failed = 0
for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1)
  if ((await run(seed)).length > 0) failed += 1
await browser.close()
console.log(`${seeds - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
