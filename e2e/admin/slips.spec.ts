import type { Page } from '@playwright/test'
import type { Order } from '../../src/api/generated/model'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { setScenario, visit, worldOf } from '../support/world'
import { askBehind, tick } from './staff'

const text = textsOf('en')
const slips = (page: Page) => page.getByRole('article', { includeHidden: true })

/** The page would wait for the print window; counts how often it opens. */
const countPrints = (page: Page) =>
  page.evaluate(() => {
    window.print = () => {
      document.body.dataset['prints'] = String(Number(document.body.dataset['prints'] ?? 0) + 1)
    }
  })

/** What is printed: the sizes of its sheets, in mm. */
async function sheetsOf(page: Page): Promise<readonly string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const mm = (points: string | undefined) => Math.round((Number(points) * 25.4) / 72)
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${mm(width)} × ${mm(height)}`,
  )
}

/** Orders twelve different products, as somebody by phone would. */
async function orderTwelve(page: Page): Promise<Order> {
  const world = worldOf(page)
  const [products, variants] = [await world('products'), await world('variants')]
  const items = products.flatMap(({ id, status }) => {
    const variant = variants.find(({ product_id, stock }) => product_id === id && stock > 1)
    return status === 'active' && variant
      ? [{ product_id: id, variant_id: variant.id, quantity: 1 }]
      : []
  })
  const answer = await askBehind(page, {
    method: 'POST',
    path: '/api/admin/orders',
    body: {
      full_name: 'Công Tằng Tôn Nữ Nguyễn Phúc Hoàng Minh Khánh Phương Quỳnh Như',
      phone: '0912345678',
      address: 'Số 123/45/67/8A hẻm '.repeat(8),
      country: 'VN',
      province_id: 1,
      district_id: 5,
      ward_id: 167,
      payment_method: 'cod',
      note: 'Gọi trước khi giao. '.repeat(20),
      items: items.slice(0, 12),
    },
  })
  expect(answer.status).toBe(201)
  return JSON.parse(answer.text).data.order
}

test('slips of chosen orders: on A6 a page each, on A4 four, chosen once on each device @§10.15.6 @§10.15.9', async ({
  page,
}) => {
  await visit(page, '/admin/orders?status=processing&scenario=login:staff')
  const world = worldOf(page)
  const boxes = page.getByRole('checkbox', { name: /^Select ML/ })
  for (const at of [0, 1]) await tick(boxes.nth(at))
  await countPrints(page)
  await page.getByRole('button', { name: 'Print slips (2)' }).click()
  const print = page.getByRole('button', { name: 'Print slips of 2 orders' })
  await expect(print).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('body[data-prints="1"]')).toHaveCount(1)
  // Who sends stands in the settings.
  const [settings] = await world('site')
  await expect(slips(page).first()).toContainText(settings?.contact.address ?? 'none')
  expect(await sheetsOf(page)).toEqual(['105 × 148', '105 × 148'])
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(slips(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Print slips (2)' }).click()
  await page.getByRole('radio', { name: text('slips.paper.a4') }).check()
  await print.click()
  await expect(page.locator('body[data-prints="2"]')).toHaveCount(1)
  expect(await sheetsOf(page)).toEqual(['210 × 297'])
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await visit(page, '/admin/orders?status=processing')
  await tick(boxes.first())
  await page.getByRole('button', { name: 'Print slips (1)' }).click()
  await expect(page.getByRole('radio', { name: text('slips.paper.a4') })).toBeChecked()
})

test('twelve lines go on, on a page of their own, and nothing is left out @§10.15.8', async ({
  page,
}) => {
  await visit(page, '/admin/orders?scenario=login:staff')
  const order = await orderTwelve(page)
  await page.goto(`/admin/orders/${order.id}`)
  await countPrints(page)
  await page.getByRole('button', { name: text('adminOrders.print') }).click()
  await page.getByRole('button', { name: 'Print 1 slip' }).dblclick()
  await expect(page.locator('body[data-prints="1"]')).toHaveCount(1)
  await expect(slips(page)).toHaveCount(2)
  const printed = (await slips(page).allTextContents()).join(' ')
  for (const { sku, product_name } of order.items) {
    expect(printed).toContain(product_name)
    expect(sku).not.toBe('')
    expect(printed).toContain(sku)
  }
  expect(printed).toContain(order.address)
  for (const slip of await slips(page).all()) await expect(slip).toContainText(order.code)
  expect(await sheetsOf(page)).toEqual(['105 × 148', '105 × 148'])
})

test.describe('when the orders do not come', () => {
  test.use({ expectedMessages: ['Failed to load resource'] })

  test('the window says so, and the next press prints @§10.15.9', async ({ page }) => {
    await visit(page, '/admin/orders/58?scenario=login:staff')
    await countPrints(page)
    await page.getByRole('button', { name: text('adminOrders.print') }).click()
    const print = page.getByRole('button', { name: 'Print 1 slip' })
    await setScenario(page, 'adminOrder.500')
    await print.click()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await setScenario(page)
    await print.click()
    await expect(page.locator('body[data-prints="1"]')).toHaveCount(1)
  })
})
