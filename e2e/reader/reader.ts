import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { shopPort } from '../../scripts/real-build'
import { expect, test as base } from '../fixtures'
import { openBlankPage, visit } from '../support/world'

/** A person with the keyboard and a screen reader: what she presses and what it is told, line by line. */
export type Reader = {
  page: Page
  /** Opens an address as QA does, and goes past the navigation. */
  open: (address: string) => Promise<void>
  /** Waits for something that comes late, and listens on. */
  wait: (goal: Locator) => Promise<void>
  press: (key: string, times?: number) => Promise<void>
  type: (text: string) => Promise<void>
  /** Presses Tab, or another key, until the focus is there. */
  to: (goal: Locator, key?: string) => Promise<void>
}

/** What the browser tells a screen reader (transcript.py). */
const transcriptFile = process.env['TRANSCRIPT'] ?? ''
/** After so long without a word all is said; it needs up to `patience` for the first one. In ms. */
const [quiet, patience] = [1000, 3000]

/** What a live region says. */
const isMessage = /^\((polite|assertive)\)/
/** Whether it is said depends on how fast the machine is. */
const isWaiting = /^\(polite\) .*…$/

/** Takes out what another day or another run says otherwise. */
const steady = (text: string): string =>
  text
    .replaceAll(/\bML\d{6}-\d{4}\b/g, '[code]')
    .replaceAll(
      /\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December)( \d{4})?/g,
      '[day]',
    )
    .replaceAll(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun),?\s\d{1,2}\/\d{1,2}/g, '[day]')
    .replaceAll(/\b\d{1,2}\/\d{1,2}(\/\d{4})?/g, '[day]')
    .replaceAll(/\b\d{1,2}:\d{2}\b/g, '[time]')

/** Chromium with one window for all ways, and no address bar: the focus is in the page alone. */
export const test = base.extend<{ reader: Reader }, { window: BrowserContext }>({
  window: [
    async ({ browserName: _ }, provide, { parallelIndex }) => {
      const address = `http://127.0.0.1:${shopPort + parallelIndex}`
      const context = await chromium.launchPersistentContext(
        mkdtempSync(join(tmpdir(), 'reader-')),
        {
          executablePath: process.env['PW_CHROMIUM'] ?? '',
          headless: false,
          viewport: null,
          baseURL: address,
          reducedMotion: 'reduce',
          timezoneId: 'Asia/Ho_Chi_Minh',
          args: [
            '--no-sandbox',
            // Without the bar that warns of it, which would have the focus.
            '--test-type',
            '--disable-gpu',
            '--force-renderer-accessibility',
            '--window-size=1400,960',
            `--app=${address}/__world/blank`,
          ],
        },
      )
      await provide(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: ({ window }, provide) => provide(window),
  page: async ({ context }, provide) => {
    const [page] = context.pages()
    if (!page) throw new Error('The window did not open')
    await openBlankPage(page)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
      localStorage.setItem('locale', 'en')
    })
    await provide(page)
  },
  reader: async ({ page }, provide, { title }) => {
    const lines = [title, '']
    let heard = 0
    const listen = async (what: string) => {
      const before = heard
      for (let since = 0; since < (heard > before ? quiet : patience); since += 100) {
        const length = readFileSync(transcriptFile, 'utf8').length
        if (length > heard) [heard, since] = [length, 0]
        await page.waitForTimeout(100)
      }
      const words = readFileSync(transcriptFile, 'utf8').slice(before, heard).split('\n')
      const said = words.filter((line) => line && !isWaiting.test(line))
      // Messages of one moment come in any order.
      const messages = said.filter((line) => isMessage.test(line)).sort()
      const rest = said.filter((line) => !isMessage.test(line))
      lines.push(what, ...[...rest, ...messages].map((line) => `    ${steady(line)}`))
    }
    heard = readFileSync(transcriptFile, 'utf8').length
    const press: Reader['press'] = async (key, times = 1) => {
      for (let time = 0; time < times; time += 1) {
        await page.keyboard.press(key)
        await listen(key)
      }
    }
    await provide({
      page,
      async open(address) {
        await visit(page, address)
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
        await listen(`# ${address}`)
        await press('Tab')
        await press('Enter')
      },
      async wait(goal) {
        await goal.waitFor()
        await listen('…')
      },
      press,
      async type(text) {
        // At once: what is said between two letters depends on the machine.
        await page.keyboard.insertText(text)
        await listen(`“${text}”`)
      },
      async to(goal, key = 'Tab') {
        for (let time = 0; time < 80; time += 1) {
          if ((await goal.and(page.locator(':focus')).count()) > 0) return
          await press(key)
        }
        throw new Error(`${key} does not lead to ${String(goal)}`)
      },
    })
    compare(title, `${lines.join('\n')}\n`)
  },
})

/** Compares what was said with the text that a person has read; `READER=update` renews it. */
function compare(title: string, said: string): void {
  const file = `e2e/reader/${title.toLowerCase().replaceAll(/\W+/g, '-')}.txt`
  if (process.env['READER'] === 'update' || !existsSync(file)) writeFileSync(file, said)
  expect(said, file).toBe(readFileSync(file, 'utf8'))
}
