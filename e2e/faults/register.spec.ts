import { expect, test } from '../fixtures'
import { type FaultRow, wordsOf } from '../support/faults'
import { fillRegister, newcomer, openRegister } from '../support/people'
import { setScenario } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource', 'net::ERR'] })

/** One refusal, and those whose text no row of the error catalogue owns. */
const refusals: FaultRow[] = [
  { scenario: 'register.invalid', words: 'Email đã được sử dụng, Số điện thoại không hợp lệ' },
  { scenario: 'register.offline', id: 'common.error.offline' },
  { scenario: 'register.empty', id: 'ui.error' },
]

test('registration refused: said in the red box, texts stay', async ({ page, text }) => {
  await page.goto('/cart')
  await openRegister(page, text)
  const popup = await fillRegister(page, text)
  const confirmation = popup.getByRole('textbox', { name: text('auth.confirmation') })
  for (const row of refusals) {
    await setScenario(page, row.scenario)
    await confirmation.press('Enter')
    const alert = popup.getByRole('alert')
    await expect(alert, row.scenario).toHaveText(wordsOf(text, row))
    await expect(alert).toBeInViewport({ ratio: 1 })
    await expect(popup.getByLabel(text('auth.countryCode'))).toHaveValue('+65')
    await expect(confirmation).toHaveValue(newcomer.password)
  }
  await setScenario(page)
  await confirmation.press('Enter')
  await expect(page.getByText(text('auth.registered'))).toBeVisible()
})
