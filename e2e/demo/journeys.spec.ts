import { test } from '../fixtures'
import { buyADress } from '../support/buy-a-dress'
import { worldInside } from '../support/world'

test('the demo takes an order in the browser alone', async ({ page, shopLocale }) => {
  await buyADress({ page, locale: shopLocale, phone: true, world: worldInside(page) })
})
