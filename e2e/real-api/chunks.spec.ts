import type { Page } from '@playwright/test'
import { expect, type ShopLocale, test } from '../fixtures'
import { builtFile, entryFile } from '../support/built-files'
import { textsOf } from '../support/texts'

// These tests do not run in the demo, because a service worker fetches the files there and a test can't block
// them. Without the bundle, the browser logs that the preloaded files are unused.
test.use({
  expectedMessages: ['Failed to load resource', 'dynamically imported module', 'link preload'],
})

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    // Makes the page believe that it is online. On a machine without a network the browser counts as offline,
    // and an offline shop does not reload.
    Object.defineProperty(navigator, 'onLine', { get: () => true })
    sessionStorage['loads'] = Number(sessionStorage['loads'] ?? 0) + 1
  }),
)

/**
 * Resolves when the page has reloaded. The counter shows the reload, because both pages have the same text.
 */
const loadedAnew = (page: Page) => page.waitForFunction(() => sessionStorage['loads'] === '2')

/** Makes a file of the build disappear, as a deployment does. From then on, the page counts its loads. */
async function withoutFile(page: Page, file: string) {
  const loads = { count: 0 }
  page.on('request', (request) => (loads.count += Number(request.isNavigationRequest())))
  await page.route(file, (route) => route.abort())
  return loads
}

test('a screen without its code reloads once, then shows a message @§12.1.15', async ({
  page,
  text,
}) => {
  await page.goto('./category/dresses')
  const loads = await withoutFile(page, builtFile('src/screens/product/ProductScreen.tsx'))
  const card = page.getByRole('main').getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').first().click()
  await loadedAnew(page)
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toContainText(text('ui.missingPart'))
  await expect(page.getByRole('banner')).toBeVisible()
  expect(loads.count).toBe(1)

  await page.unrouteAll()
  await failure.getByRole('button', { name: text('ui.reload') }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a section without its code shows a message in its place, and the page stays @§2.18.4', async ({
  page,
  text,
}) => {
  const loads = await withoutFile(page, builtFile('src/features/catalogue/more/Shelves.tsx'))
  await page.goto('./products/dam-chu-a-co-sen-tu-anh', { waitUntil: 'commit' })
  const failure = page.getByRole('main').getByRole('alert')
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(failure).toContainText(text('ui.missingPart'), { timeout: 500 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  expect(loads.count, 'the visit alone').toBe(1)
})

test('a shop without its bundle shows a message in both languages', async ({ page }) => {
  const loads = await withoutFile(page, entryFile())
  await page.goto('./', { waitUntil: 'commit' })
  await loadedAnew(page)
  await expect(page.getByRole('alert')).toContainText('Chưa mở được cửa hàng')
  expect(loads.count, 'the visit and one reload').toBe(2)
  await expect(page.getByRole('alert')).toContainText('We couldn’t open the shop')
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Tải lại trang' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** Blocks the shop's text files of these languages. */
async function withoutTexts(page: Page, languages: readonly ShopLocale[]): Promise<void> {
  for (const language of languages)
    await page.route(builtFile(`src/i18n/compiled/${language}/shop.json`), (route) => route.abort())
}

test('without its Vietnamese texts the shop speaks English @§12.1.15', async ({ page }) => {
  const text = textsOf('en')
  await withoutTexts(page, ['vi'])
  await page.goto('./category/dresses')
  await expect(page.getByRole('link', { name: text('shell.skip') })).toBeAttached()
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('button', { name: text('product.addToCart') }).first()).toBeVisible()
})

test('without any texts the shop shows a message in both languages', async ({ page }) => {
  await withoutTexts(page, ['vi', 'en'])
  await page.goto('./', { waitUntil: 'commit' })
  await expect(page.getByRole('alert')).toContainText('Chưa mở được cửa hàng')
  await expect(page.getByRole('alert')).toContainText('We couldn’t open the shop')
})
