import { apiPort } from '../../scripts/e2e-setup'
import { expect, test } from '../fixtures'
import { buyNow } from '../support/checkout'
import { worldOf } from '../support/world'

const api = `http://127.0.0.1:${apiPort}`

test('the real build pays on another origin and comes back @§4.8.5', async ({ page, text }) => {
  const world = worldOf(page, api)
  const pay = await buyNow(page, text, 'paypal')
  await pay.click()
  await page.waitForURL(/127\.0\.0\.1:\d+\/mock\/paypal\?token=EC-[\dA-F]+&shop=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.locator('button[value=approve]').click()
  await expect(page).toHaveURL(/\/shop\/order-success\?token=EC-/)
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  const token = new URL(page.url()).searchParams.get('token')
  const payment = (await world('payments')).find((row) => row.token === token)
  expect(payment).toMatchObject({ status: 'successful', approval: 'approved' })
})
