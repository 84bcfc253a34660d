import type { Plugin } from 'vite'
import { withPolicy } from '../lib/page-policy.ts'

/**
 * Gives the built page its Content-Security-Policy, behind everything that writes into the page: hashes are those
 * of the file as it is served. For real builds; the mock world compiles its validators in the page. `npm run
 * configure` writes it anew for another host.
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
