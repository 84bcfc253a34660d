import { readFileSync } from 'node:fs'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { serveStorybook } from './serve.ts'
import { showInTurn } from './show-in-turn.ts'

const folder = 'storybook-static'
const path = '/design/'

/** A page is loaded anew after so many stories, so that what they leave behind does not add up. */
const storiesPerLoad = 400

type StoryEntry = { id: string; title: string; type: 'story' | 'docs' }

/** Opens the page of all stories without a story, and without axe, which belongs to the story tests. */
async function openPreview(page: Page, url: string): Promise<void> {
  await page.goto(`${url}iframe.html?id=none--none&viewMode=story&globals=a11y.manual:!true`)
  // It has started when it says that there is no such story.
  await page.waitForFunction(() => document.body.classList.contains('sb-show-errordisplay'))
  // Fonts that come later would move what the first stories have measured or scrolled to. Not every system has the local
  // ones, which stand in for ours.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())))
  // Storybook runs no play functions where it is embedded in a page. Told so from the start, it also measures each story.
  await page.evaluate(() => history.replaceState(null, '', `${location.href}&embed=true`))
}

/** The built Storybook below a path, and one page of it for all stories of a worker. */
async function openStorybook(browser: Browser) {
  const site = await serveStorybook(folder, path)
  // Nobody looks: coarse pixels are painted in a fraction of the time, and pulsing placeholders need not be.
  const page = await browser.newPage({
    viewport: { width: 1200, height: 800 },
    deviceScaleFactor: 0.25,
    reducedMotion: 'reduce',
  })
  let shown = Infinity
  return {
    ...site,
    /** Shows stories in turn in one page, a tenth of the time of a page for each. Throws when a story leaves it. */
    async show(wishes: readonly StoryEntry[]) {
      if (shown > storiesPerLoad) {
        await openPreview(page, site.url)
        shown = 0
      }
      shown += wishes.length
      return page.evaluate(showInTurn, { wishes, limit: 15_000 })
    },
  }
}

const test = base.extend<object, { storybook: Awaited<ReturnType<typeof openStorybook>> }>({
  storybook: [
    async ({ browser }, provide) => {
      const storybook = await openStorybook(browser)
      await provide(storybook)
      storybook.close()
    },
    { scope: 'worker' },
  ],
})

/** A picture that a story leaves out on purpose. */
const meantToBeMissing = `${path}artwork/brand/none.svg`
/** No file: the last call of a page that closes gets past the mock's worker. */
const isCall = (missing: string) => missing.startsWith('/api/')

const index: { entries: Record<string, StoryEntry> } = JSON.parse(
  readFileSync(`${folder}/index.json`, 'utf8'),
)
const entries = Object.values(index.entries)
const folderOf = (title: string) => title.slice(0, title.lastIndexOf('/'))

/** What the gate opens: the first story and the first docs page of each folder. The stories run as tests of their own, and the docs pages are one template. */
const firsts = new Set(
  [...Map.groupBy(entries, ({ type, title }) => `${type} ${folderOf(title)}`).values()].map(
    ([first]) => first,
  ),
)

// Docs pages last: to go from one to a story and back costs more than from story to story.
for (const type of ['story', 'docs'] as const) {
  const shown = Map.groupBy(
    entries.filter((entry) => entry.type === type),
    (entry) => `${firsts.has(entry) ? '' : 'more of '}${type} ${entry.title}`,
  )
  for (const [name, own] of shown) {
    test(name, { tag: name.startsWith('more') ? ['@more'] : [] }, async ({ storybook }) => {
      const outcomes = await storybook.show(own)
      const wrong = outcomes.map(({ problem, error }, at) => [own[at]?.id, problem ?? error])
      expect(wrong.filter(([, why]) => why !== null)).toEqual([])
      const missing = [...storybook.missing].filter(
        (one) => one !== meantToBeMissing && !isCall(one),
      )
      expect(missing, 'missing files').toEqual([])
    })
  }
}
