import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupCount, pluralOf } from './counts'

describe.each(['vi', 'en'] as const)('%s', (locale) => {
  const number = new Intl.NumberFormat(locale)
  const plural = new Intl.PluralRules(locale)
  const count = fc.oneof(fc.nat({ max: 20 }), fc.nat(), fc.maxSafeNat())

  test('counts are grouped as the browser groups them', () => {
    const rule = fc.property(count, (n) => groupCount(n, locale) === number.format(n))
    expect(() => fc.assert(rule)).not.toThrow()
  })

  test('the form is the one the browser takes', () => {
    const rule = fc.property(count, (n) => pluralOf(n, locale) === plural.select(n))
    expect(() => fc.assert(rule)).not.toThrow()
  })
})
