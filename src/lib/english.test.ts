import { expect, test } from 'vitest'
import { lacksEnglish } from './english'

test('a text without its English one is missing; what has no text needs none §10.20.3a', () => {
  const described = {
    name: { kind: 'text', label: 'field.name', english: 'name_en' },
    name_en: { kind: 'text', label: 'field.nameEn' },
    text: { kind: 'html', label: 'field.text', english: 'text_en' },
    text_en: { kind: 'html', label: 'field.textEn' },
  } as const
  expect(lacksEnglish(described, { name: 'Áo', name_en: 'Shirt', text: '<p></p>' })).toBe(false)
  expect(lacksEnglish(described, { name: 'Áo', name_en: ' ' })).toBe(true)
  const row = { name: 'Áo', name_en: 'Shirt', text: '<p>Lụa</p>', text_en: '<p> </p>' }
  expect(lacksEnglish(described, row)).toBe(true)
})
