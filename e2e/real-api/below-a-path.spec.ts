import { apiPort, realAddress, realBase } from '../../scripts/e2e-setup'
import { expect, test } from '../fixtures'
import { viewCart } from '../support/cart'
import { buyNow } from '../support/checkout'
import { worldOf } from '../support/world'

const { origin } = new URL(realAddress)

test('a shop below a path requests nothing outside it @§11.4.1', async ({ page, text }) => {
  const strays: string[] = []
  page.on('request', (request) => {
    const { origin: host, pathname } = new URL(request.url())
    if (host === origin && !pathname.startsWith(realBase)) strays.push(pathname)
  })
  // The shopper opens a deep link, as from an e-mail.
  await page.goto('./account/orders')
  await expect(page).toHaveURL(`${realAddress}account/orders`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('./products/dam-chu-a-co-sen-tu-anh?variant=1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${realBase}products/dam-chu-a-co-sen-tu-anh$`),
  )
  const links = page.locator('a[href^="/"]')
  await expect(links.first()).toBeAttached()
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.filter((href) => !href.startsWith(realBase))).toEqual([])
  // The links of the menu come from the server, which does not know that the shop is below a path.
  await page.getByRole('banner').getByRole('link', { name: 'Đầm', exact: true }).click()
  await expect(page).toHaveURL(`${realAddress}category/dresses`)
  await page.goBack()
  await page.reload()
  await page.getByRole('button', { name: text('product.addToCart'), exact: true }).click()
  await viewCart(page, text)
  await expect(page).toHaveURL(`${realAddress}cart`)
  expect(strays).toEqual([])
})

test('the real build pays on another origin and comes back @§4.8.5', async ({ page, text }) => {
  const world = worldOf(page, `http://127.0.0.1:${apiPort}`)
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
