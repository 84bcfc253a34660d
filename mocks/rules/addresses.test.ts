import { describe, expect, test } from 'vitest'
import {
  addressModel,
  placeOfWard,
  searchPlaces,
  writtenAddress,
  writtenPlace,
  wrongPlaceId,
} from './addresses'

const threeTier = addressModel(false)
const twoTier = addressModel(true)
/** Trúc Bạch in Ba Đình, Hà Nội. In the two-level model ward 4 is Ba Đình itself. */
const trucBach = { province_id: 1, district_id: 1, ward_id: 4 }
const baDinh = { province_id: 1, district_id: null, ward_id: 4 }

describe('places that belong together', () => {
  test.each([
    [threeTier, trucBach, null],
    [threeTier, { ...trucBach, province_id: 2 }, 'province_id'],
    [threeTier, { ...trucBach, province_id: 79 }, 'district_id'],
    [threeTier, { ...trucBach, district_id: null }, 'district_id'],
    [threeTier, { ...trucBach, district_id: 5 }, 'ward_id'],
    [threeTier, { ...trucBach, ward_id: 9_999_999 }, 'ward_id'],
    [twoTier, baDinh, null],
    [twoTier, { ...baDinh, district_id: 1 }, 'district_id'],
    [twoTier, { ...baDinh, province_id: 79 }, 'ward_id'],
    [twoTier, { ...baDinh, province_id: 2 }, 'province_id'],
  ])('%#', (model, ids, wrong) => {
    expect(wrongPlaceId(model, ids)).toBe(wrong)
  })
})

test('an address is written from the street up', () => {
  expect(writtenAddress({ ...trucBach, address: '12 Châu Long' })).toBe(
    '12 Châu Long, Phường Trúc Bạch, Quận Ba Đình, Hà Nội',
  )
  expect(writtenAddress({ ...baDinh, address: '12 Châu Long' })).toBe(
    '12 Châu Long, Phường Ba Đình, Hà Nội',
  )
})

test('the full form ends with the country', () => {
  const place = placeOfWard(threeTier, 4)
  expect(place && writtenPlace(place, true)).toBe(
    'Phường Trúc Bạch, Quận Ba Đình, Hà Nội, Việt Nam',
  )
  expect(placeOfWard(threeTier, 9_999_999)).toBeNull()
})

test('a search finds places of all levels, with what they lie in', () => {
  expect(searchPlaces(threeTier, 'truc bach')).toEqual([
    {
      type: 'ward',
      id: 4,
      name: 'Phường Trúc Bạch',
      full_name: 'Phường Trúc Bạch, Quận Ba Đình, Hà Nội, Việt Nam',
    },
  ])
  expect(searchPlaces(threeTier, 'ba dinh')[0]).toMatchObject({
    type: 'district',
    full_name: 'Quận Ba Đình, Hà Nội, Việt Nam',
  })
  expect(searchPlaces(threeTier, 'phuong')).toHaveLength(20)
  expect(searchPlaces(twoTier, 'quan ba dinh')).toEqual([])
})
