import { expect, test } from 'vitest'
import { canonicalUrl, publishedUrl } from './canonical'

test.each([
  ['https://moclan.example', '/', 'https://moclan.example/'],
  ['https://moclan.example', '/cart', 'https://moclan.example/cart'],
  ['https://moclan.example/shop', '/cart/', 'https://moclan.example/shop/cart'],
  [
    'https://moclan.example',
    '/category/dam?sort=low-to-high&page=2&category=dai&q=x&variant=3',
    'https://moclan.example/category/dam?category=dai&page=2',
  ],
  ['https://moclan.example', '/category/dam?page=1', 'https://moclan.example/category/dam'],
  ['https://moclan.example', '/category/%C4%91', 'https://moclan.example/category/%C4%91'],
])('%s with %s is %s', (shop, href, url) => {
  expect(canonicalUrl(shop, href)).toBe(url)
})

test.each([
  ['https://moclan.example/', '', '/', 'https://moclan.example'],
  ['https://moclan.example', '', '/shop/', 'https://moclan.example/shop'],
  ['https://moclan.example/shop/', '', '/shop/', 'https://moclan.example/shop'],
  ['https://moclan.example', 'https://other.example', '/shop/', 'https://other.example/shop'],
  ['nowhere', 'https://other.example/shop', '/shop/', 'https://other.example/shop'],
])('the data says %s, the configuration %o and %s: %s', (address, siteUrl, base, shop) => {
  expect(publishedUrl(address, { siteUrl, base })).toBe(shop)
})

test.each(['', 'moclan', 'javascript:alert(1)', '//moclan.example', 'https://'])(
  'a shop at %o has no canonical URLs',
  (address) => {
    expect(publishedUrl(address)).toBeNull()
  },
)
