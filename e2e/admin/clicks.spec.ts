import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit } from '../support/world'
import { idOf, rows, stopClock } from './staff'

const text = textsOf('en')
const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/**
 * The pause in ms between the two clicks of a double click. The second click comes before the server's
 * response (`quick`) or after it (`slow`).
 */
const doubles = { quick: 80, slow: 350 } as const
type Speed = keyof typeof doubles

/** Clicks twice at the same place. */
async function clickTwice(page: Page, target: Locator, speed: Speed): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to click: ${target.toString()}`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const { promise: held, resolve: send } = Promise.withResolvers<void>()
  await page.route('**/api/admin/**', async (route) => {
    if (speed === 'quick' && route.request().method() !== 'GET') await held
    await route.fallback()
  })
  const answered = page.waitForResponse((answer) => answer.request().method() !== 'GET')
  await stopClock(page)
  await page.mouse.click(x, y)
  if (speed === 'slow') await (await answered).finished()
  await page.clock.runFor(doubles[speed])
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  send()
  await (await answered).finished()
  await page.clock.runFor(700)
  await page.clock.resume()
}

type Click = {
  at: string
  /** Scrolls the button into view. Returns the button and the one write that a click on it sends. */
  ready: (page: Page) => Promise<readonly [Locator, string]>
  /**
   * The speeds at which the double click is tested. The list has both speeds if the second click of a slow
   * double click hits the undo button.
   */
  speeds?: readonly Speed[]
}

const clicks: Readonly<Record<string, Click>> = {
  'the switch of a product': {
    at: '/admin/products?sort=name',
    speeds: ['quick', 'slow'],
    async ready(page) {
      const row = rows(page).nth(2)
      return [row.getByRole('switch'), `POST /api/admin/products/bulk ${await idOf(row)}`]
    },
  },
  'the switch of a category': {
    at: '/admin/categories',
    ready: async (page) => [
      page.getByRole('switch', { name: /^Show Áo kiểu / }),
      'PUT /api/admin/categories/12',
    ],
  },
  'the place of a banner': {
    at: '/admin/banners',
    ready: async (page) => [
      page.getByRole('button', { name: /^Move .* later$/ }).first(),
      'POST /api/admin/banners/reorder',
    ],
  },
  'an order in the queue': {
    at: '/admin/orders?status=pending&payment_method=cod',
    speeds: ['quick', 'slow'],
    async ready(page) {
      const row = rows(page).nth(1)
      const confirm = row.getByRole('button', { name: /^Confirm / })
      return [confirm, `POST /api/admin/orders/moves ${await idOf(row)}`]
    },
  },
  'a step of an order': {
    at: '/admin/orders/60',
    ready: async (page) => [
      named(page, text('adminOrders.move.processing')),
      'POST /api/admin/orders/60/transition',
    ],
  },
}

const usual: readonly Speed[] = ['quick']

for (const [what, { at, ready, speeds = usual }] of Object.entries(clicks))
  for (const speed of speeds)
    test(`a ${speed} double click on ${what} sends one call for the clicked thing @§4.12.3 @§12.1.2`, async ({
      page,
    }) => {
      await page.clock.install()
      await visit(page, `${at}${at.includes('?') ? '&' : '?'}scenario=login:staff`)
      await expect(page.getByRole('main').getByRole('button').nth(3)).toBeVisible()
      const writes: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (request.method() === 'GET' || !pathname.startsWith('/api/admin/')) return
        const { ids = [], orders = [] } = request.postDataJSON() ?? {}
        // A call that reorders banners lists all of them, so it can't show which banner was clicked.
        const things = pathname.endsWith('/reorder') ? [] : [...ids, ...orders]
        const chosen = things.map((thing: number | { id: number }) => Object(thing).id ?? thing)
        writes.push([request.method(), pathname, ...chosen].join(' '))
      })
      const [target, write] = await ready(page)
      await clickTwice(page, target, speed)
      await expect.poll(() => writes).toEqual([write])
      await expect(page).toHaveURL(new RegExp(`${at.replace(/\?.*/, '')}(\\?|$)`))
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
