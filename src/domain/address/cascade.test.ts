import fc from 'fast-check'
// oxlint-disable vitest/no-standalone-expect -- the steps below run inside the test
import { describe, expect, test } from 'vitest'
import type { District, Province, Ward } from '@/api/generated/model'
import {
  type Cascade,
  type CascadeLevel,
  cascadeLevels,
  type CascadeLists,
  changeCascade,
  emptyCascade,
  fitToLists,
  fullAddress,
  isComplete,
  isLocked,
  missingLevels,
  shortAddress,
  skipsDistricts,
} from './cascade'

const vietNam = { id: 1, name: 'Việt Nam', code: 'VN' }
const haNoi = { id: 1, name: 'Hà Nội', code: '01', has_districts: true }
const daNang = { id: 48, name: 'Đà Nẵng', code: '48', has_districts: false }
const baDinh = { id: 101, name: 'Quận Ba Đình', code: '001' }
const phucXa = { id: 10_101, name: 'Phường Phúc Xá', code: '00001' }
const haiChau = { id: 48_001, name: 'Phường Hải Châu', code: '20242' }

const whole: Cascade = { country: vietNam, province: haNoi, district: baDinh, ward: phucXa }
const twoTier: Cascade = { country: vietNam, province: daNang, district: null, ward: haiChau }

describe('choosing (Product §4)', () => {
  test('a province clears district and ward §4.7.1a', () => {
    expect(changeCascade(whole, { level: 'province', place: daNang })).toEqual({
      country: vietNam,
      province: daNang,
      district: null,
      ward: null,
    })
  })

  test('a district clears the ward and nothing above §4.7.1b', () => {
    const hoanKiem = { id: 102, name: 'Quận Hoàn Kiếm', code: '002' }
    expect(changeCascade(whole, { level: 'district', place: hoanKiem })).toEqual({
      ...whole,
      district: hoanKiem,
      ward: null,
    })
  })

  test('reset clears everything except the country §4.7.2b', () => {
    expect(changeCascade(whole, { level: 'reset' })).toEqual({ ...emptyCascade, country: vietNam })
  })

  test('taking the country back keeps it, as reset does', () => {
    expect(changeCascade(whole, { level: 'country', place: null })).toEqual({
      ...emptyCascade,
      country: vietNam,
    })
  })

  test('choosing the same place again changes nothing', () => {
    expect(changeCascade(whole, { level: 'province', place: { ...haNoi } })).toBe(whole)
  })
})

describe('which selector waits (Product §4) §4.7.3', () => {
  const locked = (cascade: Cascade) =>
    (['country', 'province', 'district', 'ward'] as const).filter((it) => isLocked(cascade, it))

  test.each([
    ['nothing chosen', emptyCascade, ['district', 'ward']],
    ['a province', { ...emptyCascade, province: haNoi }, ['ward']],
    ['a province without districts', { ...emptyCascade, province: daNang }, ['district']],
    ['everything', whole, []],
  ])('after %s', (_, cascade, levels) => {
    expect(locked(cascade)).toEqual(levels)
  })
})

describe('the address in words (Product §3)', () => {
  test('goes from ward to country, the short one without it §3.14b', () => {
    expect(fullAddress(whole)).toBe('Phường Phúc Xá, Quận Ba Đình, Hà Nội, Việt Nam')
    expect(shortAddress(whole)).toBe('Phường Phúc Xá, Quận Ba Đình, Hà Nội')
  })

  test('leaves out levels that are not chosen', () => {
    expect(fullAddress(twoTier)).toBe('Phường Hải Châu, Đà Nẵng, Việt Nam')
    expect(fullAddress(emptyCascade)).toBe('')
  })
})

test('complete means every level that exists there §5.3.5', () => {
  expect(isComplete(whole)).toBe(true)
  expect(isComplete(twoTier)).toBe(true)
  expect(missingLevels({ ...whole, country: null, ward: null })).toEqual(['country', 'ward'])
  expect(missingLevels({ ...twoTier, ward: null })).toEqual(['ward'])
})

describe('fitting to the loaded lists', () => {
  test('preselects Việt Nam and keeps what is chosen below §9.9b', () => {
    const early = { ...whole, country: null }
    expect(fitToLists(early, { country: [vietNam] })).toEqual(whole)
  })

  test('changes nothing when the lists contain the choices, or are not loaded yet', () => {
    const lists = { country: [vietNam], province: [haNoi], district: [baDinh], ward: [phucXa] }
    expect(fitToLists(whole, lists)).toBe(whole)
    expect(fitToLists(whole, {})).toBe(whole)
  })

  test('clears what its list does not contain, and every level below', () => {
    expect(fitToLists(whole, { ward: [haiChau] })).toEqual({ ...whole, ward: null })
    expect(fitToLists(whole, { province: [daNang] })).toEqual({ ...emptyCascade, country: vietNam })
  })

  test('a province that lost its districts loses the chosen one', () => {
    const reformed = { ...haNoi, has_districts: false }
    expect(fitToLists(whole, { province: [reformed] })).toEqual({
      ...emptyCascade,
      country: vietNam,
      province: reformed,
    })
  })
})

/* A small country: provinces 1 and 2 have districts, province 3 lost them in 2025. Ids tell the parent. */
const countries = ['VN', 'LA'].map((code, index) => ({ id: index + 1, name: code, code }))
const provinces: Province[] = [1, 2, 3].map((id) => ({
  id,
  name: `Tỉnh ${id}`,
  code: String(id),
  has_districts: id !== 3,
}))
const placesBelow = (parent: number) =>
  [1, 2].map((n) => ({ id: parent * 10 + n, name: `Nơi ${parent}.${n}`, code: `${parent}${n}` }))
const districtsOf = (province: Province): District[] => placesBelow(province.id)
const wardsOf = (parent: Province | District): Ward[] => placesBelow(parent.id)

/** What the selectors are doing: the choice, the lists on screen, and calls that are still on their way. */
type Screen = { cascade: Cascade; lists: CascadeLists; calls: Call[] }
/** A list asked for; its answer counts only while the same parent is chosen (the query's key). */
type Call = { level: CascadeLevel; parent: number }

/** Which list a level shows, by the choice above it; null where it waits. */
function parentOf(cascade: Cascade, level: CascadeLevel): number | null {
  if (level === 'country' || level === 'province') return 0
  if (level === 'district') return cascade.province?.has_districts ? cascade.province.id : null
  const parent = skipsDistricts(cascade) ? cascade.province : cascade.district
  return parent?.id ?? null
}

function listOf({ level, parent }: Call): CascadeLists {
  if (level === 'country') return { country: countries }
  if (level === 'province') return { province: provinces }
  return { [level]: placesBelow(parent) }
}

/**
 * Lists of other parents leave the screen, and missing ones are asked for: what the queries do. A list may cost a
 * choice, and with it the lists below.
 */
function settle(screen: Screen, before: Cascade): void {
  for (const level of cascadeLevels) {
    const parent = parentOf(screen.cascade, level)
    if (parent === parentOf(before, level)) continue
    delete screen.lists[level]
    if (parent !== null) screen.calls.push({ level, parent })
  }
  const chosen = screen.cascade
  screen.cascade = fitToLists(chosen, screen.lists)
  if (screen.cascade !== chosen) settle(screen, chosen)
}

function change(screen: Screen, next: Parameters<typeof changeCascade>[1]): void {
  const before = screen.cascade
  screen.cascade = changeCascade(before, next)
  settle(screen, before)
}

function expectSound({ cascade, lists }: Screen): void {
  const { province, district, ward } = cascade
  if (district)
    expect(province && districtsOf(province), 'its own district').toContainEqual(district)
  if (ward) {
    const parent = district ?? province
    expect(parent && wardsOf(parent), 'a ward of what is chosen above').toContainEqual(ward)
  }
  expect(isLocked(cascade, 'district')).toBe(!province?.has_districts)
  expect(isLocked(cascade, 'ward')).toBe(!skipsDistricts(cascade) && district === null)
  expect(isComplete(cascade)).toBe(missingLevels(cascade).length === 0)
  if (isLocked(cascade, 'ward')) expect(ward).toBeNull()
  expect(fitToLists(cascade, lists), 'nothing that its list lacks').toBe(cascade)
}

type Real = Record<string, never>
type Step = fc.Command<Screen, Real>
const step = (name: string, run: (screen: Screen) => void): Step => ({
  check: () => true,
  run(screen) {
    run(screen)
    expectSound(screen)
  },
  toString: () => name,
})

const any = fc.nat({ max: 9 })
const pick = <T>(list: readonly T[] | undefined, at: number): T | null =>
  list?.[at % (list.length + 1)] ?? null

// What a choice clears is said in cascade.test.ts. Any place of the country may be chosen, also one that a late list still shows.
const upsets = [
  any.map((at) =>
    step(`country ${at}`, (screen) =>
      change(screen, { level: 'country', place: pick(countries, at) }),
    ),
  ),
  any.map((at) =>
    step(`province ${at}`, (screen) => {
      const before = screen.cascade
      change(screen, { level: 'province', place: pick(provinces, at) })
      if (screen.cascade !== before)
        expect(screen.lists.ward, 'no wards until the new ones come').toBeUndefined()
    }),
  ),
  fc.constant(step('reset', (screen) => change(screen, { level: 'reset' }))),
  any.map((at) =>
    step(`failure ${at}`, (screen) => {
      screen.calls.splice(at % Math.max(1, screen.calls.length), 1)
    }),
  ),
  // The province list of after July 2025: province 1 has lost its districts.
  fc.constant(
    step('reform', (screen) => {
      const before = screen.cascade
      const reformed = provinces.map((one) =>
        one.id === 1 ? { ...one, has_districts: false } : one,
      )
      screen.lists.province = reformed
      screen.cascade = fitToLists(before, screen.lists)
      settle(screen, before)
      screen.lists.province = reformed
    }),
  ),
]

const steps = [
  ...(['district', 'ward'] as const).map((level) =>
    any.map((at) =>
      step(`${level} ${at}`, (screen) =>
        change(screen, { level, place: pick(screen.lists[level], at) }),
      ),
    ),
  ),
  // Answers come in any order: any of the open calls, not the oldest.
  any.map((at) =>
    step(`answer ${at}`, (screen) => {
      const [call] = screen.calls.splice(at % Math.max(1, screen.calls.length), 1)
      if (!call || parentOf(screen.cascade, call.level) !== call.parent) return
      Object.assign(screen.lists, listOf(call))
      settle(screen, screen.cascade)
    }),
  ),
]

// Most goes down the levels, or no ward would ever be chosen.
const commands = [...upsets, ...steps, ...steps, ...steps, ...steps]

test('whatever is chosen, answered or failing in whatever order: never a ward of another district §4.7.2a', () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 60, size: 'max' }), (done) => {
      const screen: Screen = {
        cascade: emptyCascade,
        lists: {},
        calls: [
          { level: 'country', parent: 0 },
          { level: 'province', parent: 0 },
        ],
      }
      fc.modelRun(() => ({ model: screen, real: {} }), done)
    }),
    { numRuns: 300 },
  )
})
