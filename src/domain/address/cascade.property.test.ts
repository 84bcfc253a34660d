// oxlint-disable vitest/no-standalone-expect -- the steps below run inside the test
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { District, Province, Ward } from '@/api/generated/model'
import {
  type Cascade,
  type CascadeLevel,
  type CascadeLists,
  cascadeLevels,
  changeCascade,
  emptyCascade,
  fitToLists,
  isComplete,
  isLocked,
  missingLevels,
  skipsDistricts,
} from './cascade'

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

const upsets = [
  // Any place of the country may be chosen, also one that a late list still shows.
  any.map((at) =>
    step(`country ${at}`, (screen) =>
      change(screen, { level: 'country', place: pick(countries, at) }),
    ),
  ),
  any.map((at) =>
    step(`province ${at}`, (screen) => {
      const before = screen.cascade
      const place = pick(provinces, at)
      change(screen, { level: 'province', place })
      if (screen.cascade === before) return
      expect(screen.cascade, 'clears district and ward').toMatchObject({
        district: null,
        ward: null,
      })
      expect(screen.lists.ward, 'no wards until the new ones come').toBeUndefined()
    }),
  ),
  fc.constant(
    step('reset', (screen) => {
      const { country } = screen.cascade
      change(screen, { level: 'reset' })
      expect(screen.cascade, 'keeps the country only').toMatchObject({
        ...emptyCascade,
        country: country ?? screen.cascade.country,
      })
    }),
  ),
  any.map((at) =>
    step(`failure ${at}`, (screen) => {
      const before = screen.cascade
      screen.calls.splice(at % Math.max(1, screen.calls.length), 1)
      expect(screen.cascade, 'costs no choice').toBe(before)
    }),
  ),
  // The province list of after July 2025: province 1 has lost its districts.
  fc.constant(
    step('reform', (screen) => {
      const reformed = provinces.map((one) =>
        one.id === 1 ? { ...one, has_districts: false } : one,
      )
      const before = screen.cascade
      screen.lists.province = reformed
      screen.cascade = fitToLists(before, screen.lists)
      if (before.province?.id === 1 && before.province.has_districts)
        expect(screen.cascade).toMatchObject({ district: null, ward: null })
      settle(screen, before)
      screen.lists.province = reformed
    }),
  ),
]

const steps = [
  any.map((at) =>
    step(`district ${at}`, (screen) => {
      const before = screen.cascade
      change(screen, { level: 'district', place: pick(screen.lists.district, at) })
      if (before.district?.id !== screen.cascade.district?.id)
        expect(screen.cascade.ward, 'clears the ward').toBeNull()
      expect(screen.cascade.province).toBe(before.province)
    }),
  ),
  any.map((at) =>
    step(`ward ${at}`, (screen) =>
      change(screen, { level: 'ward', place: pick(screen.lists.ward, at) }),
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
