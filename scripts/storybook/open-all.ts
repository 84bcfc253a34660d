import { type BrowserContext, chromium, type Page } from 'playwright'
import { launchOptions } from '../browser.ts'
import type { StoryEntry } from './entries.ts'
import { openPreview, showEntries, type StoryOutcome } from './story-page.ts'

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
  // Nobody looks: coarse pixels are painted in a fraction of the time, and pulsing placeholders need not be.
  const context = await browser.newContext({
    viewport: { width: 1200, height: 800 },
    deviceScaleFactor: 0.25,
    reducedMotion: 'reduce',
  })
  const results: Opened[] = []
  // Docs pages last: to go from one to a story and back costs more than from story to story.
  const ordered = [...entries].sort((a, b) => Number(a.type === 'docs') - Number(b.type === 'docs'))
  const waiting = [...Map.groupBy(ordered, ({ type, title }) => `${type} ${title}`).values()]
  async function work(): Promise<void> {
    let page = await freshPage(context, url)
    let shown = 0
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      const opened = await open(page, group, limit)
      shown += group.length
      if (shown > storiesPerLoad || opened.some(({ problem }) => problem !== null)) {
        leave(page)
        page = await freshPage(context, url)
        shown = 0
      }
      for (const each of opened) {
        // A second time in a page of its own: the first problem may be what the story before left behind.
        const result = each.problem === null ? each : await openAlone(context, url, each, limit)
        results.push(result)
        tell(result)
      }
    }
    leave(page)
  }
  await Promise.all(Array.from({ length: pages }, work))
  await browser.close()
  return results
}

async function freshPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await openPreview(page, url, { plays: false })
  return page
}

/** Does not wait: a page that does not answer may not close either, and ends with the browser. */
function leave(page: Page): void {
  void page.close().catch(() => {})
}

async function openAlone(
  context: BrowserContext,
  url: string,
  entry: StoryEntry,
  limit: number,
): Promise<Opened> {
  const page = await freshPage(context, url)
  const [opened] = await open(page, [entry], limit)
  leave(page)
  return opened ?? { ...entry, problem: 'Not opened', ms: 0 }
}

/** Opens stories of one component. When one of them leaves the page, all have that problem. */
async function open(page: Page, entries: readonly StoryEntry[], limit: number): Promise<Opened[]> {
  try {
    const outcomes = await answered(showEntries(page, entries, limit), limit, entries.length)
    return entries.flatMap((entry, at) => {
      const outcome = outcomes[at]
      return outcome ? { ...entry, ms: outcome.ms, problem: outcome.problem ?? outcome.error } : []
    })
  } catch (error) {
    return entries.map((entry) => ({ ...entry, problem: String(error), ms: 0 }))
  }
}

/**
 * Rejects when a page does not answer at all, as one whose story has stopped its script. What keeps a single story waiting
 * is said by the page itself.
 */
async function answered(
  showing: Promise<StoryOutcome[]>,
  limit: number,
  stories: number,
): Promise<StoryOutcome[]> {
  const most = 2 * limit + stories * 1000
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${most / 1000} s`)), most)
  })
  try {
    return await Promise.race([showing, silence])
  } finally {
    clearTimeout(timer)
  }
}
