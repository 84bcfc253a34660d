import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { fillLogin, openAccount } from '../support/people'
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

test('an address whose answer got lost is the same one when it is sent again', async ({ page }) => {
  await openBook(page, 'createUserAddress.lost*1')
  const { form, field, save } = await openForm(page)
  const before = await addressesIn(page)
  await save.click()
  await expect(form.getByRole('alert')).toHaveText('Không thể kết nối đến server')
  expect((await addressesIn(page)).length, 'the server took it').toBe(before.length + 1)
  await field('name').fill('Lan Anh')
  await save.click()
  await expect(page.getByText('Thêm địa chỉ thành công')).toBeVisible()
  const after = await addressesIn(page)
  expect(after.length, 'one address').toBe(before.length + 1)
  expect(after.at(-1)).toMatchObject({ name: 'Lan Anh', address: '12 Lê Lợi' })
})

test('a list that can not be read after a save says so beside what is there', async ({ page }) => {
  await openBook(page)
  const { save } = await openForm(page)
  await setScenario(page, 'userAddresses.serverError')
  await save.click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Có lỗi xảy ra khi tải danh sách địa chỉ')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(2)
  await setScenario(page)
  await alert.getByRole('button', { name: text('ui.retry') }).click()
  await expect(cards).toHaveCount(3)
})

test('a session that ends while typing leads home, said once; the form is there after signing in', async ({
  page,
}) => {
  await openBook(page)
  const main = page.getByRole('main')
  await main.getByRole('article').last().getByRole('button').first().click()
  const window = page.getByRole('dialog')
  const place = window.getByRole('textbox', { name: text('book.address') })
  await place.fill('Ngõ 5 phố Huế')
  await setScenario(page, 'token.expired')
  await window.getByRole('button', { name: text('book.save') }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(text('auth.expired'))).toHaveCount(1)
  await setScenario(page)
  await openAccount(page, text)
  await fillLogin(page, text)
  await expect(page.getByText(text('auth.signedIn'))).toBeVisible()
  await visit(page, '/account/addresses?scenario=')
  await expect(place).toHaveValue('Ngõ 5 phố Huế')
  await window.getByRole('button', { name: text('book.save') }).click()
  await expect(main.getByRole('article').last()).toContainText('Ngõ 5 phố Huế')
  await expect(main.getByRole('article'), 'changed, not added').toHaveCount(2)
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
