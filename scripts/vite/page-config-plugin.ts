import type { Plugin } from 'vite'
import { type BuildConfig, writeConfig } from '../lib/shop-config.ts'

/** The page of the mock world: its own origin answers and supports `Idempotency-Key` (Product §11.4). */
export const mockConfig = { mode: 'mock', idempotencyKeys: true } as const

/** Writes settings into the page's configuration block, in the dev server and in the demo build. */
export function pageConfig(settings: Partial<BuildConfig>): Plugin {
  return {
    name: 'shop:page-config',
    transformIndexHtml: { order: 'pre', handler: (html) => writeConfig(html, settings) },
  }
}
