import { expect, test } from 'vitest'
import type { MenuItem, Site } from '@/api/generated/model'
import { parentsFirst, siteErrors, tidySite } from './site-form'

const item = (id: number, parent_id: number | null): MenuItem => ({
  id,
  parent_id,
  name: `Mục ${id}`,
  slug: `muc-${id}`,
  menu_type: 'page',
  final_url: `/muc-${id}`,
  is_active: true,
  position: id,
})

const site: Site = {
  website: { name: 'Mộc Lan', description: '', logo: '', favicon: '', url: '' },
  contact: { email: '', phone: '', address: '', working_hours: '' },
  social: { facebook: '', instagram: '', twitter: '', youtube: '' },
  seo: { title: '', description: '', keywords: '' },
  menu: [item(1, null), item(2, 1)],
}

test('a site needs a name', () => {
  expect(siteErrors(site)).toEqual({})
  expect(siteErrors({ ...site, website: { ...site.website, name: ' ' } })).toEqual({
    'website.name': ['Vui lòng nhập tên website'],
  })
})

test('a link to a script is an error', () => {
  const bad = 'javascript:alert(1)'
  const menu = [{ ...item(1, null), final_url: bad }]
  const errors = siteErrors({ ...site, menu, social: { ...site.social, twitter: bad } })
  expect(Object.keys(errors)).toEqual(['social.twitter', 'menu.0.final_url'])
})

test.each([
  ['an unknown parent', [item(1, 9)]],
  ['a circle', [item(1, 2), item(2, 1)]],
  ['itself', [item(1, 1)]],
  ['an id twice', [item(1, null), item(1, null)]],
])('a menu is a tree: %s', (_, menu) => {
  expect(siteErrors({ ...site, menu })).toHaveProperty('menu')
})

test('parents come before their children', () => {
  const menu = [item(3, 2), item(2, 1), item(1, null)]
  expect(parentsFirst(menu).map(({ id }) => id)).toEqual([1, 2, 3])
})

test('fields the contract does not know are dropped', () => {
  const more = { ...site, website: { ...site.website, name: ' Mộc Lan ', colour: 'red' } }
  expect(tidySite(more).website).toEqual(site.website)
})
