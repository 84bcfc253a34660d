import { expect, test } from 'vitest'
import { tidyAddress, withParams } from './address'
import { tails } from './kinds/around.fixtures'

const shop = 'https://shop.example'

test.each(tails)('in %j a link of the shop is the same §12.2.9', (tail) => {
  for (const path of [
    '/products/dam-lua',
    '/cart?add=1%3A2%3A1%2C3%3A4%3A1',
    '/orders/track?code=ML261122-0042',
  ]) {
    // A browser opens what follows the link.
    const [, behind = ''] = tail.split('V')
    expect(tidyAddress(new URL(shop + path + behind).href)).toBe(shop + path)
  }
})

test.each([
  [
    '/cart?add=1:2:1,3:4:1).&amp;code=MOCLAN14&amp;fbclid=x',
    '/cart?add=1%3A2%3A1%2C3%3A4%3A1&code=MOCLAN14&fbclid=x',
  ],
  ['/products/%20dam-lua', '/products/dam-lua'],
  ['/products/dam-lua/)', '/products/dam-lua/'],
  ['/returns#ways).', '/returns#ways'],
])('%j is %j', (href, tidy) => expect(tidyAddress(shop + href)).toBe(shop + tidy))

test.each([
  '/',
  '/category/dam?colour=do,den&page=2',
  '/products?q=%C3%A1o+(%C4%91%E1%BB%8F)',
  '/checkout?redirect=%2Faccount%3Ftab%3Da',
  '/a%ZZ',
  '/products/a%2Fb',
])('%j stays as it is', (href) => expect(tidyAddress(shop + href)).toBe(shop + href))

test('parameters take the place of those of the same names, and join the others §1.7j', () => {
  expect(withParams('https://shop.example/a?lang=en#b', { variant: 2, none: undefined })).toBe(
    'https://shop.example/a?lang=en&variant=2#b',
  )
  expect(withParams('/api/products/$slug?a=1', { a: 'x y&z+' })).toBe(
    '/api/products/$slug?a=x%20y%26z%2B',
  )
})
