import { expect, test } from 'vitest'
import { threeTierUnits, twoTierUnits } from './administrative'

const { provinces, districts, wards } = threeTierUnits
const levels = [provinces, districts, wards, twoTierUnits.provinces, twoTierUnits.wards]

function childrenOf(provinceId: number) {
  const own = districts.filter((district) => district.province_id === provinceId)
  const ids = new Set(own.map((district) => district.id))
  return [own.length, wards.filter((ward) => ids.has(ward.district_id)).length]
}

test('the three-level model is complete for its four provinces §9.15', () => {
  expect(provinces.map((province) => [province.code, province.name])).toEqual([
    ['01', 'Hà Nội'],
    ['48', 'Đà Nẵng'],
    ['79', 'TP. Hồ Chí Minh'],
    ['92', 'Cần Thơ'],
  ])
  expect(wards).toHaveLength(1030)
  expect(childrenOf(1)).toEqual([30, 579])
  expect(childrenOf(48)).toEqual([8, 56])
  expect(childrenOf(79)).toEqual([22, 312])
  expect(childrenOf(92)).toEqual([9, 83])
})

test('the two-level model has every ward since July 2025', () => {
  const counts = provinces.map(
    ({ id }) => twoTierUnits.wards.filter((ward) => ward.province_id === id).length,
  )
  expect(counts).toEqual([126, 94, 168, 103])
  expect(twoTierUnits.provinces).toEqual(provinces)
})

test('ids are unique on each level and every parent exists', () => {
  for (const units of levels) {
    expect(new Set(units.map((unit) => unit.id)).size).toBe(units.length)
  }
  const provinceIds = new Set(provinces.map((province) => province.id))
  const districtIds = new Set(districts.map((district) => district.id))
  expect(districts.filter((district) => !provinceIds.has(district.province_id))).toEqual([])
  expect(wards.filter((ward) => !districtIds.has(ward.district_id))).toEqual([])
  expect(twoTierUnits.wards.filter((ward) => !provinceIds.has(ward.province_id))).toEqual([])
})

test('names are composed Unicode without stray spaces', () => {
  for (const { name } of levels.flat()) {
    expect(name).toBe(name.normalize('NFC').replace(/\s+/g, ' ').trim())
  }
})

test('names are as officially written', () => {
  expect(districts.find((district) => district.id === 760)?.name).toBe('Quận 1')
  expect(wards.find((ward) => ward.id === 26740)).toMatchObject({
    name: 'Phường Bến Nghé',
    district_id: 760,
    code: '26740',
  })
})
