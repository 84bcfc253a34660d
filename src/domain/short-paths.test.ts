import { expect, test } from 'vitest'
import { categoryTree } from '~mocks/seed/catalogue/categories'
import { footerCategories } from './short-paths'

test('the footer leads to categories that exist', () => {
  const slugs: string[] = categoryTree.map(({ slug }) => slug)
  expect(slugs).toEqual(expect.arrayContaining([...footerCategories]))
})
