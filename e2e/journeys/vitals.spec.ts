import { apiPort } from '../../scripts/e2e-setup'
import { expect, test } from '../fixtures'
import { openOfflineShop } from '../support/offline-shop'

test.use({ expectedMessages: ['letter', 'told as well'] })

test('the owner gets the speed of the shop and its errors, each once and at most ten, without anything about the visitor @§11.4.11', async ({
  page,
}) => {
  const shop = await openOfflineShop(`http://127.0.0.1:${apiPort}`)
  await shop.configure('--vitals=/speed')
  await shop.configure('--errors=/errors')
  // The page sends its figures while it unloads, so only a replaced `sendBeacon` can record them.
  await page.addInitScript(() => {
    navigator.sendBeacon = (to, text) => {
      if (typeof text !== 'string') return false
      const told = JSON.parse(localStorage.getItem('told') ?? '[]')
      localStorage.setItem('told', JSON.stringify([...told, [to, JSON.parse(text)]]))
      return true
    }
  })
  const told = (to: string) =>
    page.evaluate((path) => {
      const all: [string, object][] = JSON.parse(localStorage.getItem('told') ?? '[]')
      return all.filter(([address]) => address === path).map(([, text]) => text)
    }, to)
  const where = { screen: 'products/*', build: expect.stringMatching(/^start-.*\.js$/) }
  await page.route('**/api/products/dam-*', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"success": true, "data": 7}' }),
  )
  await page.goto(`${shop.url}/products/dam-chu-a-co-sen-tu-anh?variant=1`)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect
    .poll(() => told('/errors'))
    .toEqual([
      { message: 'Error: unreadable answer of api/products', at: expect.any(String), ...where },
    ])
  await page.evaluate(() => {
    for (let n = 0; n < 20; n += 1)
      setTimeout(() => {
        throw new RangeError(`letter ${'abcdefghijklmnopqrst'[n >> 1]}`)
      })
    void Promise.reject(new Error('told as well, or one too many'))
  })
  await expect.poll(() => told('/errors')).toHaveLength(10)
  await page.goto(`${shop.url}/cart`)
  const [LCP, CLS, TTFB] = [expect.any(Number), expect.any(Number), expect.any(Number)]
  expect(await told('/speed')).toEqual([{ id: expect.any(String), ...where, LCP, CLS, TTFB }])
  shop.close()
})
