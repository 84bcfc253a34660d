import { expect, test } from 'vitest'
import { contentErrors, sectionRow } from './section-content'

const common = { is_active: true, position: 1, updated_at: '2026-11-21T02:00:00Z' }

test('a section keeps the fields of its key only', () => {
  const content = { title: 'Lụa', image: '/a.avif', link: '/x', features: [] }
  expect(sectionRow('banner_home', common, content).content).toEqual({
    image: '/a.avif',
    link: '/x',
  })
  expect(sectionRow('features', common, content).content).toEqual({ features: [] })
  expect(sectionRow('office_lady', common, {}).content).toMatchObject({ title: '', link: '' })
})

test('a link to a script is an error', () => {
  const link = 'javascript:alert(1)'
  const categories = [{ name: 'Áo', image: '/a.avif', link }]
  expect(Object.keys(contentErrors({ link, categories }))).toEqual([
    'content.link',
    'content.categories.0.link',
  ])
})
