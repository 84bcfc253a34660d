import { expect, test } from '../fixtures'

const dress = 'dam-chu-a-co-sen-tu-anh'

test('the shop says who sells, and where it is asked @§2.14.5 @§2.14.6', async ({ page, text }) => {
  await page.goto(`/products/${dress}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: text('chat.zalo') })).toHaveAttribute(
    'href',
    'https://zalo.me/02812345678',
  )
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(main.getByRole('link', { name: text('chat.messenger') })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(name)),
  )
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('0300000000').first()).toBeVisible()
  await expect(footer.getByRole('link', { name: text('seller.ministry') })).toBeVisible()

  await page.goto('/terms')
  await expect(page.getByRole('region', { name: text('seller.title') })).toContainText('0300000000')
  await page.goto('/orders/track')
  await expect(main.getByRole('link', { name: text('chat.zalo') })).toBeVisible()
})
