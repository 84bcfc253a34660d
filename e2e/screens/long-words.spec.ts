import { expect, test } from '../fixtures'
import { keepCart } from '../support/cart'
import { answerUnbroken, beyondTheEdge } from '../support/unbroken'
import { setScenario, visit } from '../support/world'

const widths = [320, 390, 768, 1440]

const shop = [
  '/',
  '/category/dresses',
  '/products/dam-chu-a-co-sen-tu-anh',
  '/cart',
  '/checkout',
  '/account',
  '/account/orders',
  '/orders/track',
  '/account/addresses',
  '/wishlist',
  '/contact',
  '/voucher',
  '/nowhere',
]

const office = [
  '/admin',
  '/admin/products',
  '/admin/products/sheet',
  '/admin/products/1/edit',
  '/admin/categories',
  '/admin/orders',
  '/admin/orders/1',
  '/admin/customers',
  '/admin/banners',
  '/admin/homepage',
  '/admin/activity',
  '/admin/settings',
]

for (const [name, paths, who] of [
  ['the shop', shop, 'login:shopper'],
  ['the back office', office, 'login:staff'],
] as const)
  test(
    `no text without a space makes a page of ${name} scroll sideways @§12.2.1`,
    { tag: '@desktop' },
    async ({ page }) => {
      test.setTimeout(180_000)
      await keepCart(page, 'dam-chu-a-co-sen-tu-anh', 'ao-so-mi-linen-an-nhien')
      await visit(page, `/about?scenario=${who}`)
      await setScenario(page, who)
      await answerUnbroken(page)
      const found: Record<string, readonly string[]> = {}
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading').first()).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          const wide = await beyondTheEdge(page)
          if (wide.length > 0) found[`${path} at ${width} px`] = wide
        }
      }
      expect(found).toEqual({})
    },
  )
