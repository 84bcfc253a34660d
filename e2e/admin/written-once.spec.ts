import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit, worldOf } from '../support/world'
import { askBehind, button, field, rows } from './staff'

const text = textsOf('en')

/** Makes a scarf without variants that is on sale, and returns its id and the one variant that it has behind. */
async function scarf(page: Page, stock: number) {
  const world = worldOf(page)
  const [model] = await world('products')
  if (!model) throw new Error('The world has no products')
  const { category_id, description, images } = model
  const body = {
    name: 'Khăn lụa',
    status: 'active',
    category_id,
    description,
    images,
    price: 250_000,
    stock,
  }
  const made = await askBehind(page, { method: 'POST', path: '/api/admin/products', body })
  const product_id: number = JSON.parse(made.text).data.product.id
  const own = async () => {
    const row = (await world('variants')).find((one) => one.product_id === product_id)
    if (!row) throw new Error('The scarf has no variant')
    return row
  }
  return { product_id, own }
}

async function sell(page: Page, product_id: number, variant_id: number, quantity: number) {
  const place = { address: '12 Châu Long', province_id: 1, district_id: 1, ward_id: 4 }
  const items = [{ product_id, variant_id, quantity }]
  const person = { full_name: 'Nguyễn Lan', phone: '0912345678' }
  const body = { ...person, ...place, items, payment_method: 'cod' }
  const sold = await askBehind(page, { method: 'POST', path: '/api/payments/create', body })
  expect(sold.status).toBe(201)
}

test.describe('stock that is sold while its form is open', () => {
  test.use({ expectedMessages: ['status of 409'] })

  test('stays sold; changed in the form too, both numbers are shown @§10.4.8', async ({ page }) => {
    await visit(page, '/admin/products?scenario=login:staff')
    const { product_id, own } = await scarf(page, 6)
    const { id } = await own()
    await page.goto(`/admin/products/${product_id}/edit`)
    await expect(field(page, 'field.stock')).toHaveValue('6')
    await sell(page, product_id, id, 4)
    await field(page, 'field.product.name').fill('Khăn lụa tơ tằm')
    await button(page, 'adminProduct.save').click()
    await expect(page.getByText(text('adminProduct.saved'), { exact: true })).toBeVisible()
    expect((await own()).stock).toBe(2)
    await expect(field(page, 'field.stock')).toHaveValue('2')

    await sell(page, product_id, id, 2)
    await field(page, 'field.stock').fill('10')
    await button(page, 'adminProduct.save').click()
    const conflict = page.getByRole('dialog', { name: text('editor.conflict.title') })
    await expect(conflict.getByText('10', { exact: true })).toBeVisible()
    await expect(conflict.getByText('0', { exact: true })).toBeVisible()
    expect((await own()).stock).toBe(0)
    await conflict.getByRole('button', { name: text('editor.conflict.save') }).click()
    await expect.poll(async () => (await own()).stock).toBe(10)
  })
})

test.describe('an answer that got lost, and the press after it,', () => {
  test.use({ expectedMessages: ['Failed to load resource'] })

  test('lower prices once, and can be taken back @§10.3.2i', async ({ page }) => {
    const world = worldOf(page)
    const prices = async () => (await world('variants')).map(({ price }) => price)
    await visit(page, '/admin/products?scenario=login:staff,bulkUpdateProducts.lost*1')
    const before = await prices()
    await page.getByRole('checkbox', { name: text('table.selectAll') }).check()
    const bulk = page.getByRole('region', { name: text('adminProducts.bulk') })
    await bulk.getByRole('button', { name: text('adminProducts.price'), exact: true }).click()
    const ask = page.getByRole('dialog')
    await ask.getByLabel(text('adminProducts.price.how')).selectOption('percentDown')
    await ask.getByLabel(text('adminProducts.price.percent')).fill('10')
    const send = ask.getByRole('button', { name: text('adminProducts.price'), exact: true })
    await send.click()
    await expect(page.getByText(text('common.error.offline'))).toBeVisible()
    const lowered = await prices()
    expect(lowered).not.toEqual(before)
    await send.click()
    await expect(ask).toHaveCount(0)
    expect(await prices()).toEqual(lowered)
    await button(page, 'ui.undo').click()
    await expect.poll(prices).toEqual(before)
  })

  test('are one note; the next press is another @§11.1.9', async ({ page }) => {
    const world = worldOf(page)
    await visit(page, '/admin/orders?scenario=login:staff,addOrderNote.lost*1')
    await rows(page).nth(1).getByRole('link').first().click()
    const note = page.getByRole('textbox', { name: text('adminOrders.notes.label') })
    const add = page.getByRole('button', { name: text('adminOrders.notes.add') })
    const notes = async () => (await world('order_notes')).filter((one) => one.text === 'Gọi lại')
    await note.fill('Gọi lại')
    await add.click()
    await expect(page.getByText(text('common.error.offline'))).toBeVisible()
    await add.click()
    await expect(note).toHaveValue('')
    expect(await notes()).toHaveLength(1)
    await note.fill('Gọi lại')
    await add.click()
    await expect(note).toHaveValue('')
    expect(await notes()).toHaveLength(2)
  })
})
