import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AddressHit } from '@/api/generated/model'
import { searchUnits } from '~mocks/rules/address-search'
import { addressModel } from '~mocks/rules/addresses'
import { threeTierUnits, twoTierUnits } from '~mocks/seed/addresses/administrative'
import { type Cascade, emptyCascade, fullAddress, shortAddress } from './cascade'
import {
  addressLookupText,
  isSameAddress,
  successorWardHits,
  addressHitsToOffer,
  findPlaceAtEnd,
  onlyWardHit,
  withoutCountry,
} from './text'

const { provinces, districts, wards } = threeTierUnits

/**
 * Reads an address from its end, level by level, until a part is unknown. Returns the names of the places
 * that were found, and the text before them.
 */
function read(text: string, twoTier = false) {
  const province = findPlaceAtEnd(withoutCountry(text), 'province', provinces)
  if (!province) return { found: [], rest: text }
  const under = { province_id: province.place.id }
  const district = twoTier
    ? null
    : findPlaceAtEnd(
        province.rest,
        'district',
        districts.filter((row) => row.province_id === under.province_id),
      )
  if (!twoTier && !district) return { found: [province.place.name], rest: province.rest }
  const all: readonly { name: string }[] = twoTier
    ? twoTierUnits.wards.filter((row) => row.province_id === under.province_id)
    : wards.filter((row) => row.district_id === district?.place.id)
  const before = district?.rest ?? province.rest
  const ward = findPlaceAtEnd(before, 'ward', all)
  const found = [province.place.name, district?.place.name, ward?.place.name]
  return { found: found.filter((name) => name !== undefined), rest: ward?.rest ?? before }
}

const trucBach = ['Hà Nội', 'Quận Ba Đình', 'Phường Trúc Bạch']

describe('the region at the end of an address', () => {
  test.each([
    '12 Châu Long, Phường Trúc Bạch, Quận Ba Đình, Hà Nội',
    '12 Châu Long, Phường Trúc Bạch, Quận Ba Đình, Hà Nội, Việt Nam',
    '12 Châu Long, P. Trúc Bạch, Q. Ba Đình, TP. Hà Nội, VN',
    '12 Châu Long,P.Trúc Bạch,Q.Ba Đình,TP.Hà Nội.',
    '12 Châu Long; phuong truc bach; quan ba dinh; thanh pho ha noi',
    '12 Châu Long\nTRÚC BẠCH\nBA ĐÌNH\nHN',
    '12 Châu Long , Trúc Bạch ,, Ba Đình , Hà Nội ,',
    '12 Châu Long, Phường Trúc Bạch, Quận Ba Đình, Hà Nội'.normalize('NFD'),
  ])('%j', (text) => {
    const { found, rest } = read(text)
    expect(found).toEqual(trucBach)
    expect(rest.normalize('NFC')).toBe('12 Châu Long')
  })

  test('numbers, with zeros before them or without', () => {
    const q3 = ['TP. Hồ Chí Minh', 'Quận 3', 'Phường 05']
    for (const end of ['Phường 05, Quận 3, TP. Hồ Chí Minh', 'P5, Q3, TP.HCM', 'p.5, q.3, Sài Gòn'])
      expect(read(`7/2 Võ Văn Tần, ${end}`)).toEqual({ found: q3, rest: '7/2 Võ Văn Tần' })
  })

  test('a street with commas stays whole', () => {
    expect(read('Số 5, ngõ 12, Châu Long, Trúc Bạch, Ba Đình, Hà Nội').rest).toBe(
      'Số 5, ngõ 12, Châu Long',
    )
  })

  test('is read up to the first part that is unknown', () => {
    expect(read('12 Châu Long, Phường Lạ, Quận Ba Đình, Hà Nội')).toEqual({
      found: ['Hà Nội', 'Quận Ba Đình'],
      rest: '12 Châu Long, Phường Lạ',
    })
    expect(read('10 Downing Street, London').found).toEqual([])
    expect(read('').found).toEqual([])
    expect(read('Việt Nam').found).toEqual([])
  })

  test('since the reform a ward follows its province; an old district is not read', () => {
    expect(read('1 Phố Huế, Phường Văn Miếu – Quốc Tử Giám, Hà Nội', true)).toEqual({
      found: ['Hà Nội', 'Phường Văn Miếu - Quốc Tử Giám'],
      rest: '1 Phố Huế',
    })
    const old = '12 Châu Long, Phường Trúc Bạch, Quận Ba Đình, Hà Nội'
    expect(read(old, true).found).toEqual(['Hà Nội'])
  })

  test('names that begin like a kind of place, and names that differ by a mark', () => {
    const named = (...names: string[]) => names.map((name) => ({ name }))
    const nameOf = (text: string, ...names: string[]) =>
      findPlaceAtEnd(text, 'ward', named(...names))?.place.name
    expect(nameOf('Xà Phiên', 'Xã Xà Phiên', 'Xã Phiên An')).toBe('Xã Xà Phiên')
    expect(nameOf('Xã Thạnh An', 'Xã Thanh An', 'Xã Thạnh An')).toBe('Xã Thạnh An')
    expect(nameOf('xa thanh an', 'Xã Thanh An', 'Xã Thạnh An')).toBeUndefined()
    expect(nameOf('TT Yên Viên', 'Thị trấn Yên Viên', 'Xã Yên Viên')).toBe('Thị trấn Yên Viên')
    expect(nameOf('Yên Viên', 'Thị trấn Yên Viên', 'Xã Yên Viên')).toBeUndefined()
  })
})

test.each([
  ['TP', 'Thành phố', 'province', 'Tỉnh'],
  ['TP', 'Thành phố', 'district', 'Huyện'],
  ['Q', 'Quận', 'district', 'Huyện'],
  ['H', 'Huyện', 'district', 'Quận'],
  ['TX', 'Thị xã', 'district', 'Huyện'],
  ['P', 'Phường', 'ward', 'Xã'],
  ['X', 'Xã', 'ward', 'Phường'],
  ['TT', 'Thị trấn', 'ward', 'Xã'],
] as const)('%s is short for %s of a %s', (short, long, level, other) => {
  const places = [long, other].map((kind) => ({ name: `${kind} Bình An` }))
  expect(findPlaceAtEnd(`${short}. Bình An`, level, places)?.place).toBe(places[0])
})

describe('an address that the shop writes is read back', () => {
  const street = fc
    .array(fc.constantFrom('12', 'Lê', 'Lợi,', 'Ngõ', 'Quận', 'P.5', '<img>', 'Hà Nội', '👗'), {
      minLength: 1,
      maxLength: 6,
    })
    .map((words) => words.join(' ').replace(/[,\s]+$/, ''))
  const country = { id: 1, name: 'Việt Nam', code: 'VN' }
  const provinceOf = (provinceId: number | undefined, has_districts: boolean) => {
    const row = provinces.find(({ id }) => id === provinceId)
    return row ? { id: row.id, name: row.name, code: row.code, has_districts } : null
  }
  const threeTier = fc.constantFrom(...wards).map((ward): Cascade => {
    const district = districts.find((row) => row.id === ward.district_id) ?? null
    return { country, province: provinceOf(district?.province_id, true), district, ward }
  })
  const twoTier = fc.constantFrom(...twoTierUnits.wards).map((ward): Cascade => {
    return { country, province: provinceOf(ward.province_id, false), district: null, ward }
  })

  test.each([
    ['three levels', threeTier, false],
    ['two levels', twoTier, true],
  ] as const)('%s, with and without the country', (_, regions, isTwoTier) => {
    const rule = fc.property(regions, street, fc.boolean(), (region, before, full) => {
      const text = `${before}, ${full ? fullAddress(region) : shortAddress(region)}`
      const names = [region.province, region.district, region.ward].flatMap(
        (one) => one?.name ?? [],
      )
      expect(read(text, isTwoTier)).toEqual({ found: names, rest: before })
    })
    fc.assert(rule, { numRuns: 500 })
  })
})

test.each([
  ['P. Trúc Bạch, Q. Ba Đình, HN', 'Phường Trúc Bạch, quận ba đình, Hà Nội, Việt Nam', true],
  ['12 Lê Lợi, Phường 05, Quận 3, TP. Hồ Chí Minh', '12 Lê Lợi, P5, Q3, TPHCM', true],
  ['12 Châu Long', '14 Châu Long', false],
  ['12 Châu Long, Hà Nội', '12 Châu Long', false],
])('%j and %j are the same address: %s', (one, other, same) =>
  expect(isSameAddress(one, other)).toBe(same),
)

const province = { id: 79, name: 'TP. Hồ Chí Minh', code: '79', has_districts: false }
const region = { ...emptyCascade, country: { id: 1, name: 'Việt Nam', code: 'VN' } }
const hit: AddressHit = {
  type: 'ward',
  id: 1,
  name: 'Phường Sài Gòn',
  full_name: 'Phường Sài Gòn, TP. Hồ Chí Minh, Việt Nam',
  street: '12 Lê Lợi',
  was: '',
}

test('the typed street is looked up with the chosen region, while that is incomplete', () => {
  expect(addressLookupText(' 12  Lê Lợi, Q1 ', region)).toBe('12 Lê Lợi, Q1')
  expect(addressLookupText('12 Lê Lợi', { ...region, province })).toBe('12 Lê Lợi, TP. Hồ Chí Minh')
  const ward = { id: 1, name: 'Phường Sài Gòn', code: '1' }
  expect(addressLookupText('12 Lê Lợi', { ...region, province, ward })).toBe('12 Lê Lợi')
  expect(addressLookupText('12 L', { ...region, province })).not.toBe('')
  expect(addressLookupText(' 12 ', region)).toBe('')
})

test('a hit is offered only when it adds a place to a street', () => {
  expect(addressHitsToOffer([hit], '12 Lê Lợi, Sài Gòn')).toEqual([hit])
  expect(addressHitsToOffer([hit], ' 12 Lê Lợi ')).toEqual([])
  expect(addressHitsToOffer([{ ...hit, street: '' }], 'Sài Gòn')).toEqual([])
})

test('a single ward is filled in; among several places, or for a district, the shopper chooses', () => {
  expect(onlyWardHit([hit])).toBe(hit)
  expect(onlyWardHit([hit, { ...hit, id: 2 }])).toBeNull()
  expect(onlyWardHit([{ ...hit, type: 'district' }])).toBeNull()
  expect(onlyWardHit([])).toBeNull()
})

test('an old ward that became part of one ward is filled in; for a divided one the shopper chooses §4.7.5', () => {
  const find = (text: string) => searchUnits(addressModel(true), text)
  const known = find('12 Lê Lợi, Bến Nghé, Q1')
  expect([onlyWardHit(known), successorWardHits(known)]).toEqual([known[0], []])
  const unknown = find('3 Phan Văn Trị, Phường 15, Gò Vấp')
  expect([onlyWardHit(unknown), successorWardHits(unknown)]).toEqual([null, unknown])
  expect(successorWardHits([hit, { ...hit, id: 2 }])).toEqual([])
})
