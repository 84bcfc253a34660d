import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright'
import { launchOptions } from './browser.ts'
import { builtEntries, type StoryEntry } from './storybook/entries.ts'
import { serveStorybook } from './storybook/serve.ts'
import { openPreview, showEntry } from './storybook/story-page.ts'

/**
 * Opens every story and docs page of the built Storybook below a path. Fails when one shows an error page, when a play
 * function fails, or when a file is missing. Writes the list to `.cache/storybook-check.txt`.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'storybook-static' },
    only: { type: 'string', default: '' },
    pages: { type: 'string', default: '2' },
  },
})

const basePath = '/design/'
/** A page is loaded anew after so many stories, so that what they leave behind does not add up. */
const storiesPerLoad = 60
const limit = 15_000

type Result = StoryEntry & { problem: string | null; ms: number }

async function openAll(browser: Browser, url: string, entries: readonly StoryEntry[]) {
  const results: Result[] = []
  const waiting = batches(entries)
  async function work(): Promise<void> {
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      let page = await freshPage(browser, url)
      for (const entry of batch) {
        const startedAt = performance.now()
        let problem = await showEntry(page, entry, limit)
        // A story that has not ended makes Storybook reload its page: the second try, and the next story, get a new one.
        for (let turn = 0; turn < 2 && problem !== null; turn += 1) {
          await page.close()
          page = await freshPage(browser, url)
          if (turn === 0) problem = await showEntry(page, entry, limit)
        }
        results.push({ ...entry, problem, ms: Math.round(performance.now() - startedAt) })
      }
      await page.close()
    }
  }
  await Promise.all(Array.from({ length: Number(values.pages) }, work))
  return results
}

async function freshPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } })
  await openPreview(page, url)
  return page
}

/** Splits the list so that the stories of one component stay in one page. */
function batches(entries: readonly StoryEntry[]): StoryEntry[][] {
  const lists: StoryEntry[][] = []
  for (const entry of entries) {
    const last = lists.at(-1)
    const fits = last && (last.length < storiesPerLoad || last.at(-1)?.title === entry.title)
    if (fits) last.push(entry)
    else lists.push([entry])
  }
  return lists
}

if (!existsSync(values.folder)) {
  console.error(`${values.folder} does not exist: run npm run build-storybook first`)
  process.exit(1)
}
const entries = builtEntries(values.folder).filter(({ id }) => id.includes(values.only))
const startedAt = performance.now()
const site = await serveStorybook(values.folder, basePath)
const browser = await chromium.launch(launchOptions())
const results = await openAll(browser, site.url, entries)
await browser.close()
site.close()

mkdirSync('.cache', { recursive: true })
const lineOf = ({ id, type, ms, problem }: Result) =>
  `${problem === null ? 'ok  ' : 'FAIL'} ${String(ms).padStart(6)} ms  ${type.padEnd(5)} ${id}`
writeFileSync('.cache/storybook-check.txt', `${results.map(lineOf).sort().join('\n')}\n`)
const bad = results.filter(({ problem }) => problem !== null)
for (const { id, problem } of bad) console.error(`${id}: ${problem}`)
for (const path of site.missing) console.error(`404: ${path}`)
const seconds = Math.round((performance.now() - startedAt) / 1000)
console.log(
  `${results.length - bad.length} of ${entries.length} stories and docs pages open below ${basePath}, ` +
    `${site.missing.size} missing files, ${seconds} s`,
)
process.exit(bad.length + site.missing.size === 0 && entries.length > 0 ? 0 : 1)
