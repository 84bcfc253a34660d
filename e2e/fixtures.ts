import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test'
import { shopPort } from '../scripts/real-build'
import type { Locale } from '../src/i18n/locales'

/** Language the shop is shown in. */
export type ShopLocale = Locale

export interface ShopOptions {
  /** Where the tests of a project find the shop, when it is not the one that each worker has for itself. */
  shopAddress: string | null
  /** Language of the project; stored before the first page, as a returning shopper's would be. */
  shopLocale: ShopLocale
  /** Parts of console messages and page errors that this test expects. */
  expectedMessages: string[]
}

interface ShopFixtures {
  /** Puts the worker's mock backend back to its seed. */
  freshWorld: void
  /** Fails a test whose page logged a warning or an error, or threw. */
  quietConsole: void
}

/** Browsers ask for these by themselves; no page of the shop does. */
const askedByTheBrowser = /\/favicon\.ico$/

const noteworthy: ReadonlySet<string> = new Set(['error', 'warning', 'assert'])

function watch(page: Page, complain: (text: string) => void): void {
  page.on('pageerror', (error) => complain(`uncaught: ${error.message}`))
  page.on('console', (message: ConsoleMessage) => {
    if (!noteworthy.has(message.type()) || askedByTheBrowser.test(message.location().url)) return
    complain(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
}

/** Playwright's `test` with the shop's language set and a console that must stay quiet. */
export const test = base.extend<ShopOptions & ShopFixtures>({
  shopLocale: ['vi', { option: true }],
  expectedMessages: [[], { option: true }],
  shopAddress: [null, { option: true }],
  baseURL: async ({ shopAddress }, provide, { parallelIndex }) => {
    await provide(shopAddress ?? `http://127.0.0.1:${shopPort + parallelIndex}`)
  },
  freshWorld: [
    async ({ baseURL, shopAddress }, provide) => {
      if (shopAddress === null) await fetch(`${baseURL}/__world/reset`, { method: 'POST' })
      await provide()
    },
    { auto: true },
  ],
  storageState: async ({ baseURL, shopLocale }, provide) => {
    const localStorage = [{ name: 'locale', value: shopLocale }]
    await provide({
      cookies: [],
      origins: [{ origin: baseURL ?? '', localStorage }],
    })
  },
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

/** Fails with a readable list where axe finds a breach of WCAG 2.2 AA on the page as it is now. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  // In the page itself, and passes not written out: a third of the time. No frame of the shop is another origin's.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  // Base UI's guards are hidden from screen readers and take the focus only to pass it on.
  axe.exclude('[data-base-ui-focus-guard]')
  const { violations } = await axe.withTags(tags).analyze()
  const readable = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  )
  expect(readable, 'axe').toEqual([])
}
