import { expect, test } from 'vitest'
import type { AddressHit } from '@/api/generated/model'
import { searchUnits } from '~mocks/rules/address-search'
import { addressModel } from '~mocks/rules/addresses'
import { emptyCascade } from './cascade'
import { addressSought, movedWards, offeredHits, soleWard } from './one-box'

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

test('what is looked up: the typed text with the region chosen so far, while that lacks something', () => {
  expect(addressSought(' 12  Lê Lợi, Q1 ', region)).toBe('12 Lê Lợi, Q1')
  expect(addressSought('12 Lê Lợi', { ...region, province })).toBe('12 Lê Lợi, TP. Hồ Chí Minh')
  const ward = { id: 1, name: 'Phường Sài Gòn', code: '1' }
  expect(addressSought('12 Lê Lợi', { ...region, province, ward })).toBe('12 Lê Lợi')
  expect(addressSought('12 L', { ...region, province })).not.toBe('')
  expect(addressSought(' 12 ', region)).toBe('')
})

test('a street alone is offered nothing, nor a place without its street', () => {
  expect(offeredHits([hit], '12 Lê Lợi, Sài Gòn')).toEqual([hit])
  expect(offeredHits([hit], ' 12 Lê Lợi ')).toEqual([])
  expect(offeredHits([{ ...hit, street: '' }], 'Sài Gòn')).toEqual([])
})

test('one ward fills in; several places, or a district alone, are for the shopper to choose', () => {
  expect(soleWard([hit])).toBe(hit)
  expect(soleWard([hit, { ...hit, id: 2 }])).toBeNull()
  expect(soleWard([{ ...hit, type: 'district' }])).toBeNull()
  expect(soleWard([])).toBeNull()
})

test('an old ward that went into one fills in, one that the map does not know asks §4.7.9', () => {
  const find = (text: string) => searchUnits(addressModel(true), text)
  const known = find('12 Lê Lợi, Bến Nghé, Q1')
  expect([soleWard(known), movedWards(known)]).toEqual([known[0], []])
  const unknown = find('3 Phan Văn Trị, Phường 15, Gò Vấp')
  expect([soleWard(unknown), movedWards(unknown)]).toEqual([null, unknown])
  expect(movedWards([hit, { ...hit, id: 2 }])).toEqual([])
})
