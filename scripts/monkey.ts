import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { readCommand, refuse } from './lib/command.ts'
import { openMockServers } from './lib/mock-servers.ts'
import { runScript } from './lib/run.ts'
import { openMonkey } from './monkey-acts.ts'

const about = `npm run test:e2e -- --monkey [options]

Clicks, types, goes back, reloads, switches tab, language and network at random, in the shop and the back office, and orders.
Fails at the first uncaught error or console error. One seed does the same things again,
as far as the pages come equally fast.`

const { values } = readCommand(about, {
  '--monkey': 'this command',
  '--seed=1': 'the first seed',
  '--seeds=1': 'how many seeds, one after the other',
  '--minutes=5': 'how long each one',
  '--built': 'opens the last build of the end-to-end tests',
})
for (const name of ['seed', 'seeds', 'minutes'] as const)
  if (!(Number(values[name]) > 0)) refuse(`--${name} must be a number above 0`)

if (!values.built || !existsSync('dist')) {
  const { ok } = await runScript('scripts/build-for-e2e.ts', [], { live: true })
  if (!ok) process.exit(1)
}
process.exit((await runSeeds()) ? 0 : 1)

async function runSeeds(): Promise<boolean> {
  const [first, seeds] = [Number(values.seed), Number(values.seeds)]
  const [[address = ''] = []] = await openMockServers({
    ports: [0],
    shop: 'dist',
    delay: 'instant',
  })
  let failed = 0
  for (let seed = first; seed < first + seeds; seed += 1)
    if ((await faultsOf(seed, address)).length > 0) failed += 1
  console.log(`${seeds - failed} passed, ${failed} failed`)
  return failed === 0
}

async function faultsOf(seed: number, address: string): Promise<string[]> {
  await fetch(`${address}/__world/reset`, { method: 'POST' })
  const browser = await chromium.launch(launchOptions())
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
  const tabs = [await context.newPage(), await context.newPage()]
  // Tabs that a link opens are closed at once.
  context.on('page', (page) => void page.close().catch(() => {}))
  const faults: string[] = []
  /**
   * Matches console messages about calls and chunks that fail while the browser is offline. The app writes
   * them on purpose, so they are no faults.
   */
  const ofTheNetwork = /^Failed to load resource|Failed to fetch dynamically imported module/
  for (const tab of tabs) {
    tab.on('pageerror', ({ message }) => {
      if (!ofTheNetwork.test(message)) faults.push(`uncaught: ${message}`)
    })
    tab.on('console', (message) => {
      const isBad = message.type() === 'error' && !ofTheNetwork.test(message.text())
      if (isBad) faults.push(`console: ${message.text().slice(0, 400)} at ${tab.url()}`)
    })
    tab.on('crash', () => faults.push(`crashed: ${tab.url()}`))
    tab.on('close', () => faults.push('a tab was closed'))
    tab.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
    await tab.goto('/')
  }
  const monkey = openMonkey(tabs, { seed, address })
  const end = Date.now() + Number(values.minutes) * 60_000
  let acts = 0
  while (Date.now() < end && faults.length === 0) {
    await monkey.act()
    acts += 1
  }
  console.log(`seed ${seed}: ${acts} acts, ${faults.length} faults`)
  if (faults.length > 0) console.log([...faults, 'The last acts:', ...monkey.done].join('\n  '))
  const found = [...faults]
  await browser.close()
  return found
}
