import { describe, expect, test } from 'vitest'
import { formatUsd, isPaypalOutcome, usdCentsOf, usdOf } from './paypal'

describe('an amount for PayPal', () => {
  test('is in dollars and whole cents', () => {
    expect(usdCentsOf(260_000)).toBe(1000)
    expect(usdCentsOf(515_000)).toBe(1981)
    expect(usdCentsOf(0)).toBe(0)
    expect(usdOf(515_000)).toEqual({ amount: 19.81, rate: 26_000 })
  })

  test('is written in the language of the page', () => {
    expect(formatUsd(1981, 'en')).toBe('19.81\u00a0USD')
    expect(formatUsd(1981, 'vi')).toBe('19,81\u00a0USD')
  })
})

test('knows its outcomes from anything else', () => {
  expect(isPaypalOutcome('approve')).toBe(true)
  expect(isPaypalOutcome('toString')).toBe(false)
  expect(isPaypalOutcome(null)).toBe(false)
})
