import { expect, test } from '../fixtures'
import { keepCart, linesOf, storedLines, viewCart } from '../support/cart'
import { worldOf } from '../support/world'

const dress = '/products/dam-chu-a-co-sen-tu-anh'
const shirt = 'ao-so-mi-linen-an-nhien'

test('lines come, go and are selected @§2.9.1 @§4.5.3 @§4.5.6 @§5.6.2', async ({ page, text }) => {
  await keepCart(page, shirt)
  await page.goto(dress)
  await page.getByRole('button', { name: text('product.addToCart'), exact: true }).click()
  await viewCart(page, text)
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
  await page.getByRole('button', { name: text('ui.undo') }).click()
  await expect(lines, 'and undo brings it back').toHaveCount(2)

  await page.getByRole('checkbox', { name: text('cart.selectAll') }).uncheck({ force: true })
  await expect(checkout).toBeDisabled()
  await expect(page.getByText(text('cart.selectOne'))).toBeVisible()
  await page.reload()
  await expect(lines, 'the cart survives a reload').toHaveCount(2)
  await expect(checkout, 'and so does the selection').toBeDisabled()
})

test('changing the size of a line keeps its place, its quantity and the focus @§4.5.1', async ({
  page,
  text,
}) => {
  await keepCart(page, shirt, dress.slice('/products/'.length))
  await page.goto('/cart')
  const first = linesOf(page, text).first()
  await first.getByRole('group').getByRole('button').last().click()
  await expect(first.getByRole('group')).toContainText('02')
  const [before] = await storedLines(page)

  const edit = first.locator('button[aria-haspopup=dialog]')
  await edit.click()
  const panel = page.getByRole('dialog', { name: text('line.edit.title') })
  const sizes = panel.getByRole('radiogroup', { name: text('product.size') })
  const other = sizes.locator('label:has(input:not(:checked):not(:disabled))').first()
  const size = (await other.textContent()) ?? ''
  await other.click()
  await panel.getByRole('button', { name: text('line.edit.save') }).click()
  await expect(edit).toContainText(size)
  await expect(edit).toBeFocused()
  await expect(first.getByRole('group')).toContainText('02')
  await expect.poll(async () => (await storedLines(page))[0]?.variantId).not.toBe(before?.variantId)
})

test('a link shows the lines that it would add, and a click adds them or replaces the cart @§2.9.6', async ({
  page,
  text,
}) => {
  await keepCart(page, 'ao-so-mi-linen-an-nhien')
  const variants = (await worldOf(page)('variants')).filter(({ stock }) => stock > 1)
  const [one, two] = variants.filter(({ product_id }) => product_id > 3)
  if (!one || !two) throw new Error('The seed has too few variants')
  const add = [`${one.product_id}:${one.id}:2`, `${two.product_id}:${two.id}`, '9999:99999'].join()
  const path = `/cart?add=${add}&code=MOCLAN14`
  // Some mail programs change the `&` of a link like this.
  await page.goto(path.replace('&', ').&amp;'))
  const offer = page.getByRole('region', { name: text('cart.link.title') })
  const lines = page.getByRole('region', { name: text('cart.lines') }).getByRole('listitem')
  await expect(offer.getByRole('listitem')).toHaveCount(3)
  await expect(offer).toContainText(text('cart.link.unknown'))
  await expect(offer).toContainText(text('cart.note.gone'))
  await expect(lines, 'nothing changes before a click').toHaveCount(1)
  await offer.getByRole('button', { name: /^(Thêm vào giỏ|Add to cart) \(2\)$/ }).click()
  await expect(lines).toHaveCount(3)
  await expect(offer).toHaveCount(0)
  await expect(page).toHaveURL(/\/cart$/)
  await page.getByRole('button', { name: text('ui.undo') }).click()
  await expect(lines).toHaveCount(1)

  await page.goto(`${path}).%20`)
  await offer.getByRole('button', { name: text('cart.link.replace') }).click()
  await expect(lines).toHaveCount(2)
  await page.getByRole('button', { name: text('cart.checkout') }).click()
  await expect(page.getByRole('textbox', { name: text('checkout.coupon') })).toHaveValue('MOCLAN14')
})
