import { expect, test } from 'vitest'
import { canonicalUrl } from './canonical'

test.each([
  ['https://moclan.example', '/', 'https://moclan.example/'],
  ['https://moclan.example/', '/cart', 'https://moclan.example/cart'],
  ['https://moclan.example/shop/', '/cart/', 'https://moclan.example/shop/cart'],
  [
    'https://moclan.example',
    '/category/dam?sort=low-to-high&page=2&category=dai&q=x&variant=3',
    'https://moclan.example/category/dam?category=dai&page=2',
  ],
  ['https://moclan.example', '/category/dam?page=1', 'https://moclan.example/category/dam'],
  ['https://moclan.example', '/category/%C4%91', 'https://moclan.example/category/%C4%91'],
])('%s with %s is %s', (site, href, url) => {
  expect(canonicalUrl(site, href)).toBe(url)
})

test.each(['', 'moclan', 'javascript:alert(1)', '//moclan.example', 'https://'])(
  'a site at %o has no canonical URLs',
  (site) => {
    expect(canonicalUrl(site, '/')).toBeNull()
  },
)
