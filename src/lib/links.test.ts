import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  anchorHref,
  appPath,
  mapUrl,
  messengerHref,
  allowedPaymentUrl,
  safeHref,
  telHref,
  withScheme,
  zaloHref,
} from './links'
import { shopConfig } from './shop-config'

const scripts = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
]

describe('a link from the server', () => {
  test.each(scripts)('%o is dropped §2.2.2 §2.3.2 §14.1d', (href) => {
    expect(safeHref(href)).toBeUndefined()
  })

  test('a URL that no browser could follow is dropped', () => {
    expect(safeHref('https://')).toBeUndefined()
  })

  test.each(['https://moclan.example/a?b=1#c', 'tel:02812345678', 'mailto:a@moclan.vn', '/cart'])(
    '%o is returned as it is',
    (href) => {
      expect(safeHref(href)).toBe(href)
    },
  )

  test('an encoded scheme counts as a file name', () => {
    expect(safeHref('javascript%3Aalert(1)')).toBe('javascript%3Aalert(1)')
  })
})

test.each([
  [' moclan.vn ', 'https://moclan.vn'],
  ['moclan.vn/a?b', 'https://moclan.vn/a?b'],
  ['/cart', '/cart'],
  ['tel:028', 'tel:028'],
  ['cart', 'cart'],
])('%o is typed for %o', (typed, href) => expect(withScheme(typed)).toBe(href))

describe('a path of this app', () => {
  test.each([
    ...scripts,
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/./\\evil.example',
    'https://evil.example/',
    'https:/evil.example',
    '//evil.example@app.invalid',
    'cart',
    '?x=1',
    '#x',
    '',
    ' ',
  ])('%o is none', (href) => {
    expect(appPath(href)).toBeUndefined()
  })

  test.each([
    ['/', '/'],
    ['/cart?x=1#y', '/cart?x=1#y'],
    ['/category/../cart', '/cart'],
    ['/products/áo', '/products/%C3%A1o'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/a//b', '/a//b'],
  ])('%o leads to %o', (href, path) => {
    expect(appPath(href)).toBe(path)
  })

  test('the result always stays on this host, whatever the input is', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      'evil.example',
      '@',
      ':',
      '?',
      '#',
      '%2f',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = appPath(`/${parts.join('')}`)
        fc.pre(path !== undefined)
        expect(new URL(path, 'https://shop.example').host).toBe('shop.example')
        expect(appPath(path)).toBe(path)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the href of a plain anchor', () => {
  test.each([
    ['/', '/shop/'],
    ['/size-guide?a=b#c', '/shop/size-guide?a=b#c'],
    ['https://moclan.example/a', 'https://moclan.example/a'],
    ['tel:0281', 'tel:0281'],
    ['#top', '#top'],
    ['javascript:alert(1)', undefined],
  ])('%o is %o in a shop below /shop/ §11.4.8', async (href, inShop) => {
    vi.resetModules()
    vi.doMock('./shop-config', () => ({ shopConfig: { base: '/shop/' } }))
    const { anchorHref: below } = await import('./links')
    vi.doUnmock('./shop-config')
    vi.resetModules()
    expect(below(href)).toBe(inShop)
  })

  test('is the path itself in a shop at the root of its host', () => {
    expect(anchorHref('/size-guide')).toBe('/size-guide')
  })
})

test('a phone number with spaces gives a link without spaces', () => {
  expect(telHref('028 3825 1234')).toBe('tel:02838251234')
})

describe('where a payment is approved §4.8.5', () => {
  const opens = (href: string, settings: Partial<typeof shopConfig> = {}) => {
    vi.stubGlobal('window', { location: new URL('https://shop.example/checkout') })
    const before = { ...shopConfig }
    Object.assign(shopConfig, settings)
    const url = allowedPaymentUrl(href)
    // Test files share the configuration, so it is restored.
    Object.assign(shopConfig, before)
    return url?.href
  }

  test.each(['https://www.paypal.com/checkoutnow?token=1', 'https://www.sandbox.paypal.com/'])(
    '%s is PayPal’s',
    (href) => expect(opens(href)).toBe(href),
  )

  test.each([
    ...scripts,
    'http://www.paypal.com/',
    'https://paypal.com.evil.example/',
    'https://evilpaypal.com/',
    'https://www.paypal.com@evil.example/',
    'https://www.paypal.com:8443/',
    '//evil.example/',
    '/mock/paypal',
  ])('%o is never opened', (href) => expect(opens(href)).toBeUndefined())

  test('the demo may use a page of its own, and a shop may use the hosts and origins of its configuration', () => {
    const own = 'https://shop.example/mock/paypal?token=1'
    expect(opens('/mock/paypal?token=1', { mode: 'mock' })).toBe(own)
    const paymentHosts = 'pay.example http://127.0.0.1:4010'
    expect(opens('https://pay.example/1', { paymentHosts })).toBe('https://pay.example/1')
    expect(opens('http://127.0.0.1:4010/p', { paymentHosts })).toBe('http://127.0.0.1:4010/p')
    expect(opens('http://pay.example/1', { paymentHosts })).toBeUndefined()
  })
})

test('a map opens at the whole address', () =>
  expect(mapUrl('18 Nguyễn Thiệp, Q. 1')).toMatch(
    /&query=18%20Nguy%E1%BB%85n%20Thi%E1%BB%87p%2C%20Q\.%201$/,
  ))

test('a name that was cut inside an emoji can still be part of a link', () =>
  expect([messengerHref('moclan\ud83c', 'Áo \ud83c'), zaloHref('moc\ud83c')]).toEqual([
    'https://m.me/moclan?text=%C3%81o%20%EF%BF%BD',
    'https://zalo.me/moc',
  ]))
