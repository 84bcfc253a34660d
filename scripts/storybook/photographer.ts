import { readFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../browser.ts'
import { serve } from '../lib/serve.ts'
import { staticHeaders } from '../lib/static-files.ts'

/** The window widths in px at which the project reviews a screen. */
const widths = [360, 768, 1440]

/** Replaces `Math.random` with a fixed sequence, because ids and delays depend on it. */
function sameRandomNumbers(): void {
  let seed = 1
  Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
}

/**
 * Resolves when a page is at rest: every picture is loaded, and nothing has changed for 100 ms. It waits
 * for 2 s at most, because some stories never rest.
 */
async function untilAtRest(): Promise<void> {
  let calm = 0
  const observer = new MutationObserver(() => (calm = 0))
  observer.observe(document, { attributes: true, childList: true, subtree: true })
  for (let turn = 0; turn < 80 && calm < 4; turn += 1) {
    for (const image of document.images) image.loading = 'eager'
    await new Promise((resolve) => setTimeout(resolve, 25))
    calm = [...document.images].every(({ complete }) => complete) ? calm + 1 : 0
  }
  observer.disconnect()
}

type Pictures = { before: Buffer; after: Buffer }

/**
 * Shows a story in a page of a built Storybook, and waits until its play function has finished, but for a
 * minute at most. A story that is already shown starts again.
 */
async function show(page: Page, id: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(sameRandomNumbers)
  await page.evaluate(`scrollTo(0, 0)
    new Promise((resolve) => {
      const channel = __STORYBOOK_ADDONS_CHANNEL__
      for (const event of ['storyFinished', 'storyErrored']) channel.once(event, resolve)
      setTimeout(resolve, 60_000)
      const isShown = __STORYBOOK_PREVIEW__.currentRender?.id === '${id}'
      channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId: '${id}' })
    })`)
}

async function shoot(page: Page): Promise<Buffer> {
  await page.evaluate(untilAtRest)
  return page.screenshot({ fullPage: true, animations: 'disabled' })
}

/**
 * Takes pictures of a story in two builds, until both are the same or both no longer change, but at most five
 * times. Returns the two pictures, or null when they are the same.
 */
async function differenceOf(before: Page, after: Page): Promise<Pictures | null> {
  let last: Pictures = { before: Buffer.of(), after: Buffer.of() }
  for (let turn = 0; turn < 5; turn += 1) {
    const [was, is] = await Promise.all([shoot(before), shoot(after)])
    if (was.equals(is)) return null
    if (was.equals(last.before) && is.equals(last.after)) break
    last = { before: was, after: is }
  }
  return last
}

async function compareOnce(before: Page, after: Page, id: string) {
  await Promise.all([before, after].map((page) => show(page, id, 360)))
  const different: ({ width: number } & Pictures)[] = []
  for (const width of widths) {
    for (const page of [before, after]) await page.setViewportSize({ width, height: 900 })
    const pictures = await differenceOf(before, after)
    if (pictures) different.push({ width, ...pictures })
  }
  return different
}

/**
 * Compares a story in two pages. Returns the pictures for each width at which the story looks different. A
 * difference is checked a second time, because a busy machine may have disturbed the play function.
 */
export async function compareStory(before: Page, after: Page, id: string) {
  const different = await compareOnce(before, after, id)
  if (different.length === 0) return different
  const again = await compareOnce(before, after, id)
  return different.filter(({ width }) => again.some((other) => other.width === width))
}

/** Takes a small picture of a story in a window of a desktop. Its size is a third of the window's. */
export async function takeThumbnail(page: Page, id: string): Promise<Buffer> {
  await show(page, id, 1440)
  await page.evaluate(untilAtRest)
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    clip: { x: 0, y: 0, width: 1440, height: 900, scale: 1 / 3 },
  })
  return Buffer.from(data, 'base64')
}

/**
 * Opens a browser that takes pictures of built Storybooks. All builds have the same URL, so that the URL
 * can't change a picture. A cookie tells the server which build a window shows.
 */
export async function openPhotographer() {
  const { url, close } = await serve(async ({ url: address, headers }) => {
    const { pathname } = new URL(address)
    const folder = decodeURIComponent(/folder=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? '')
    const file = await readFile(join(folder, decodeURIComponent(pathname))).catch(() => null)
    return file
      ? new Response(new Uint8Array(file), { headers: staticHeaders(pathname) })
      : new Response('Not found', { status: 404 })
  })
  const browser = await chromium.launch(launchOptions())

  async function openBuild(folder: string): Promise<Page> {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    // The time-out is long, because a busy machine needs time for the picture of a high page.
    context.setDefaultTimeout(180_000)
    await context.addCookies([{ name: 'folder', value: encodeURIComponent(folder), url }])
    await context.addInitScript(sameRandomNumbers)
    await context.clock.setFixedTime('2026-01-01T00:00:00Z')
    const page = await context.newPage()
    await page.goto(`${url}/iframe.html`)
    await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue')
    return page
  }

  return {
    /**
     * Does the work for all stories, as many at a time as the machine has processors. `pageOf` gives the page
     * of a build. Each page shows many stories, because loading Storybook takes longer than a story.
     */
    async forAll<Story>(
      stories: readonly Story[],
      work: (story: Story, pageOf: (folder: string) => Promise<Page>) => Promise<void>,
    ) {
      const waiting = stories.values()
      await Promise.all(
        cpus().map(async () => {
          const pages = new Map<string, Promise<Page>>()
          function pageOf(folder: string): Promise<Page> {
            const page = pages.get(folder) ?? openBuild(folder)
            pages.set(folder, page)
            return page
          }
          for (const story of waiting) await work(story, pageOf)
          for (const page of pages.values()) await (await page).context().close()
        }),
      )
    },
    async close() {
      await browser.close()
      close()
    },
  }
}
