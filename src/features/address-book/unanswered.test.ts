import { expect, test } from 'vitest'
import { savedAllTheSame } from './unanswered'

const request = { name: 'Lan', phone: '0912', address: '12 Lê Lợi', default: false }
const lost = { request, known: [1] }

test('a new address with the words that were sent is the one', () => {
  const saved = { ...request, id: 2, default: true }
  expect(savedAllTheSame(lost, [{ ...request, id: 1 }, saved])).toBe(saved)
})

test('one that was there before, or reads otherwise, is not', () => {
  const others = [
    { ...request, id: 1 },
    { ...request, id: 3, phone: '0913' },
  ]
  expect(savedAllTheSame(lost, others)).toBeUndefined()
})
