import { test } from '../fixtures'
import { buyADress } from '../support/buy-a-dress'
import { worldOf } from '../support/world'

test('a shopper finds a dress and orders it with cash on delivery @both @§1.1a @§6.1a @§6.1b @§2.1.7 @§2.9.2 @§2.10.1 @§2.11.1 @§4.8.4 @§4.8.8a @§2.10.5b @§2.11.3a @§9.7g', async ({
  page,
  shopLocale,
  isMobile,
}) => {
  await buyADress({ page, locale: shopLocale, phone: isMobile, world: worldOf(page) })
})
