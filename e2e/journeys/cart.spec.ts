import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit } from '../support/world'

const dress = '/products/dam-chu-a-co-sen-tu-anh'
const shirt = '/products/ao-so-mi-linen-an-nhien'

test('lines are counted, taken out, brought back and selected', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  for (const path of [dress, shirt]) {
    await page.goto(path)
    await page.getByRole('button', { name: text('product.addToCart') }).click()
    await expect(page.getByText(text('product.added'))).toBeVisible()
  }
  await page.goto('/cart')
  const lines = page.getByRole('region', { name: text('cart.lines') }).getByRole('listitem')
  const checkout = page.getByRole('button', { name: text('cart.checkout') })
  await expect(lines).toHaveCount(2)
  await expect(checkout).toBeEnabled()

  const first = lines.first()
  const steps = first.getByRole('group').getByRole('button')
  await steps.last().click()
  await expect(first.getByRole('group')).toContainText('02')
  await steps.first().click()
  await steps.first().click()
  await expect(lines, 'minus at one takes the line out').toHaveCount(1)
  await page.getByRole('button', { name: text('cart.undo') }).click()
  await expect(lines, 'and undo brings it back').toHaveCount(2)

  await page.getByRole('checkbox', { name: text('cart.deselectAll') }).uncheck({ force: true })
  await expect(checkout).toBeDisabled()
  await expect(page.getByText(text('cart.selectOne'))).toBeVisible()
  await page.reload()
  await expect(lines, 'the cart survives a reload').toHaveCount(2)
  await expect(checkout, 'and so does the selection').toBeDisabled()
})

test('two tabs show one cart', async ({ page, context, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.goto('/cart')
  await expect(page.getByText(text('cart.empty'), { exact: true })).toBeVisible()
  const other = await context.newPage()
  await other.goto(dress)
  await other.getByRole('button', { name: text('product.addToCart') }).click()
  const lines = page.getByRole('region', { name: text('cart.lines') }).getByRole('listitem')
  await expect(lines).toHaveCount(1)
})

test('the header shows the cart and closes on Escape', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.goto(dress)
  await page.getByRole('button', { name: text('product.addToCart') }).click()
  await expect(page.getByText(text('product.added'))).toBeVisible()
  const bag = page.getByRole('banner').getByRole('button', { name: /^(Giỏ hàng|Cart),/ })
  await bag.click()
  const panel = page.getByRole('dialog', { name: text('cart.title') })
  await expect(panel.getByRole('link', { name: text('cart.view') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bag).toBeFocused()
})

test('a line that is no longer sold stays, is marked and is not ordered @phone', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  await page.goto(dress)
  await page.getByRole('button', { name: text('product.addToCart') }).click()
  await expect(page.getByText(text('product.added'))).toBeVisible()
  await visit(page, '/cart?scenario=cart.variant-gone')
  await expect(page.getByText(text('cart.note.gone'))).toBeVisible()
  await expect(page.getByRole('button', { name: text('cart.checkout') })).toBeDisabled()
})

test('a failed sync keeps the cart and is said once @phone', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.goto(dress)
  await page.getByRole('button', { name: text('product.addToCart') }).click()
  await expect(page.getByText(text('product.added'))).toBeVisible()
  await visit(page, '/cart?scenario=syncCartProducts.empty')
  await expect(page.getByText(text('line.error.sync'))).toHaveCount(1)
  await expect(page.getByRole('button', { name: text('cart.checkout') })).toBeEnabled()
})
