import { accounts } from '../../mocks/seed/accounts'
import { specials } from '../../mocks/seed/catalogue/specials'
import { expect, test } from '../fixtures'
import { toastsOf } from '../support/cart'
import { fillLogin, openAccount } from '../support/people'
import { worldOf, visit } from '../support/world'

const path = '/products/dam-chu-a-co-sen-tu-anh'

test('a visitor is asked to sign in, and then the product is in the wishlist @desktop @§2.6.1 @§4.4.4 @§5.6.1 @§8.7.1 @§2.12.5', async ({
  page,
  text,
}) => {
  await page.goto(path)
  const heart = page
    .getByRole('region', { name: text('product.purchase') })
    .getByRole('button', { name: /yêu thích|wishlist/ })
  await heart.click()
  await fillLogin(page, text)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(text('wishlist.added'))).toBeVisible()
  await expect(page).toHaveURL(path)

  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(page.getByText(text('wishlist.removed'))).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('the heart of a card adds its product once @phone @§1.1 @§6.1', async ({ page, text }) => {
  const world = worldOf(page)
  const mine = async () =>
    (await world('wishlist')).filter(({ user_id }) => user_id === accounts.shopper.id).length
  await visit(page, '/category/dresses?scenario=login:shopper')
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /yêu thích|wishlist/, pressed: false })
    .first()
  const name = (await heart.getAttribute('aria-label')) ?? ''
  const before = await mine()
  await heart.dblclick()
  await expect(page.getByText(text('wishlist.added'))).toBeVisible()
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(await mine()).toBe(before + 1)
  await test.step('a product of the wishlist goes into the cart @§2.1.1', async () => {
    await openAccount(page, text)
    await page.getByRole('menuitem', { name: text('auth.menu.wishlist') }).click()
    await expect(page).toHaveURL(/\/wishlist$/)
    const choose = page.getByRole('main').getByRole('button', { name: text('wishlist.choose') })
    await expect(choose.first()).toBeVisible()
    await choose.and(page.locator(':enabled')).first().click()
    const sizes = page.getByRole('dialog').getByRole('group', { name: text('product.addSize') })
    await sizes.getByRole('button', { disabled: false }).first().click()
    await expect(toastsOf(page, text).getByText(text('product.added'))).toBeVisible()
  })
})

test('a request for a restock message is stored once per e-mail address or phone number @desktop @§2.6.6', async ({
  page,
  text,
}) => {
  await visit(page, `/products/${specials.soldOut}?scenario=login:shopper`)
  const offer = page.getByRole('button', { name: text('product.restock'), exact: true })
  const window = page.getByRole('dialog', { name: text('product.restock') })
  const contact = window.getByRole('textbox')
  const send = async (typed?: string) => {
    await offer.click()
    await expect(contact, 'her address is filled in').toHaveValue(accounts.shopper.email)
    if (typed) await contact.fill(typed)
    await window.getByRole('button', { name: text('restock.send') }).click()
    await expect(window).toBeHidden()
  }
  const main = page.getByRole('main')
  await send()
  await expect(main.getByRole('status').getByText(accounts.shopper.email)).toBeVisible()
  await send(` ${accounts.shopper.email.toUpperCase()} `)
  await send('+84 912-345-678')
  await expect(main.getByRole('status').getByText('0912 345 678')).toBeVisible()
  await expect(offer).toBeFocused()
  expect(await worldOf(page)('restock_notices')).toMatchObject([
    { email: accounts.shopper.email, phone: null },
    { email: null, phone: '+84 912-345-678' },
  ])
})
