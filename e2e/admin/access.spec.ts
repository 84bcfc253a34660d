import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { brand } from '../support/brand'
import { textsOf } from '../support/texts'
import { setScenario, visit, worldOf } from '../support/world'
import { signInAsStaff } from './staff'

const text = textsOf('en')
const places = ['/admin', '/admin/products/3/edit', '/admin/orders/58']
const people = [
  { who: 'a visitor', login: 'visitor', title: 'admin.signIn.title' },
  { who: 'a shopper', login: 'shopper', title: 'admin.forbidden.title' },
] as const

// The browser logs refused calls, so these messages are expected.
test.use({ expectedMessages: ['status of 401', 'status of 403'] })

for (const { who, login, title } of people) {
  test(`${who} sees nothing of the back office at its URLs @§2.1.1 @§10.1.1 @§10.1.2`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/admin/')) asked.push(request.url())
    })
    await visit(page, `${places[0]}?scenario=login:${login}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const world = worldOf(page)
    const order = (await world('orders')).find(({ id }) => id === 58)
    const product = (await world('products')).find(({ id }) => id === 3)
    if (!order || !product) throw new Error('The seed lacks the order or the product')
    const kept = [order.code, order.full_name, order.phone, product.name]

    for (const place of places) {
      await page.goto(place)
      await expect(page.getByRole('heading', { level: 1, name: text(title) })).toBeVisible()
      await expect(page).toHaveURL(place)
      await expect(page, 'the shop is named once').toHaveTitle(
        `${text('admin.nav')} · ${brand.name}`,
      )
      await expect(page.getByRole('navigation', { name: text('admin.nav') })).toHaveCount(0)
      await expect(page.getByRole('heading')).toHaveCount(1)
      const shown = await page.content()
      for (const word of kept) expect(shown, place).not.toContain(word)
    }
    expect(asked, 'no admin data is requested').toEqual([])
  })
}

// All forms keep their values in this way. src/ui/editor/use-record-editor.test.tsx tests all of them, so
// this file tests only one form.
test('after a session has ended, signing in over the form keeps the edited product @§10.2.5', async ({
  page,
}) => {
  await visit(page, '/admin/products/3/edit?scenario=login:staff')
  const typed = page.getByLabel(text('field.product.name')).first()
  const save = page.locator('button[type=submit]').last()
  await typed.fill('Gõ dở')
  await setScenario(page, 'token.expired')
  await save.click()
  const dialog = page.getByRole('dialog', { name: text('admin.signIn.title') })
  // Only the dialog asks the user to sign in: no other message repeats it. Neither the close button nor
  // Escape closes the dialog.
  await expect(dialog.getByRole('textbox', { name: text('auth.password') })).toBeFocused()
  await expect(page.getByText(text('auth.expired'), { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: text('ui.close') })).toHaveCount(0)
  await setScenario(page)
  await signInAsStaff(dialog)
  await expect(dialog).toHaveCount(0)
  // The page reloads its data after the sign-in, but the new answers do not replace the typed text.
  await expect(typed).toHaveValue('Gõ dở')
  await save.click()
  await expect(page.getByText(text('adminProduct.saved'), { exact: true })).toBeVisible()
})

test('another person who signs in over a screen starts at its heading @§14.3c', async ({
  page,
}) => {
  await visit(page, '/admin/orders/58?scenario=login:staff')
  const note = page.getByRole('textbox', { name: text('adminOrders.notes.label') })
  await note.fill('Gõ dở')
  await setScenario(page, 'token.expired')
  await page.getByRole('button', { name: text('adminOrders.notes.add') }).click()
  const dialog = page.getByRole('dialog', { name: text('admin.signIn.title') })
  // The fault ends only after the server has refused a call. Otherwise a slow machine would save the note.
  await expect(dialog).toBeVisible()
  await setScenario(page)
  await signInAsStaff(dialog, accounts.clerk)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(note).toHaveValue('')
})
