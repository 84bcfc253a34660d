import { describe, expect, it } from 'vitest'
import { configurePage, mockPage } from './shop-config.ts'

const page =
  '<head><meta charset="utf-8" />' +
  '<script type="application/json" id="shop-config">{"apiBase":""}</script></head>'
const config = { apiBase: 'https://api.example/', idempotencyKeys: false, paypalClientId: '' }

describe('configurePage', () => {
  it('rewrites the block', () => {
    expect(configurePage(page, config)).toContain(
      '<script type="application/json" id="shop-config">' +
        '{"apiBase":"https://api.example","mode":"live","idempotencyKeys":false,"paypalClientId":""}' +
        '</script></head>',
    )
  })

  it('allows the API in the policy, and PayPal when it is set up', () => {
    const api = { ...config, apiBase: 'http://api.example:8080/v1' }
    expect(configurePage(page, api)).toContain("connect-src 'self' http://api.example:8080;")
    expect(configurePage(page, api)).not.toContain('paypal.com')
    expect(configurePage(page, { ...api, paypalClientId: 'X' })).toContain(
      'frame-src https://www.paypal.com',
    )
  })

  it('can be run again on its own result', () => {
    const once = configurePage(page, { ...config, apiBase: 'https://old.example' })
    expect(configurePage(once, config)).toBe(configurePage(page, config))
  })

  it('escapes values, so that none can end the block', () => {
    const html = configurePage(page, { ...config, paypalClientId: '</script>$&' })
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html).toContain('$&')
  })

  it.each(['', 'api.example', 'ftp://api.example', 'javascript:alert(1)', 'https://a.example?x=1'])(
    'refuses %j as an address',
    (apiBase) => {
      expect(() => configurePage(page, { ...config, apiBase })).toThrow('Not an address')
    },
  )

  it('sets up a mock build for its own origin, with idempotency keys', () => {
    expect(mockPage(page)).toContain('"apiBase":"","mode":"mock","idempotencyKeys":true')
  })

  it('refuses a page without the block', () => {
    expect(() => configurePage('<head></head>', config)).toThrow('no shop-config')
  })
})
