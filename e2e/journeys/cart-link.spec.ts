import { expect, test } from '../fixtures'
import { keepCart } from '../support/cart'
import { worldOf } from '../support/world'

test('a link shows what it would add, and a click adds it or takes the place of what is there @§2.9.6', async ({
  page,
  text,
}) => {
  await keepCart(page, 'ao-so-mi-linen-an-nhien')
  const variants = (await worldOf(page)('variants')).filter(({ stock }) => stock > 1)
  const [one, two] = variants.filter(({ product_id }) => product_id > 3)
  if (!one || !two) throw new Error('The seed has too few variants')
  const add = [`${one.product_id}:${one.id}:2`, `${two.product_id}:${two.id}`, '9999:99999'].join()
  const path = `/cart?add=${add}&code=MOCLAN14`
  await page.goto(path)
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

  await page.goto(path)
  await offer.getByRole('button', { name: text('cart.link.replace') }).click()
  await expect(lines).toHaveCount(2)
  await page.getByRole('button', { name: text('cart.checkout') }).click()
  await expect(page.getByRole('textbox', { name: text('checkout.coupon') })).toHaveValue('MOCLAN14')
})
