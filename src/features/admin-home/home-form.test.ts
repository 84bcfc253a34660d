import { describe, expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import type { HomepageSection } from '@/api/generated/model'
import { differingFields, mergeVersions } from '@/ui/editor/fields'
import { editedSections, homeFields, planPublishing, homeForEditor } from './home-form'
import { homeFieldErrors } from './queries'

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
const saved = homeForEditor(published)
const { form } = saved
const renamed = { ...form, office_lady: { ...form.office_lady, title: 'Nàng thơ' } }
const turned = { ...form, order: form.order.toReversed() }
const hidden = { ...form.banner_home, is_active: false }

describe('the form of the home page §10.8.1', () => {
  test('changes the edited sections and leaves the others', () => {
    const [first, second] = editedSections(published, renamed)
    expect(first).toMatchObject({ section_key: 'office_lady', content: { title: 'Nàng thơ' } })
    expect(second).toMatchObject(wide)
  })

  test('keeps the contents of a section that it does not edit', () => {
    const more = { ...wide, content: { ...wide.content, subtitle: 'Mới' } }
    const [only] = editedSections([more], form)
    expect(only?.content.subtitle).toBe('Mới')
  })

  test('keeps the price tags of a picture, and removes them with the picture', () => {
    const tagged = {
      ...lady,
      content: { ...lady.content, image: '/a.avif', tags: [{ product_id: 1, x: 40, y: 60 }] },
    }
    const { form: before } = homeForEditor([tagged, wide])
    const tagsOf = (after: typeof before) => editedSections([tagged], after)[0]?.content.tags
    const retitled = { ...before.office_lady, title: 'Nàng thơ' }
    expect(tagsOf({ ...before, office_lady: retitled })).toEqual(tagged.content.tags)
    expect(tagsOf({ ...before, office_lady: { ...retitled, image: '/b.avif' } })).toEqual([])
  })

  test('puts a new section behind the others', () => {
    const sections = editedSections(published, { ...form, order: ['banner_home'] })
    expect(sections.map(({ section_key }) => section_key)).toEqual(['banner_home', 'office_lady'])
  })

  test('differs from a newer form by the versions of all sections, in any order', () => {
    expect(homeForEditor([wide, lady]).updatedAt).toBe(saved.updatedAt)
    const newer = { ...wide, updated_at: '2026-11-21T00:00:00.000Z' }
    expect(homeForEditor([lady, newer])).toMatchObject({ savedAt: newer.updated_at })
    expect(homeForEditor([lady, newer]).updatedAt).not.toBe(saved.updatedAt)
  })
})

test("another person's change of another section or of the order is no conflict", () => {
  const remote = homeForEditor([{ ...wide, is_active: false }, lady]).form
  const merged = mergeVersions(homeFields, { base: form, local: renamed, remote })
  expect(merged.contested).toEqual([])
  expect(differingFields(homeFields, merged.form, form)).toEqual([
    'order',
    'office_lady.title',
    'banner_home.is_active',
  ])
})

describe('publishing (Product §7)', () => {
  test('one changed section is sent alone, with the version that the form began with', () => {
    const newer = [{ ...lady, updated_at: '2026-11-21T00:00:00.000Z' }, wide]
    expect(planPublishing(newer, renamed, saved)).toMatchObject({
      call: 'section',
      section: { ...lady, content: { title: 'Nàng thơ' } },
    })
  })

  test('a changed order is sent alone', () => {
    expect(planPublishing(published, turned, saved)).toEqual({
      call: 'order',
      keys: ['banner_home', 'office_lady'],
    })
  })

  test('several changes send all sections in their order', () => {
    const two = planPublishing(published, { ...renamed, banner_home: hidden }, saved)
    expect(two).toMatchObject({
      call: 'all',
      sections: [{ content: { title: 'Nàng thơ' } }, { is_active: false }],
    })
    const both = planPublishing(published, { ...renamed, order: turned.order }, saved)
    expect(both).toMatchObject({
      call: 'all',
      sections: [{ section_key: 'banner_home' }, { section_key: 'office_lady' }],
    })
  })

  test('without a change nothing is sent', () => {
    expect(planPublishing(published, form, saved)).toBeNull()
  })
})

const sections: HomepageSection[] = [
  { section_key: 'features', is_active: true, content: {} },
  { section_key: 'categories', is_active: true, content: {} },
]
const bad = ['Nhập liên kết bắt đầu bằng / hoặc https://', 'Quá dài']

test('the errors of one section belong to its fields', () => {
  const error = new ApiError(422, '', { 'content.categories.0.link': bad, content: bad })
  expect(homeFieldErrors(error, { call: 'section', section: sections[1]! })).toEqual({
    'categories.categories.0.link': bad,
  })
})

test('the errors of several sections contain the index of their section', () => {
  const error = new ApiError(422, '', {
    'sections.0.content.link': bad,
    'sections.9.content.x': bad,
  })
  expect(homeFieldErrors(error, { call: 'all', sections })).toEqual({ 'features.link': bad })
})

test('other failures have no field errors', () => {
  expect(homeFieldErrors(new ApiError(409), { call: 'all', sections })).toEqual({})
  expect(homeFieldErrors(new Error('x'), { call: 'all', sections })).toEqual({})
})
