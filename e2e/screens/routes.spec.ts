import type { Page } from '@playwright/test'
import type { MessageId } from '../../src/i18n/message-id.gen'
import { expect, expectNoAxeViolations, test } from '../fixtures'
import { brand } from '../support/brand'
import { textsOf } from '../support/texts'

/** Routes of the shop that open without an earlier step, each with its heading (Product §2). */
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

/** Expects that the page does not scroll sideways in the narrowest window, which is 320 px wide. */
async function expectNothingSticksOut(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  if (size) await page.setViewportSize(size)
}

for (const [group, pages] of Object.entries(routes)) {
  test(`deep links to ${group} open their pages @§2.1.1 @§2.3.1 @§2.14.1`, async ({
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

test('/shirts and the other short paths lead to their categories, from the footer too @§2.1.1 @§2.3.1', async ({
  page,
  text,
}) => {
  await page.goto('/help')
  const footer = page.getByRole('contentinfo')
  await footer.locator('summary', { hasText: text('footer.shop') }).click()
  await footer.locator('a[href="/shirts"]').click()
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

const screens = ['/', '/category/dresses', '/products/dam-chu-a-co-sen-tu-anh', '/cart', '/nowhere']

// This test covers wide screens only, because the test of the deep links runs axe on phones.
test('axe finds nothing on wide screens @§14.2a', { tag: '@desktop' }, async ({ page }) => {
  for (const path of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoAxeViolations(page)
  }
  // This is the narrowest window that shows the menu in the header. Its chevrons are closest to the next word
  // here.
  await page.setViewportSize({ width: 1200, height: 900 })
  await expectNoAxeViolations(page)
})

test('where the focus goes', async ({ page, text }) => {
  await page.goto('/category/dresses')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('the cart panel closes with its page, moves the focus to the heading, and stays closed on the way back', async () => {
    await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').last().click()
    const panel = page.getByRole('dialog', { name: text('cart.title') })
    await panel.getByRole('link', { name: text('cart.empty.action') }).click()
    await expect(page).toHaveURL(/products$/)
    await expect(panel).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/dresses$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(panel).toBeHidden()
  })

  await test.step('the focus follows to another screen and stays on the same one @§14.2b', async () => {
    await page.getByRole('main').getByRole('article').first().getByRole('link').press('Enter')
    await expect(page).toHaveURL(/products/)
    await expect(page.locator('main:focus, h1:focus')).toBeVisible()
    const size = page.getByRole('radiogroup').last().getByRole('radio').nth(1)
    await size.check({ force: true })
    await expect(page).toHaveURL(/variant/)
    await expect(size).toBeFocused()
  })
})
