import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { configurePage } from '../../scripts/lib/shop-config'

/** Prerendered pages give this URL as the URL of the published shop. */
const site = 'https://shop.example'

/** Makes prerendered pages of these paths, as a deployment does. Returns the folder with the pages. */
export function makePrerenderedPages(api: string, paths: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-prerendered-'))
  cpSync('dist/index.html', join(folder, 'index.html'))
  const args = [
    'scripts/prerender.ts',
    folder,
    '--api',
    api,
    '--site',
    site,
    '--only',
    paths.join(','),
  ]
  execFileSync(process.execPath, args, { stdio: 'ignore' })
  return folder
}

type ServeOptions = {
  /** The origin of the shop that this test worker has opened. */
  origin: string
  /** When the answers in the page were fetched, in ms since 1970. The default is now. */
  at?: number
}

/**
 * Answers each path of the shop with its prerendered page in `folder`, as a static host does. A path without
 * a prerendered page gets the home page.
 */
async function servePrerenderedPages(page: Page, folder: string, options: ServeOptions) {
  const { origin, at = Date.now() } = options
  const pageOf = ({ pathname }: URL) => {
    const own = join(folder, `${pathname}.html`)
    const file = existsSync(own) ? own : join(folder, 'index.html')
    const shop = { apiBase: origin, idempotencyKeys: true, worker: false }
    const html = configurePage(readFileSync(file, 'utf8'), shop)
    return html.replace(/(&quot;at&quot;:)\d+/, `$1${at}`)
  }
  await page.route(
    (url) => url.origin === origin && !url.pathname.includes('.'),
    (route: Route) => {
      const request = route.request()
      if (request.resourceType() !== 'document') return route.fallback()
      const body = pageOf(new URL(request.url()))
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
    },
  )
}

const isBundle = /\/assets\/start-.*\.js/

/** Opens the prerendered page of a path. The app's code waits until the returned function is called. */
export async function openHeld(
  page: Page,
  { folder, to, ...options }: ServeOptions & { folder: string; to: string },
): Promise<() => Promise<void>> {
  await servePrerenderedPages(page, folder, options)
  const held: Route[] = []
  await page.route(isBundle, (route) => void held.push(route))
  await page.goto(to, { waitUntil: 'commit' })
  return async () => {
    await page.unroute(isBundle)
    for (const route of held) await route.continue()
  }
}

/**
 * Watches the position of the last link, heading or list entry of `main`. Content above it may change its
 * height, and the page then scrolls by the same distance. `moved` returns the greatest distance in px that
 * the element has moved in the window since.
 */
export async function watchLastOf(page: Page): Promise<{ moved: () => Promise<number> }> {
  const watched = await page.evaluateHandle(() => {
    const all = () => [...document.querySelectorAll('main :is(a, h2, h3, li)')]
    const text = all().at(-1)?.textContent
    const tops: number[] = []
    const note = () => {
      const last = all().findLast((one) => one.textContent === text)
      tops.push(last?.getBoundingClientRect().top ?? NaN)
    }
    note()
    window.addEventListener('scroll', note)
    return { tops, note }
  })
  return {
    moved: () =>
      watched.evaluate(({ tops, note }) => {
        note()
        return Math.max(...tops) - Math.min(...tops)
      }),
  }
}
