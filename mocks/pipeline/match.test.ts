import { expect, test } from 'vitest'
import { operationTable } from '../contract/operations.gen'
import { operationIds } from '../scenarios/names'
import { matchOperation } from './match'

test('every operation is found at its own path', () => {
  for (const operation of operationIds) {
    const { method, path } = operationTable[operation]
    const found = matchOperation(method, path.replace(/\{\w+\}/g, '7'))
    expect(found?.operation).toBe(operation)
  }
})

test('fixed text wins over a parameter', () => {
  expect(matchOperation('POST', '/api/products/by-ids')?.operation).toBe('productsByIds')
  expect(matchOperation('GET', '/api/admin/products/brands')?.operation).toBe('adminBrands')
  expect(matchOperation('GET', '/api/products/by-category/related')).toEqual({
    operation: 'productsByCategory',
    params: { slug: 'related' },
  })
})

test('parts of the path are decoded; wrongly encoded ones stay as they are', () => {
  expect(matchOperation('GET', '/api/orders/M%C3%A3%2F1')?.params).toEqual({ code: 'Mã/1' })
  expect(matchOperation('GET', '/api/orders/100%')?.params).toEqual({ code: '100%' })
})

test('a path or method that the contract does not have is no match', () => {
  expect(matchOperation('GET', '/api/nothing')).toBeNull()
  expect(matchOperation('PATCH', '/api/orders')).toBeNull()
})
