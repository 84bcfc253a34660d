import { expect, test } from 'vitest'
import type { Site } from '@/api/generated/model'
import { siteProblems, trimmedSite } from './problems'

const site: Site = {
  website: { name: 'Mộc Lan', description: '', logo: '', favicon: '', url: 'https://moclan.vn' },
  contact: { email: 'a@b.vn', phone: '028 1234 5678', address: '', working_hours: '' },
  social: { facebook: '', instagram: 'https://instagram.com/x', twitter: '', youtube: '' },
  seo: { title: 'Mộc Lan', description: '', keywords: '' },
  menu: [],
}

test('what the shop can do with is no problem', () => expect(siteProblems(site)).toEqual({}))

test.each([
  'http://facebook.com/x',
  'javascript:alert(1)',
  '//facebook.com/x',
  'facebook',
  'https://',
])('a social link is https or nothing: %s', (facebook) => {
  expect(siteProblems({ ...site, social: { ...site.social, facebook } })).toEqual({
    social: { facebook: 'adminSettings.problem.social' },
  })
})

test('name, address, e-mail, phone and title are needed', () => {
  const empty = {
    ...site,
    website: { ...site.website, name: ' ', url: 'javascript:alert(1)' },
    contact: { ...site.contact, email: 'a@', phone: '12' },
    seo: { ...site.seo, title: '' },
  }
  expect(siteProblems(empty)).toEqual({
    website: { name: 'adminSettings.problem.name', url: 'adminSettings.problem.url' },
    contact: { email: 'adminSettings.problem.email', phone: 'adminSettings.problem.phone' },
    seo: { title: 'adminSettings.problem.title' },
  })
})

test('spaces around are not sent', () => {
  const spaced = { ...site, website: { ...site.website, name: ' Mộc Lan ' } }
  expect(trimmedSite(spaced)).toEqual(site)
})
