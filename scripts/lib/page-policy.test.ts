import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { headerPolicy, withPolicy } from './page-policy.ts'

const options = { apiOrigin: '', paypal: false, trustedTypes: true }
const script = 'start("<b>")'
const style = '.bar {\n  height: 91px;\n}'
const page = `<head>
    <meta charset="utf-8" />
    <script type="application/json" id="shop-config">{}</script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <style>${style}</style>
  </head><body><script data-preload>${script}</script></body>`

function policyOf(html: string): Record<string, string[]> {
  const [, content = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  const directives = content.split('; ').map((text) => text.split(' '))
  return Object.fromEntries(directives.map(([name = '', ...values]) => [name, values]))
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

describe('the policy of a page', () => {
  const policy = policyOf(withPolicy(page, options))

  it('allows the inline scripts and styles of the page by hash, and no others', () => {
    expect(policy['script-src']).toEqual(["'self'", hash(script)])
    expect(policy['style-src']).toEqual(["'self'", hash(style), hash('')])
    expect(JSON.stringify(policy)).not.toContain('unsafe')
  })

  it('forbids everything that the shop does not use', () => {
    const none = ["'none'"]
    expect(policy).toMatchObject({
      'default-src': none,
      'object-src': none,
      'base-uri': none,
      'frame-src': none,
    })
    expect(policy['form-action']).toEqual(["'self'"])
    expect(policy['connect-src']).toEqual(["'self'"])
  })

  it('lets only the sanitiser make HTML when Trusted Types are on', () => {
    expect(policy['require-trusted-types-for']).toEqual(["'script'"])
    expect(policy['trusted-types']).toEqual([
      'dompurify',
      'structured-data',
      'ProseMirrorClipboard',
      'service-worker',
      'table-worker',
    ])
    expect(policyOf(withPolicy(page, { ...options, trustedTypes: false }))).not.toHaveProperty(
      'trusted-types',
    )
  })

  it('comes before every script', () => {
    const html = withPolicy(page, options)
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
  })
})

it('replaces an earlier policy', () => {
  const first = withPolicy(page, options)
  const second = withPolicy(first, { ...options, apiOrigin: 'https://api.example' })
  expect(second.match(/Content-Security-Policy/g)).toHaveLength(1)
  expect(policyOf(second)['connect-src']).toEqual(["'self'", 'https://api.example'])
  expect(policyOf(second)['img-src']).toContain('https://api.example')
  expect(withPolicy(second, options)).toBe(first)
})

it('allows PayPal only when it is set up §11.4.1', () => {
  const policy = policyOf(withPolicy(page, { ...options, paypal: true }))
  const paypal = expect.arrayContaining(['https://www.paypal.com'])
  expect(policy).toMatchObject({
    'script-src': paypal,
    'frame-src': paypal,
    'connect-src': paypal,
  })
})

it('refuses a page without a charset', () => {
  expect(() => withPolicy('<head></head>', options)).toThrow('no charset')
})

it('pictures may come only from the page, the API and named hosts §14.1a', () => {
  const hosts = { apiOrigin: 'https://api.example', imageOrigins: ['', 'https://img.example'] }
  expect(policyOf(withPolicy(page, { ...options, ...hosts }))['img-src']).toEqual([
    "'self'",
    'https://api.example',
    'https://img.example',
    'data:',
    'blob:',
  ])
})

it('the demo has a policy too, which lets it compile its validators §14.1a', () => {
  const demo = { ...options, isDemo: true, trustedTypes: false }
  expect(policyOf(withPolicy(page, demo))).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", hash(script), "'unsafe-eval'"],
  })
})

it('a header allows the scripts of all pages, and forbids frames on other sites §14.1a', () => {
  const policy = headerPolicy([page, '<script>other()</script>'], options)
  expect(policy).toContain(`script-src 'self' ${hash(script)} ${hash('other()')};`)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

it('a header makes browsers report violations if errors are reported §14.1a', () => {
  const reportsTo = 'https://errors.example/in'
  expect(headerPolicy([page], { ...options, reportsTo })).toContain(`; report-uri ${reportsTo}`)
  expect(headerPolicy([page], options)).not.toContain('report-uri')
})
