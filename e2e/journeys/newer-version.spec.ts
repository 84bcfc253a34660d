import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { storedLines, viewCart } from '../support/cart'
import { keepDraft } from '../support/checkout'
import {
  countAsOnline,
  type OfflineShop,
  test,
  versionIn,
  visitFirst,
} from '../support/offline-shop'
import { payName, type Text } from '../support/texts'
import { worldOf } from '../support/world'

const dress = 'dam-chu-a-co-sen-tu-anh'

// The browser logs requests for files that the host no longer has.
test.use({ expectedMessages: ['Failed to load resource', 'dynamically imported module'] })

test.beforeEach(({ page }) => countAsOnline(page))

type Deployed = { page: Page; shop: OfflineShop; text: Text; keepsFiles?: boolean }

/** Deploys a newer version of the shop, and waits until the page announces it. */
async function bringNewer({ page, shop, text, keepsFiles = true }: Deployed): Promise<void> {
  // Waits until all files have loaded, because an idle page with a missing file would reload.
  await page.waitForLoadState('networkidle')
  shop.deploy('second', { keepsFiles })
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(page.getByText(text('offline.newer'))).toBeVisible()
}

/**
 * Expects that the page has not reloaded since the click. The next full load then brings the newer version at
 * the same URL.
 */
async function expectNotReloaded(page: Page): Promise<void> {
  expect(await versionIn(page)).toBeNull()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await versionIn(page)).toBe('second')
}

for (const keepsFiles of [true, false])
  test.describe(`a click still works after a newer version was deployed, where the host ${keepsFiles ? 'keeps' : 'has lost'} the old files @§2.18.4`, () => {
    test('the checkout is paid', async ({ page, shop, text }) => {
      await visitFirst(page, shop, `/products/${dress}`)
      await keepDraft(page, 'cod')
      await page.getByRole('button', { name: text('product.addToCart'), exact: true }).click()
      await viewCart(page, text)
      await page.getByRole('button', { name: text('cart.checkout'), exact: true }).click()
      const pay = page.getByRole('button', { name: payName(text) })
      await expect(page.getByRole('combobox', { name: text('checkout.street') })).toBeVisible()
      await expect(pay).toBeEnabled()
      await bringNewer({ page, shop, text, keepsFiles })
      await pay.click()

      await expect(page).toHaveURL(/\/cod-order-success$/)
      const { code = '?' } = (await worldOf(page)('orders')).at(-1) ?? {}
      await expect(page.getByText(code)).toBeVisible()
      expect(await storedLines(page)).toEqual([])
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('device_orders')))
        .toContain(code)
      if (keepsFiles) await expectNotReloaded(page)
      await expect(page.getByText(code)).toBeVisible()
    })

    test('a link opens its page', async ({ page, shop, text }) => {
      await visitFirst(page, shop, '/category/dresses')
      const card = page.getByRole('main').getByRole('article').first()
      const name = (await card.getByRole('heading').textContent()) ?? ''
      await bringNewer({ page, shop, text, keepsFiles })
      await card.getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page).toHaveURL(/\/products\//)
      if (keepsFiles) await expectNotReloaded(page)
    })
  })

test('a click on the note loads the newer version; the browser asks before typed values get lost @§2.18.4', async ({
  page,
  shop,
  text,
}) => {
  await visitFirst(page, shop, '/orders/track')
  const phone = page.getByRole('textbox', { name: text('order.phone') })
  await phone.fill('0912 345 678')
  await bringNewer({ page, shop, text })
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss()
    return dialog.type()
  })
  await page.getByRole('button', { name: text('ui.reload') }).click()
  expect(await asked).toBe('beforeunload')
  await expect(phone).toHaveValue('0912 345 678')
  expect(await versionIn(page)).toBeNull()
})

test('a screen whose file is gone opens in the newer version, at its address @§2.18.4', async ({
  page,
  shop,
  text,
}) => {
  await visitFirst(page, shop, '/')
  await bringNewer({ page, shop, text, keepsFiles: false })
  const footer = page.getByRole('contentinfo')
  await footer.locator('summary', { hasText: text('footer.help') }).click()
  await footer.getByRole('link', { name: text('track.title') }).click()
  await expect(page.getByRole('textbox', { name: text('order.phone') })).toBeVisible()
  await expect(page).toHaveURL(/\/orders\/track$/)
  expect(await versionIn(page)).toBe('second')
})
