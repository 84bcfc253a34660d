import type { Plugin } from 'vite'
import { withPolicy } from '../lib/page-policy.ts'

/**
 * Gives the built page its Content-Security-Policy, behind everything that writes into the page. `npm run
 * configure` writes it anew for another host.
 */
export function contentSecurityPolicy({ trustedTypes }: { trustedTypes: boolean }): Plugin {
  return {
    name: 'shop:content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => withPolicy(html, { apiOrigin: '', paypal: false, trustedTypes }),
    },
  }
}
