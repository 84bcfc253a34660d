import { expect, test } from '../fixtures'
import { fillLogin } from '../support/people'
import { setScenario, visit } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

test('a session that ends while she types keeps what was typed for her', async ({ page, text }) => {
  const main = page.getByRole('main')
  const side = page.getByRole('complementary')
  // What tells of the session's end may load after it.
  const { promise: isOver, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/AccountHost-/, (route) => isOver.then(() => route.continue()))
  await visit(page, '/account?scenario=login:shopper')
  await main.getByRole('button', { name: text('profile.update') }).click()
  const firstName = main.getByRole('textbox', { name: text('auth.firstName') })
  const birthday = main.getByRole('textbox', { name: text('profile.birthday') })
  await firstName.fill('Thu Hà')
  await birthday.fill('15/0')
  await setScenario(page, 'token.expired')
  // By keys: on a phone toasts lie over the sidebar for some seconds.
  await side.getByRole('link', { name: text('account.nav.orders') }).press('Enter')
  const signIn = main.getByRole('button', { name: text('account.signIn.button') })
  await expect(signIn).toBeVisible()
  release()
  await expect(page.getByText(text('auth.expired'))).toBeVisible()
  await setScenario(page)
  await signIn.click()
  await fillLogin(page, text)
  await expect(page.getByText(text('auth.signedIn'))).toBeVisible()
  await expect(page.getByText(text('auth.expired')), 'signed in again').toHaveCount(0)
  await side.getByRole('link', { name: text('account.nav.personal') }).press('Enter')
  await expect(firstName).toHaveValue('Thu Hà')
  await expect(birthday).toHaveValue('15/0')
})
