import { describe, expect, test } from 'vitest'
import { searchUnits } from './address-search'
import { addressModel, findWard, formatAddress, formatWard, wrongUnitId } from './addresses'
import written from './written-addresses.json'

const threeTier = addressModel(false)
const twoTier = addressModel(true)

const benNghe = 'Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh'

const read = (q: string, model = threeTier) =>
  searchUnits(model, q).map(({ street, full_name }) => [
    street,
    full_name.replace(/, Việt Nam$/, ''),
  ])

describe('an address in one line', () => {
  test.each([
    ...written.found,
    {
      text: '12 Lê Lợi, Bến Nghé, Q1'.normalize('NFD'),
      street: '12 Lê Lợi'.normalize('NFD'),
      place: benNghe,
    },
  ])('$text', ({ text, street, place }) => {
    expect(read(text)).toEqual([[street, place]])
  })

  test.each(written.withoutPlace)('%j names no place', (text) =>
    expect(read(text.trim() || '?')).toEqual([]),
  )

  test('a name that several wards have is answered with all of them', () => {
    expect(read('3 Lê Lai, Tân Phú').map(([, place]) => place)).toEqual(
      expect.arrayContaining(['Phường Tân Phú, Quận 7, TP. Hồ Chí Minh']),
    )
    expect(read('Phường 5, TP.HCM').length).toBeGreaterThan(3)
  })
})

describe('an address of before July 2025 in the two-level model', () => {
  test('is found as the ward that it became part of', () => {
    expect(searchUnits(twoTier, '12 Lê Lợi, Bến Nghé, Q1')).toEqual([
      {
        type: 'ward',
        id: 26740,
        name: 'Phường Sài Gòn',
        full_name: 'Phường Sài Gòn, TP. Hồ Chí Minh, Việt Nam',
        street: '12 Lê Lợi',
        was: benNghe,
      },
    ])
    expect(read('12 Châu Long, Trúc Bạch, Ba Đình, Hà Nội', twoTier)).toEqual([
      ['12 Châu Long', 'Phường Ba Đình, Hà Nội'],
    ])
  })

  test('is found as all wards of its district when the map does not know its ward', () => {
    const hits = searchUnits(twoTier, '3 Phan Văn Trị, Phường 15, Gò Vấp')
    expect(hits.length).toBeGreaterThan(1)
    expect(new Set(hits.map(({ was }) => was))).toEqual(
      new Set(['Phường 15, Quận Gò Vấp, TP. Hồ Chí Minh']),
    )
  })

  test('an address of today is read as such', () => {
    expect(read('12 Lê Lợi, Phường Sài Gòn, TP.HCM', twoTier)).toEqual([
      ['12 Lê Lợi', 'Phường Sài Gòn, TP. Hồ Chí Minh'],
    ])
    expect(searchUnits(twoTier, '1 Phố Huế, Ba Đình, Hà Nội')).toMatchObject([{ was: '' }])
  })
})

/** Trúc Bạch in Ba Đình, Hà Nội. In the model without districts, ward 4 has the name Ba Đình. */
const inTrucBach = { province_id: 1, district_id: 1, ward_id: 4 }
const baDinh = { province_id: 1, district_id: null, ward_id: 4 }

describe('units that belong together', () => {
  test.each([
    [threeTier, inTrucBach, null],
    [threeTier, { ...inTrucBach, province_id: 2 }, 'province_id'],
    [threeTier, { ...inTrucBach, province_id: 79 }, 'district_id'],
    [threeTier, { ...inTrucBach, district_id: null }, 'district_id'],
    [threeTier, { ...inTrucBach, district_id: 5 }, 'ward_id'],
    [threeTier, { ...inTrucBach, ward_id: 9_999_999 }, 'ward_id'],
    [twoTier, baDinh, null],
    [twoTier, { ...baDinh, district_id: 1 }, 'district_id'],
    [twoTier, { ...baDinh, province_id: 79 }, 'ward_id'],
    [twoTier, { ...baDinh, province_id: 2 }, 'province_id'],
  ])('%#', (model, ids, wrong) => {
    expect(wrongUnitId(model, ids)).toBe(wrong)
  })
})

test('the full form ends with the country', () => {
  const place = findWard(threeTier, 4)
  expect(place && formatWard(place, true)).toBe('Phường Trúc Bạch, Quận Ba Đình, Hà Nội, Việt Nam')
  expect(findWard(threeTier, 9_999_999)).toBeNull()
  const address = { ...baDinh, address: '12 Châu Long' }
  expect(formatAddress(address)).toBe('12 Châu Long, Phường Ba Đình, Hà Nội')
})
