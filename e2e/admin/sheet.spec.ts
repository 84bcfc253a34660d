import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { callsTo, visit } from '../support/world'

const text = textsOf('en')

test('leaving a sheet with changes asks, by a link, Back or the tab; who stays has lost nothing @§10.3.3b', async ({
  page,
}) => {
  await visit(page, '/admin/products?scenario=login:staff')
  await page.getByRole('link', { name: text('adminProducts.sheet') }).click()
  const cell = page.locator('input[data-row="1"][data-column="0"]')
  await cell.fill('300k')
  await cell.press('Enter')
  const changed = page.getByText('1 cell changed')
  await expect(changed).toBeVisible()
  const stay = page.getByRole('button', { name: text('unsaved.stay') })
  const leaves = [
    () => page.getByRole('link', { name: text('admin.nav.orders') }).click(),
    () => page.evaluate(() => history.back()),
  ]
  for (const leave of leaves) {
    await leave()
    await stay.click()
    await expect(stay).toHaveCount(0)
    await expect(page).toHaveURL(/\/admin\/products\/sheet/)
    await expect(cell).toHaveValue('300.000')
  }
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(changed).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('1 cell saved')).toBeVisible()
  const saves = (await callsTo(page)).filter(({ operation }) => operation === 'saveVariants')
  expect(saves).toHaveLength(1)
  await page.getByRole('link', { name: text('admin.nav.orders') }).click()
  await expect(page).toHaveURL(/\/admin\/orders/)
})
