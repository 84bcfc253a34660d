import { configurePage } from '../../scripts/lib/shop-config'
import { shopPort } from '../../scripts/real-build'
import { hashOf } from '../../src/api/host/ids'
import type { HostMapping } from '../../src/api/host/mapping'
import { memberOf } from '../../src/lib/json'
import { expect, test } from '../fixtures'
import { buyADress } from '../support/buy-a-dress'
import { openDisguisedHost, uuid } from '../support/disguised-host'
import { type ReadWorld, worldOf } from '../support/world'

/** What doctor writes of that host (scripts/doctor/doctor.contract.test.ts). */
const mapping = {
  names: 'camel',
  ids: 'text',
  money: { amount: '/amount', beside: { '/currency': 'VND' }, text: true, units: 1 },
  lists: { items: '/result/items', total: '/result/total' },
  errors: { field: '/path', text: '/text' },
  paths: {},
  requests: {},
  answers: {
    '*': { '/success': '/ok', '/message': '/note', '/data': '/result', '/errors': '/problems' },
  },
} satisfies HostMapping

/** A shop whose page and API are that host's. */
const shop = test.extend({
  baseURL: async ({ shopAddress: _none }, provide, { parallelIndex }) => {
    const world = `http://127.0.0.1:${shopPort + parallelIndex}`
    const host = await openDisguisedHost(world, (html) =>
      configurePage(html, { apiBase: '', imageBase: world, host: mapping, worker: false }),
    )
    await provide(host.url)
    host.close()
  },
})

shop(
  'a whole order at a host with UUIDs, other money, other names and another envelope',
  async ({ page, shopLocale, isMobile }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(`${request.url()} ${request.postData()}`)
    })
    const rows = worldOf(page)
    // Variants of the world have the numbers that the shop gives to the host's ids.
    const numbered = (row: object) => ({ ...row, id: hashOf(uuid(Number(memberOf(row, 'id')))) })
    const world: ReadWorld = async (table) =>
      table === 'variants' ? ((await rows('variants')).map(numbered) as never) : rows(table)
    await buyADress({ page, locale: shopLocale, phone: isMobile, world })
    expect(calls.join('\n')).toContain('"productId":"c0ffee00-')
    expect(calls.join('\n'), 'no number of the shop leaves it').not.toMatch(/\b[4-9]\d{15}\b/)
  },
)
