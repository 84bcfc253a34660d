import { expect, test } from 'vitest'
import type { Site } from '@/api/generated/model'
import { differingParts, likelySides, mergedSite, settledSite, siteForm } from './site-diff'

const base: Site = {
  website: { name: 'Mộc Lan', description: '', logo: '/l.svg', favicon: '/f.svg', url: '' },
  contact: { email: 'a@b.vn', phone: '0912', address: '', working_hours: '' },
  social: { facebook: '', instagram: '', twitter: '', youtube: '' },
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
const mine: Site = {
  ...base,
  website: { ...base.website, name: 'Mộc Lan 2' },
  seo: { ...base.seo, title: 'Của tôi' },
}
const theirs: Site = {
  ...base,
  seo: { ...base.seo, title: 'Của họ' },
  menu: [],
}

test('only what reads differently differs', () => {
  expect(differingParts(base, siteForm(base))).toEqual([])
  expect(differingParts(mine, theirs)).toEqual(['website.name', 'seo.title', 'menu'])
})

test('what nobody else touched is offered from who did', () => {
  const sides = likelySides({ base, mine, theirs })
  expect(sides).toEqual({ 'website.name': 'mine', 'seo.title': 'mine', menu: 'theirs' })
  const merged = mergedSite(mine, theirs, { ...sides, 'seo.title': 'theirs' })
  expect(merged.website.name).toBe('Mộc Lan 2')
  expect(merged.seo.title).toBe('Của họ')
  expect(merged.menu).toEqual([])
})

test('without a common base nothing is offered', () => {
  expect(likelySides({ base: null, mine, theirs })).toEqual({})
})

test('what was typed while it was being saved stays', () => {
  const current = { ...mine, contact: { ...mine.contact, address: 'Huế' } }
  const saved = { ...mine, website: { ...mine.website, name: 'Mộc Lan 2 (gọn)' } }
  const settled = settledSite(current, mine, saved)
  expect(settled.contact.address).toBe('Huế')
  expect(settled.website.name).toBe('Mộc Lan 2 (gọn)')
})
