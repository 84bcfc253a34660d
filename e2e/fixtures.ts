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

/** Language of the shop. */
export type ShopLocale = Locale

export type ShopOptions = {
  /** The address of the shop, for projects that do not use the shop of their worker. */
  shopAddress: string | null
  /** The language of the project. It is stored before the first page opens. */
  shopLocale: ShopLocale
  /** True for pages without the features that a supported browser lacks (`browserslist` in package.json). */
  atFloor: boolean
  /**
   * Parts of console messages and page errors that this test expects, such as the browser's log of a failed
   * call.
   */
  expectedMessages: string[]
}

type ShopFixtures = {
  /** The texts of the project's language. */
  text: Text
  /** Resets the worker's mock backend to its seed. */
  freshWorld: void
  /** Fails a test when its page logged a warning or an error, or threw. */
  quietConsole: void
}

/** The number of ms by which the clock of this run is moved (`TEST_DAY`). */
const clockAhead = Number(process.env['TEST_CLOCK_AHEAD'] ?? 0)
if (clockAhead !== 0) shiftClock(clockAhead)

/**
 * Sets the clock of this run in the pages of a context. The context that Playwright makes for a test already
 * has it.
 */
export async function setClock(context: BrowserContext): Promise<void> {
  if (clockAhead !== 0) await context.addInitScript(shiftClock, clockAhead)
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Slows down each page of a context, also pages that the shop opens itself. */
function slowDownPages(context: BrowserContext): void {
  // A page that has closed meanwhile needs no slowing down.
  const start = (page: Page) => void slowDown(page).catch(() => {})
  context.on('page', (page) => {
    start(page)
    // A page that closes restores the speed of the pages in its process.
    page.on('close', () => context.pages().forEach(start))
  })
}

/** Runs in the page. Stores the language, as for a visitor who chose it earlier. */
function storeLocale(locale: ShopLocale): void {
  if (location.protocol.startsWith('http')) localStorage['locale'] ??= locale
}

/** Newer functions that stay, because the tests and Playwright use them. */
const ofTests = new Set(['Element.checkVisibility', 'IDBFactory.databases'])

async function newerThanFloor(): Promise<string[]> {
  const { newer } = await import('../scripts/lib/newer')
  return [...newer].filter((name) => !ofTests.has(name))
}

/**
 * Runs in the page. Removes the functions with these names, such as `Map.groupBy`. Functions that the page
 * itself needs stay.
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

/** Files that browsers request by themselves. */
const askedByTheBrowser = /\/favicon\.ico$/

const noteworthy: ReadonlySet<string> = new Set(['error', 'warning', 'assert'])

function watch(page: Page, complain: (text: string) => void): void {
  page.on('pageerror', (error) => complain(`uncaught: ${error.message}`))
  page.on('console', (message: ConsoleMessage) => {
    if (!noteworthy.has(message.type()) || askedByTheBrowser.test(message.location().url)) return
    complain(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
}

/** Playwright's `test` with the shop's language, which fails on unexpected console messages. */
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
    // Does not use Playwright's storage state, because it opens a page for each test.
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

/** Fails with a readable list when axe finds a breach of WCAG 2.2 AA on the page. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  // Legacy mode without passes takes a third of the time. It skips frames of other origins, which the shop
  // does not have.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  // Base UI's focus guards are hidden from screen readers and only pass the focus on.
  axe.exclude('[data-base-ui-focus-guard]')
  const { violations } = await axe.withTags(tags).analyze()
  const readable = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  )
  expect(readable, 'axe').toEqual([])
}
