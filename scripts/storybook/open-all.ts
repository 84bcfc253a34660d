import { type Browser, chromium, type ConsoleMessage, type Page } from 'playwright'
import { launchOptions } from '../browser.ts'
import type { StoryEntry } from './entries.ts'
import { openPreview, showEntry } from './story-page.ts'

/** What became of a story or a docs page that was opened. */
export type Opened = StoryEntry & { problem: string | null; ms: number }

type OpenOptions = {
  /** Pages side by side: stories wait more than they work. */
  pages: number
  /** Time that one story may take, in ms. */
  limit: number
  /** Called with each result as it comes. */
  tell: (opened: Opened) => void
}

/** A page is loaded anew after so many stories, so that what they leave behind does not add up. */
const storiesPerLoad = 400

/** Opens all entries of the Storybook at `url`, one after the other in each page, without their play functions. */
export async function openAll(
  url: string,
  entries: readonly StoryEntry[],
  { pages, limit, tell }: OpenOptions,
): Promise<Opened[]> {
  const browser = await chromium.launch(launchOptions())
  const results: Opened[] = []
  // Docs pages last: to go from one to a story and back costs more than from story to story.
  const ordered = [...entries].sort((a, b) => Number(a.type === 'docs') - Number(b.type === 'docs'))
  const waiting = [...Map.groupBy(ordered, ({ type, title }) => `${type} ${title}`).values()]
  async function work(): Promise<void> {
    let page = await freshPage(browser, url)
    let shown = 0
    for (let own = waiting.shift(); own; own = waiting.shift()) {
      for (const entry of own) {
        const startedAt = performance.now()
        let problem = await open(page, entry, limit)
        shown += 1
        if (problem !== null || shown === storiesPerLoad) {
          await page.context().close()
          page = await freshPage(browser, url)
          shown = 0
        }
        // A second time in a page of its own: the first problem may be what the story before left behind.
        if (problem !== null) problem = await open(page, entry, limit)
        const opened = { ...entry, problem, ms: Math.round(performance.now() - startedAt) }
        results.push(opened)
        tell(opened)
      }
    }
    await page.context().close()
  }
  await Promise.all(Array.from({ length: pages }, work))
  await browser.close()
  return results
}

/** Opens a page with storage of its own, since every story clears it. */
async function freshPage(browser: Browser, url: string): Promise<Page> {
  // Nobody looks: coarse pixels are painted in a fraction of the time.
  const context = await browser.newContext({
    viewport: { width: 1200, height: 800 },
    deviceScaleFactor: 0.25,
  })
  const page = await context.newPage()
  await openPreview(page, url, { plays: false })
  return page
}

async function open(page: Page, entry: StoryEntry, limit: number): Promise<string | null> {
  const errors: string[] = []
  const onError = (error: Error) => errors.push(error.message)
  const onConsole = (message: ConsoleMessage) => {
    // What could not be loaded is the server's affair: stories let calls and pictures fail.
    const isLoading = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isLoading) errors.push(message.text().slice(0, 400))
  }
  page.on('pageerror', onError)
  page.on('console', onConsole)
  const { problem, expected } = await showEntry(page, entry, limit)
  page.off('pageerror', onError)
  page.off('console', onConsole)
  if (problem !== null || entry.type === 'docs') return problem
  const patterns = expected.map((source) => new RegExp(source))
  return errors.find((text) => !patterns.some((pattern) => pattern.test(text))) ?? null
}
