import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { withPolicy } from './page-policy.ts'

const places = { apiOrigin: '', paypal: false, trustedTypes: true }
const script = 'start("<b>")'
const style = '.bar {\n  height: 91px;\n}'
const page = `<head>
    <meta charset="utf-8" />
    <script type="application/json" id="shop-config">{}</script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <style>${style}</style>
  </head><body><script data-early>${script}</script></body>`

/** The policy of a page, by directive. */
function policyOf(html: string): Record<string, string[]> {
  const [, content = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  const directives = content.split('; ').map((text) => text.split(' '))
  return Object.fromEntries(directives.map(([name = '', ...values]) => [name, values]))
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

describe('the policy of a page', () => {
  const policy = policyOf(withPolicy(page, places))

  it('lets run what stands in the page, by hash, and nothing else inline', () => {
    expect(policy['script-src']).toEqual(["'self'", hash(script)])
    expect(policy['style-src']).toEqual(["'self'", hash(style), hash('')])
    expect(JSON.stringify(policy)).not.toContain('unsafe')
  })

  it('closes what the shop does not use', () => {
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

  it('lets only the sanitiser make HTML, where that can be', () => {
    expect(policy['require-trusted-types-for']).toEqual(["'script'"])
    expect(policy['trusted-types']).toEqual([
      'dompurify',
      'structured-data',
      'ProseMirrorClipboard',
    ])
    expect(policyOf(withPolicy(page, { ...places, trustedTypes: false }))).not.toHaveProperty(
      'trusted-types',
    )
  })

  it('stands before whatever it has to govern', () => {
    const html = withPolicy(page, places)
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
  })
})

it('takes the place of the policy before it', () => {
  const first = withPolicy(page, places)
  const second = withPolicy(first, { ...places, apiOrigin: 'https://api.example' })
  expect(second.match(/Content-Security-Policy/g)).toHaveLength(1)
  expect(policyOf(second)['connect-src']).toEqual(["'self'", 'https://api.example'])
  expect(policyOf(second)['img-src']).toContain('https://api.example')
  expect(withPolicy(second, places)).toBe(first)
})

it('opens to PayPal only where that is set up', () => {
  const policy = policyOf(withPolicy(page, { ...places, paypal: true }))
  const paypal = expect.arrayContaining(['https://www.paypal.com'])
  expect(policy).toMatchObject({
    'script-src': paypal,
    'frame-src': paypal,
    'connect-src': paypal,
  })
})

it('refuses a page without a charset', () => {
  expect(() => withPolicy('<head></head>', places)).toThrow('no charset')
})
