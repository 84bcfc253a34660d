import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { answersAfter } from '../../scripts/lib/slow-machine'
import { expect, test } from '../fixtures'
import { fillCheckout } from '../support/buy-a-dress'
import { hostCalls, OtherHost } from '../support/other-host'

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

test('a host answers 8 calls, the mock world all others: a whole order, from its catalogue to its bill @both', async ({
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
    const sizes = page.getByRole('radiogroup', { name: text('product.size') })
    await sizes.getByRole('radio').nth(1).locator('xpath=..').click()
    await page.getByRole('button', { name: text('product.buyNow') }).click()

    // Its provinces and wards are those of the mock world.
    await fillCheckout(page, text)
    await page.getByRole('button', { name: text('checkout.pay') }).click()
    await expect(page.getByText(text('order.success.title'))).toBeVisible()
    await expect(page.getByText('HOST-1001')).toBeVisible()
    await expect(page.getByText('505.000VND').first(), "the host's own bill").toBeVisible()
    expect(host.stockOf(90_012), 'one unit less').toBe(6)
  } finally {
    gateway.process.kill()
    await once(gateway.process, 'exit')
    host.stop()
  }
})
