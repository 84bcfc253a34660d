import { expect, test } from 'vitest'
import { categoryTree } from '~mocks/seed/catalogue/categories'
import { safeRedirect, shortPathCategories } from './paths'

test.each(['/wishlist', '/account/orders?page=2#top', '/products?q=100%25', '/products?q=%2F%2Fa'])(
  '%o is a path of this app §2.1.1 §2.2.2',
  (path) => expect(safeRedirect(path)).toBe(path),
)

test.each([
  '',
  'https://evil.example/',
  '//evil.example',
  '/%2e%2e//evil.example',
  'javascript:alert(1)',
])('%o leads elsewhere', (path) => expect(safeRedirect(path)).toBeUndefined())

test.each([
  '%2F%2Fevil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%252Fevil.example',
  '/%09/evil.example',
  'javascript%3Aalert(1)',
  '%2Fwishlist',
])('%o leads elsewhere once it is decoded', (path) => expect(safeRedirect(path)).toBeUndefined())

test.each([undefined, null, 7, true, ['/wishlist'], { path: '/wishlist' }])(
  '%o is not a path',
  (raw) => expect(safeRedirect(raw)).toBeUndefined(),
)

test('short paths lead to categories that exist', () => {
  const slugs: string[] = categoryTree.map(({ slug }) => slug)
  expect(slugs).toEqual(expect.arrayContaining([...shortPathCategories]))
})
