import type { Plugin } from 'vite'
import { mockPage } from '../lib/shop-config.ts'

/** Configures the page of the dev server and of the demo for the mock world. */
export function mockPageConfig(): Plugin {
  return { name: 'shop:mock-page', transformIndexHtml: { order: 'pre', handler: mockPage } }
}
