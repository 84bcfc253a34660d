import { expect, test } from 'vitest'
import { savesDrafts, saveTarget } from './target'

test.each([
  ['a new product goes on sale', 'active', undefined, 'active', 'adminProduct.save.publish'],
  ['a new product may stay hidden', 'inactive', undefined, 'inactive', 'adminProduct.save'],
  ['a draft goes on sale', 'draft', 'draft', 'active', 'adminProduct.save.publish'],
  ['what is sold stays so', 'active', 'active', 'active', 'adminProduct.save'],
  ['what is sold may be taken back', 'draft', 'active', 'draft', 'adminProduct.save'],
  ['what was hidden goes on sale', 'active', 'inactive', 'active', 'adminProduct.save.publish'],
] as const)('%s', (_, chosen, saved, status, name) => {
  expect(saveTarget(chosen, saved)).toEqual({ status, name })
})

test('drafts are saved aside until the product has been published', () => {
  expect(savesDrafts(undefined)).toBe(true)
  expect(savesDrafts('draft')).toBe(true)
  expect(savesDrafts('active')).toBe(false)
  expect(savesDrafts('inactive')).toBe(false)
})
