import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { compileMessage } from '../../scripts/messages/compile'
import { pseudoTexts, pseudoWords } from './pseudo'

test('words get longer and a mark on every letter', () => {
  expect(pseudoWords('Add to cart').normalize('NFD').replaceAll('\u0307', '')).toBe(
    'Aadd too caart',
  )
  expect(pseudoWords('Add to cart')).toMatch(/^[^a-z]+$/i)
})

test('arguments, tags and branches stay', () => {
  const text = compileMessage('a', '<b>{name}</b> has {n, plural, one {# line} other {# lines}}')
  const intl = createIntl({ locale: 'en-XA', messages: pseudoTexts({ a: text }) })
  const b = (parts: string[]) => `[${parts.join('')}]`
  const said = intl.formatMessage({ id: 'a' }, { name: 'Lan', n: 2, b: b as never })
  expect(said).toBe(`[Lan] ${pseudoWords('has')} 2 ${pseudoWords('lines')}`)
})
