import type { Plugin } from 'vite'
import { withPolicy } from '../lib/page-policy.ts'

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
