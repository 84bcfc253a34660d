import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures'

const screens = {
  home: '/',
  list: '/category/shirts',
  product: '/products/dam-chu-a-co-sen-tu-anh',
}
const widths = [360, 768, 1440]

/** What keeps the bundle away: what is seen then is the page's own (src/app/early.ts). */
const isBundle = /\/assets\/start-.*\.js/
const never = (_route: Route) => {}

/** Where the largest picture stands of those that begin in the window's upper half; the first one of that size. */
async function boxOfLargest(page: Page, place: string) {
  await expect(page.locator(`${place} img`).first()).toHaveJSProperty('complete', true)
  // From the place, which stays: the slider takes the first slide's picture out when it brings its own.
  const boxes = await page
    .locator(place)
    .evaluate((box) =>
      [...box.querySelectorAll('img')].map(
        (image) => image.getBoundingClientRect().toJSON() as DOMRect,
      ),
    )
  const upper = boxes.filter(({ y }) => y < 450)
  const areas = upper.map(({ width, height }) => Math.round(width * height))
  return upper[areas.indexOf(Math.max(...areas))]
}

test('the first picture stands in the page where the app shows it', async ({ page }) => {
  for (const [screen, path] of Object.entries(screens)) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.route(isBundle, never)
      await page.goto(path, { waitUntil: 'commit' })
      // All of the HTML is read; its script, which is kept away, would have to come before "loaded".
      await page.waitForFunction(() => document.readyState === 'interactive')
      const early = await boxOfLargest(page, '.first-ground')
      await page.unroute(isBundle)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const shown = await boxOfLargest(page, 'main')
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        expect(shown?.[side], `${side} of ${screen} at ${width} px`).toBeCloseTo(
          early?.[side] ?? NaN,
          0,
        )
      }
    }
  }
})

test('the back office: nothing of the shop before it', async ({ page }) => {
  await page.route(isBundle, never)
  await page.goto('/admin/orders', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'interactive')
  await expect(page.locator('.first-bar')).toBeHidden()
})
