import type { Page } from '@playwright/test'
import { xlsxOf } from '@/lib/xlsx'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { setScenario, visit, worldOf } from '../support/world'

const text = textsOf('en')
const list = '/admin/orders?payment_state=owed&scenario=login:staff'
const statement = 'Giao-Hang-2711'

/** The window, with a statement of GHN that pays one order in full and another short. */
async function readStatement(page: Page) {
  const world = worldOf(page)
  const settled = new Set((await world('cash_settlements')).map(({ order_id }) => order_id))
  const [one, two, ...others] = (await world('orders')).filter(
    ({ id, status, payment_method, carrier }) =>
      status === 'delivered' &&
      payment_method === 'cod' &&
      carrier === 'Giao Hàng Nhanh' &&
      !settled.has(id),
  )
  if (!one || !two) throw new Error('The seed owes too little')
  await page.getByRole('button', { name: text('adminOrders.settle') }).click()
  const dialog = page.getByRole('dialog')
  const file = await xlsxOf([
    ['BẢNG KÊ', '', ''],
    ['Mã đơn GHN', 'Mã đơn khách hàng', 'Tiền thu hộ COD'],
    [one.tracking_number, '', one.total_amount],
    ['', two.code, two.total_amount - 10_000],
    ['GHN-0', 'ML-0', 5000],
  ])
  await dialog.getByLabel(text('settle.pick')).setInputFiles({
    name: `${statement}.xlsx`,
    mimeType: file.type,
    buffer: Buffer.from(await file.arrayBuffer()),
  })
  await expect(dialog).toContainText('1 order paid in full')
  return { dialog, one, two, others }
}

const settlements = async (page: Page) =>
  (await worldOf(page)('cash_settlements'))
    .filter((one) => one.statement === statement)
    .map(({ order_id, amount }) => [order_id, amount])

test('a statement is read against what is owed, and one press settles it; the rest stays in the tab @§10.22.1 @§10.22.3 @§10.22.4 @§10.22.5', async ({
  page,
}) => {
  await visit(page, list)
  const { dialog, one, two, others } = await readStatement(page)
  await expect(dialog).toContainText('1 order short')
  await expect(dialog).toContainText(/Row 5: ML-0 GHN-0 5000 – not ours/)
  for (const { code } of others) await expect(dialog).toContainText(code)
  expect(await settlements(page), 'before the press').toEqual([])
  await dialog.getByRole('button', { name: /^Settle 2 orders/ }).dblclick({ delay: 40 })
  await expect(page.getByText(`2 orders settled with ${statement}`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(await settlements(page)).toEqual([
    [one.id, one.total_amount],
    [two.id, two.total_amount - 10_000],
  ])
  await expect(page.locator('[data-row]').filter({ hasText: two.code })).toContainText('10.000VND')
  await visit(page, `/admin/orders/${one.id}`)
  await expect(page.getByRole('main')).toContainText(`${statement}: `)
})

test('the dashboard leads to what carriers owe; a chosen order is settled without a file @§10.22.5 @§10.22.6', async ({
  page,
}) => {
  await visit(page, '/admin?scenario=login:staff')
  await page.getByRole('link', { name: text('adminDashboard.work.owed') }).click()
  const box = page.getByRole('checkbox', { name: /^Select ML/ }).first()
  await box.check()
  await page.getByRole('button', { name: 'Settle (1)' }).click()
  const dialog = page.getByRole('dialog')
  const press = dialog.getByRole('button', { name: /^Settle 1 order/ })
  await press.click()
  await expect(dialog).toContainText(text('settle.statement.required'))
  await dialog.getByRole('textbox', { name: text('field.cashStatement') }).fill(statement)
  await press.click()
  await expect(page.getByText(`1 order settled with ${statement}`)).toBeVisible()
  expect(await settlements(page)).toHaveLength(1)
})

test.describe('when something is in the way', () => {
  test.use({ expectedMessages: ['Failed to load resource'] })

  test('an answer that is lost, and a colleague with the same statement, settle nothing twice @§10.22.5', async ({
    page,
  }) => {
    await visit(page, list)
    const { dialog, one } = await readStatement(page)
    const press = dialog.getByRole('button', { name: /^Settle 2 orders/ })
    await setScenario(page, 'settleCash.404')
    await press.click()
    await expect(dialog).toContainText(text('settle.error.notOffered'))
    await setScenario(page, 'settleCash.lost')
    await press.click()
    await expect(dialog).toContainText(text('common.error.offline'))
    await setScenario(page)
    await press.click()
    await expect(page.getByText(`2 orders settled with ${statement}`)).toBeVisible()
    expect((await settlements(page)).filter(([id]) => id === one.id)).toHaveLength(1)
  })
})
