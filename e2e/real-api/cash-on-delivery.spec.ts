import { apiPort } from '../../scripts/real-build'
import { test } from '../fixtures'
import { buyADress } from '../support/buy-a-dress'
import { worldOf } from '../support/world'

const api = `http://127.0.0.1:${apiPort}`

test('the real build orders from a server on another port', async ({ page, shopLocale }) => {
  await buyADress({ page, locale: shopLocale, phone: false, world: worldOf(page, api) })
})
