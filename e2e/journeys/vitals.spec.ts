import { apiPort } from '../../scripts/e2e-setup'
import { expect, test } from '../fixtures'
import { openOfflineShop } from '../support/offline-shop'

test.use({ expectedMessages: ['letter', 'told as well'] })

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

test('the owner is told of errors and unreadable answers, each once and ten at most, and nothing of the visitor @§11.4.12', async ({
  page,
}) => {
  const shop = await openOfflineShop(`http://127.0.0.1:${apiPort}`)
  await shop.configure('--errors=/errors')
  await page.addInitScript(() => {
    const all: unknown[] = []
    Object.assign(window, { told: all })
    navigator.sendBeacon = (to, text) => {
      if (typeof text === 'string') all.push([to, JSON.parse(text)])
      return true
    }
  })
  const told = () => page.evaluate(() => Reflect.get(window, 'told') as unknown[])
  await page.route('**/api/products/dam-*', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"success": true, "data": 7}' }),
  )
  await page.goto(`${shop.url}/products/dam-chu-a-co-sen-tu-anh`)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect.poll(told).toHaveLength(1)
  expect(await told()).toEqual([
    [
      '/errors',
      {
        message: 'Error: unreadable answer of api/products',
        at: expect.any(String),
        screen: 'products/*',
        build: expect.stringMatching(/^start-.*\.js$/),
      },
    ],
  ])
  await page.evaluate(() => {
    for (let n = 0; n < 20; n += 1)
      setTimeout(() => {
        throw new RangeError(`letter ${'abcdefghijklmnopqrst'[n >> 1]}`)
      })
    void Promise.reject(new Error('told as well, or one too many'))
  })
  await expect.poll(told).toHaveLength(10)
  shop.close()
})
