import AxeBuilder from '@axe-core/playwright'
import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from '@playwright/test'
import { shopPort, slowdown } from '../scripts/e2e-setup'
import { shiftClock } from '../scripts/lib/test-day'
import { defaultLocale, type Locale } from '../src/i18n/locales'
import { type Text, textsOf } from './support/texts'

export type ShopLocale = Locale

export type ShopOptions = {
  /** The URL of a shop that already runs. Null when each worker opens its own shop. */
  shopAddress: string | null
  /** The language of the test project. It is stored in the browser before the first page opens. */
  shopLocale: ShopLocale
  /**
   * True when pages must do without the functions that the oldest supported browsers lack (`browserslist` in
   * package.json).
   */
  atFloor: boolean
  /**
   * Parts of console messages and page errors that the test expects, such as the browser's log of a failed
   * call.
   */
  expectedMessages: string[]
}

type ShopFixtures = {
  /** Returns the shop's text for an id, in the project's language. */
  text: Text
  /** Resets the worker's mock backend to its seed before each test. */
  freshWorld: void
  /** Fails a test when its page has thrown an error, or has logged an unexpected warning or error. */
  quietConsole: void
}

/** The number of ms by which the clock of this run is ahead. `TEST_DAY` sets it. */
const clockAhead = Number(process.env['TEST_CLOCK_AHEAD'] ?? 0)
if (clockAhead !== 0) shiftClock(clockAhead)

/**
 * Gives the pages of a context the clock of this run. The context that Playwright makes for a test already
 * has this clock.
 */
export async function setClock(context: BrowserContext): Promise<void> {
  if (clockAhead !== 0) await context.addInitScript(shiftClock, clockAhead)
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Slows down every page of a context, including pages that the shop opens itself. */
function slowDownPages(context: BrowserContext): void {
  // The page may have closed meanwhile. The error of slowing it down is then ignored.
  const start = (page: Page) => void slowDown(page).catch(() => {})
  context.on('page', (page) => {
    start(page)
    // When a page closes, the other pages of the same process run at full speed again and must be slowed down
    // once more.
    page.on('close', () => context.pages().forEach(start))
  })
}

/**
 * Stores the language in the page's storage, as if the visitor had chosen it earlier. The function runs in
 * the page.
 */
function storeLocale(locale: ShopLocale): void {
  if (location.protocol.startsWith('http')) localStorage['locale'] ??= locale
}

/**
 * Functions that the oldest supported browsers lack, but that stay in the page, because Playwright and the
 * tests use them.
 */
const ofTests = new Set(['Element.checkVisibility', 'IDBFactory.databases'])

async function newerThanFloor(): Promise<string[]> {
  const { newerFunctions } = await import('../scripts/lib/newer')
  return [...newerFunctions].filter((name) => !ofTests.has(name))
}

/**
 * Removes functions from the page, such as `Map.groupBy`, so that the page behaves as in an older browser.
 * Functions of plain objects such as `Math` stay. The function runs in the page.
 */
function takeAway(names: readonly string[]): void {
  for (const name of names) {
    const [owner = '', member] = name.split('.')
    const thing: unknown = Reflect.get(globalThis, owner) ?? Reflect.get(Intl, owner)
    if (typeof thing !== 'function') continue
    if (owner === 'Window') Reflect.deleteProperty(globalThis, member ?? '')
    else if (!member) Reflect.deleteProperty(Reflect.has(Intl, owner) ? Intl : globalThis, owner)
    else {
      Reflect.deleteProperty(thing, member)
      if (typeof thing.prototype === 'object') Reflect.deleteProperty(thing.prototype, member)
    }
  }
}

/** Matches files that browsers request on their own. */
const askedByTheBrowser = /\/favicon\.ico$/

const noteworthy: ReadonlySet<string> = new Set(['error', 'warning', 'assert'])

function watch(page: Page, complain: (text: string) => void): void {
  page.on('pageerror', (error) => complain(`uncaught: ${error.message}`))
  page.on('console', (message: ConsoleMessage) => {
    if (!noteworthy.has(message.type()) || askedByTheBrowser.test(message.location().url)) return
    complain(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
}

/**
 * Playwright's `test` with the fixtures of the shop. A test fails when its page logs an unexpected message.
 */
export const test = base.extend<ShopOptions & ShopFixtures>({
  browser: [
    async ({ browser }, provide) => {
      if (slowdown > 1) browser.on('context', slowDownPages)
      await provide(browser)
    },
    { scope: 'worker' },
  ],
  shopLocale: ['vi', { option: true }],
  atFloor: [false, { option: true }],
  expectedMessages: [[], { option: true }],
  shopAddress: [null, { option: true }],
  baseURL: async ({ shopAddress }, provide, { parallelIndex }) => {
    await provide(shopAddress ?? `http://127.0.0.1:${shopPort + parallelIndex}`)
  },
  text: ({ shopLocale }, provide) => provide(textsOf(shopLocale)),
  context: async ({ context, shopLocale, atFloor }, provide) => {
    await setClock(context)
    if (atFloor) await context.addInitScript(takeAway, await newerThanFloor())
    // An init script stores the language. Playwright's storage state would open an extra page for each test.
    if (shopLocale !== defaultLocale) await context.addInitScript(storeLocale, shopLocale)
    await provide(context)
  },
  freshWorld: [
    async ({ baseURL, shopAddress }, provide) => {
      if (shopAddress === null) await fetch(`${baseURL}/__world/reset`, { method: 'POST' })
      await provide()
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context, expectedMessages }, provide) => {
      const complaints: string[] = []
      const complain = (text: string) => {
        if (!expectedMessages.some((part) => text.includes(part))) complaints.push(text)
      }
      for (const page of context.pages()) watch(page, complain)
      context.on('page', (page) => watch(page, complain))
      await provide()
      expect(complaints, 'the console stays quiet').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Fails with a readable list if the page breaks WCAG 2.2 AA or a best practice of axe. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  // Axe's legacy mode without passed rules takes a third of the time. It skips frames of other origins, and
  // the shop has none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  // Base UI's focus guards are excluded, because screen readers do not see them and they only pass the focus
  // on.
  axe.exclude('[data-base-ui-focus-guard]')
  const { violations } = await axe.withTags(tags).analyze()
  const readable = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  )
  expect(readable, 'axe').toEqual([])
}
