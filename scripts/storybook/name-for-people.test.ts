import { expect, test } from 'vitest'
import { nameForPeople, storyNameForPeople } from '../../.storybook/docs/name-for-people.ts'

test('names of the source read as words', () => {
  expect(['CartScreen', 'rich-text', 'BackFromPaypal', 'CsvExport'].map(nameForPeople)).toEqual([
    'Cart screen',
    'Rich text',
    'Back from PayPal',
    'CSV export',
  ])
})

test('names of stories read as sentences', () => {
  const names = ['Long Name On A Phone', 'Addresses Fail In English', 'How it is made', 'Áo Dài']
  expect(names.map(storyNameForPeople)).toEqual([
    'Long name on a phone',
    'Addresses fail in English',
    'How it is made',
    'Áo Dài',
  ])
})
