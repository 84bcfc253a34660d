import { existsSync } from 'node:fs'
import { type BrowserContext, chromium } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { readCommand, refuse } from './lib/command.ts'
import { openMockServers } from './lib/mock-servers.ts'
import { runScript } from './lib/run.ts'
import { openMonkey } from './monkey-acts.ts'

const about = `npm run test:e2e -- --monkey [options]

Clicks, types, goes back, reloads, switches tab, language and network at random, in the shop and the back office, and orders.
Fails at the first uncaught error, console error or second order of one purchase. One seed does the same things again,
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
  const host = { host: '127.0.0.1', ports: [0], cors: [], returnTo: [], ownNames: [] }
  const [[address = ''] = []] = await openMockServers({ ...host, shop: 'dist', delay: 'instant' })
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
  // A link that opens a tab of its own.
  context.on('page', (page) => void page.close().catch(() => {}))
  const faults: string[] = []
  /** Caused by taking the network away: calls and files of code that fail. Both are reported on purpose. */
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
  const orders = watchOrders(context)
  const end = Date.now() + Number(values.minutes) * 60_000
  let acts = 0
  while (Date.now() < end && faults.length === 0) {
    await monkey.act()
    acts += 1
    if (acts % 50 === 0) faults.push(...(await orderedTwice(address, orders)))
  }
  if (faults.length === 0) faults.push(...(await orderedTwice(address, orders)))
  console.log(`seed ${seed}: ${acts} acts, ${orders.size} orders sent, ${faults.length} faults`)
  if (faults.length > 0) console.log([...faults, 'The last acts:', ...monkey.done].join('\n  '))
  const found = [...faults]
  await browser.close()
  return found
}

type SentOrder = {
  /** When its lines went to the checkout, in ms since 1970. */
  since: number
  /** Keys of orders that the shopper was told of and repeated. */
  besides: readonly string[]
}

/** Sent orders by their `Idempotency-Key`. */
type SentOrders = ReadonlyMap<string, SentOrder>

function watchOrders(context: BrowserContext): SentOrders {
  const orders = new Map<string, SentOrder>()
  context.on('request', (request) => {
    if (!request.url().endsWith('/api/payments/create')) return
    const key = request.headers()['idempotency-key'] ?? ''
    void request
      .frame()
      .evaluate((wanted) => {
        const { since = Infinity } = JSON.parse(sessionStorage.getItem('checkout_lines') ?? '{}')
        const all: { key: string; besides: string[] }[] = JSON.parse(
          localStorage.getItem('purchases') ?? '[]',
        )
        const besides = all.find((one) => one.key === wanted)?.besides ?? []
        return { since, besides }
      }, key)
      // The page is gone already: it can't be judged by when its checkout began.
      .catch(() => ({ since: Infinity, besides: [] }))
      .then((order) => void (orders.has(key) || orders.set(key, order)))
  })
  return orders
}

type OrderRow = {
  id: number
  code: string
  created_at: string
  payment_method: string
  payment_status: string
}

type KeyedAnswer = { id: string; body: { data: { order?: { id: number } } } }

/** Returns each order that repeats another one of the same lines, although the shopper did not know of that one. */
async function orderedTwice(address: string, sent: SentOrders): Promise<string[]> {
  const read = async (table: string) => (await fetch(`${address}/__world/${table}`)).json()
  const [orders, items, answers]: [
    OrderRow[],
    { order_id: number; variant_id: number }[],
    KeyedAnswer[],
  ] = await Promise.all([read('orders'), read('order_items'), read('stored_answers')])
  const keys = new Map(
    answers
      .filter(({ id }) => id.startsWith('createOrder '))
      .map(({ id, body }) => [body.data.order?.id, id.replace('createOrder ', '')]),
  )
  const keyOf = ({ id }: OrderRow) => keys.get(id) ?? ''
  const variantsOf = ({ id }: OrderRow) =>
    new Set(items.filter((item) => item.order_id === id).map((item) => item.variant_id))
  // A PayPal order that nobody paid is none.
  const real = orders.filter(
    (order) =>
      sent.has(keyOf(order)) &&
      (order.payment_method === 'cod' || order.payment_status === 'successful'),
  )
  return real.flatMap((second) => {
    const { since, besides } = sent.get(keyOf(second)) ?? { since: 0, besides: [] }
    return real
      .filter((first) => {
        const at = Date.parse(first.created_at)
        const variants = variantsOf(second)
        const shares = [...variantsOf(first)].some((variant) => variants.has(variant))
        const wasFirst = first.id < second.id && at >= since
        return shares && wasFirst && !besides.includes(keyOf(first))
      })
      .map((first) => `second order: ${second.code} repeats ${first.code}`)
  })
}
