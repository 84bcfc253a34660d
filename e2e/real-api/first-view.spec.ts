import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures'
import { filesWith } from '../support/built-files'

const screens = {
  home: './',
  list: './category/shirts',
  product: './products/dam-chu-a-co-sen-tu-anh',
}
const widths = [360, 768, 1440]

/**
 * Matches the app's bundle. With the bundle blocked, the page shows only its own first view
 * (src/app/preload.ts).
 */
const isBundle = /\/assets\/start-.*\.js/
const never = (_route: Route) => {}

/**
 * Returns the box of the largest picture that begins in the upper half of the window. Among pictures of the
 * same size, the first one counts.
 */
async function boxOfLargest(page: Page, place: string) {
  // In narrow windows the strip of thumbnails is hidden, so only visible pictures count.
  const first = page.locator(`${place} img`).filter({ visible: true }).first()
  await expect(first).toHaveJSProperty('complete', true)
  // The boxes are measured and not the pictures, because the slider replaces the picture of its first slide.
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

test('the first picture is in the page at the place where the app shows it @§1.5a', async ({
  page,
}) => {
  for (const [screen, path] of Object.entries(screens)) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.route(isBundle, never)
      await page.goto(path, { waitUntil: 'commit' })
      // The test does not wait for `DOMContentLoaded`, because the blocked script keeps it from firing.
      await page.waitForFunction(() => document.readyState === 'interactive')
      const early = await boxOfLargest(page, '.first-ground')
      await page.unroute(isBundle)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The heading may move the picture when its font loads. Another test measures such shifts, so this test
      // waits for them.
      await expect(async () => {
        const shown = await boxOfLargest(page, 'main')
        for (const side of ['x', 'y', 'width', 'height'] as const) {
          const of = `${side} of ${screen} at ${width} px`
          expect(shown?.[side], of).toBeCloseTo(early?.[side] ?? NaN, 0)
        }
      }).toPass()
    }
  }
})

test('name, thumbnails and description of a product are painted together @§1.5d', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const main = document.querySelector('#root main')
      if (!main?.querySelector('h1')?.textContent?.trim()) return
      observer.disconnect()
      document.documentElement.dataset['firstPicture'] = [
        `${main.querySelectorAll('button[aria-current]').length} thumbnails`,
        `${main.querySelectorAll('[data-placeholder]').length} placeholders`,
        main.querySelector('details[open] p') ? 'described' : 'not described',
      ].join(', ')
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(screens.product)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const seen = await page.evaluate(() => document.documentElement.dataset['firstPicture'])
    expect(seen, `at ${width} px`).toBe('1 thumbnails, 0 placeholders, described')
  }
})

const inSight = (page: Page) =>
  page.locator('main [data-placeholder]').evaluateAll(
    (boxes) =>
      boxes.filter((box) => {
        const { top, bottom, height } = box.getBoundingClientRect()
        return height > 0 && bottom > 0 && top < window.innerHeight
      }).length,
  )

test('no box in sight waits for more code than the screen came with @§1.5d', async ({
  page,
  text,
}) => {
  await page.goto(screens.product)
  await page
    .getByRole('button', { name: text('product.addToCart'), exact: true })
    .first()
    .click()
  await expect(page.locator('header [data-count="1"]')).toBeVisible()
  const opened: Record<string, string> = {
    'home/Home': './',
    'product-list/ProductList': './category/dresses',
    'product/Product': screens.product,
    'cart/Cart': './cart',
    'info/SizeGuide': './size-guide',
  }
  const texts = ['shop', 'info'].map((bundle) => `src/i18n/compiled/vi/${bundle}.json`)
  for (const [screen, path] of Object.entries(opened)) {
    const own = filesWith(`src/screens/${screen}Screen.tsx`, ...texts)
    await page.route(/\/assets\/.*\.js/, (request) => {
      const [, file = ''] = /(assets\/[^/]+)$/.exec(request.request().url()) ?? []
      return own.has(file) ? request.fallback() : never(request)
    })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expect.poll(() => inSight(page), `${path} at ${width} px`).toBe(0)
    }
    await page.unrouteAll()
  }
})
