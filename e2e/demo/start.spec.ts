import type { Page } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { buyADress } from '../support/buy-a-dress'
import { textsOf } from '../support/texts'
import { worldInside } from '../support/world'

function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  }
}

test('the service worker answers calls of the API and leaves files alone', async ({ page }) => {
  const dress = page.getByRole('main').getByRole('link', { name: /Đầm/ }).first()
  await page.goto('/category/dresses')
  await expect(dress).toBeVisible()
  const answered: string[] = []
  page.on('response', (response) => {
    if (response.fromServiceWorker()) answered.push(new URL(response.url()).pathname)
  })
  await page.reload()
  // The prerendered page shows the dress before the app makes its first call.
  await expect.poll(() => answered).toContain('/api/products/by-category/dresses')
  expect(answered.filter((path) => !path.startsWith('/api/'))).toEqual([])
})

test.describe('without service workers @§12.1.10', () => {
  test.use({ serviceWorkers: 'block', expectedMessages: ['Service Worker'] })

  test('without a storage too, the demo runs in memory and says so', async ({ page }) => {
    await page.addInitScript(blockStorage)
    await page.goto('/category/dresses')
    await expect(page.getByRole('main').getByRole('link', { name: /Đầm/ }).first()).toBeVisible()
    await expect(page.getByText(textsOf('vi')('qa.notice.not-saved'))).toBeVisible()
  })
})

// When tabs close and open at the same moment, msw may leave a page without its service worker. This test
// puts the page into that state.
test('a page that has lost its service worker gets it back before the first call', async ({
  page,
  context,
}) => {
  await page.goto('/account?scenario=login:shopper')
  const email = (tab: Page) => tab.getByRole('main').getByText(accounts.shopper.email)
  await expect(email(page)).toBeVisible()
  await page.goto('/account?scenario=')
  const other = await context.newPage()
  await other.goto('/account')
  await expect(email(other)).toBeVisible()
  const fromHost: string[] = []
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/') && !response.fromServiceWorker()) fromHost.push(pathname)
  })
  let opened = 0
  page.on('domcontentloaded', () => void opened++)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister())
  await page.reload()
  await expect(email(page)).toBeVisible()
  await expect(email(other)).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  expect([fromHost, opened]).toEqual([[], 1])
})

test('the demo takes an order in the browser alone', async ({ page, shopLocale }) => {
  await buyADress({ page, locale: shopLocale, phone: true, world: worldInside(page) })
})
