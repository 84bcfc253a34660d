import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

/** Adds up the layout shifts of a page in `data-moved`, in the unit of CLS. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { dataset } = document.documentElement
        dataset['moved'] = String(
          Number(dataset['moved'] ?? 0) + Number(Reflect.get(entry, 'value')),
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shifts = async (page: Page) =>
  Number((await page.locator('html').getAttribute('data-moved')) ?? 0)

test('the home page that replaces the address book does not jump @§1.5f', async ({ page }) => {
  await countShifts(page)
  await page.goto('/account/addresses')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await shifts(page)).toBeLessThan(0.01)
})

test(
  'the home page stays in place for a shopper who scrolls in large steps @§1.5f',
  { tag: '@desktop' },
  async ({ page }) => {
    await countShifts(page)
    await page.setViewportSize({ width: 1200, height: 900 })
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    for (let at = 720; at < 5000; at += 720) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), at)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    }
    expect(await shifts(page)).toBeLessThan(0.01)
  },
)
