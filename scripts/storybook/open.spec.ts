import { readFileSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, type Page, test as base } from '@playwright/test'
import { serve } from '../lib/serve.ts'
import { staticHeaders } from '../lib/static-files.ts'

const folder = 'storybook-static'
/** The built Storybook lives below a path, so that what forgets it is missing. */
const path = '/design/'

type StoryEntry = { id: string; title: string; type: 'story' | 'docs' }

/** A picture of one pixel. */
const pixel = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')

/** A picture that a story leaves out on purpose, and what browsers ask for by themselves. */
const meantToBeMissing = new Set([`${path}artwork/brand/none.svg`, '/favicon.ico'])

/** Serves it to pages that nobody looks at: stories in frames stay empty, and each picture is one pixel. Notes what is missing. */
function serveStorybook(missing: Set<string>) {
  return serve((request) => {
    const { pathname } = new URL(request.url)
    const inside = normalize(decodeURIComponent(pathname.slice(path.length)))
    const file = join(folder, inside)
    if (!pathname.startsWith(path) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      // The last call of a page that closes gets past the mock's worker.
      if (!meantToBeMissing.has(pathname) && !pathname.startsWith('/api/')) missing.add(pathname)
      return new Response(null, { status: 404 })
    }
    if (request.headers.get('sec-fetch-dest') === 'iframe')
      return new Response('', { headers: staticHeaders('/frame.html') })
    if (/\.(webp|avif|jpe?g|png)$/.test(inside))
      return new Response(pixel, { headers: staticHeaders('/pixel.webp') })
    const headers = { ...staticHeaders(`/${inside}`), 'cache-control': 'max-age=600' }
    return new Response(readFileSync(file), { headers })
  })
}

interface Storybook {
  page: Page
  /** Address of its pages, of stories and of docs. */
  frame: string
  missing: ReadonlySet<string>
}

/** One page for all stories of a worker: over Storybook's channel a story takes a tenth of the time of a page of its own. */
const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, provide) => {
      const missing = new Set<string>()
      const { url, close } = await serveStorybook(missing)
      const page = await browser.newPage({ reducedMotion: 'reduce' })
      // Without axe, which belongs to the story tests.
      const frame = `${url}${path}iframe.html?globals=a11y.manual:!true`
      await provide({ page, frame, missing })
      close()
    },
    { scope: 'worker' },
  ],
})

/** Opens the page of all stories without a story; it has started when it says that there is none. */
async function openPreview({ page, frame }: Storybook): Promise<void> {
  await page.goto(`${frame}&id=none--none&viewMode=story`)
  await page.waitForFunction(() => document.body.classList.contains('sb-show-errordisplay'))
  // Embedded in a page, Storybook runs no play functions. Told so from the start, it would also measure each story.
  await page.evaluate(() => history.replaceState(null, '', `${location.href}&embed=true`))
}

/** Runs in the page: shows a story, and returns how that ended. */
function show(id: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
  for (const event of ['storyErrored', 'storyThrewException', 'storyMissing'])
    channel.once(event, (problem: unknown) => resolve(`${event}: ${JSON.stringify(problem)}`))
  channel.on('storyFinished', ({ storyId, status }: Record<string, string>) => {
    // A story that was left may still end.
    if (storyId === id) resolve(status ?? '')
  })
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  return promise
}

const index: { entries: Record<string, StoryEntry> } = JSON.parse(
  readFileSync(`${folder}/index.json`, 'utf8'),
)
const entries = Map.groupBy(Object.values(index.entries), ({ type }) => type)
const firstsBy = (type: StoryEntry['type'], place: (title: string) => string) =>
  [...Map.groupBy(entries.get(type) ?? [], ({ title }) => place(title)).values()].flatMap(
    ([first]) => first ?? [],
  )

// The stories run as tests of their own: here the first one of each folder is opened.
for (const { id, title } of firstsBy('story', (name) => name.slice(0, name.lastIndexOf('/'))))
  test(title, async ({ storybook }) => {
    const { page, missing } = storybook
    // The address keeps that as it goes from story to story.
    if (!page.url().includes('embed=')) await openPreview(storybook)
    expect(await page.evaluate(show, id)).toBe('success')
    await expect(page.locator('body')).not.toHaveClass(/sb-show-(errordisplay|nopreview)/)
    expect([...missing], 'missing files').toEqual([])
  })

// Docs pages are one template: the first one of each part of the sidebar.
for (const { id, title } of firstsBy('docs', (name) => name.split('/')[0] ?? ''))
  test(`docs of ${title}`, async ({ storybook: { page, frame, missing } }) => {
    await page.goto(`${frame}&id=${id}&viewMode=docs`)
    await expect(page.locator('#storybook-docs h1')).toBeVisible()
    await expect(page.locator('[aria-label^="Content is loading"]')).toHaveCount(0)
    expect([...missing], 'missing files').toEqual([])
  })
