import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '../fixtures'
import { buyNow } from '../support/checkout'
import { textsOf } from '../support/texts'
import { setScenario, visit, worldOf } from '../support/world'
import { button, field, clickableRow } from './staff'

const text = textsOf('en')
const place = '/admin/vouchers?lang=en&scenario=login:staff'

test.use({ expectedMessages: ['Failed to load resource'] })

/** Creates a voucher in the back office, with a percentage and a maximum number of uses. */
async function makeVoucher(page: Page, code: string, percent: string, uses = ''): Promise<void> {
  await button(page, 'adminVouchers.add').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: text('field.code') }).fill(code)
  await field(page, 'field.percent').fill(percent)
  await field(page, 'field.maxUses').fill(uses)
  await dialog.getByRole('button', { name: text('adminVouchers.save') }).dblclick()
  await expect(dialog).toHaveCount(0)
}

test('staff make a voucher; a shopper finds it, uses it, and sees the same bill everywhere @§10.19.1 @§10.19.2 @§10.19.6 @§10.19.9', async ({
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
})

test('one click stops a voucher, and undo resumes it; its row keeps its place @§10.19.1', async ({
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
  await clickableRow(row)
    .getByRole('button', { name: text('ui.undo') })
    .click()
  await expect(row).toContainText(text('adminVouchers.state.running'))
  expect(await stopped()).toBe(false)
})
