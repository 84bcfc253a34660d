import type { Page } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { brand } from '../support/brand'
import { fillLogin, openAccount } from '../support/people'
import type { Text } from '../support/texts'
import { visit } from '../support/world'

const main = (page: Page) => page.getByRole('main')

function fields(page: Page, text: Text) {
  const form = page.getByRole('form', { name: text('profile.form') })
  return {
    form,
    lastName: form.getByRole('textbox', { name: text('auth.lastName') }),
    firstName: form.getByRole('textbox', { name: text('auth.firstName') }),
    birthday: form.getByRole('textbox', { name: text('profile.birthday') }),
    sex: form.getByRole('combobox', { name: text('profile.sex') }),
    phone: form.getByRole('textbox', { name: text('auth.phone') }),
    save: form.getByRole('button', { name: text('profile.save') }),
  }
}

test('a visitor signs in on her account, corrects herself, and finds it again after a reload @phone @§2.1.9 @§2.12.2a @§2.12.2b @§2.12.2c', async ({
  page,
  text,
}) => {
  await page.goto('/account')
  await expect(page).toHaveTitle(`${text('account.signIn.title')} · ${brand.name}`)
  await main(page)
    .getByRole('button', { name: text('account.signIn.button') })
    .click()
  await fillLogin(page, text)
  await expect(main(page).getByText(accounts.shopper.email)).toBeVisible()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { level: 1, name: text('profile.title') })).toBeFocused()

  const update = main(page).getByRole('button', { name: text('profile.update') })
  await update.click()
  const { lastName, firstName, birthday, sex, phone, save } = fields(page, text)
  await expect(lastName).toBeFocused()
  await firstName.fill(' ')
  await birthday.fill('31/02/99')
  await save.click()
  await expect(firstName).toBeFocused()
  await expect(page.getByText(text('auth.validation.firstNameRequired'))).toBeVisible()
  await expect(page.getByText(text('profile.validation.birthdayNoSuchDay'))).toBeVisible()
  await firstName.fill('Thu  Hà ')
  await birthday.fill('01/01/2999')
  await save.click()
  await expect(page.getByText(text('profile.validation.birthdayFuture'))).toBeVisible()

  await page.reload()
  await expect(firstName, 'what was typed outlives a reload').toHaveValue('Thu  Hà ')
  await expect(page.getByText(text('editor.draft.restored'))).toBeVisible()
  await birthday.clear()
  await birthday.pressSequentially('150890')
  await expect(birthday).toHaveValue('15/08/90')
  await sex.selectOption('unsaid')
  await phone.fill('+84 (0)987-654-321')
  await save.click()
  await expect(page.getByText(text('profile.saved'))).toBeVisible()
  await expect(update).toBeFocused()

  await page.reload()
  for (const words of ['Thu Hà', '15/08/90', text('profile.sex.unsaid'), '0987 654 321'])
    await expect(main(page).getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText('Nguyễn Thu Hà')
})

test('the menu by keys; signing out forgets it all @§2.3.4b @§2.12.1', async ({ page, text }) => {
  await visit(page, '/account?scenario=login:shopper')
  await main(page)
    .getByRole('button', { name: text('profile.update') })
    .click()
  const { form, firstName } = fields(page, text)
  await firstName.fill('Thu Hà')

  await openAccount(page, text)
  const menu = page.getByRole('menu', { name: text('shell.account') })
  await expect(menu, 'the keys go to the menu').toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(menu, 'Tab leads out').toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button').last()).toBeFocused()
  await openAccount(page, text)
  await expect(menu, 'the keys go to the menu').toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account/addresses')
  await expect(menu).toHaveCount(0)

  const side = page.getByRole('complementary')
  await expect(side.locator('[aria-current=page]')).toHaveText(text('account.nav.addresses'))
  await expect(side.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  await side.getByRole('link', { name: text('account.nav.personal') }).click()
  await expect(firstName, 'what was typed is still there').toHaveValue('Thu Hà')
  await form.getByRole('button', { name: text('profile.save') }).click()
  await expect(side).toContainText('Nguyễn Thu Hà')

  await side.getByRole('button', { name: text('account.signOut') }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(text('auth.signedOut'))).toBeVisible()
  const kept = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  await expect.poll(kept).not.toContainEqual(expect.stringMatching(/auth_token|profile/))
})
