import { test } from '../fixtures'
import { buyADress } from '../support/buy-a-dress'
import { worldOf } from '../support/world'

test('a shopper finds a dress and orders it with cash on delivery', async ({
  page,
  shopLocale,
  isMobile,
}) => {
  await buyADress({ page, locale: shopLocale, phone: isMobile, world: worldOf(page) })
})
