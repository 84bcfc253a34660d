import { type Browser, test as base, expect } from '@playwright/test'
import { builtEntries } from './entries.ts'
import { serveStorybook } from './serve.ts'
import { openPreview, showEntries } from './story-page.ts'

const folder = 'storybook-static'
const path = '/design/'

/** A page is loaded anew after so many stories, so that what they leave behind does not add up. */
const storiesPerLoad = 400

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
    async show(entries: Parameters<typeof showEntries>[1]) {
      if (shown > storiesPerLoad) {
        await openPreview(page, site.url, { plays: false })
        shown = 0
      }
      shown += entries.length
      return showEntries(page, entries, 15_000)
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

const entries = builtEntries(folder)
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
