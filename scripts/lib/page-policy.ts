import { createHash } from 'node:crypto'

export type PolicyOptions = {
  /** The origin of the API and of its pictures. Empty when the page itself has this origin. */
  apiOrigin: string
  /** Further origins and hosts of pictures. */
  imageOrigins?: readonly string[]
  /**
   * The origins that receive the shop's loading times and errors. Empty if nothing receives them, or only the
   * page's own origin.
   */
  collectors?: readonly string[]
  /** The URL that receives the browser's reports of violations. Empty for no reports. */
  reportsTo?: string
  paypal: boolean
  /**
   * True for the demo. The policy then allows `eval`, because the mock world compiles its validators in the
   * page.
   */
  isDemo?: boolean
  /**
   * True when only DOMPurify may make HTML (Trusted Types). PayPal's script does not work under this rule.
   */
  trustedTypes: boolean
}

const policyTag = /\s*<meta http-equiv="Content-Security-Policy"[^>]*>/
const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

/**
 * The content of the style element that styled-components adds. The element stays empty, because the library
 * inserts the rules through the CSSOM later.
 */
const emptyStyle = ''
const paypalHosts = ['https://www.paypal.com', 'https://*.paypal.com']
const paypalPictures = [...paypalHosts, 'https://www.paypalobjects.com']

/**
 * Returns the page with a Content-Security-Policy (Product §14) that allows its inline scripts and styles by
 * hash. The policy replaces an earlier one.
 */
export function withPolicy(html: string, options: PolicyOptions): string {
  const page = html.replace(policyTag, '')
  const charset = /<meta charset="[^"]*"\s*\/?>/i
  if (!charset.test(page)) throw new Error('The page has no charset')
  const policy = policyOf(page, options)
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return page.replace(charset, (found) => `${found}\n    ${tag}`)
}

function policyOf(html: string, options: PolicyOptions): string {
  const { isDemo = false, trustedTypes } = options
  return written({
    ...directivesOf(options),
    'script-src': [
      "'self'",
      ...hashesOf(html, inlineScript),
      ...paymentOf(options),
      ...(isDemo ? ["'unsafe-eval'"] : []),
    ],
    'style-src': ["'self'", ...hashesOf(html, inlineStyle), hashOf(emptyStyle)],
    ...(trustedTypes && {
      'require-trusted-types-for': ["'script'"],
      // The rich text editor has its own Trusted Types policy for pasted HTML, which DOMPurify has already
      // cleaned.
      'trusted-types':
        'dompurify structured-data ProseMirrorClipboard service-worker table-worker'.split(' '),
    }),
  })
}

/**
 * Returns the policy that a host sends as a header with all files of a build (Product §14.1a). Styles differ
 * from page to page, so only the policy in the page lists them. The service worker fetches pictures, so
 * `connect-src` allows their hosts.
 * @param pages The pages of the build, whose inline scripts the policy allows.
 */
export function headerPolicy(pages: readonly string[], options: PolicyOptions): string {
  const directives = directivesOf(options)
  const [script = ''] = /(?<=script-src )[^;]+/.exec(policyOf(pages.join(''), options)) ?? []
  return written({
    ...directives,
    'connect-src': unique([...directives['connect-src'], ...hostsOf(options)]),
    'script-src': [script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'frame-ancestors': ["'self'"],
    ...(options.reportsTo && { 'report-uri': [options.reportsTo] }),
  })
}

const unique = (names: readonly string[]) => [...new Set(names)].filter(Boolean)
const paymentOf = ({ paypal }: PolicyOptions) => (paypal ? paypalHosts : [])
const hostsOf = ({ apiOrigin, imageOrigins = [] }: PolicyOptions) =>
  unique(["'self'", apiOrigin, ...imageOrigins])

/** Returns the directives that all pages of a build have in common. */
function directivesOf(options: PolicyOptions) {
  const { apiOrigin, collectors = [], paypal } = options
  const payment = paymentOf(options)
  return {
    'default-src': ["'none'"],
    'img-src': [...hostsOf(options), ...(paypal ? paypalPictures : []), 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': [...unique(["'self'", apiOrigin, ...collectors]), ...payment],
    'frame-src': paypal ? paypalHosts : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
}

const written = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

function hashesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, content = '']) => hashOf(content))
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
