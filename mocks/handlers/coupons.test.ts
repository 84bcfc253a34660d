import { describe, expect, test } from 'vitest'
import { stateProblem, voucherState } from './coupons'

const always = { starts_on: null, ends_on: null, max_uses: null, is_stopped: false }

describe('a voucher runs', () => {
  const days = { ...always, starts_on: '2026-12-01', ends_on: '2026-12-03' }

  test.each([
    ['2026-11-30', 'planned', 'Mã giảm giá dùng được từ ngày 01/12/2026. Hãy dùng mã khác.'],
    ['2026-12-01', 'running', null],
    ['2026-12-03', 'running', null],
    ['2026-12-04', 'ended', 'Mã giảm giá đã hết hạn. Hãy dùng mã khác.'],
  ])('on %s it is %s §10.19.4', (today, state, says) => {
    expect(voucherState(days, 0, today)).toBe(state)
    expect(stateProblem(days, voucherState(days, 0, today))).toBe(says)
  })

  test('until its uses are gone, or staff stop it', () => {
    const voucher = { ...always, max_uses: 2 }
    expect(voucherState(voucher, 1, '2026-12-01')).toBe('running')
    expect(voucherState(voucher, 2, '2026-12-01')).toBe('used_up')
    expect(voucherState({ ...voucher, is_stopped: true }, 2, '2026-12-01')).toBe('stopped')
  })
})
