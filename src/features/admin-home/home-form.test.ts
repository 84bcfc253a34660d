import { describe, expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import type { HomepageSection } from '@/api/generated/model'
import { differingFields, merge } from '@/ui/editor/fields'
import { editedSections, homeFields, publishPlan, savedHome } from './home-form'
import { serverTexts } from './queries'

const lady: HomepageSection = {
  section_key: 'office_lady',
  is_active: true,
  content: { title: 'Quý cô', subtitle: '' },
  updated_at: '2026-11-20T00:00:00.000Z',
}
const wide: HomepageSection = {
  section_key: 'banner_home',
  is_active: true,
  content: { image: '/wide.avif' },
  updated_at: '2026-11-19T00:00:00.000Z',
}
const published = [lady, wide]
const saved = savedHome(published)
const { form } = saved
const renamed = { ...form, office_lady: { ...form.office_lady, title: 'Nàng thơ' } }
const turned = { ...form, order: form.order.toReversed() }
const hidden = { ...form.banner_home, is_active: false }

describe('the form §10.8.1 §10.8.2', () => {
  test('shows what was changed and leaves the rest', () => {
    const [first, second] = editedSections(published, renamed)
    expect(first).toMatchObject({ section_key: 'office_lady', content: { title: 'Nàng thơ' } })
    expect(second).toMatchObject(wide)
  })

  test('keeps what a section has besides', () => {
    const more = { ...wide, content: { ...wide.content, subtitle: 'Mới' } }
    const [only] = editedSections([more], form)
    expect(only?.content.subtitle).toBe('Mới')
  })

  test('keeps the price tags of a picture, and drops them with it', () => {
    const tagged = {
      ...lady,
      content: { ...lady.content, image: '/a.avif', tags: [{ product_id: 1, x: 40, y: 60 }] },
    }
    const { form: before } = savedHome([tagged, wide])
    const tagsOf = (after: typeof before) => editedSections([tagged], after)[0]?.content.tags
    const retitled = { ...before.office_lady, title: 'Nàng thơ' }
    expect(tagsOf({ ...before, office_lady: retitled })).toEqual(tagged.content.tags)
    expect(tagsOf({ ...before, office_lady: { ...retitled, image: '/b.avif' } })).toEqual([])
  })

  test('puts a section that it does not know yet behind the others', () => {
    const sections = editedSections(published, { ...form, order: ['banner_home'] })
    expect(sections.map(({ section_key }) => section_key)).toEqual(['banner_home', 'office_lady'])
  })

  test('is told from a newer one by the versions of all sections, in whatever order they stand', () => {
    expect(savedHome([wide, lady]).updatedAt).toBe(saved.updatedAt)
    const newer = { ...wide, updated_at: '2026-11-21T00:00:00.000Z' }
    expect(savedHome([lady, newer])).toMatchObject({ savedAt: newer.updated_at })
    expect(savedHome([lady, newer]).updatedAt).not.toBe(saved.updatedAt)
  })
})

test('what others published of another section, or the order, is no question', () => {
  const remote = savedHome([{ ...wide, is_active: false }, lady]).form
  const merged = merge(homeFields, { base: form, local: renamed, remote })
  expect(merged.contested).toEqual([])
  expect(differingFields(homeFields, merged.form, form)).toEqual([
    'order',
    'office_lady.title',
    'banner_home.is_active',
  ])
})

describe('publishing (Product §7)', () => {
  test('one changed section is that section, in the version it was seen in', () => {
    const newer = [{ ...lady, updated_at: '2026-11-21T00:00:00.000Z' }, wide]
    expect(publishPlan(newer, renamed, saved)).toMatchObject({
      call: 'section',
      section: { ...lady, content: { title: 'Nàng thơ' } },
    })
  })

  test('the order alone is the order', () => {
    expect(publishPlan(published, turned, saved)).toEqual({
      call: 'order',
      keys: ['banner_home', 'office_lady'],
    })
  })

  test('several at once are all sections in their order', () => {
    const two = publishPlan(published, { ...renamed, banner_home: hidden }, saved)
    expect(two).toMatchObject({
      call: 'all',
      sections: [{ content: { title: 'Nàng thơ' } }, { is_active: false }],
    })
    const both = publishPlan(published, { ...renamed, order: turned.order }, saved)
    expect(both).toMatchObject({
      call: 'all',
      sections: [{ section_key: 'banner_home' }, { section_key: 'office_lady' }],
    })
  })

  test('nothing is nothing', () => {
    expect(publishPlan(published, form, saved)).toBeNull()
  })
})

const sections: HomepageSection[] = [
  { section_key: 'features', is_active: true, content: {} },
  { section_key: 'categories', is_active: true, content: {} },
]
const bad = ['Nhập đường dẫn bắt đầu bằng / hoặc https://', 'Quá dài']

test('what the server says of one section stands under its fields', () => {
  const error = new ApiError(422, '', { 'content.categories.0.link': bad, content: bad })
  expect(serverTexts(error, { call: 'section', section: sections[1]! })).toEqual({
    'categories.categories.0.link': bad,
  })
})

test('of several it names the place among them', () => {
  const error = new ApiError(422, '', {
    'sections.0.content.link': bad,
    'sections.9.content.x': bad,
  })
  expect(serverTexts(error, { call: 'all', sections })).toEqual({
    'features.link': bad,
  })
})

test('other failures say nothing of fields', () => {
  expect(serverTexts(new ApiError(409), { call: 'all', sections })).toEqual({})
  expect(serverTexts(new Error('x'), { call: 'all', sections })).toEqual({})
})
