import type { Locator, Page } from '@playwright/test'
import type { FaultScenario } from '../../mocks/scenarios/names'
import { accounts } from '../../mocks/seed/accounts'
import { specials } from '../../mocks/seed/catalogue/specials'
import type { MessageId } from '../../src/i18n/message-id.gen'
import { expect, test } from '../fixtures'
import { setScenario, visit, worldOf } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

type Read = {
  what: string
  path: string
  /**
   * The faults of the call, in the order in which they happen. Each fault shows another text than the fault
   * before it.
   */
  faults: readonly (readonly [FaultScenario, MessageId])[]
  /** Finds the content that appears after a successful retry. */
  brings: (page: Page) => Locator
  count?: number
}

const banner = (page: Page) => page.getByRole('banner').getByRole('link').first()
const main = (page: Page) => page.getByRole('main')
const articles = (page: Page) => main(page).getByRole('article')

/** Reads that fail and are tried again. The error catalogue tests their texts, so this test does not. */
const reads: readonly Read[] = [
  {
    what: 'all products @§2.7.1 @§4.3.1 @§8.6.1 @§8.6.7',
    path: '/products?scenario=',
    faults: [
      ['productList.400empty', 'catalogue.error.invalid'],
      ['productList.offline', 'catalogue.error.offline'],
      ['productList.422empty', 'catalogue.error.invalid'],
    ],
    brings: articles,
    count: 12,
  },
  {
    what: 'a product @§2.3.1 @§4.3.1 @§12.1.1',
    path: `/products/${specials.onSale}?scenario=`,
    faults: [
      ['productDetail.offline', 'catalogue.error.offline'],
      ['productDetail.wrongShape', 'product.error.failed'],
    ],
    brings: (page) => page.getByRole('region', { name: 'Chọn mua' }),
  },
]

for (const { what, path, faults, brings, count = 1 } of reads) {
  test(`the error shows in its place, and another try helps: ${what}`, async ({ page, text }) => {
    const alert = main(page).getByRole('alert')
    const retry = alert.getByRole('button', { name: text('ui.retry') })
    for (const [index, [scenario, id]] of faults.entries()) {
      if (index === 0) await visit(page, path + scenario)
      else {
        await setScenario(page, scenario)
        await retry.click()
      }
      await expect(alert.getByText(text(id), { exact: true }), scenario).toBeVisible()
      await expect(alert).toHaveCount(1)
    }
    await expect(banner(page)).toBeVisible()
    await expect(brings(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
    await setScenario(page)
    await retry.click()
    await expect(brings(page)).toHaveCount(count)
  })
}

const lost = {
  'a product @§8.6.7': ['/products/dam-chu-a-da-het', 'product.error.notFound', 'catalogue.seeAll'],
  'a category @§8.6.1': [
    '/category/khong-co',
    'catalogue.error.categoryNotFound',
    'catalogue.seeAll',
  ],
  'an order of somebody else': ['/account/orders/', 'order.notFound', 'account.order.back'],
} as const

for (const [what, [path, said, onward]] of Object.entries(lost))
  test(`a missing record links to other pages: ${what}`, async ({ page, text }) => {
    const orders = await worldOf(page)('orders')
    const foreign = orders.find(({ user_id }) => user_id !== accounts.shopper.id)
    const address = path.endsWith('/') ? `${path}${foreign?.code}` : path
    await visit(page, `${address}?scenario=login:shopper`)
    const alert = main(page).getByRole('alert')
    await expect(alert).toContainText(text(said))
    await expect(main(page).getByRole('button', { name: text('ui.retry') })).toHaveCount(0)
    const link = main(page).getByRole('link', { name: text(onward) })
    await link.first().click()
    await expect(page).toHaveURL(/\/(products|account\/orders)$/)
    await expect(articles(page).first()).toBeVisible()
  })
