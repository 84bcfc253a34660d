import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { answersAfter } from '../../scripts/lib/slow-machine'
import { expect, test } from '../fixtures'
import { fillCheckout } from '../support/buy-a-dress'
import { hostCalls, hostShopper, OtherHost } from '../support/other-host'
import { fillLogin } from '../support/people'

/** Starts the mock backend as the gateway before a host. Resolves to its address. */
async function startGateway(api: string): Promise<{ process: ChildProcess; url: string }> {
  const options = ['--port', '0', '--delay', answersAfter, '--shop', 'dist']
  const real = ['--api', api, '--real', hostCalls.join(',')]
  const child = spawn(process.execPath, ['scripts/mock-server.ts', ...options, ...real])
  let output = ''
  for await (const chunk of child.stdout) {
    output += String(chunk)
    const [, url] = /Mock backend: (\S+)/.exec(output) ?? []
    if (url) return { process: child, url }
  }
  throw new Error(`The gateway did not start: ${output}`)
}

test('a host of another make answers 12 calls, the mock world all others: a whole order, from its catalogue to its list of orders @both', async ({
  page,
  text,
  shopLocale,
}) => {
  const host = new OtherHost()
  const gateway = await startGateway(await host.start())
  try {
    const name = shopLocale === 'vi' ? 'Áo mưa dài Mộc' : 'Long raincoat Moc'
    await page.goto(`${gateway.url}/category/ao-mua`)
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    // Signs in at the host, and marks its product in a list that is mocked.
    const heart = page
      .getByRole('region', { name: text('product.purchase') })
      .getByRole('button', { name: /yêu thích|wishlist/ })
    await heart.click()
    await fillLogin(page, text, hostShopper)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    const sizes = page.getByRole('radiogroup', { name: text('product.size') })
    await sizes.getByRole('radio').nth(1).locator('xpath=..').click()
    await page.getByRole('button', { name: text('product.buyNow') }).click()

    await fillCheckout(page, text)
    await page.getByRole('button', { name: text('checkout.pay') }).click()
    await expect(page.getByText(text('order.success.title'))).toBeVisible()
    await expect(page.getByText('HOST-1001')).toBeVisible()
    await expect(page.getByText('505.000VND').first(), "the host's own bill").toBeVisible()
    expect(host.stockOf(90_012), 'one unit less').toBe(6)

    // Mocked calls know an order of the host: the look-up, the list.
    await page.goto(`${gateway.url}/orders/track?code=HOST-1001`)
    const main = page.getByRole('main')
    const phone = main.getByRole('textbox', { name: text('order.phone') })
    await phone.fill('0912 345 678')
    await phone.press('Enter')
    await expect(main.getByRole('heading', { level: 2, name: 'HOST-1001' })).toBeVisible()

    await page.goto(`${gateway.url}/account/orders`)
    await main
      .getByRole('link', { name: /HOST-1001/ })
      .first()
      .click()
    await expect(main.getByText('505.000VND').first()).toBeVisible()
    await page.goto(`${gateway.url}/wishlist`)
    await expect(main.getByRole('link', { name }).first()).toBeVisible()
  } finally {
    gateway.process.kill()
    await once(gateway.process, 'exit')
    host.stop()
  }
})
