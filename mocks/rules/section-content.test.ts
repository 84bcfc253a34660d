import { expect, test } from 'vitest'
import { contentErrors } from './section-content'

test('a link to a script is an error', () => {
  const link = 'javascript:alert(1)'
  const categories = [{ name: 'Áo', image: '/a.avif', link }]
  expect(Object.keys(contentErrors({ link, categories }))).toEqual([
    'content.link',
    'content.categories.0.link',
  ])
})
