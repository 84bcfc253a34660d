import { expect, test } from '../fixtures'
import { openCheckout } from '../support/checkout'

test.use({ expectedMessages: ['Failed to load resource'] })

test('of answers out of order the last choice wins @§4.7.2a @§12.1.6', async ({ page, text }) => {
  await openCheckout(page, text, 'address.out-of-order')
  const box = (level: 'province' | 'district' | 'ward') =>
    page.getByRole('combobox', { name: text(`address.${level}`) })
  const choose = async (level: 'province' | 'district', typed: string, name: RegExp) => {
    await expect(box(level)).toBeEnabled()
    await box(level).fill(typed)
    await page.getByRole('option', { name }).click()
  }
  await choose('province', 'ho chi minh', /Hồ Chí Minh/)
  await choose('province', 'da nang', /Đà Nẵng/)
  await choose('district', 'hai chau', /Hải Châu/)
  await choose('district', 'thanh khe', /Thanh Khê/)
  await box('ward').click()
  await expect(page.getByRole('option').first()).toBeVisible()
  // The wards are those of Thanh Khê, although the list of Hải Châu arrives later.
  await expect(page.getByRole('option', { name: /Xuân Hà/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /Hòa Cường Bắc/ })).toHaveCount(0)
})
