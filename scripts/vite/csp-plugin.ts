import type { Plugin } from 'vite'
import { withPolicy } from '../lib/page-policy.ts'

/**
 * Writes the Content-Security-Policy into the built page. Runs after all plugins that change the page, because the
 * hashes must match the served file. For real builds only: the mock world compiles its validators in the page. `npm run
 * configure` rewrites the policy for another host.
 */
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
