import { describe, expect, test } from 'vitest'
import {
  type Cascade,
  type CascadeChange,
  cascadeLevels,
  changeCascade,
  emptyCascade,
  fitCascade,
  fullAddress,
  isCascadeComplete,
  isLevelLocked,
  missingCascadeLevels,
  shortAddress,
} from './cascade'

const vietNam = { id: 1, name: 'Việt Nam', code: 'VN' }
const haNoi = { id: 1, name: 'Hà Nội', code: '01', has_districts: true }
const daNang = { id: 48, name: 'Đà Nẵng', code: '48', has_districts: false }
const baDinh = { id: 101, name: 'Quận Ba Đình', code: '001' }
const phucXa = { id: 10_101, name: 'Phường Phúc Xá', code: '00001' }
const haiChau = { id: 48_001, name: 'Phường Hải Châu', code: '20242' }

const whole: Cascade = { country: vietNam, province: haNoi, district: baDinh, ward: phucXa }
const twoTier: Cascade = { country: vietNam, province: daNang, district: null, ward: haiChau }

const cleared = { ...emptyCascade, country: vietNam }
const hoanKiem = { id: 102, name: 'Quận Hoàn Kiếm', code: '002' }

test.each<[rule: string, change: CascadeChange, after: Cascade]>([
  [
    'a province clears district and ward §4.7.1',
    { level: 'province', place: daNang },
    { ...cleared, province: daNang },
  ],
  [
    'a district clears the ward and nothing above §4.7.1',
    { level: 'district', place: hoanKiem },
    { ...whole, district: hoanKiem, ward: null },
  ],
  ['reset clears everything except the country §4.7.1', { level: 'reset' }, cleared],
  ['clearing the country keeps it, as reset does', { level: 'country', place: null }, cleared],
])('%s', (_, change, after) => expect(changeCascade(whole, change)).toEqual(after))

test('choosing the same place again changes nothing', () => {
  expect(changeCascade(whole, { level: 'province', place: { ...haNoi } })).toBe(whole)
})

test.each([
  ['nothing chosen', emptyCascade, ['district', 'ward']],
  ['a province', { ...emptyCascade, province: haNoi }, ['ward']],
  ['a province without districts', { ...emptyCascade, province: daNang }, ['district']],
  ['everything', whole, []],
])('the selectors that are locked after %s §4.7.1', (_, cascade, locked) => {
  expect(cascadeLevels.filter((level) => isLevelLocked(cascade, level))).toEqual(locked)
})

describe('the address as a text (Product §3)', () => {
  test('goes from ward to country, the short one to the province §3.14', () => {
    expect(fullAddress(whole)).toBe('Phường Phúc Xá, Quận Ba Đình, Hà Nội, Việt Nam')
    expect(shortAddress(whole)).toBe('Phường Phúc Xá, Quận Ba Đình, Hà Nội')
  })

  test('leaves out levels that are not chosen', () => {
    expect(fullAddress(twoTier)).toBe('Phường Hải Châu, Đà Nẵng, Việt Nam')
    expect(fullAddress(emptyCascade)).toBe('')
  })
})

test('a cascade is complete with every level that exists there §5.3.1', () => {
  expect(isCascadeComplete(whole)).toBe(true)
  expect(isCascadeComplete(twoTier)).toBe(true)
  expect(missingCascadeLevels({ ...whole, country: null, ward: null })).toEqual(['country', 'ward'])
  expect(missingCascadeLevels({ ...twoTier, ward: null })).toEqual(['ward'])
})

describe('fitting to the loaded lists', () => {
  test('preselects Việt Nam and keeps the choices below §9.9', () => {
    const early = { ...whole, country: null }
    expect(fitCascade(early, { country: [vietNam] })).toEqual(whole)
  })

  test('changes nothing when the lists contain the choices, or are not loaded yet', () => {
    const lists = { country: [vietNam], province: [haNoi], district: [baDinh], ward: [phucXa] }
    expect(fitCascade(whole, lists)).toBe(whole)
    expect(fitCascade(whole, {})).toBe(whole)
  })

  test('clears a place that its list does not contain, and every level below §4.7.1', () => {
    expect(fitCascade(whole, { ward: [haiChau] })).toEqual({ ...whole, ward: null })
    expect(fitCascade(whole, { province: [daNang] })).toEqual(cleared)
  })

  test('a province without districts since the reform loses the chosen district', () => {
    const reformed = { ...haNoi, has_districts: false }
    expect(fitCascade(whole, { province: [reformed] })).toEqual({ ...cleared, province: reformed })
  })
})
