import type { Locator } from '@playwright/test'
import { expect, setClock, test } from '../fixtures'
import { fixClock, takePicture, takesPictures } from '../support/pictures'
import { payName, textsOf } from '../support/texts'

const window = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false }

test.use({
  ...window,
  permissions: ['clipboard-read', 'clipboard-write'],
  locale: 'en-US',
  shopLocale: 'en',
  expectedMessages: ['Failed to load resource'],
})

/**
 * Returns the first button or tab of the QA panel whose name begins with `label`, or the first row with this
 * text.
 */
function named(panel: Locator, label: string): Locator {
  const name = new RegExp(`^${label}`)
  const tab = panel.getByRole('radio', { name }).locator('xpath=..')
  const row = panel.locator('summary').filter({ hasText: label })
  return panel.getByRole('button', { name }).or(tab).or(row).first()
}

test('the story of docs/qa.md: a fault is found and sent', async ({ page, browser }) => {
  if (takesPictures) await fixClock(page.context())
  const panel = page.locator('#mock-qa')
  await page.goto('/checkout?qa&lang=en&scenario=checkout:cod')
  await named(panel, 'QA panel').click()
  await panel.getByLabel('Search, or type a name').fill('createOrder offline')
  await named(panel, 'offline').click()
  if (takesPictures) await takePicture(page, 'qa-state.webp')
  await named(panel, 'Close the panel').click()
  await page.getByRole('button', { name: payName(textsOf('en')) }).click()
  const failure = (locale: 'en' | 'vi') => textsOf(locale)('order.error.cannotConnect')
  await expect(page.getByText(failure('en')).first()).toBeVisible()
  for (const label of ['QA panel', 'Calls', 'createOrder']) await named(panel, label).click()
  if (takesPictures) await takePicture(page, 'qa-call.webp')
  for (const label of ['World', 'Copy the link']) await named(panel, label).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const context = await browser.newContext({ ...window, locale: 'vi-VN', reducedMotion: 'reduce' })
  await (takesPictures ? fixClock(context) : setClock(context))
  const other = await context.newPage()
  await other.goto(link)
  await other.getByRole('button', { name: payName(textsOf('vi')) }).click()
  await expect(other.getByText(failure('vi')).first()).toBeVisible()
  await named(other.locator('#mock-qa'), 'Bảng QA').click()
  await expect(other.locator('#mock-qa').getByText('createOrder.offline').first()).toBeVisible()
  if (takesPictures) await takePicture(other, 'qa-reproduced.webp')
  await context.close()
})
