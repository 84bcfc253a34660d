import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { chooseShots, type Shot } from './choice.ts'
import { builtEntries } from './entries.ts'
import { type ServedStorybook, serveStorybook } from './serve.ts'
import { openPreview, showEntries } from './story-page.ts'

/** The time of the mock world in stories, in the browser too. */
const now = new Date('2026-11-21T02:00:00Z')
const folder = 'storybook-static'

let site: ServedStorybook
test.beforeAll(async () => {
  site = await serveStorybook(folder, '/')
})
test.afterAll(() => site.close())

for (const shot of chooseShots(builtEntries(folder))) {
  test(shot.name, async ({ page }) => {
    const { entry, width, height } = shot
    await page.setViewportSize({ width, height })
    await page.clock.setFixedTime(now)
    const rest = watchCalls(page)
    await openPreview(page, site.url)
    const [outcome] = await showEntries(page, [entry], 20_000)
    // What a play function misses in another window is the affair of the story tests.
    const body = page.locator('body')
    await expect(body, outcome?.problem ?? '').not.toHaveClass(/sb-show-errordisplay/)
    await rest()
    await settle(page)
    const picture = await stablePicture(page, await clipOf(page, shot))
    // References are committed, so they are WebP. The edges of a few letters, which are not painted alike each time, are
    // below the allowed number of pixels; the outline of a checkbox, 72, is above. One step of a pale line counts.
    const reference = await sharp(picture).webp({ quality: 82, effort: 4 }).toBuffer()
    expect(reference).toMatchSnapshot([`${shot.name}.webp`], { maxDiffPixels: 40, threshold: 0.03 })
  })
}

/** Returns what waits until no call has been under way for 300 ms; for 5 s at most, as some stories are about calls without an end. */
function watchCalls(page: Page): () => Promise<void> {
  let open = 0
  page.on('request', () => (open += 1))
  page.on('requestfinished', () => (open -= 1))
  page.on('requestfailed', () => (open -= 1))
  return async () => {
    for (let look = 0, quiet = 0; look < 100 && quiet < 6; look += 1) {
      await page.waitForTimeout(50)
      quiet = open === 0 ? quiet + 1 : 0
    }
  }
}

async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(async function loaded() {
    await document.fonts.ready
    const near = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    const late = new Promise((resolve) => setTimeout(resolve, 3000))
    await Promise.race([Promise.all(near.map((image) => image.decode().catch(() => null))), late])
  })
}

/** Takes pictures until two in a row are the same: late parts change a screen after its story has ended. */
async function stablePicture(page: Page, clip: Awaited<ReturnType<typeof clipOf>>) {
  const take = () => page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  let before = await take()
  for (let tries = 0; tries < 10; tries += 1) {
    await page.waitForTimeout(400)
    const after = await take()
    if (after.equals(before)) break
    before = after
  }
  return before
}

/** A component's picture ends where the component does, which may be the edge of the window. */
async function clipOf(page: Page, { width, height, entry }: Shot) {
  const isComponent = entry.title.startsWith('Components/')
  const bottom = isComponent ? await page.evaluate(bottomOfStory) : height
  const end = Math.min(height, Math.max(40, Math.ceil(bottom) + 16))
  return { x: 0, y: 0, width, height: end }
}

/** Runs in the page. */
function bottomOfStory(): number {
  const root = '#storybook-root'
  const boxes = document.querySelectorAll(`${root}, [role=dialog], [role=menu], [role=listbox]`)
  const fixed = [...document.querySelectorAll(`${root} *`)].filter(
    (each) => getComputedStyle(each).position === 'fixed',
  )
  return Math.max(...[...boxes, ...fixed].map((each) => each.getBoundingClientRect().bottom))
}
