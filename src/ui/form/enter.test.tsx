import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Form } from './Form'

function show(codes: readonly string[], enterSends = true) {
  render(
    <Form initialValues={{}} onSubmit={vi.fn()} enterSends={enterSends}>
      <input aria-label="Hãng" />
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <input aria-label={code} defaultValue="84" />
          </li>
        ))}
      </ul>
    </Form>,
  )
}

let now = 0
/** Sends a keydown event. Returns true if the key is left to the browser, which sends the form on Enter. */
function press(label: string, key = 'Enter'): boolean {
  const field = screen.getByLabelText(label)
  const event = createEvent.keyDown(field, { key })
  Object.defineProperty(event, 'timeStamp', { value: (now += 5) })
  return fireEvent(field, event)
}

test('among fields of a list Enter goes to the next, ready to be typed over; the last one sends §10.2.19', () => {
  show(['ML-1', 'ML-2'])
  expect([press('Hãng'), press('ML-1'), press('ML-2')]).toEqual([false, false, true])
  const last = screen.getByLabelText<HTMLInputElement>('ML-2')
  expect([document.activeElement, last.selectionEnd]).toEqual([last, 2])
})

test('in other forms Enter sends, but the Enter of a scanner goes to the next field §10.2.19', () => {
  show(['ML-1'])
  expect(press('Hãng')).toBe(true)
  for (const key of '843457') press('Hãng', key)
  expect(press('Hãng')).toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText('ML-1'))
})

test('in a form that orders, Enter goes to the next field, and only the button sends §10.2.19', () => {
  show(['ML-1'], false)
  expect([press('Hãng'), press('ML-1')]).toEqual([false, false])
  expect(document.activeElement).toBe(screen.getByLabelText('ML-1'))
})
