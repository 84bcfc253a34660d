import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { TextField } from '../fields/TextField'
import { Form } from './Form'

const noop = vi.fn<() => void>()

function Lines({ codes }: { codes: readonly string[] }) {
  return (
    <IntlProvider locale="vi" onError={noop}>
      <Form initialValues={{}} onSubmit={noop}>
        <TextField label="Hãng" value="" onChange={noop} />
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <TextField label={code} value="84" onChange={noop} />
            </li>
          ))}
        </ul>
      </Form>
    </IntlProvider>
  )
}

/** Returns true where Enter is left to the browser, which sends the form. */
const enter = (label: string) => press(screen.getByLabelText(label), 'Enter')

let now = 0
function press(target: HTMLElement, key: string): boolean {
  const event = createEvent.keyDown(target, { key })
  Object.defineProperty(event, 'timeStamp', { value: (now += 5) })
  return fireEvent(target, event)
}

test('among fields of a list Enter goes to the next, ready to be typed over; the last one sends §10.2.19', () => {
  render(<Lines codes={['ML-1', 'ML-2']} />)
  expect(enter('Hãng')).toBe(false)
  expect(enter('ML-1')).toBe(false)
  const last = screen.getByLabelText<HTMLInputElement>('ML-2')
  expect(document.activeElement).toBe(last)
  expect([last.selectionStart, last.selectionEnd]).toEqual([0, 2])
  expect(enter('ML-2')).toBe(true)
})

test('in other forms Enter sends, but that of a scanner goes to the next field §10.2.19', () => {
  render(<Lines codes={['ML-1']} />)
  const field = screen.getByLabelText('Hãng')
  expect(enter('Hãng')).toBe(true)
  for (const key of '843457') press(field, key)
  expect(enter('Hãng')).toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText('ML-1'))
})
