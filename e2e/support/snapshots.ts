import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { configurePage } from '../../scripts/lib/shop-config'

/** Makes snapshots of these addresses, as a deployment does, and returns the folder that has them. */
export function makeSnapshots(api: string, paths: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-snapshots-'))
  cpSync('dist/index.html', join(folder, 'index.html'))
  const args = ['scripts/snapshot.ts', folder, '--api', api, '--only', paths.join(',')]
  execFileSync(process.execPath, args, { stdio: 'ignore' })
  return folder
}

interface ServeOptions {
  /** Address of the worker's shop. */
  origin: string
  /** When the answers in the page are said to have been fetched, in ms since 1970. */
  at?: number
}

/** Answers the page's address with its snapshot, as a static host does. */
export async function serveSnapshot(page: Page, file: string, { origin, at }: ServeOptions) {
  const html = configurePage(readFileSync(file, 'utf8'), { apiBase: origin, idempotencyKeys: true })
  const body = at === undefined ? html : html.replace(/(&quot;at&quot;:)\d+/, `$1${at}`)
  await page.route(
    (url) => url.origin === origin && !url.pathname.includes('.'),
    (route: Route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body })
        : route.fallback(),
  )
}
