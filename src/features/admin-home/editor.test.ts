import { describe, expect, test } from 'vitest'
import type { HomepageSection } from '@/api/generated/model'
import {
  conflictsOf,
  editedSections,
  keepMine,
  keyOf,
  noDraft,
  partOf,
  unpublished,
  withEdit,
  withOrder,
} from './editor'
import { publishPlan } from './publish-plan'

const lady: HomepageSection = {
  section_key: 'office_lady',
  is_active: true,
  content: { title: 'Quý cô', subtitle: '' },
  updated_at: '2026-11-20T00:00:00.000Z',
}
const wide: HomepageSection = { section_key: 'banner_home', is_active: true, content: {} }
const published = [lady, wide]
const renamed = { is_active: true, content: { title: 'Nàng thơ', subtitle: '' } }
const draft = withEdit(noDraft, lady, renamed)

describe('a draft', () => {
  test('shows what was changed and leaves the rest', () => {
    expect(editedSections(published, draft)).toEqual([{ ...lady, ...renamed }, wide])
  })

  test('is empty again when everything is typed back', () => {
    expect(withEdit(draft, lady, { is_active: true, content: { title: 'Quý cô' } })).toEqual(
      noDraft,
    )
    const turned = withOrder(noDraft, published, ['banner_home', 'office_lady'])
    expect(turned.order).not.toBeNull()
    expect(withOrder(turned, published, published.map(keyOf))).toEqual(noDraft)
  })

  test('puts a section that it does not know yet behind the others', () => {
    const order = { ...noDraft, order: ['banner_home' as const] }
    expect(editedSections(published, order).map(keyOf)).toEqual(['banner_home', 'office_lady'])
  })

  test('keeps what was typed while it was being published', () => {
    const sent = { ...lady, ...renamed }
    const typedOn = withEdit(draft, lady, { is_active: false, content: renamed.content })
    expect(unpublished(draft, [sent, wide])).toEqual(noDraft)
    expect(Object.keys(unpublished(typedOn, [sent, wide]).edits)).toEqual(['office_lady'])
  })
})

describe('somebody else', () => {
  const theirs = { ...lady, content: { title: 'Của họ' } }

  test('who published the same section is in conflict', () => {
    expect(conflictsOf(draft, [theirs, wide])).toEqual(['office_lady'])
  })

  test('who published another section, the order, or the very same is not', () => {
    const later = { ...lady, updated_at: '2026-11-21T00:00:00.000Z' }
    expect(conflictsOf(draft, [wide, later])).toEqual([])
    expect(conflictsOf(draft, [{ ...wide, is_active: false }, lady])).toEqual([])
    expect(conflictsOf(draft, [{ ...lady, ...renamed }, wide])).toEqual([])
  })

  test('is answered by keeping mine on top', () => {
    const kept = keepMine(draft, theirs)
    expect(conflictsOf(kept, [theirs, wide])).toEqual([])
    expect(partOf(editedSections([theirs, wide], kept)[0]!)).toEqual(renamed)
  })
})

describe('publishing (Product §7)', () => {
  test('one changed section is that section, in the version it was seen in', () => {
    expect(publishPlan(published, draft)).toEqual({
      call: 'section',
      section: { ...lady, ...renamed },
    })
  })

  test('the order alone is the order', () => {
    const turned = withOrder(noDraft, published, ['banner_home', 'office_lady'])
    expect(publishPlan(published, turned)).toEqual({
      call: 'order',
      keys: ['banner_home', 'office_lady'],
    })
  })

  test('several at once are all sections in their order', () => {
    const two = withEdit(draft, wide, { is_active: false, content: {} })
    const sections = [
      { ...lady, ...renamed },
      { ...wide, is_active: false },
    ]
    expect(publishPlan(published, two)).toEqual({ call: 'all', sections })
    const turned = withOrder(draft, published, ['banner_home', 'office_lady'])
    expect(publishPlan(published, turned)).toMatchObject({ call: 'all' })
  })

  test('nothing is nothing', () => {
    expect(publishPlan(published, noDraft)).toBeNull()
  })
})
