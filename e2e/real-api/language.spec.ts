import type { Page } from '@playwright/test'
import { expect, type ShopLocale, test } from '../fixtures'
import { builtFile } from '../support/built-files'
import { textsOf } from '../support/texts'

test.use({
  expectedMessages: ['Failed to load resource', 'dynamically imported module', 'link preload'],
})

/** Blocks the shop's texts in these languages. */
async function withoutTexts(page: Page, languages: readonly ShopLocale[]): Promise<void> {
  for (const language of languages)
    await page.route(builtFile(`src/i18n/compiled/${language}/shop.json`), (route) => route.abort())
}

test('without its Vietnamese texts the shop speaks English @§12.1.18', async ({ page }) => {
  const text = textsOf('en')
  await withoutTexts(page, ['vi'])
  await page.goto('./category/dresses')
  await expect(page.getByRole('link', { name: text('shell.skip') })).toBeAttached()
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('button', { name: text('product.addToCart') }).first()).toBeVisible()
})

test('without any texts it says so in both languages', async ({ page }) => {
  await withoutTexts(page, ['vi', 'en'])
  await page.goto('./', { waitUntil: 'commit' })
  await expect(page.getByRole('alert')).toContainText('Không mở được cửa hàng')
  await expect(page.getByRole('alert')).toContainText('The shop could not be opened')
})
