import { describe, expect, test } from 'vitest'
import { parseShopConfig } from './shop-config'

const defaults = {
  base: '/',
  apiBase: '',
  imageBase: '',
  siteUrl: '',
  mode: 'live',
  idempotencyKeys: false,
  quotes: true,
  worker: true,
  paymentHosts: '*.paypal.com',
  paypalClientId: '',
  errorsUrl: '',
}

describe('the configuration block', () => {
  test.each([
    null,
    '',
    '{',
    '[]',
    'null',
    '7',
    '{"mode":"demo","apiBase":1,"idempotencyKeys":"yes"}',
  ])('%o gives the defaults', (text) => {
    expect(parseShopConfig(text)).toEqual(defaults)
  })

  test('is read field by field §11.4.1', () => {
    const config = {
      apiBase: 'https://api.example',
      mode: 'mock',
      idempotencyKeys: true,
      quotes: false,
      worker: false,
    }
    expect(parseShopConfig(JSON.stringify(config))).toEqual({ ...defaults, ...config })
  })

  test.each(['/', '/shop/', '/a/b/'])('%o is a valid base path of a shop', (base) => {
    expect(parseShopConfig(JSON.stringify({ base })).base).toBe(base)
  })

  test.each(['', 'shop', '/shop', 'shop/', '//evil.example/', 'https://evil.example/'])(
    '%o is no path to live under',
    (base) => {
      expect(parseShopConfig(JSON.stringify({ base })).base).toBe('/')
    },
  )

  test('trailing slashes of the API origin are dropped, because every path begins with one', () => {
    expect(parseShopConfig('{"apiBase":"https://api.example//"}').apiBase).toBe(
      'https://api.example',
    )
  })
})
