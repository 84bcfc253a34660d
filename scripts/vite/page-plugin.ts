import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { type BuildConfig, configurePage, writeConfig } from '../lib/shop-config.ts'

/**
 * Settings of a page with the mock world, which answers calls at the page's own origin and supports
 * `Idempotency-Key` (Product §11.4).
 */
export const mockConfig = { mode: 'mock', idempotencyKeys: true } as const

/** Writes settings into the page's configuration block, in the dev server and in the demo build. */
export function configPlugin(settings: Partial<BuildConfig>): Plugin {
  return {
    name: 'shop:page-config',
    transformIndexHtml: { order: 'pre', handler: (html) => writeConfig(html, settings) },
  }
}

/**
 * Writes the policy into the built page. This plugin runs last, because all other plugins may change the
 * page.
 */
export function policyPlugin(): Plugin {
  return {
    name: 'shop:content-security-policy',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no page')
        page.source = configurePage(page.source.toString(), {})
      },
    },
  }
}

/** Moves the source maps of a build to a folder beside it, so that they are not published. */
export function mapsAsidePlugin(): Plugin {
  return {
    name: 'shop:maps-aside',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      rmSync(`${dir}-maps`, { recursive: true, force: true })
      for (const name of Object.keys(bundle).filter((file) => file.endsWith('.map'))) {
        const place = join(`${dir}-maps`, name)
        mkdirSync(dirname(place), { recursive: true })
        renameSync(join(dir, name), place)
      }
    },
  }
}
