import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { type FaultRow, wordsOf } from '../support/faults'
import { fillLogin, openAccount } from '../support/people'
import { setScenario, visit } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

/** One refusal, and those whose text no row of the error catalogue owns. */
const refusals: FaultRow[] = [
  { scenario: 'login.badCredentials', id: 'auth.error.badCredentials' },
  // The busy server said when to try again.
  { scenario: 'login.429', words: /^Máy chủ đang bận\. Vui lòng thử lại lúc \d\d:\d\d/ },
  { scenario: 'login.wrongShape', id: 'auth.error.cannotConnect' },
]

test('sign-in refused: said, texts stay @§2.4.1b @§5.1.4 @§8.0.2', async ({ page, text }) => {
  await visit(page, '/cart?scenario=login.badCredentials')
  await openAccount(page, text)
  await fillLogin(page, text)
  const popup = page.getByRole('dialog')
  const email = popup.getByRole('textbox', { name: text('auth.email') })
  for (const row of refusals) {
    await setScenario(page, row.scenario)
    await popup.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
    await expect(popup.getByRole('alert'), row.scenario).toHaveText(wordsOf(text, row))
    await expect(email).toHaveValue(accounts.shopper.email)
    await expect(popup.getByLabel(text('auth.password')).first()).toHaveValue(
      accounts.shopper.password,
    )
  }
  await email.press('End')
  await email.pressSequentially('n')
  await expect(popup.getByRole('alert')).toHaveCount(0)
})
