import { createHash } from 'node:crypto'

export interface PolicyOptions {
  /** Origin of the API and of its pictures; empty for the page's own. */
  apiOrigin: string
  /** Origin of other pictures; empty for none. */
  imageOrigin?: string
  /** Origins that hear how fast the shop was, and of its errors; empty for none, or the page's own. */
  collectors?: readonly string[]
  paypal: boolean
  /** True when only DOMPurify may make HTML (Trusted Types). PayPal's script does not work with it. */
  trustedTypes: boolean
}

const policyTag = /\s*<meta http-equiv="Content-Security-Policy"[^>]*>/
const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

/** styled-components adds an empty style element and inserts its rules through the CSSOM. */
const emptyStyle = ''
const paypalHosts = ['https://www.paypal.com', 'https://*.paypal.com']

/**
 * Returns the page with a Content-Security-Policy (Product §14) that allows its inline scripts and styles by hash, in the place
 * of an earlier one; without options it only removes that.
 */
export function withPolicy(html: string, options: PolicyOptions | null): string {
  const page = html.replace(policyTag, '')
  if (!options) return page
  const charset = /<meta charset="[^"]*"\s*\/?>/i
  if (!charset.test(page)) throw new Error('The page has no charset')
  const policy = policyOf(page, options)
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return page.replace(charset, (found) => `${found}\n    ${tag}`)
}

function policyOf(html: string, options: PolicyOptions): string {
  const { apiOrigin, imageOrigin = '', collectors = [], paypal, trustedTypes } = options
  const self = ["'self'", ...(apiOrigin ? [apiOrigin] : [])]
  const pictures = imageOrigin && imageOrigin !== apiOrigin ? [imageOrigin] : []
  const heard = new Set(collectors.filter((origin) => origin && origin !== apiOrigin))
  const payment = paypal ? paypalHosts : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, inlineScript), ...payment],
    'style-src': ["'self'", ...hashesOf(html, inlineStyle), hashOf(emptyStyle)],
    'img-src': [...self, ...pictures, 'https:', 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': [...self, ...heard, ...payment],
    'frame-src': paypal ? paypalHosts : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    ...(trustedTypes && {
      'require-trusted-types-for': ["'script'"],
      // The rich text editor has its own policy for pasted HTML, which DOMPurify has cleaned before.
      'trusted-types': ['dompurify', 'structured-data', 'ProseMirrorClipboard', 'service-worker'],
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
