import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Text, textsOf } from '../support/texts'
import { overlaysGone } from '../support/world'

/** A place that the fuzz looks at. */
export type Screen = {
  /** As `--only` names it. */
  name: string
  /** Opens it; from `begin` on the answers are random. */
  open: (page: Page, begin: () => Promise<void>) => Promise<void>
}

const params: Readonly<Record<string, string>> = {
  slug: 'dam-chu-a-co-sen-tu-anh',
  code: 'DH1',
  id: '3',
  '': 'nowhere',
}

/** Returns the paths of the route tree, with their parameters filled in. */
function routePaths(): readonly string[] {
  const tree = readFileSync(new URL('../../src/routeTree.gen.ts', import.meta.url), 'utf8')
  const [, union = ''] = /fullPaths:([^]*?)fileRoutesByTo/.exec(tree) ?? []
  const paths = [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) =>
    path
      .replace(/(.)\/$/, '$1')
      .replace('category/$slug', 'category/dresses')
      .replace(/\$(\w*)/g, (_all, name: string) => params[name] ?? '1'),
  )
  return [...new Set(paths)]
}

const opens =
  (path: string): Screen['open'] =>
  async (page, begin) => {
    await begin()
    await overlaysGone(page)
    await page.goto(path, { waitUntil: 'commit' })
  }

/** Only the way from a cart leads to a checkout with lines. It also orders: that answer makes the success page. */
const opensCheckout =
  (text: Text): Screen['open'] =>
  async (page, begin) => {
    await page.goto('/cart')
    const checkout = page.getByRole('button', { name: text('cart.checkout') })
    await checkout.and(page.locator(':enabled')).waitFor()
    await begin()
    await checkout.click()
    await page.getByRole('button', { name: text('checkout.pay') }).click()
  }

/** Parts that no address opens. */
const overlays = (text: Text): readonly Screen[] => [
  {
    name: 'search',
    async open(page, begin) {
      await opens('/cart')(page, begin)
      const banner = page.getByRole('banner')
      await banner.getByRole('button', { name: text('shell.search') }).click()
      await page.getByRole('dialog').getByRole('combobox').fill('áo dài')
    },
  },
  {
    name: 'cart panel',
    async open(page, begin) {
      await opens('/help')(page, begin)
      await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').last().click()
    },
  },
]

/** Every screen of the shop, or of the back office, in a language. */
export function screensOf(area: 'shop' | 'back office', text = textsOf('vi')): readonly Screen[] {
  const isStaff = area === 'back office'
  const screens = routePaths()
    .filter((path) => path.startsWith('/admin') === isStaff)
    .map((path) => ({
      name: path,
      open:
        path === '/checkout'
          ? opensCheckout(text)
          : opens(path === '/order-success' ? `${path}?token=EC-1` : path),
    }))
  return isStaff ? screens : [...screens, ...overlays(text)]
}
