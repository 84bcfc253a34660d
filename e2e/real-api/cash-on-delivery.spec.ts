import { test } from '../fixtures'
import { buyADress } from '../support/buy-a-dress'
import { serverWorld } from '../support/world'

test('the real build orders the same dress from a server on another port', async ({
  page,
  shopLocale,
  request,
}) => {
  await buyADress({ page, locale: shopLocale, phone: false, world: serverWorld(request) })
})
