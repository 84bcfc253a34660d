import { devices } from '@playwright/test'
import { expect, test } from '../fixtures'
import { visit } from '../support/world'
import { field } from './staff'

test('in an amount, deleting beside a dot removes the digit, and undo reverts each change @§10.4.6', async ({
  page,
}) => {
  await visit(page, '/admin/products/create?scenario=login:staff')
  const price = field(page, 'field.priceVnd')
  await price.pressSequentially('1299000')
  await expect(price).toHaveValue('1.299.000')
  const at = (caret: number) =>
    price.evaluate((box: HTMLInputElement, place) => box.setSelectionRange(place, place), caret)
  await at(2)
  await page.keyboard.press('Backspace')
  await expect(price).toHaveValue('299.000')
  await page.keyboard.press('Control+z')
  await expect(price).toHaveValue('1.299.000')
  await at(1)
  await page.keyboard.press('Delete')
  await expect(price).toHaveValue('199.000')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(price).toHaveValue('129.900')
  await page.keyboard.press('Control+Shift+z')
  await expect(price).toHaveValue('1.299.000')
  await price.fill('')
  await price.pressSequentially('1.299tr')
  await page.keyboard.press('Tab')
  await expect(price).toHaveValue('1.299.000')
})

test.describe('on a phone', () => {
  const { viewport, userAgent, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport, userAgent, isMobile, hasTouch })

  test('text in fields is 16 px @§10.2.13', async ({ page }) => {
    await visit(page, '/admin/products?scenario=login:staff')
    for (const path of ['products', 'products/create', 'products/sheet', 'orders', 'settings']) {
      await page.goto(`/admin/${path}`)
      const boxes = page
        .getByRole('main')
        .locator(
          'input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=color], [aria-hidden=true]), select, textarea',
        )
      await boxes.first().waitFor()
      const small = await boxes.evaluateAll((all) =>
        all
          .filter((box) => box.checkVisibility() && parseFloat(getComputedStyle(box).fontSize) < 16)
          .map((box) => box.getAttribute('aria-label') ?? box.id),
      )
      expect(small, path).toEqual([])
    }
  })
})
