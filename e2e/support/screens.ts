import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { slowdown } from '../../scripts/e2e-setup'
import { type Text, textsOf } from './texts'
import { overlaysGone } from './world'

export type Screen = { name: string; open: (page: Page) => Promise<void> }

const params: Readonly<Record<string, string>> = {
  slug: 'dam-chu-a-co-sen-tu-anh',
  code: 'DH1',
  id: '3',
  '': 'nowhere',
}

/** Returns the paths of all routes, with values in place of their parameters. */
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

/**
 * Windows and other parts of the shop that have no URL. `open` first goes to a page on which they can be
 * opened.
 */
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

/**
 * Returns every screen of the shop or of the back office. `text` names the buttons that open the screens
 * without a URL.
 */
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

const loaded: ReadonlySet<string> = new Set(['document', 'script', 'fetch', 'xhr'])

/** Watches the requests of a page, to tell when the page has settled. */
export class Watch {
  #running = new Set<Request>()

  constructor(page: Page) {
    // A question about unsaved changes is answered with yes, so that the next screen opens.
    page.on('dialog', (dialog) => void dialog.accept())
    page.on('request', (request) => {
      if (loaded.has(request.resourceType())) this.#running.add(request)
    })
    page.on('requestfinished', (request) => void this.#running.delete(request))
    page.on('requestfailed', (request) => void this.#running.delete(request))
  }

  /**
   * Resolves when nothing is loading and nothing on the page is busy. The method waits at most three seconds,
   * or longer on a slow machine.
   */
  async settled(page: Page): Promise<void> {
    const deadline = Date.now() + 3000 * slowdown
    for (let quiet = 0; quiet < 2 && Date.now() < deadline;) {
      const isBusy = await page
        .evaluate(async () => {
          await new Promise((resolve) => setTimeout(resolve, 25))
          return document.querySelector('[aria-busy=true]') !== null
        })
        // The check fails when the page has just opened another page. That counts as busy.
        .catch(() => true)
      quiet = isBusy || this.#running.size > 0 ? 0 : quiet + 1
    }
  }
}

/** Matches the names of fields with texts that people wrote. */
const written =
  /^(name|title|title_1|title_2|subtitle|description|address|working_hours|button_text|text|email|product_name|full_name|original_name|color|note|alt)$/

/**
 * Makes the host answer texts of at least 90 letters without a space. Staff or customers may paste such
 * texts.
 */
export async function answerUnbroken(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    const json: unknown = await answer.json().catch(() => null)
    await (json === null
      ? route.fulfill({ response: answer })
      : route.fulfill({ response: answer, json: unbroken(json) }))
  })
}

function unbroken(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => unbroken(one, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unbroken(one, key)]))
  if (typeof value !== 'string' || value === '' || !written.test(name)) return value
  return value.replaceAll(/\s|<[^>]*>/g, '').padStart(90, 'Ữnghiêng')
}
