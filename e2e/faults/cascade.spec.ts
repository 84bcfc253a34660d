import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { openCheckout } from '../support/checkout'
import type { Text } from '../support/texts'

test.use({ expectedMessages: ['Failed to load resource'] })

function selectorsOf(page: Page, text: Text) {
  const box = (level: 'country' | 'province' | 'district' | 'ward') =>
    page.getByRole('combobox', { name: text(`address.${level}`) })
  const choose = async (level: 'province' | 'district' | 'ward', typed: string, name: RegExp) => {
    await expect(box(level)).toBeEnabled()
    await box(level).fill(typed)
    await page.getByRole('option', { name }).click()
  }
  return { box, choose }
}

test('the selectors of an address', async ({ page, text }) => {
  const pay = await openCheckout(page, text)
  const { box, choose } = selectorsOf(page, text)

  await test.step('the first thing missing takes the focus, selectors included @§5.3.5', async () => {
    const field = (id: 'firstName' | 'lastName') =>
      page.getByRole('textbox', { name: text(`checkout.${id}`), exact: true })
    await field('firstName').fill('Lan')
    await field('lastName').fill('Nguyễn')
    await page
      .getByRole('combobox', { name: text('checkout.street'), exact: true })
      .fill('12 Lê Lợi')
    await page.getByRole('textbox', { name: text('checkout.phone') }).fill('0912345678')
    await expect(box('country')).toHaveValue('Việt Nam')
    // The button is announced as disabled, but a press focuses what is missing.
    await pay.click({ force: true })
    await expect(box('province')).toBeFocused()
    await expect(box('province')).toHaveAccessibleDescription(
      text('checkout.error.regionIncomplete'),
    )
    await expect(page.locator('[aria-invalid=true]'), 'and the payment').toHaveCount(2)
  })

  await test.step('a choice clears what hangs on it; what waits for it is disabled @§2.10.1 @§4.7.1a @§4.7.1b @§4.7.3', async () => {
    await expect(box('country')).toHaveValue('Việt Nam')
    await expect(box('district')).toBeDisabled()
    await expect(box('ward')).toBeDisabled()
    await choose('province', 'ho chi minh', /Hồ Chí Minh/)
    await expect(box('ward')).toBeDisabled()
    await choose('district', 'quan 1', /^Quận 1$/)
    await choose('ward', 'ben nghe', /Bến Nghé/)
    await choose('district', 'go vap', /Gò Vấp/)
    await expect(box('ward')).toHaveValue('')
    await choose('province', 'da nang', /Đà Nẵng/)
    await expect(box('district')).toHaveValue('')
    await expect(box('ward')).toBeDisabled()
  })

  await test.step('the lists are in Vietnamese order @§4.7.4b @§9.9a', async () => {
    await choose('province', 'ha noi', /Hà Nội/)
    await expect(box('district')).toBeEnabled()
    await box('district').click()
    await expect(page.getByRole('option').first()).toBeVisible()
    const names = await page.getByRole('option').allTextContents()
    const { compare } = new Intl.Collator('vi')
    expect(names.length).toBeGreaterThan(5)
    expect(names).toEqual(names.toSorted(compare))
  })
})

test('of answers out of order the last choice wins @§4.7.2a @§12.1.6', async ({ page, text }) => {
  await openCheckout(page, text, 'address.out-of-order')
  const { box, choose } = selectorsOf(page, text)
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
