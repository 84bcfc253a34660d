import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit, worldOf } from '../support/world'
import { askBehind, button } from './staff'

const text = textsOf('en')

const product = (page: Page) =>
  page.getByRole('combobox', { name: text('adminOrders.new.variant') })

/** Adds a dress of 690,000 to the order. */
async function addDress(page: Page): Promise<void> {
  await product(page).fill('tu anh be m')
  await expect(page.getByRole('option').first()).toHaveText(/Tú Anh/)
  await product(page).press('ArrowDown')
  await product(page).press('Enter')
}

/** The seed's newest order, the shopper's own; it waits to be confirmed. */
const id = 60

async function openChange(page: Page, scenario = ''): Promise<void> {
  await visit(page, `/admin/orders/${id}?lang=en&scenario=login:staff${scenario}`)
  await page.getByRole('link', { name: text('adminOrders.change'), exact: true }).click()
  await expect(product(page)).toBeVisible()
}

test('what a customer changes by phone is saved once, in stock, in the bill, in the log and in her account @§10.14.1 @§10.14.3 @§10.14.5 @§10.14.8', async ({
  page,
}) => {
  const world = worldOf(page)
  await openChange(page)
  const order = async () => (await world('orders')).find((row) => row.id === id)
  const dress = async () => (await world('variants')).find(({ sku }) => sku === 'ML017-2-M')
  const [before, shelf] = [await order(), await dress()]
  await addDress(page)
  await expect(page.getByText(/^The customer pays 690\.000VND more/)).toBeVisible()
  await page.getByRole('textbox', { name: text('checkout.note') }).fill('After six')

  let saved = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') saved += 1
  })
  await button(page, 'adminOrders.change.save').dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${before?.code}`)
  await expect(page.getByText('After six', { exact: true })).toBeVisible()
  expect(saved).toBe(1)
  expect(await order()).toMatchObject({ total_amount: (before?.total_amount ?? 0) + 690_000 })
  expect((await dress())?.stock).toBe((shelf?.stock ?? 0) - 1)

  await page.getByText(text('activity.history'), { exact: true }).click()
  await expect(page.getByText(/Tú Anh \/ Be \/ M, Qty: nothing → 1/)).toBeVisible()

  await visit(page, `/account/orders/${before?.code}?lang=en&scenario=login:shopper`)
  await expect(page.getByText(/Tú Anh/)).toBeVisible()
  const total = ((before?.total_amount ?? 0) + 690_000).toLocaleString('vi-VN')
  await expect(page.getByText(`${total}VND`, { exact: true })).toBeVisible()
})

test.describe('two staff on one order', () => {
  test.use({ expectedMessages: ['Failed to load resource'] })

  test('keep both changes, choose where they clash, and an answer that got lost is one change @§10.14.2 @§10.14.7 @§10.14.9', async ({
    page,
  }) => {
    const world = worldOf(page)
    await openChange(page, ',changeAdminOrder.lost*1')
    const items = async () => (await world('order_items')).filter(({ order_id }) => order_id === id)
    const lines = (await items()).map(({ id: line, quantity }) => ({ id: line, quantity }))
    const asked = JSON.parse((await askBehind(page, { path: `/api/admin/orders/${id}` })).text)
    const { full_name, phone } = asked.data.order
    const place = { address: '12 Xuân Thủy', province_id: 1, district_id: 5, ward_id: 167 }
    const change = (note: string, version?: string) => ({
      method: 'PUT' as const,
      path: `/api/admin/orders/${id}`,
      body: { full_name, phone, ...place, note, items: lines, updated_at: version },
    })

    // The answer is lost, and so is what nobody saw: the press after it finds its own change.
    await addDress(page)
    await button(page, 'adminOrders.change.save').click()
    await expect(page.getByText(text('common.error.offline'))).toBeVisible()
    expect(await items()).toHaveLength(lines.length + 1)
    await button(page, 'adminOrders.change.save').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order ML/)
    expect(await items()).toHaveLength(lines.length + 1)

    await page.getByRole('link', { name: text('adminOrders.change'), exact: true }).click()
    const note = page.getByRole('textbox', { name: text('checkout.note') })
    await note.fill('Ring the bell')
    await page.getByRole('button', { name: /^Remove .*Tú Anh/ }).click()
    // A colleague, meanwhile: another place, another note, and the dress is gone as well.
    await askBehind(page, change('Leave it with the guard'))
    await button(page, 'adminOrders.change.save').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radiogroup')).toHaveCount(1)
    await expect(dialog).toContainText('Leave it with the guard')
    await dialog.getByRole('button', { name: text('editor.conflict.save') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order ML/)
    expect((await world('orders')).find((row) => row.id === id)).toMatchObject({
      note: 'Ring the bell',
      ward_id: 167,
    })
    expect(await items()).toHaveLength(lines.length)
  })
})
