import { describe, expect, test } from 'vitest'
import { searchUnits } from './address-search'
import { addressModel, findWard, formatAddress, formatWard, wrongUnitId } from './addresses'

const threeTier = addressModel(false)
const twoTier = addressModel(true)

const benNghe = 'Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh'
const trucBach = 'Phường Trúc Bạch, Quận Ba Đình, Hà Nội'
const ward5 = 'Phường 05, Quận 3, TP. Hồ Chí Minh'

const read = (q: string, model = threeTier) =>
  searchUnits(model, q).map(({ street, full_name }) => [
    street,
    full_name.replace(/, Việt Nam$/, ''),
  ])

describe('an address in one line', () => {
  test.each([
    ['12 Lê Lợi, Bến Nghé, Q1', '12 Lê Lợi', benNghe],
    ['12 Lê Lợi, Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh, Việt Nam', '12 Lê Lợi', benNghe],
    ['12 Lê Lợi, P. Bến Nghé, Q.1, TP.HCM', '12 Lê Lợi', benNghe],
    ['12 Lê Lợi; Bến Nghé; Q1; HCM', '12 Lê Lợi', benNghe],
    ['12 Lê Lợi\nBến Nghé\nQuận 1\nHồ Chí Minh', '12 Lê Lợi', benNghe],
    ['12 le loi p ben nghe q1 tphcm', '12 le loi', benNghe],
    ['12 Lê Lợi, F. Bến Nghé, Q1, HCM', '12 Lê Lợi', benNghe],
    ['12 Lê Lợi, Bến Nghé, Q1, TP.HCM 700000', '12 Lê Lợi', benNghe],
    ['12 Lê Lợi, Bến Nghé, Q1, Ho Chi Minh City, Vietnam', '12 Lê Lợi', benNghe],
    ['12 Lê Lợi, Bến Nghé, Q', '12 Lê Lợi', benNghe],
    ['12 Lê Lợi, Bến Ngh', '12 Lê Lợi', benNghe],
    ['12 le loi ben ng', '12 le loi', benNghe],
    ['12 Lê Lợi, Bến Nghé, Q1'.normalize('NFD'), '12 Lê Lợi'.normalize('NFD'), benNghe],
    ['Bến Nghé, Q1', '', benNghe],
    ['7/2 Võ Văn Tần, P5, Q3', '7/2 Võ Văn Tần', ward5],
    ['7/2 Võ Văn Tần, F5, Q3', '7/2 Võ Văn Tần', ward5],
    ['12 Châu Long, P. Trúc Bạch, Q. Ba Đình, HN', '12 Châu Long', trucBach],
    ['Số 5, ngõ 12, Châu Long, Trúc Bạch, Ba Đình', 'Số 5, ngõ 12, Châu Long', trucBach],
    ['12 Châu Long, Trúc Bạch, thành phố Hà Nội', '12 Châu Long', trucBach],
    [
      '1 Bạch Đằng, Hải Châu 1, Đà Nẵng',
      '1 Bạch Đằng',
      'Phường Hải Châu I, Quận Hải Châu, Đà Nẵng',
    ],
    ['12 Lê Lợi, Q1', '12 Lê Lợi', 'Quận 1, TP. Hồ Chí Minh'],
    ['12 Lê Lợi Hà Nội', '12 Lê Lợi', 'Hà Nội'],
    ['9 Đường lạ, Phường Lạ, Q1', '9 Đường lạ, Phường Lạ', 'Quận 1, TP. Hồ Chí Minh'],
    ['2 Yên Viên, TT. Yên Viên, Gia Lâm', '2 Yên Viên', 'Thị trấn Yên Viên, Huyện Gia Lâm, Hà Nội'],
    [
      '2 Hà Huy Tập, xã Yên Viên, H. Gia Lâm, HN',
      '2 Hà Huy Tập',
      'Xã Yên Viên, Huyện Gia Lâm, Hà Nội',
    ],
    [
      '1 Võ Văn Ngân, Bình Thọ, TP Thủ Đức',
      '1 Võ Văn Ngân',
      'Phường Bình Thọ, Thành phố Thủ Đức, TP. Hồ Chí Minh',
    ],
  ])('%j', (text, street, place) => {
    expect(read(text)).toEqual([[street, place]])
  })

  test.each([
    '10 Downing Street, London',
    '12 Lê Lợi',
    '7/2 Võ Văn Tần',
    '',
    ' , , ',
    '<script>alert(1)</script>',
  ])('%j names no place', (text) => expect(read(text.trim() || '?')).toEqual([]))

  test('a name that several wards have is answered with all of them', () => {
    expect(read('3 Lê Lai, Tân Phú').map(([, place]) => place)).toEqual(
      expect.arrayContaining(['Phường Tân Phú, Quận 7, TP. Hồ Chí Minh']),
    )
    expect(read('Phường 5, TP.HCM').length).toBeGreaterThan(3)
  })
})

describe('an address of before July 2025 in the two-level model', () => {
  test('is the ward that took it in', () => {
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

  test('where the map does not say which, all wards of its district', () => {
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

/** Trúc Bạch in Ba Đình, Hà Nội. In the two-level model ward 4 is Ba Đình itself. */
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
