import { describe, expect, test } from 'vitest'
import { addressModel, findWard, formatAddress, formatWard, wrongUnitId } from './addresses'

const threeTier = addressModel(false)
const twoTier = addressModel(true)
/** Trúc Bạch in Ba Đình, Hà Nội. In the two-level model ward 4 is Ba Đình itself. */
const trucBach = { province_id: 1, district_id: 1, ward_id: 4 }
const baDinh = { province_id: 1, district_id: null, ward_id: 4 }

describe('units that belong together', () => {
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
