import { expect, test } from 'vitest'
import type { Banner, HomepageSection } from '@/api/generated/model'
import { bannersQuery, activeHomeSectionsQuery } from './queries'

const answer = <Row>(data: Row[]) => ({ success: true as const, message: '', data })

test('only active sections are shown, in the order of the answer (Product §2) §2.5.1', () => {
  const section = (section_key: HomepageSection['section_key'], is_active: boolean) =>
    ({ section_key, is_active, content: {} }) as HomepageSection
  const all = [
    section('features', true),
    section('banner_home', false),
    section('office_lady', true),
  ]
  expect(activeHomeSectionsQuery.select?.(answer(all))).toEqual([all[0], all[2]])
  expect(activeHomeSectionsQuery.select?.(answer([section('categories', false)]))).toEqual([])
})

test('banners are sorted by their order, lowest first (Product §9)', () => {
  const banner = (id: number, order: number) => ({ id, order }) as Banner
  const sorted = bannersQuery.select?.(answer([banner(1, 3), banner(2, 1), banner(3, 2)]))
  expect(sorted?.map(({ id }) => id)).toEqual([2, 3, 1])
})
