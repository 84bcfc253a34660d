import { expect, test } from 'vitest'
import { copiedEndings } from './kinds/around.fixtures'
import { tidyUrl, withParams } from './url'

const shop = 'https://shop.example'
const paths = [
  '/products/dam-lua',
  '/cart?add=1%3A2%3A1%2C3%3A4%3A1',
  '/orders/track?code=ML1-0042',
]

test.each(copiedEndings)('a link of the shop is read out of %j §12.2.5', (tail) => {
  // The browser opens the URL together with the characters behind it.
  const [, behind = ''] = tail.split('V')
  for (const path of paths) expect(tidyUrl(new URL(shop + path + behind).href)).toBe(shop + path)
})

test.each([
  ['/cart?add=1:2,3:4).&amp;code=AN&amp;fbclid=x', '/cart?add=1%3A2%2C3%3A4&code=AN&fbclid=x'],
  ['/products/%20dam-lua', '/products/dam-lua'],
  ['/products/dam-lua/)', '/products/dam-lua/'],
  ['/returns#ways).', '/returns#ways'],
])('%j is %j', (href, tidy) => expect(tidyUrl(shop + href)).toBe(shop + tidy))

const untouched =
  '/ /category/dam?colour=do,den&page=2 /products?q=%C3%A1o+(%C4%91%E1%BB%8F) /checkout?redirect=%2Fa%3Ftab%3Da /a%ZZ /products/a%2Fb /admin/orders?q=~ab12'

test.each(untouched.split(' '))('%j stays as it is', (href) =>
  expect(tidyUrl(shop + href)).toBe(shop + href),
)

test('parameters replace those with the same name, and are added to the others §1.7h', () => {
  const address = withParams('https://shop.example/a?lang=en#b', { variant: 2, none: undefined })
  expect(address).toBe('https://shop.example/a?lang=en&variant=2#b')
  expect(withParams('/api/$slug?a=1', { a: 'x y&z+' })).toBe('/api/$slug?a=x%20y%26z%2B')
})
