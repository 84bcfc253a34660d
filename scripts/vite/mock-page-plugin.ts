import type { Plugin } from 'vite'
import { mockPage } from '../lib/shop-config.ts'

/** Configures the page for the mock world, in the dev server and in the demo build. */
export function mockPageConfig(): Plugin {
  return { name: 'shop:mock-page', transformIndexHtml: { order: 'pre', handler: mockPage } }
}
