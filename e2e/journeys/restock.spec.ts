import { accounts } from '../../mocks/seed/accounts'
import { specials } from '../../mocks/seed/catalogue/specials'
import { expect, test } from '../fixtures'
import { visit, worldOf } from '../support/world'

test('who waits for a sold-out variant is kept once, by address or number @desktop @§2.6.6a @§2.6.6b', async ({
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
