import type { Page } from '@playwright/test'
import type { MessageId } from '../../src/i18n/message-id.gen'
import { expect, expectNoAxeViolations, test } from '../fixtures'
import { brand } from '../support/brand'
import { textsOf } from '../support/texts'

/** Routes of the storefront that need no earlier step, and their headings (Product §2). */
const routes: Record<string, Record<string, MessageId | RegExp>> = {
  'the catalogue and the cart': {
    '/category/dresses': /^Đầm$/,
    '/products': 'catalogue.all',
    '/products/dam-chu-a-co-sen-tu-anh': /Tú Anh/i,
    '/cart': 'cart.title',
    '/orders/track': 'track.title',
    '/nowhere/at/all': 'lost.title',
  },
  'the pages of texts': {
    '/voucher': 'voucher.title',
    '/about': 'info.about.title',
    '/contact': 'info.contact.title',
    '/careers': 'info.careers.title',
    '/press': 'info.press.title',
    '/help': 'info.help.title',
    '/shipping': 'info.shipping.title',
    '/returns': 'info.returns.title',
    '/size-guide': 'sizes.title',
    '/terms': 'info.terms.title',
    '/privacy': 'info.privacy.title',
  },
}

/** Fails when the page scrolls sideways on the narrowest phone, 320 px wide. */
async function expectNothingSticksOut(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  if (size) await page.setViewportSize(size)
}

for (const [group, pages] of Object.entries(routes)) {
  test(`deep links to ${group} open their pages @§2.1.2 @§2.1.3 @§2.1.4 @§2.1.5 @§2.1.12 @§2.1.14 @§2.1.17 @§2.3.1 @§2.14.1`, async ({
    page,
    shopLocale,
  }) => {
    for (const [path, name] of Object.entries(pages)) {
      await test.step(path, async () => {
        const heading = typeof name === 'string' ? textsOf(shopLocale)(name) : name
        await page.goto(path)
        const title = page.getByRole('heading', { level: 1, name: heading })
        await expect(title).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page).toHaveTitle(`${await title.innerText()} · ${brand.name}`)
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('contentinfo')).toBeAttached()
        await expectNoAxeViolations(page)
        await expectNothingSticksOut(page)
      })
    }
  })
}

test('/shirts and its like lead to their categories, from the footer too @§2.1.13 @§2.3.6', async ({
  page,
}) => {
  await page.goto('/help')
  await page.getByRole('contentinfo').locator('a[href="/shirts"]').click()
  await expect(page).toHaveURL('/category/shirts')
  await page.goBack()
  await expect(page).toHaveURL('/help')
  for (const [path, name] of [
    ['/shirts', 'Áo'],
    ['/dresses', 'Đầm'],
    ['/skirts', 'Chân váy'],
    ['/pants', 'Quần'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL(`/category${path}`)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/help')
  }
})
