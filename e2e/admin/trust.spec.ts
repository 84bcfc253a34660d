import { expect, test } from '../fixtures'
import { visit, worldOf } from '../support/world'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('who confirms a cash order copies the confirmation, in the queue and on the order @§10.6.13', async ({
  page,
}) => {
  await visit(page, '/admin/orders?status=pending&payment_method=cod&scenario=login:staff')
  const order = (await worldOf(page)('orders')).find(
    ({ status, payment_method }) => status === 'pending' && payment_method === 'cod',
  )
  const code = order?.code ?? ''
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const copy = page.getByRole('button', { name: `Copy the confirmation of ${code}` })
  await copy.click()
  await expect(page.getByText(`The confirmation of ${code} is copied`)).toBeVisible()
  expect(await copied()).toContain(code)

  await page.getByRole('link', { name: code, exact: true }).click()
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await copy.click()
  await expect
    .poll(copied)
    .toMatch(new RegExp(`${code}:\n1 × [^]*\nTotal: [^]*/orders/track\\?code=${code}$`))
})
