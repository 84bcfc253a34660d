import { expect, test } from 'vitest'
import { groupDigits } from './group-digits'
import { locales } from './locales'

test.each(locales)('groups as the browser does: %s', (locale) => {
  const format = new Intl.NumberFormat(locale)
  for (const count of [0, 7, 60, 999, 1000, 12_345, 1_234_567])
    expect(groupDigits(count, locale)).toBe(format.format(count))
})
