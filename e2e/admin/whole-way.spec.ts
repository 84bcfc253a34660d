import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../fixtures'
import { fillCheckout } from '../support/buy-a-dress'
import { signOut } from '../support/people'
import { payName, type Text, textsOf } from '../support/texts'
import { worldOf } from '../support/world'
import { button, field, signInAsStaff } from './staff'

const text: Text = textsOf('en')
const name = 'Áo dài thử tay nghề'
const price = 250_000
const goTo = (page: Page, id: Parameters<Text>[0]) =>
  page
    .getByRole('navigation', { name: text('admin.nav') })
    // The link to the orders also contains the number of pending orders, so only the beginning of its name is
    // compared.
    .getByRole('link', { name: new RegExp(`^${text(id)}`) })
    .click()

/** Returns a picture that differs from the pictures with other numbers. */
async function png(number: number) {
  const background = { r: 20 * number, g: 90, b: 200 - 20 * number }
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background } }).png()
  return { name: `${number}.png`, mimeType: 'image/png', buffer: await picture.toBuffer() }
}

const digits = async (place: Locator) => Number((await place.innerText()).replaceAll(/\D/g, ''))

/** Reads the dashboard's figures for the chosen period. */
async function figures(page: Page) {
  await expect(page.getByRole('heading', { name: text('adminDashboard.statuses') })).toBeVisible()
  const figure = (id: Parameters<Text>[0]) =>
    digits(
      page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${text(id)}$`) })
        .locator('xpath=following-sibling::dd[1]'),
    )
  const status = (id: Parameters<Text>[0]) =>
    digits(
      page
        .getByRole('list', { name: text('adminDashboard.statuses') })
        .getByRole('listitem')
        .filter({ hasText: text(id) }),
    )
  return {
    revenue: await figure('adminDashboard.revenue'),
    orders: await figure('adminDashboard.orders'),
    pending: await status('adminOrders.status.pending'),
    delivered: await status('adminOrders.status.delivered'),
  }
}

test('a product is made, sold, shipped and delivered, and the dashboard counts it @§1.1', async ({
  page,
}) => {
  // This is the longest journey. It takes about twice as long as any other test.
  test.slow()
  const world = worldOf(page)

  const before = await test.step('staff sign in', async () => {
    await page.goto('/admin')
    await signInAsStaff(page)
    return figures(page)
  })

  await test.step('makes a product: nine images, three colours in four sizes', async () => {
    await goTo(page, 'admin.nav.products')
    await page.getByRole('link', { name: text('adminProducts.create') }).click()
    await field(page, 'field.product.name').fill(name)
    await page
      .getByLabel(text('adminImages.add'), { exact: true })
      .setInputFiles(await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map(png)))
    await expect(page.getByText('9/9 images')).toBeVisible()

    const variants = page.getByRole('group', { name: text('adminVariants.label') })
    const color = variants.getByLabel(text('adminVariants.color.new'))
    for (const colorName of ['Đen', 'Ngà', 'Đỏ đô']) {
      await color.fill(colorName)
      await color.press('Enter')
    }
    const size = variants.getByLabel(text('adminVariants.size.new'))
    await size.fill('S, M, L, XL')
    await size.press('Enter')
    const amount = variants.getByRole('textbox', { name: text('adminVariants.fill.amount') })
    await amount.pressSequentially('250k')
    await amount.press('Enter')
    await expect(page.getByText('12 cells filled')).toBeVisible()
    await variants.getByRole('radio', { name: text('sheet.stock') }).check()
    await amount.fill('5')
    await button(page, 'adminVariants.fill.do').click()
    await expect(
      variants.getByRole('textbox', { name: 'Stock, Đỏ đô, XL', exact: true }),
    ).toHaveValue('5')
  })

  await test.step('saves it as a draft, goes on, and publishes it', async () => {
    await button(page, 'adminProduct.save.draft').click()
    await expect(page.getByText(text('adminProduct.saved.draft'))).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/products\/\d+\/edit/)
    expect((await world('products')).at(-1)).toMatchObject({ name, status: 'draft' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const category = page.getByRole('combobox', { name: text('field.category') })
    await category.fill('ao dai')
    await page.getByRole('option').first().click()
    await expect(category).not.toHaveValue('ao dai')
    await field(page, 'field.product.description').click()
    await page.keyboard.type('Lụa tơ tằm')
    await expect(page.getByText(text('adminProduct.ready.done'))).toBeVisible()
    await button(page, 'adminProduct.save.publish').click()
    await expect(page.getByText(text('adminProduct.saved.published'))).toBeVisible()
  })

  await test.step('a shopper finds it and orders it, cash on delivery', async () => {
    await page.getByRole('link', { name: text('admin.shop') }).click()
    await signOut(page, text)
    await page
      .getByRole('banner')
      .getByRole('button', { name: text('shell.search') })
      .click()
    const search = page.getByRole('dialog', { name: text('shell.search') })
    await search.getByRole('combobox').fill('thu tay nghe')
    await search.getByRole('option', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    for (const [group, option] of [
      ['product.color', 'Ivory'],
      ['product.size', 'L'],
    ] as const) {
      const radio = page
        .getByRole('radiogroup', { name: text(group) })
        .getByRole('radio', { name: option, exact: true })
      await radio.locator('xpath=..').click()
      await expect(radio).toBeChecked()
    }
    await button(page, 'product.buyNow').click()
    await fillCheckout(page, text)
    await page.getByRole('button', { name: payName(text) }).click()
    await expect(page.getByText(text('order.success.title'))).toBeVisible()
  })

  const order = (await world('orders')).at(-1)
  const item = (await world('order_items')).at(-1)
  if (!order || !item) throw new Error('The order is not kept')
  expect(order).toMatchObject({ status: 'pending', payment_method: 'cod', subtotal: price })
  expect(item).toMatchObject({ order_id: order.id, product_name: name, quantity: 1 })
  const variants = (await world('variants')).filter(
    ({ product_id }) => product_id === item.product_id,
  )
  expect(variants).toHaveLength(12)
  expect(variants.filter(({ stock }) => stock === 4)).toMatchObject([{ color: 'Ngà', size: 'L' }])

  await test.step('staff confirm, ship and deliver it', async () => {
    await page.goto('/admin')
    await signInAsStaff(page)
    const { revenue, orders, pending } = before
    await expect
      .poll(() => figures(page))
      .toEqual({
        ...before,
        revenue: revenue + order.total_amount,
        orders: orders + 1,
        pending: pending + 1,
      })
    await goTo(page, 'admin.nav.orders')
    await page.getByRole('link', { name: order.code }).click()
    await button(page, 'adminOrders.move.processing').click()
    const parcel = page.getByRole('dialog')
    await button(page, 'adminOrders.move.shipped').click()
    await parcel.getByRole('textbox').last().fill('GHN0042')
    await parcel.getByRole('button', { name: text('adminOrders.move.shipped') }).click()
    await expect(parcel).toBeHidden()
    await expect(page.getByRole('heading', { name: order.full_name })).toBeFocused()
    await button(page, 'adminOrders.move.delivered').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('adminOrders.move.delivered') })
      .click()
    await expect(page.getByText(text('adminOrders.moves.none'))).toBeVisible()
    expect((await world('orders')).at(-1)).toMatchObject({
      status: 'delivered',
      payment_status: 'successful',
    })
  })

  await test.step('the dashboard counts it', async () => {
    await goTo(page, 'admin.nav.dashboard')
    const { revenue, orders, pending, delivered } = before
    await expect
      .poll(() => figures(page))
      .toEqual({
        revenue: revenue + order.total_amount,
        orders: orders + 1,
        pending,
        delivered: delivered + 1,
      })
  })
})
