import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareVietnamese } from '@/lib/text'
import { catalogue } from '../seed/catalogue/catalogue'
import { inNameOrder, rankNames } from './name-ranks'

const byCollator = (names: readonly string[]) => names.toSorted(compareVietnamese)

test('the catalogue is in the order of the collator', () => {
  const names = catalogue.flatMap(({ name }) => [name, `${name} 10`, `${name} 9`])
  expect(inNameOrder(names)).toEqual(byCollator(names))
})

test('so is anything else with words: marks count after all letters, numbers by value', () => {
  const word = fc.constantFrom('áo', 'Áo', 'ao', 'ào', 'ăn', 'đầm', 'dầm', 'dam', 'a-b', '2', '10')
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 12 }), (names) => {
      expect(inNameOrder(names)).toEqual(byCollator(names))
    }),
  )
})

test('a new name finds its place among those that are known', () => {
  rankNames(['Áo dài', 'Váy'])
  const rankOf = rankNames(['Quần'])
  expect(['Váy', 'Quần', 'Áo dài'].toSorted((a, b) => rankOf(a) - rankOf(b))).toEqual([
    'Áo dài',
    'Quần',
    'Váy',
  ])
})
