import { describe, expect, test } from 'vitest'
import { errorCatalogue } from '../../errors/catalogue'
import { findErrors } from './ErrorRows'

const texts: Record<string, string> = { 'payment.error.cancelled': 'Bạn đã hủy thanh toán' }
const find = (search: string) => findErrors(search, 'vi', (id) => texts[id] ?? id)

describe('the error catalogue in the panel', () => {
  test('has every row without a search', () => {
    expect(find(' ').map(({ row }) => row)).toEqual(errorCatalogue)
  })

  test('is searched by text, call, answer, scenario and section, in any writing', () => {
    const [cancelled] = find('ban DA huy')
    expect(cancelled?.row.said).toEqual({ id: 'payment.error.cancelled' })
    expect(find('vừa hết hàng').some(({ isServer }) => isServer)).toBe(true)
    expect(find('CREATEORDER 500').length).toBeGreaterThan(0)
    for (const { row } of find('createorder 500')) expect(row.operation).toBe('createOrder')
    expect(find('8.7.1').every(({ row }) => row.sentence.startsWith('§8.7.'))).toBe(true)
    expect(find('storage:full').length).toBeGreaterThan(0)
    expect(find('no such sentence anywhere')).toEqual([])
  })
})
