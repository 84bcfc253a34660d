import { expect, test } from 'vitest'
import type { HomepageSection } from '@/api/generated/model'
import { sectionProblems } from './problems'

const shown = (section: Omit<HomepageSection, 'is_active'>) =>
  sectionProblems({ ...section, is_active: true })

test('a picture with words beside it needs both; a wide banner its picture', () => {
  expect(shown({ section_key: 'office_lady', content: { title: ' ' } })).toEqual({
    title: 'adminHome.error.required',
    image: 'adminHome.error.image',
  })
  expect(shown({ section_key: 'banner_home', content: {} })).toEqual({
    image: 'adminHome.error.image',
  })
})

test('a tile needs name, picture and link, and no other like it', () => {
  const tile = { name: 'Áo', image: '/a.avif', link: '/category/ao' }
  const categories = [tile, { ...tile, name: 'Áo ' }, { name: '', image: '', link: '' }]
  expect(shown({ section_key: 'categories', content: { categories } })).toEqual({
    'categories.1.name': 'adminHome.error.same',
    'categories.2.name': 'adminHome.error.required',
    'categories.2.image': 'adminHome.error.image',
    'categories.2.link': 'adminHome.error.required',
  })
})

test('a promise needs words that are not there yet', () => {
  const features = ['Đổi trả', '', 'Đổi trả '].map((text) => ({ icon: 'truck', text }))
  expect(shown({ section_key: 'features', content: { features } })).toEqual({
    'features.1.text': 'adminHome.error.required',
    'features.2.text': 'adminHome.error.same',
  })
})

test('hidden it may be half done, but its links must not be scripts', () => {
  const link = 'javascript:alert(1)'
  const content = { link, categories: [{ name: '', image: '', link }] }
  expect(sectionProblems({ section_key: 'categories', is_active: false, content })).toEqual({
    link: 'adminHome.error.link',
    'categories.0.link': 'adminHome.error.link',
  })
})
