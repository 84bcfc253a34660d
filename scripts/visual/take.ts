import { type Browser, chromium, type Page, type Request } from 'playwright'
import { launchOptions } from '../browser.ts'
import { serveStorybook } from '../storybook/serve.ts'
import { openPreview, showEntries } from '../storybook/story-page.ts'
import type { Shot } from './choice.ts'

/** The time of the mock world in stories, in the browser too. */
const now = new Date('2026-11-21T02:00:00Z')

/** Takes the pictures one after the other and hands each to `keep`, with the story's problem when it has one. */
export async function takeShots(
  folder: string,
  shots: readonly Shot[],
  keep: (shot: Shot, screenshot: Buffer, problem: string | null) => Promise<void>,
): Promise<void> {
  const site = await serveStorybook(folder, '/', { largestPictures: true })
  const browser = await chromium.launch(launchOptions())
  const waiting = [...Map.groupBy(shots, ({ width }) => width).values()]
  async function work(): Promise<void> {
    for (let group = waiting.shift(); group; group = waiting.shift())
      await takeGroup(browser, site.url, group, keep)
  }
  await Promise.all([work(), work()])
  await browser.close()
  site.close()
}

/** Takes the pictures of one window size. */
async function takeGroup(
  browser: Browser,
  url: string,
  shots: readonly Shot[],
  keep: (shot: Shot, screenshot: Buffer, problem: string | null) => Promise<void>,
): Promise<void> {
  const [first] = shots
  if (!first) return
  const { width, height } = first
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  await page.clock.setFixedTime(now)
  const calls = watchCalls(page)
  for (const [at, shot] of shots.entries()) {
    // A new page now and then: what stories leave behind must not be seen in the next picture.
    if (at % 12 === 0) await openPreview(page, url)
    const [outcome] = await showEntries(page, [shot.entry], 20_000)
    // What a play function misses in another window is the affair of the story tests.
    const isBroken = await page.evaluate(() =>
      document.body.classList.contains('sb-show-errordisplay'),
    )
    const problem = isBroken ? (outcome?.problem ?? 'An error page is shown') : null
    await calls.quiet()
    await settle(page)
    const clip = await clipOf(page, shot)
    await keep(shot, await stablePicture(page, clip), problem)
  }
  await page.close()
}

type Clip = Awaited<ReturnType<typeof clipOf>>

/** Takes pictures until two in a row are the same: answers and late parts change a screen after its story has ended. */
async function stablePicture(page: Page, clip: Clip): Promise<Buffer> {
  const take = () => page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  let before = await take()
  for (let tries = 0; tries < 10; tries += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, 400)
    })
    const now = await take()
    if (now.equals(before)) return now
    before = now
  }
  return before
}

/** How long no call must be under way, and how long to wait for that: some stories are about calls without an end. In ms. */
const quietFor = 300
const atMost = 5000

/** Counts the calls of a page. `quiet` resolves when answers have stopped coming: they change a screen after its story has ended. */
function watchCalls(page: Page) {
  const open = new Set<Request>()
  let lastChange = performance.now()
  const begin = (request: Request) => {
    open.add(request)
    lastChange = performance.now()
  }
  const end = (request: Request) => {
    open.delete(request)
    lastChange = performance.now()
  }
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  async function quiet(): Promise<void> {
    const startedAt = performance.now()
    const isQuiet = () => open.size === 0 && performance.now() - lastChange > quietFor
    while (!isQuiet() && performance.now() - startedAt < atMost) await page.waitForTimeout(50)
    // The calls of a story that was left never end.
    open.clear()
  }
  return { quiet }
}

/** Waits for fonts and for the pictures in the window. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(async function loaded() {
    await document.fonts.ready
    const near = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    const late = new Promise((resolve) => {
      setTimeout(resolve, 3000)
    })
    await Promise.race([Promise.all(near.map((image) => image.decode().catch(() => null))), late])
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  })
}

/** A component's picture ends where the component does, which may be the edge of the window. */
async function clipOf(page: Page, { width, height, entry }: Shot) {
  const isComponent = entry.title.startsWith('Components/')
  const bottom = isComponent
    ? await page.evaluate(() => {
        const root = '#storybook-root'
        const boxes = document.querySelectorAll(
          `${root}, [role=dialog], [role=menu], [role=listbox]`,
        )
        const fixed = [...document.querySelectorAll(`${root} *`)].filter(
          (each) => getComputedStyle(each).position === 'fixed',
        )
        const bottoms = [...boxes, ...fixed].map((each) => each.getBoundingClientRect().bottom)
        return Math.max(...bottoms)
      })
    : height
  const end = Math.min(height, Math.max(40, Math.ceil(bottom) + 16))
  return { x: 0, y: 0, width, height: end }
}
