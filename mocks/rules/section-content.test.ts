import { expect, test } from 'vitest'
import { contentErrors, contentOf } from './section-content'

test('a section keeps the fields of its key only', () => {
  const content = { title: 'Lụa', image: '/a.avif', link: '/x', features: [] }
  expect(contentOf('banner_home', content)).toEqual({ image: '/a.avif', link: '/x' })
  expect(contentOf('features', content)).toEqual({ features: [] })
  expect(contentOf('office_lady', {})).toMatchObject({ title: '', link: '' })
})

test('a link to a script is an error', () => {
  const link = 'javascript:alert(1)'
  const categories = [{ name: 'Áo', image: '/a.avif', link }]
  expect(Object.keys(contentErrors({ link, categories }))).toEqual([
    'content.link',
    'content.categories.0.link',
  ])
})
