import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { worldOf, setScenario, visit } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

const text = textsOf('vi')

test('an address not saved: said, texts stay @§8.10.1b @§8.10.1c @§12.1.2', async ({ page }) => {
  await openBook(page)
  const { form, field, save } = await openForm(page)
  const before = await addressesIn(page)
  for (const [scenario, words] of [
    ['createUserAddress.serverError', 'Có lỗi xảy ra'],
    ['createUserAddress.offline', 'Không thể kết nối đến server'],
  ] as const) {
    await setScenario(page, scenario)
    await save.click()
    await expect(form.getByRole('alert')).toHaveText(words)
    await expect(page.getByText(words, { exact: true }), 'said once').toHaveCount(1)
    await expect(field('address')).toHaveValue('12 Lê Lợi')
    await field('name').press('End')
    await field('name').pressSequentially('i')
    await expect(form.getByRole('alert')).toHaveCount(0)
  }
  // Each field shows its first error (Product §5).
  await setScenario(page, 'createUserAddress.invalid')
  await save.click()
  await expect(field('name')).toHaveAccessibleDescription('Vui lòng nhập họ tên')
  await expect(field('phone')).toHaveAccessibleDescription('Số điện thoại không hợp lệ')
  await expect(field('address')).toHaveAccessibleDescription('Vui lòng nhập địa chỉ')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(field('name')).toBeFocused()
  await setScenario(page, 'createUserAddress.latency:500')
  await save.dblclick()
  await expect(page.getByText('Thêm địa chỉ thành công')).toHaveCount(1)
  expect((await addressesIn(page)).length, 'a double click saves once').toBe(before.length + 1)
})

async function openBook(page: Page, scenario = '') {
  await visit(page, `/account/addresses?scenario=login:shopper,${scenario}`)
  await expect(page.getByRole('heading', { level: 1, name: text('book.title') })).toBeVisible()
}

/** Opens the form of a new address and fills it in. */
async function openForm(page: Page) {
  await page.getByRole('button', { name: text('book.add') }).click()
  const form = page.getByRole('dialog')
  const field = (id: 'name' | 'phone' | 'address') =>
    form.getByRole('textbox', { name: text(id === 'phone' ? 'auth.phone' : `book.${id}`) })
  await field('name').fill('Lan')
  await field('phone').fill('0912345678')
  await field('address').fill('12 Lê Lợi')
  return { form, field, save: form.getByRole('button', { name: text('book.save') }) }
}

const addressesIn = (page: Page) => worldOf(page)('addresses')
