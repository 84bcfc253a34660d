import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { runScript } from '../../scripts/lib/run'
import { serve } from '../../scripts/lib/serve'
import { builtPages } from '../../scripts/lib/static-files'
import { expect, test as base } from '../fixtures'

/** A host that serves a build with its service worker. A test can deploy other versions on it. */
export type OfflineShop = {
  url: string
  /**
   * Deploys a build in which all files have new names, as in a new version. Its page shows `version`. With
   * `keepsFiles`, the host keeps the files of the old version.
   */
  deploy: (version: string, options?: { keepsFiles?: boolean }) => void
  /** Deploys the first version again. */
  rollBack: () => void
  /** Runs `npm run configure` on the deployed build with this flag. */
  configure: (flag: string) => Promise<void>
  /**
   * Answers these paths with an error, or with the result of `instead`, until the next call. Resolves when
   * one of the paths was requested.
   */
  lose: (paths: RegExp, instead?: Instead) => Promise<void>
  close: () => void
}

type Instead = (answer: Response) => Response | Promise<Response>

/**
 * The page with which a captive portal answers every request. A host that serves its app for every path
 * answers in the same way.
 */
export const portalText = 'Sign in to this Wi-Fi'
export const answerAsPortal: Instead = () =>
  new Response(`<!doctype html><html>${portalText}</html>`, {
    headers: {
      'content-type': 'text/html',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })

/**
 * Playwright's `test` for the service worker. Each test has its own host, so that no test finds stored files
 * of another test.
 */
export const test = base.extend<{ shop: OfflineShop }>({
  shop: async ({ baseURL }, provide) => {
    const shop = await openOfflineShop(baseURL ?? '')
    await provide(shop)
    shop.close()
  },
})

/** Opens a path for the first time and waits until the service worker controls the page. */
export async function visitFirst(page: Page, shop: OfflineShop, path: string): Promise<void> {
  await page.goto(shop.url + path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
}

/**
 * Makes the page say that it is online. On a machine without a network, the browser would count as offline,
 * and the shop would not reload.
 */
export const countAsOnline = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }))

/** Returns the version that the page shows. Null for the first version. */
export const versionIn = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name=version]')?.getAttribute('content') ?? null)

/** Serves a copy of the build. Its page calls this mock backend. */
export async function openOfflineShop(api: string): Promise<OfflineShop> {
  const folder = mkdtempSync(join(tmpdir(), 'offline-shop-'))
  const publish = () => cpSync('dist', folder, { recursive: true })
  publish()
  const open = () => builtPages(folder, { apiBase: api, idempotencyKeys: true })
  let pages = open()
  let lost: { paths: RegExp; instead: Instead } | undefined
  const { url, close } = await serve((request) => {
    const { pathname, origin } = new URL(request.url)
    const answer = pages.answer(pathname, origin)
    return lost?.paths.test(pathname) ? lost.instead(answer) : answer
  })
  return {
    url,
    deploy(version, { keepsFiles = false } = {}) {
      const before = join(folder, 'assets')
      if (keepsFiles) cpSync(before, `${before}-before`, { recursive: true })
      renameScripts(folder, version)
      if (keepsFiles) cpSync(`${before}-before`, before, { recursive: true })
      pages = open()
    },
    rollBack() {
      publish()
      pages = open()
    },
    async configure(flag) {
      const { ok, output } = await runScript('scripts/configure.ts', [folder, flag])
      if (!ok) throw new Error(output)
      pages = open()
    },
    lose(paths, instead = () => new Response('', { status: 500 })) {
      return new Promise((resolve) => {
        lost = { paths, instead: (answer) => (resolve(), instead(answer)) }
      })
    },
    close() {
      close()
      rmSync(folder, { recursive: true })
    },
  }
}

function renameScripts(folder: string, version: string): void {
  const assets = join(folder, 'assets')
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const named = new RegExp(names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g')
  const renamed = (name: string) => name.replace(/\.js$/, `-${version}.js`)
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)))
  const integrity = new Map<string, string>()
  const rewrite = (name: string, change: (text: string) => string) => {
    const file = join(folder, name)
    const before = readFileSync(file, 'utf8')
    const after = change(before.replace(named, renamed))
    writeFileSync(file, after)
    integrity.set(hashOf(before), hashOf(after))
  }
  for (const name of names) rewrite(join('assets', renamed(name)), (text) => text)
  rewrite('index.html', (text) =>
    text.replace('<title>', `<meta name="version" content="${version}"><title>`),
  )
  rewrite('worker.js', (text) =>
    text.replace(/sha256-[\w+/=]+/g, (hash) => integrity.get(hash) ?? hash),
  )
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
