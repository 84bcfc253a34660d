import { expect, expectNoAxeViolations, test } from '../fixtures'

test('a browser that is too old shows a message in both languages, and nothing starts @§14.5b', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto('/cart')
  const notice = page.getByRole('main')
  await expect(notice).toContainText('Trình duyệt này quá cũ để mở cửa hàng.')
  await expect(notice).toContainText('This browser is too old to open the shop.')
  await expect(notice.getByRole('link', { name: /\d/ })).toHaveAttribute('href', /^tel:\+?\d{8,}$/)
  await expect(notice.getByRole('link', { name: 'Zalo' })).toHaveAttribute(
    'href',
    /^https:\/\/zalo\.me\/\d+$/,
  )
  await expect(page.getByRole('link', { name: /tải lại|reload/i })).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expectNoAxeViolations(page)
})
