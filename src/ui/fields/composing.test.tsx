import { fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListFilters } from '../table/ListFilters'
import { DayTextField } from './DayField'
import type { TextFieldProps } from './TextField'
import { VndField } from './VndField'

/**
 * A composing keyboard (Japanese, Pinyin, Telex of some systems) controls its unfinished text. If the page
 * changed this text, the composition would end and lose letters.
 */

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function show(field: (text: string, onChange: (text: string) => void) => ReactNode) {
  function Held() {
    const [text, setText] = useState('')
    return field(text, setText)
  }
  render(
    <IntlProvider locale="vi" onError={() => {}}>
      <Held />
    </IntlProvider>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Ô')
  fireEvent.focus(input)
  return input
}

/** Composes a text character by character, without finishing the composition. */
function compose(input: HTMLInputElement, text: string) {
  fireEvent.compositionStart(input)
  for (const [at] of Array.from(text).entries()) {
    const value = text.slice(0, at + 1)
    fireEvent.input(input, { target: { value }, isComposing: true })
  }
}

test.each<[what: string, Field: ComponentType<TextFieldProps>, composed: string, left: string]>([
  ['an amount', VndField, '２９９０００', '299.000'],
  ['an amount with its unit', VndField, '1tr5', '1.500.000'],
  ['a day', DayTextField, '２１/１１/２０２６', '21/11/2026'],
  ['a day in words', DayTextField, '5 tháng 1, 2026', '05/01/2026'],
])(
  '%s is formatted after the composition, not before §10.4.6 §12.2.8',
  (_, Field, composed, left) => {
    const input = show((value, onChange) => <Field label="Ô" value={value} onChange={onChange} />)
    compose(input, composed)
    expect(input.value).toBe(composed)
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
    expect(input.value).toBe(composed)
    fireEvent.compositionEnd(input)
    fireEvent.blur(input)
    expect(input.value).toBe(left)
  },
)

test('a list is searched only after a word is composed, and half a word is not sent §12.2.8', () => {
  const change = vi.fn()
  const list = { search: {}, change, isNarrowed: false, clear: vi.fn() }
  const input = show(() => <ListFilters list={list} text={{ label: 'Ô' }} />)
  compose(input, 'にほ')
  vi.advanceTimersByTime(5000)
  expect(change).not.toHaveBeenCalled()
  fireEvent.compositionEnd(input)
  vi.advanceTimersByTime(5000)
  expect(change.mock.calls.map(([parts]) => parts)).toEqual([{ q: 'にほ' }])
})
