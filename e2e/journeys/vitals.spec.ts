import { apiPort } from '../../scripts/real-build'
import { expect, test } from '../fixtures'
import { openOfflineShop } from '../support/offline-shop'

test.use({ expectedMessages: ['net::ERR_FAILED'] })

test('the owner is told how fast the shop was, and nothing of the visitor @§11.4.11 @desktop', async ({
  page,
}) => {
  const shop = await openOfflineShop(`http://127.0.0.1:${apiPort}`)
  await shop.configure('--vitals=/speed')
  // A message that is sent while a page goes is seen by its sender only.
  await page.addInitScript(() => {
    navigator.sendBeacon = (to, text) => {
      if (typeof text === 'string')
        localStorage.setItem('told', JSON.stringify([to, JSON.parse(text)]))
      return true
    }
  })
  const told = () => page.evaluate(() => JSON.parse(localStorage.getItem('told') ?? '[]'))
  await page.goto(`${shop.url}/products/dam-chu-a-co-sen-tu-anh?variant=1`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${shop.url}/cart`)
  expect(await told()).toEqual([
    '/speed',
    {
      id: expect.any(String),
      screen: 'products/*',
      build: expect.stringMatching(/^start-.*\.js$/),
      LCP: expect.any(Number),
      CLS: expect.any(Number),
      TTFB: expect.any(Number),
    },
  ])
  shop.close()
})

test('a measuring script that does not come, as where it is blocked, leaves the shop as it is @§11.4.11 @desktop', async ({
  page,
}) => {
  const shop = await openOfflineShop(`http://127.0.0.1:${apiPort}`)
  await shop.configure('--vitals=/speed')
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }))
  await page.route(/vitals/, (route) => route.abort())
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  await page.goto(shop.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loads).toBe(1)
  shop.close()
})
