import { formatDay, shopDay } from '../../src/lib/dates'
import { addDays } from '../../src/lib/days'
import { expect, expectNoAxeViolations, test } from '../fixtures'
import { visit } from '../support/world'

// A time zone far from the shop's: the days are still the shop's (Product §10.3).
test.use({ timezoneId: 'America/Los_Angeles' })

test('the overview tells a period in the shop’s days and leads to what it is made of @§2.1.15 @§10.3.1a @§10.3.1b @§10.3.1c @§10.3.1d @§10.3.1g', async ({
  page,
}) => {
  await visit(page, '/admin?scenario=login:staff')
  const chart = page.getByRole('slider', { name: /Revenue by day/ })
  await expect(chart).toBeVisible()
  await expectNoAxeViolations(page)
  const today = shopDay(new Date())
  await expect(page.getByText(`– ${formatDay(today, 'en')}`)).toBeVisible()

  await page.getByRole('button', { name: 'Revenue by day: view as a table' }).click()
  const rows = page.getByRole('table', { name: 'Revenue by day' }).getByRole('row')
  await expect(rows).toHaveCount(31)

  await test.step('a range of one’s own is a step of its own', async () => {
    await page.getByRole('button', { name: 'Custom' }).click()
    const day = addDays(today, -5)
    // No range yet, so no step.
    await page.getByLabel('From').fill(addDays(today, 1))
    await page.getByLabel('To', { exact: true }).fill(day)
    await page.getByLabel('From').fill(day)
    await expect(page).toHaveURL(new RegExp(`from=${day}&to=${day}`))
    await page.goBack()
    await expect(page.getByRole('link', { name: '30 days' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })

  await test.step('what waits leads to the list that counts as much', async () => {
    const waiting = page.getByRole('region', { name: 'To do' })
    await expect(waiting.getByRole('link').first()).toContainText(/to confirm/)
    const low = waiting.getByRole('link', { name: /running low/ })
    const [count] = /\d+/.exec(await low.innerText()) ?? []
    await low.click()
    await expect(page).toHaveURL(/\/admin\/products\?stock=low&status=active/)
    await expect(page.getByRole('status').filter({ hasText: /products?$/ })).toHaveText(
      `${count} products`,
    )
  })
})
