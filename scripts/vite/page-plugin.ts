import type { Plugin } from 'vite'
import { withPolicy } from '../lib/page-policy.ts'
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

/** Writes the policy into the built page, after all plugins that change it. The mock world compiles its validators, and has none. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'shop:content-security-policy',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no page')
        const places = { apiOrigin: '', paypal: false, trustedTypes: true }
        page.source = withPolicy(page.source.toString(), places)
      },
    },
  }
}
