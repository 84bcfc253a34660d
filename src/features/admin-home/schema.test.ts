import { expect, test } from 'vitest'
import type { HomepageSection, SectionKey } from '@/api/generated/model'
import { formErrorsOf } from '@/ui/form/Form'
import { type HomeFormValues, homeForEditor } from './home-form'
import { homeFormSchema } from './schema'

/** Returns the problems of a section. `changed` is the section that staff have edited. */
async function problemsOf(section: HomepageSection, changed: SectionKey = section.section_key) {
  const { form } = homeForEditor([section])
  const context = { changed: [`${changed}.is_active`] }
  const errors = await formErrorsOf<HomeFormValues>(form, async () => homeFormSchema, context)
  return errors[section.section_key]
}

const shown = (section: Omit<HomepageSection, 'is_active'>) =>
  problemsOf({ ...section, is_active: true })

test('a picture with texts needs title and picture; a wide banner needs its picture §10.8.1', async () => {
  expect(await shown({ section_key: 'office_lady', content: { title: ' ' } })).toEqual({
    title: 'adminHome.error.required',
    image: 'adminHome.error.image',
  })
  expect(await shown({ section_key: 'banner_home', content: {} })).toEqual({
    image: 'adminHome.error.image',
  })
})

test('a tile needs name, picture and link, and must differ from the others', async () => {
  const tile = { name: 'Áo', image: '/a.avif', link: '/category/ao' }
  const categories = [tile, { ...tile, name: 'Áo ' }, { name: '', image: '', link: '' }]
  expect(await shown({ section_key: 'categories', content: { categories } })).toEqual({
    categories: [
      undefined,
      { name: 'adminHome.error.same' },
      {
        name: 'adminHome.error.required',
        image: 'adminHome.error.image',
        link: 'adminHome.error.required',
      },
    ],
  })
})

test('a promise needs a text that no other promise has', async () => {
  const features = ['Đổi trả', '', 'Đổi trả '].map((text) => ({ icon: 'truck', text }))
  expect(await shown({ section_key: 'features', content: { features } })).toEqual({
    features: [undefined, { text: 'adminHome.error.required' }, { text: 'adminHome.error.same' }],
  })
})

test('a hidden section may be incomplete, but its links must not be scripts', async () => {
  const link = 'javascript:alert(1)'
  const content = { link, categories: [{ name: '', image: '', link }] }
  const hidden = { is_active: false, content }
  expect(await problemsOf({ ...hidden, section_key: 'categories' })).toEqual({
    categories: [{ link: 'adminBanners.error.link' }],
  })
  expect(await problemsOf({ ...hidden, section_key: 'banner_home' })).toEqual({
    link: 'adminBanners.error.link',
  })
})

test('unchanged sections do not block publishing', async () => {
  const section: HomepageSection = { section_key: 'features', is_active: true, content: {} }
  const empty = { ...section, content: { features: [{ icon: 'truck', text: '' }] } }
  expect(await problemsOf(empty, 'office_lady')).toBeUndefined()
})
