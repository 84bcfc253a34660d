import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { configOf, configurePage, withVitals, writeConfig } from './shop-config.ts'

const block = '<script type="application/json" id="shop-config">{"apiBase":""}</script>'
const page = `<head><meta charset="utf-8" />${block}</head>`
const api = { apiBase: 'https://api.example/' }

describe('configurePage', () => {
  it('rewrites the block §11.4.1', () => {
    const html = configurePage(page, { ...api, imageBase: 'https://img.example/' })
    expect(html).toContain(
      '<script type="application/json" id="shop-config">' +
        '{"base":"/","apiBase":"https://api.example","imageBase":"https://img.example","imageHosts":"","paymentHosts":"*.paypal.com",' +
        '"siteUrl":"","mode":"live","idempotencyKeys":false,"quotes":true,"worker":true,"paypalClientId":"","vitalsUrl":"","errorsUrl":""}</script></head>',
    )
  })

  it('keeps the settings that it does not get', () => {
    const first = configurePage(page, { ...api, base: '/shop/', idempotencyKeys: true })
    const second = configurePage(first, { imageBase: 'http://img.example:81' })
    expect(configOf(second)).toEqual({ ...configOf(first), imageBase: 'http://img.example:81' })
    expect(configurePage(second, {})).toBe(second)
  })

  it('allows the API and the host of pictures in the policy, and PayPal when it is set up', () => {
    const hosts = { apiBase: 'http://api.example:8080/v1', imageBase: 'http://img.example/a' }
    const html = configurePage(page, hosts)
    expect(html).toContain("connect-src 'self' http://api.example:8080;")
    expect(html).toContain("img-src 'self' http://api.example:8080 http://img.example data:")
    expect(html).not.toContain('https://www.paypal.com')
    expect(configurePage(page, { ...hosts, paypalClientId: 'X' })).toContain(
      'frame-src https://www.paypal.com',
    )
  })

  it('has one link for each host to which the browser connects early', () => {
    const wide = page.replace('</head>', '<meta name="viewport" content="x" /></head>')
    const hosts = { apiBase: 'https://api.example/v1', imageBase: 'https://img.example' }
    const html = configurePage(configurePage(wide, api), hosts)
    expect(html.match(/<link rel="preconnect"[^>]*>/g)).toEqual([
      '<link rel="preconnect" href="https://img.example">',
      '<link rel="preconnect" href="https://api.example" crossorigin>',
    ])
    expect(configurePage(html, { apiBase: '', imageBase: '' })).not.toContain('preconnect')
  })

  it('has one measuring script, and only if there is a URL for the results §11.4.11', () => {
    const told = configurePage(page, { base: '/shop/', vitalsUrl: 'https://speed.example/in' })
    const html = withVitals(withVitals(told, 'vitals-1.js'), 'vitals-2.js')
    expect(html.match(/<script[^>]*data-vitals[^>]*>/g)).toEqual([
      '<script defer data-vitals src="/shop/assets/vitals-2.js">',
    ])
    expect(html).toContain("connect-src 'self' https://speed.example;")
    expect(withVitals(configurePage(html, { vitalsUrl: '' }), 'vitals-2.js')).not.toContain(
      'vitals-',
    )
    expect(() => withVitals(told, undefined)).toThrow('npm run build')
    expect(() => configurePage(page, { vitalsUrl: 'javascript:alert(1)' })).toThrow('collector')
  })

  it('reports errors of the shop only if there is a URL for the reports §11.4.11', () => {
    const both = { vitalsUrl: 'https://in.example/v', errorsUrl: 'https://in.example/e' }
    const html = configurePage(page, both)
    expect(configOf(html)).toMatchObject(both)
    expect(html).toContain("connect-src 'self' https://in.example;")
    expect(() => configurePage(page, { errorsUrl: 'ftp://x' })).toThrow('collector')
  })

  it('lets the mock world compile its validators, but not a shop without it §11.4.1', () => {
    const live = configurePage(page, api)
    const mock = configurePage(live, { mode: 'mock' })
    expect(mock).toContain("script-src 'self' 'unsafe-eval'")
    expect(configurePage(mock, { mode: 'live' })).toBe(live)
  })

  it('escapes values, so that none can end the block', () => {
    const html = configurePage(page, { paypalClientId: '</script>$&' })
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html).toContain('$&')
  })

  it('accepts hosts of pictures and payments, and refuses other texts §11.4.1', () => {
    const hosts = { imageHosts: ' *.cdn.example  https://img.example:8443 ' }
    expect(configOf(configurePage(page, hosts)).imageHosts).toBe(
      '*.cdn.example https://img.example:8443',
    )
    for (const wrong of ['https:', '*', "'unsafe-inline'", 'a.example/x', 'a;b', 'javascript:x'])
      for (const name of ['imageHosts', 'paymentHosts'])
        expect(() => configurePage(page, { [name]: wrong })).toThrow('Not a host')
  })

  it.each([
    'api.example',
    'ftp://api.example',
    'javascript:alert(1)',
    'https://a.example?x=1',
    '//a',
  ])('refuses %j as an address', (address) => {
    expect(() => configurePage(page, { apiBase: address })).toThrow('Not an address of the API')
    expect(() => configurePage(page, { imageBase: address })).toThrow('of the picture host')
    expect(() => configurePage(page, { siteUrl: address })).toThrow('of the shop')
  })

  it.each([
    ['/backend/', '/backend'],
    ['/', ''],
    ['', ''],
  ])("reads %j as a path of the shop's own origin", (address, apiBase) => {
    const html = configurePage(page, { apiBase: address })
    expect(configOf(html).apiBase).toBe(apiBase)
    expect(html).toContain("connect-src 'self';")
  })

  it('can write the block alone, for the dev server', () => {
    const html = writeConfig(page, { base: '/shop', mode: 'mock' })
    expect(configOf(html)).toMatchObject({ base: '/shop/', mode: 'mock' })
    expect(html).not.toContain('Content-Security-Policy')
  })

  it('refuses a page without the block, or with half of one', () => {
    expect(() => configurePage('<head></head>', {})).toThrow('no shop-config')
    expect(() => configurePage(page.replace('"}', ''), {})).toThrow('not JSON')
  })
})

describe('a page that moves below another path', () => {
  const style = (base: string) => `@font-face{src:url(${base}assets/a.woff2)}`
  const built = (base: string) =>
    page +
    `<link href="${base}assets/a.woff2" /><link rel="icon" href="data:," />` +
    `<script data-preload>go('<a href="/x">')</script><style>${style(base)}</style>` +
    `<script type="module" src="${base}assets/start.js"></script>` +
    '<a href="">x</a><a href="https://moclan.example/a">y</a><a href="//cdn.example/b">z</a>'

  it('changes the URLs of its files, and nothing else §11.4.1', () => {
    const moved = configurePage(built('/'), { base: '/shop/' })
    expect(moved.slice(moved.indexOf('</head>'))).toBe(
      built('/shop/').slice(built('/shop/').indexOf('</head>')),
    )
  })

  it('has the hash of the moved style in its policy', () => {
    const hash = createHash('sha256').update(style('/shop/')).digest('base64')
    expect(configurePage(built('/'), { base: '/shop/' })).toContain(`'sha256-${hash}'`)
  })

  it('can move again, and move back', () => {
    const first = configurePage(built('/'), {})
    const away = configurePage(configurePage(first, { base: '/shop/' }), { base: '/a/b/' })
    expect(away).toContain('src="/a/b/assets/start.js"')
    expect(configurePage(away, { base: '/' })).toBe(first)
  })

  it.each(['shop', '/shop', 'shop/', '//shop//'])('reads %j as /shop/', (base) => {
    expect(configOf(configurePage(page, { base })).base).toBe('/shop/')
  })

  it.each(['https://evil.example/', '../x', '/a b/', '/a?b/', '/.hidden/', 'C:/shop'])(
    'refuses to live below %j',
    (base) => {
      expect(() => configurePage(page, { base })).toThrow('Not a path')
    },
  )
})
