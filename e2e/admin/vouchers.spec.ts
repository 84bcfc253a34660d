import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '../fixtures'
import { buyNow } from '../support/checkout'
import { textsOf } from '../support/texts'
import { setScenario, visit, worldOf } from '../support/world'
import { askBehind, button, field, pressUntil } from './staff'

const text = textsOf('en')
const place = '/admin/vouchers?lang=en&scenario=login:staff'

test.use({ expectedMessages: ['Failed to load resource'] })

/** Opens the form, types a code that takes off so many per cent, and so often; Enter saves it. */
async function makeVoucher(page: Page, code: string, percent: string, uses = ''): Promise<void> {
  await button(page, 'adminVouchers.add').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: text('field.code') }).fill(code)
  await field(page, 'field.percent').fill(percent)
  await field(page, 'field.maxUses').fill(uses)
  await dialog.getByRole('button', { name: text('adminVouchers.save') }).dblclick()
  await expect(dialog).toHaveCount(0)
}

test('staff make a voucher; a shopper finds it, uses it, and sees one bill everywhere; the next is told that it is used up @§10.19.1 @§10.19.2 @§10.19.5 @§10.19.9', async ({
  page,
}) => {
  const world = worldOf(page)
  await visit(page, place)
  await expect(page.getByRole('row', { name: /CAMON50 Running/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await makeVoucher(page, 'lua 10', '10', '1')
  await expect(page.getByRole('row', { name: /LUA10 Running 10%.*0 of 1 uses/ })).toBeVisible()
  expect((await world('vouchers')).filter(({ code }) => code === 'LUA10')).toHaveLength(1)

  await setScenario(page, 'login:shopper')
  await page.goto('/voucher')
  const card = page.getByRole('article')
  await expect(card, 'one card each').toHaveCount(2)
  await expect(card.filter({ hasText: 'LUA10' })).toContainText('10% off')
  await card.getByRole('button', { name: 'Use now: LUA10' }).click()
  await expect(page.getByText('Code LUA10 is filled in at checkout').first()).toBeVisible()
  await page.goto('/voucher')
  await card.getByRole('button', { name: 'Use now: LUA10' }).click()
  await expect(page).toHaveURL(/\/products$/)

  const pay = await buyNow(page, text)
  await page.getByRole('radio', { name: text('checkout.payment.cod') }).check()
  const coupon = page.getByRole('textbox', { name: text('checkout.coupon') })
  await coupon.fill('LUA10')
  const summary = page.getByRole('region', { name: text('checkout.summary') })
  await expect(summary).toContainText('−69.000VND')
  await expect(summary).not.toContainText(text('bill.promotion'))
  await pay.click()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  await expect(page.getByText('−69.000VND')).toBeVisible()
  const order = (await world('orders')).at(-1)
  expect(order).toMatchObject({ coupon_code: 'LUA10', total_amount: 501_000 })
  await page.goto(`/account/orders/${order?.code}`)
  await expect(page.getByText('−69.000VND')).toBeVisible()

  await visit(page, `/admin/orders/${order?.id}?lang=en&scenario=login:staff`)
  await expect(page.getByText('−69.000VND').first()).toBeVisible()
  await page.goto('/admin/vouchers?state=used_up')
  await expect(page.getByRole('row', { name: /LUA10 Used up.*1 of 1 uses/ })).toBeVisible()

  await setScenario(page, 'login:visitor')
  await page.goto('/voucher')
  await expect(card, 'the samples stay').toHaveCount(3)
  await buyNow(page, text, 'cod')
  await coupon.fill('LUA10')
  await expect(coupon).toHaveAccessibleDescription(/used up/)
  await expect(summary).toContainText(text('bill.promotion'))
})

test('of two at the last use the second is told at the field, with the bill that she would pay, and nothing is ordered @§10.19.9 @§9.7l', async ({
  page,
}) => {
  const world = worldOf(page)
  await visit(page, place)
  await makeVoucher(page, 'CUOI', '10', '1')
  await setScenario(page, 'login:visitor')
  const pay = await buyNow(page, text, 'cod')
  const coupon = page.getByRole('textbox', { name: text('checkout.coupon') })
  const summary = page.getByRole('region', { name: text('checkout.summary') })
  await coupon.fill('CUOI')
  await expect(summary).toContainText('−69.000VND')
  // Somebody else is faster.
  const variant = (await world('variants')).find(({ stock }) => stock > 5)
  const where = { province_id: 1, district_id: 5, ward_id: 167, address: '12 Xuân Thủy' }
  const first = await page.request.post('/api/payments/create', {
    data: {
      full_name: 'Trần Thị Bích',
      phone: '0987650001',
      ...where,
      items: [{ product_id: variant?.product_id, variant_id: variant?.id, quantity: 2 }],
      coupon_code: 'CUOI',
      payment_method: 'cod',
    },
  })
  expect(first.ok()).toBe(true)
  const before = (await world('orders')).length
  await pay.click()
  await expect(coupon).toHaveAccessibleDescription(/used up/)
  await expect(coupon).toBeFocused()
  await expect(summary, 'what she would pay without it').toContainText(text('bill.promotion'))
  await expect(summary).not.toContainText('−69.000VND')
  expect(await world('orders')).toHaveLength(before)
  await coupon.fill('')
  await pay.click()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
})

test('a voucher is stopped with one press, and goes on with undo; its row keeps its place @§10.19.3', async ({
  page,
}) => {
  const stopped = async () =>
    (await worldOf(page)('vouchers')).find(({ code }) => code === 'CAMON50')?.is_stopped
  await visit(page, `${place}&state=running`)
  const row = page.getByRole('row', { name: /CAMON50/ })
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: text('adminVouchers.stop') }).click()
  await expect(row).toContainText(text('adminVouchers.state.stopped'))
  expect(await stopped()).toBe(true)
  const undo = row.getByRole('button', { name: text('ui.undo') })
  await pressUntil(undo, (soon) =>
    expect(row).toContainText(text('adminVouchers.state.running'), soon),
  )
  expect(await stopped()).toBe(false)
})

test('two staff keep both changes and choose where they clash; a lost answer is one voucher @§10.19.13', async ({
  page,
}) => {
  const world = worldOf(page)
  await visit(page, `${place},createVoucher.lost*1`)
  await button(page, 'adminVouchers.add').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: text('field.code') }).fill('CHUNG')
  await field(page, 'field.amount').fill('50k')
  const save = dialog.getByRole('button', { name: text('adminVouchers.save') })
  await save.click()
  await expect(dialog.getByText(text('common.error.offline'))).toBeVisible()
  await save.click()
  await expect(dialog).toHaveCount(0)
  const own = async () => (await world('vouchers')).filter(({ code }) => code === 'CHUNG')
  expect(await own()).toMatchObject([{ amount: 50_000 }])

  await button(page, 'adminVouchers.add').waitFor()
  await page.getByRole('button', { name: 'CHUNG', exact: true }).click()
  await field(page, 'field.amount').fill('60k')
  const [made] = await own()
  // A colleague, meanwhile.
  const body = { code: 'CHUNG', amount: 70_000, max_uses: 5 }
  await askBehind(page, { method: 'PUT', path: `/api/admin/vouchers/${made?.id}`, body })
  await save.click()
  const choice = page.getByRole('dialog').filter({ has: page.getByRole('radiogroup') })
  await expect(choice.getByRole('radiogroup')).toHaveCount(1)
  await choice.getByRole('button', { name: text('editor.conflict.save') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await own()).toMatchObject([{ amount: 60_000, max_uses: 5 }])
})

test('what is wrong stands at its field, and what an order has used keeps its terms @§10.19.4 @§10.19.12', async ({
  page,
}) => {
  await visit(page, place)
  await button(page, 'adminVouchers.add').click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: text('adminVouchers.save') })
  const code = dialog.getByRole('textbox', { name: text('field.code') })
  await code.fill('CAMON50')
  await save.click()
  await expect(dialog.getByText(text('adminVouchers.error.one'))).toBeVisible()
  await field(page, 'field.percent').fill('101')
  await save.click()
  await expect(dialog.getByText(text('adminVouchers.error.percent'))).toBeVisible()
  await field(page, 'field.percent').fill('20')
  await save.click()
  await expect(dialog.getByText('There is such a code already')).toBeVisible()
  await code.fill('DUNG')
  await dialog.getByRole('checkbox', { name: text('field.forAll') }).click()
  await save.click()
  await expect(dialog.getByText(text('adminVouchers.error.goods')), 'none is not all').toBeVisible()
  await dialog.getByRole('combobox', { name: text('adminVouchers.goods') }).fill('dam')
  await page.getByRole('option').first().click()
  await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  await dialog.getByRole('button', { name: /^Remove / }).click()
  await dialog.getByRole('checkbox', { name: text('field.forAll') }).click()
  await expectNoAxeViolations(page)
  await save.click()
  await expect(dialog).toHaveCount(0)

  const variant = (await worldOf(page)('variants')).find(({ stock }) => stock > 5)
  const where = { province_id: 1, district_id: 5, ward_id: 167, address: '12 Xuân Thủy' }
  const items = [{ product_id: variant?.product_id, variant_id: variant?.id, quantity: 2 }]
  const person = { full_name: 'Trần Thị Bích', phone: '0987650001', payment_method: 'cod' }
  await page.request.post('/api/payments/create', {
    data: { ...person, ...where, items, coupon_code: 'DUNG' },
  })
  await page.reload()
  await page.getByRole('button', { name: 'DUNG', exact: true }).click()
  await expect(dialog.getByText(/^1 order has used this code/)).toBeVisible()
  await expect(code).not.toBeEditable()
  await field(page, 'field.maxUses').fill('9')
  await save.click()
  await expect(page.getByRole('row', { name: /DUNG.*1 of 9 uses/ })).toBeVisible()
})

test('a product that is deleted stays named in its voucher, which is for nothing else when it is saved again @§10.19.16', async ({
  page,
}) => {
  const world = worldOf(page)
  await visit(page, place)
  const [product] = await world('products')
  const body = { code: 'RIENG', percent: 90, is_for_all: false, product_ids: [product?.id] }
  await askBehind(page, { method: 'POST', path: '/api/admin/vouchers', body })
  await askBehind(page, { method: 'DELETE', path: `/api/admin/products/${product?.id}` })
  await page.reload()
  const row = page.getByRole('row', { name: /RIENG/ })
  await page.setViewportSize({ width: 1600, height: 900 })
  await expect(row).toContainText(/\(deleted\)/)
  await page.getByRole('button', { name: 'RIENG', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveText(/\(deleted\)$/)
  await field(page, 'field.maxUses').fill('9')
  await dialog.getByRole('button', { name: text('adminVouchers.save') }).click()
  await expect(row).toContainText('0 of 9 uses')
  expect((await world('vouchers')).find(({ code }) => code === 'RIENG')).toMatchObject({
    is_for_all: false,
    products: [{ id: product?.id }],
  })
})
