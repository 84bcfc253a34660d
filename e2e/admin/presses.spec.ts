import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit, worldOf } from '../support/world'
import { askBehind, idOf, pressUntil, rows, stopClock } from './staff'

const text = textsOf('en')
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

/** Returns the writes that the page sends from now on, as `POST /api/admin/products/bulk 7`. */
function watchWrites(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' || !pathname.startsWith('/api/admin/')) return
    const { ids = [], orders = [] } = request.postDataJSON() ?? {}
    // The order of banners or categories is no choice of things.
    const chosen = pathname.endsWith('/reorder') ? [] : ids
    const things: number[] = [...chosen, ...orders.map((order: { id: number }) => order.id)]
    writes.push(
      [request.method(), pathname, things.toSorted((a, b) => a - b).join(',')].join(' ').trim(),
    )
  })
  return writes
}

/** How long after the first press of a double click the second one comes, in ms: before the answer, or after it. */
const doubles = { quick: 80, slow: 350 } as const

/** Presses twice at one place. */
async function pressTwice(page: Page, target: Locator, pause: number): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to press: ${target.toString()}`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const isQuick = pause === doubles.quick
  let send = () => {}
  const held = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/api/admin/**', async (route) => {
    if (isQuick && route.request().method() !== 'GET') await held
    await route.fallback()
  })
  const answered = page.waitForResponse((answer) => answer.request().method() !== 'GET')
  await stopClock(page)
  await page.mouse.click(x, y)
  if (!isQuick) await (await answered).finished()
  await page.clock.runFor(pause)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  send()
  await (await answered).finished()
  await page.unroute('**/api/admin/**')
  await page.clock.runFor(700)
  await page.clock.resume()
}

type Presses = {
  screen: string
  /** The address of the screen. */
  at: string
  /** What the world needs besides its seed. */
  prepare?: (page: Page) => Promise<void>
  /** Each brings its button into view, and returns it with the one write that it is for. */
  actions: readonly ((page: Page) => Promise<readonly [Locator, string]>)[]
}

const bulkPath = 'POST /api/admin/products/bulk'

const screens: readonly Presses[] = [
  {
    screen: 'products',
    at: '/admin/products?sort=name',
    actions: [
      async (page) => {
        const row = rows(page).nth(2)
        return [row.getByRole('switch'), `${bulkPath} ${await idOf(row)}`]
      },
      async (page) => {
        const row = rows(page).nth(3)
        const status = row.getByRole('combobox')
        const now = await status.inputValue()
        await status.click()
        const other = text(`field.status.${now === 'inactive' ? 'draft' : 'inactive'}`)
        const option = row.getByRole('option', { name: other, exact: true })
        await option.waitFor()
        await page.clock.fastForward(700)
        return [option, `${bulkPath} ${await idOf(row)}`]
      },
      async (page) => {
        const [one, other] = [rows(page).nth(4), rows(page).nth(5)]
        for (const row of [one, other]) await row.getByRole('checkbox').check()
        const apply = named(page, text('adminProducts.bulk.apply'))
        const ids = [await idOf(one), await idOf(other)].map(Number).toSorted((a, b) => a - b)
        return [apply, `${bulkPath} ${ids.join(',')}`]
      },
      async (page) => {
        let id = ''
        const isThere = async () => {
          id = await idOf(rows(page).nth(10))
          return (await worldOf(page)('products')).some((one) => String(one.id) === id)
        }
        // The list may still show what has just been deleted.
        await expect.poll(isThere).toBe(true)
        // It is read anew after what was done before, so the row may still move.
        const row = page.locator(`[data-row="${id}"]`)
        const ask = page.getByRole('menuitem', { name: text('adminProducts.delete') })
        const actions = row.getByRole('button', { name: /^Actions for / })
        await pressUntil(
          actions,
          (soon) => expect(ask).toBeVisible(soon),
          // A second press would close what the first one opens late.
          async (soon) => void ((await ask.isVisible()) || (await actions.click(soon))),
        )
        await ask.click()
        const remove = inDialog(page, text('adminProducts.delete'))
        await remove.waitFor()
        return [remove, `DELETE /api/admin/products/${id}`]
      },
    ],
  },
  {
    screen: 'categories',
    at: '/admin/categories',
    async prepare(page) {
      const body = { name: 'Trống' }
      const answer = await askBehind(page, { method: 'POST', path: '/api/admin/categories', body })
      expect(answer.status).toBe(201)
      await page.reload()
    },
    actions: [
      async (page) => {
        const category = (await worldOf(page)('categories')).find(({ name }) => name === 'Trống')
        const ask = named(page, `Delete category ${category?.name}`)
        await ask.click()
        const remove = inDialog(page, text('adminCategories.delete'))
        await remove.waitFor()
        await page.clock.fastForward(700)
        return [remove, `DELETE /api/admin/categories/${category?.id}`]
      },
      async (page) => [
        page.getByRole('switch', { name: /^Show Áo kiểu / }),
        'PUT /api/admin/categories/12',
      ],
    ],
  },
  {
    screen: 'banners',
    at: '/admin/banners',
    actions: [
      async (page) => [
        page.getByRole('button', { name: /^Move .* later$/ }).first(),
        'POST /api/admin/banners/reorder',
      ],
      async (page) => {
        const [banner] = (await worldOf(page)('banners')).toSorted((a, b) => a.order - b.order)
        await page
          .getByRole('article')
          .first()
          .getByRole('button', { name: /^Delete / })
          .click()
        const remove = inDialog(page, text('adminBanners.delete'))
        await remove.waitFor()
        return [remove, `DELETE /api/admin/banners/${banner?.id}`]
      },
    ],
  },
]

for (const { screen, at, prepare, actions } of screens) {
  test(`${screen}: a double click is one call for what was pressed @§4.12.4 @§12.1.5`, async ({
    page,
  }) => {
    await page.clock.install()
    await visit(page, `${at}${at.includes('?') ? '&' : '?'}scenario=login:staff`)
    await prepare?.(page)
    await expect(page.getByRole('main').getByRole('button').nth(3)).toBeVisible()
    const writes = watchWrites(page)
    const wanted: string[] = []
    for (const action of actions) {
      const [target, write] = await action(page)
      wanted.push(write)
      await pressTwice(page, target, doubles.quick)
      await expect.poll(() => writes, target.toString()).toEqual(wanted)
      await expect(page).toHaveURL(new RegExp(`^[^?]*${at.replace(/\?.*/, '')}(\\?|$)`))
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
}

test('a double click in a row, quick or slow, confirms one order and turns back no switch @§4.12.3', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/admin/orders?scenario=login:staff')
  for (const phone of ['0987650001', '0987650002', '0987650003']) await orderFor(page, phone)
  await page.goto('/admin/orders?status=pending&payment_method=cod')
  const writes = watchWrites(page)
  for (const pause of Object.values(doubles)) {
    const before = writes.length
    const row = rows(page).nth(pause === doubles.quick ? 1 : 2)
    const confirm = row.getByRole('button', { name: /^Confirm / })
    await expect(confirm).toBeVisible()
    const id = await idOf(row)
    await pressTwice(page, confirm, pause)
    await expect.poll(() => writes.slice(before)).toEqual([`POST /api/admin/orders/moves ${id}`])
  }
  await page.goto('/admin/products?sort=name')
  const before = writes.length
  const row = rows(page).nth(2)
  const id = await idOf(row)
  await pressTwice(page, row.getByRole('switch'), doubles.slow)
  await expect.poll(() => writes.slice(before)).toEqual([`${bulkPath} ${id}`])
})

test('orders: a double click is one call for what was pressed', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/admin/orders?scenario=login:staff')
  for (const phone of ['0987650001', '0987650002']) await orderFor(page, phone)
  const writes = watchWrites(page)
  await page.goto('/admin/orders?status=pending')
  await expect(rows(page).nth(2)).toBeVisible()
  const pending = await idOf(rows(page).nth(1))
  const chosen = await idOf(rows(page).nth(2))
  await rows(page).nth(2).getByRole('checkbox').check()
  await pressTwice(page, named(page, 'Confirm (1)'), doubles.quick)
  await expect.poll(() => writes).toEqual([`POST /api/admin/orders/moves ${chosen}`])
  await rows(page).nth(1).getByRole('link').first().click()
  await pressTwice(page, named(page, text('adminOrders.move.processing')), doubles.quick)
  expect(writes.slice(1)).toEqual([`POST /api/admin/orders/${pending}/transition`])
  await expect(named(page, text('adminOrders.move.shipped'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** Places a cash order as a guest does. */
async function orderFor(page: Page, phone: string): Promise<void> {
  const variant = (await worldOf(page)('variants')).find(({ stock }) => stock > 5)
  const items = [{ product_id: variant?.product_id, variant_id: variant?.id, quantity: 1 }]
  const place = { province_id: 1, district_id: 5, ward_id: 167, address: '12 Xuân Thủy' }
  const data = { full_name: 'Trần Thị Bích', phone, ...place, items, payment_method: 'cod' }
  expect((await page.request.post('/api/payments/create', { data })).ok()).toBe(true)
}
