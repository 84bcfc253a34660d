import { createHash } from 'node:crypto'

/** What a page may talk to besides its own origin. */
export interface PolicyPlaces {
  /** Origin of the API, also of its pictures; empty for the page's own. */
  apiOrigin: string
  /** Whether PayPal's own script and frames are used. */
  paypal: boolean
  /** Whether HTML is taken from DOMPurify alone (Trusted Types). PayPal's script can't live with it. */
  trustedTypes: boolean
}

const policyTag = /\s*<meta http-equiv="Content-Security-Policy"[^>]*>/
const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

/** styled-components starts from a style element without text and adds its rules as objects. */
const emptyStyle = ''
const paypalHosts = ['https://www.paypal.com', 'https://*.paypal.com']

/**
 * The page with its Content-Security-Policy (Product §14): nothing inline but what stands in it now, by hash. A
 * policy that was there is replaced. Throws where the page has no charset to put it behind.
 */
export function withPolicy(html: string, places: PolicyPlaces): string {
  const page = html.replace(policyTag, '')
  const charset = /<meta charset="[^"]*"\s*\/?>/i
  if (!charset.test(page)) throw new Error('The page has no charset')
  const policy = policyOf(page, places)
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return page.replace(charset, (found) => `${found}\n    ${tag}`)
}

function policyOf(html: string, { apiOrigin, paypal, trustedTypes }: PolicyPlaces): string {
  const self = ["'self'", ...(apiOrigin ? [apiOrigin] : [])]
  const partner = paypal ? paypalHosts : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, inlineScript), ...partner],
    'style-src': ["'self'", ...hashesOf(html, inlineStyle), hashOf(emptyStyle)],
    'img-src': [...self, 'https:', 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': [...self, ...partner],
    'frame-src': paypal ? paypalHosts : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    ...(trustedTypes && {
      'require-trusted-types-for': ["'script'"],
      // What is pasted into the back office's editor was cleaned before its own policy takes it.
      'trusted-types': ['dompurify', 'structured-data', 'ProseMirrorClipboard'],
    }),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

function hashesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, content = '']) => hashOf(content))
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
