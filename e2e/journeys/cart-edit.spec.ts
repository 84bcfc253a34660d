import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { editButtonOf, keepCart, linesOf, storedLines } from '../support/cart'
import type { Text } from '../support/texts'

const dress = 'dam-chu-a-co-sen-tu-anh'
const shirt = 'ao-so-mi-linen-an-nhien'

/** Opens the panel of the first line and chooses another size that can be bought. */
async function chooseOtherSize(page: Page, text: Text): Promise<string> {
  await editButtonOf(linesOf(page, text).first()).click()
  const panel = page.getByRole('dialog', { name: text('line.edit.title') })
  const sizes = panel.getByRole('radiogroup', { name: text('product.size') })
  const other = sizes.locator('label:has(input:not(:checked):not(:disabled))').first()
  const size = (await other.textContent()) ?? ''
  await other.click()
  await panel.getByRole('button', { name: text('line.edit.save') }).click()
  await expect(panel).toBeHidden()
  return size
}

test('another size keeps place, quantity and focus @§2.9.1 @§4.5.7', async ({ page, text }) => {
  await keepCart(page, dress, shirt)
  await page.goto('/cart')
  const lines = linesOf(page, text)
  const first = lines.first()
  await first.getByRole('group').getByRole('button').last().click()
  await expect(first.getByRole('group')).toContainText('02')
  const [before] = await storedLines(page)

  const size = await chooseOtherSize(page, text)
  await expect(editButtonOf(first)).toContainText(size)
  await expect(editButtonOf(first)).toBeFocused()
  await expect(first.getByRole('group')).toContainText('02')
  await expect(first.getByRole('checkbox')).toBeChecked()
  await expect(lines).toHaveCount(2)
  await expect.poll(async () => (await storedLines(page))[0]?.variantId).not.toBe(before?.variantId)
})

test('a size that is in the cart joins that line @phone @§4.5.7', async ({ page, text }) => {
  await keepCart(page, dress)
  await page.goto('/cart')
  const [before] = await storedLines(page)
  await chooseOtherSize(page, text)
  // Add the first size again, as a line beside the changed one.
  await expect.poll(async () => (await storedLines(page))[0]?.variantId).not.toBe(before?.variantId)
  const chosen = await page.evaluate(() => localStorage.getItem('cart') ?? '[]')
  await keepCart(page, dress)
  await page.evaluate((other) => {
    const both = [...JSON.parse(localStorage.getItem('cart') ?? '[]'), ...JSON.parse(other)]
    localStorage.setItem('cart', JSON.stringify(both))
  }, chosen)
  await page.goto('/cart')
  const lines = linesOf(page, text)
  await expect(lines).toHaveCount(2)

  await chooseOtherSize(page, text)
  await expect(lines).toHaveCount(1)
  await expect(lines.first().getByRole('group')).toContainText('02')
  await expect(page.getByText(text('line.edit.merged'))).toBeVisible()
})
