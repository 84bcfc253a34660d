/**
 * Times at which code that counts days may fail. Each `npm test` uses one of these times in turn, or the time
 * that `TEST_DAY` names.
 */
export const testDays = {
  'year-end': '2026-12-31T23:30:00+07:00',
  // At this time it is still the old year in UTC.
  'new-year': '2027-01-01T00:10:00+07:00',
  'february-28': '2027-02-28T12:00:00+07:00',
  // At this time it is still 28 February in UTC.
  'leap-day': '2028-02-29T06:00:00+07:00',
  // The machine is in Los Angeles and has summer time.
  'summer-abroad': '2027-07-04T10:00:00-07:00',
} as const

export type TestDay = keyof typeof testDays

function isTestDay(name: string): name is TestDay {
  return Object.hasOwn(testDays, name)
}

/** Returns the test day for a date. The days take turns, one for each day of the calendar. */
export function testDayFor(now: Date): TestDay {
  const names = Object.keys(testDays).filter(isTestDay)
  const name = names[Math.floor(now.getTime() / 86_400_000) % names.length]
  if (name === undefined) throw new Error('There are no test days')
  return name
}

/**
 * Returns the environment variables that give all processes of a test run the same test day: how far the
 * clock is moved, and the time zone.
 */
export function clockVariables(
  env: Readonly<Record<string, string | undefined>>,
  now = Date.now(),
): Record<string, string> {
  const { TEST_DAY: day, TEST_CLOCK_AHEAD: decided } = env
  if (!day) return {}
  if (!isTestDay(day)) {
    throw new Error(`TEST_DAY is one of ${Object.keys(testDays).join(', ')}, not "${day}"`)
  }
  const clock = { TEST_CLOCK_AHEAD: decided ?? String(Date.parse(testDays[day]) - now) }
  return day === 'summer-abroad' ? { ...clock, TZ: 'America/Los_Angeles' } : clock
}

/**
 * Moves the clock of this page or process by `ahead` ms. A second call changes nothing. The function uses
 * nothing outside itself, because Playwright sends its source text into pages.
 */
export function shiftClock(ahead: number): void {
  const machine = Date
  if (Reflect.has(machine, 'ahead')) return
  const now = () => machine.now() + ahead
  globalThis.Date = new Proxy(machine, {
    apply: () => new machine(now()).toString(),
    construct: (target, parts, made) =>
      Reflect.construct(target, parts.length === 0 ? [now()] : parts, made),
    has: (target, key) => key === 'ahead' || Reflect.has(target, key),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}
