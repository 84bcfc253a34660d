import { expect, test } from 'vitest'
import { contentErrors, contentOf } from './section-content'

test('a link to a script is an error', () => {
  const link = 'javascript:alert(1)'
  const categories = [{ name: 'Áo', image: '/a.avif', link }]
  expect(Object.keys(contentErrors({ link, categories }))).toEqual([
    'content.link',
    'content.categories.0.link',
  ])
  expect(contentErrors({ link: '/', categories: [{ name: 'Áo', image: '', link: '/' }] })).toEqual(
    {},
  )
  expect(contentErrors({ categories: [{ name: 'Áo', image: '', link: '' }] })).toEqual({})
})

test('a section keeps the fields of its key, absent ones empty', () => {
  const tile = { name: 'Áo', image: '/a.avif', link: '/' }
  const content = {
    title: 'Tiêu đề',
    image: '/b.avif',
    tags: [{ product_id: 1, x: 2, y: 3, name: 'x' }],
    categories: [{ ...tile, id: 1 }],
    features: [{ icon: 'truck', text: 'Giao', id: 1 }],
  }
  const kept = { title: 'Tiêu đề', image: '/b.avif', subtitle: '', description: '', link: '' }
  const english = { title_en: '', subtitle_en: '', description_en: '', button_text_en: '' }
  expect(contentOf('office_lady', content)).toEqual({
    ...kept,
    ...english,
    button_text: '',
    tags: [{ product_id: 1, x: 2, y: 3 }],
  })
  expect(contentOf('banner_home', content)).toEqual({
    title: 'Tiêu đề',
    title_en: '',
    description: '',
    description_en: '',
    image: '/b.avif',
    link: '',
    button_text: '',
    button_text_en: '',
  })
  expect(contentOf('categories', content)).toEqual({
    title: 'Tiêu đề',
    title_en: '',
    categories: [{ ...tile, name_en: '' }],
  })
  expect(contentOf('features', content)).toEqual({
    features: [{ icon: 'truck', text: 'Giao', text_en: '' }],
  })
  expect(contentOf('features', {})).toEqual({ features: [] })
})
