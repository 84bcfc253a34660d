import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Text, textsOf } from './texts'
import { overlaysGone } from './world'

export type Screen = {
  name: string
  open: (page: Page) => Promise<void>
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
  async (page) => {
    await overlaysGone(page)
    await page.goto(path, { waitUntil: 'commit' })
  }

/** Parts that no address opens. */
const overlays = (text: Text): readonly Screen[] => [
  {
    name: 'search',
    async open(page) {
      await opens('/cart')(page)
      const banner = page.getByRole('banner')
      await banner.getByRole('button', { name: text('shell.search') }).click()
      await page.getByRole('dialog').getByRole('combobox').fill('áo dài')
    },
  },
  {
    name: 'cart panel',
    async open(page) {
      await opens('/help')(page)
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
      open: opens(path === '/order-success' ? `${path}?token=EC-1` : path),
    }))
  return isStaff ? screens : [...screens, ...overlays(text)]
}
