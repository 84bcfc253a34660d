import { expect, test } from 'vitest'
import type { Site } from '@/api/generated/model'
import { site as described } from '@/domain/content/description'
import { differingFields } from '@/ui/editor/fields'
import { formErrorsOf } from '@/ui/form/Form'
import { siteForEditor, siteFields } from './site-form'

const site: Site = {
  website: { name: 'Mộc Lan', description: '', logo: '', favicon: '', url: 'https://moclan.vn' },
  contact: { email: 'a@b.vn', phone: '028 1234 5678', address: '', working_hours: '' },
  social: { facebook: '', instagram: 'https://instagram.com/x', twitter: '', youtube: '' },
  seo: { title: 'Mộc Lan', description: '', keywords: '' },
  menu: [
    {
      id: 1,
      parent_id: null,
      name: 'Áo',
      slug: 'ao',
      menu_type: 'category',
      final_url: '/category/ao',
      is_active: true,
      position: 7,
    },
  ],
}
const problemsOf = (form: Site) => formErrorsOf(siteForEditor({ site: form }).form, described)

test('valid website info has no problems §10.9.1', async () => {
  expect(await problemsOf(site)).toEqual({})
})

test.each([
  'http://facebook.com/x',
  'javascript:alert(1)',
  '//facebook.com/x',
  'facebook',
  'https://',
  'https://[facebook.com',
])('a social link is https or nothing: %s', async (facebook) => {
  expect(await problemsOf({ ...site, social: { ...site.social, facebook } })).toEqual({
    social: { facebook: 'adminSettings.problem.social' },
  })
})

test('name, address, e-mail, phone and title are required', async () => {
  const empty = {
    ...site,
    website: { ...site.website, name: ' ', url: 'javascript:alert(1)' },
    contact: { ...site.contact, email: 'a@', phone: '12' },
    seo: { ...site.seo, title: '' },
  }
  expect(await problemsOf(empty)).toEqual({
    website: { name: 'adminSettings.problem.name', url: 'adminSettings.problem.url' },
    contact: { email: 'field.problem.email', phone: 'field.problem.phone' },
    seo: { title: 'adminSettings.problem.title' },
  })
})

test.each(['https://[moclan.vn', '//moclan.vn'])(
  'no browser can open the address %s',
  async (url) => {
    expect(await problemsOf({ ...site, website: { ...site.website, url } })).toEqual({
      website: { url: 'adminSettings.problem.url' },
    })
  },
)

test('the same values do not differ; a changed title and menu do', () => {
  const { form } = siteForEditor({ site, updated_at: 'v1' })
  expect(differingFields(siteFields, siteForEditor({ site }).form, form)).toEqual([])
  const other = { ...form, seo: { ...form.seo, title: 'Khác' }, menu: [] }
  expect(differingFields(siteFields, form, other)).toEqual(['seo.title', 'menu'])
})
