import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useScanner } from './use-scanner'

type Hit = { id: number; code: string }

const choose = vi.fn<(hit: Hit) => void>()

type FinderProps = { find: (text: string) => readonly Hit[] | undefined; start?: string }

function Finder({ find, start = '' }: FinderProps) {
  const [text, setText] = useState(start)
  const { missed, onKeyDown } = useScanner({
    text,
    setText,
    hits: find(text),
    codeOf: ({ code }) => code,
    choose,
  })
  return (
    <>
      <input
        aria-label="Ô"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => void onKeyDown(event)}
      />
      <output>{missed}</output>
    </>
  )
}

/** Presses a key 5 ms after the one before. Returns false where that means nothing else. */
let now = 0
function press(target: HTMLElement, key: string): boolean {
  const event = createEvent.keyDown(target, { key })
  Object.defineProperty(event, 'timeStamp', { value: (now += 5) })
  return fireEvent(target, event)
}

/** Types as a scanner does, and returns false when Enter means nothing else. */
function scan(code: string): boolean {
  const input = screen.getByLabelText<HTMLInputElement>('Ô')
  for (const key of code) {
    press(input, key)
    fireEvent.input(input, { target: { value: input.value + key } })
  }
  return press(input, 'Enter')
}

const goods = [
  { id: 1, code: 'ML012-2-M' },
  { id: 2, code: 'ML012-2-MX' },
]
const find = (text: string) => goods.filter(({ code }) => code.startsWith(text))

test('a scanned code takes the place of the text, and its hit is chosen, others that begin so or not §10.2.18', () => {
  choose.mockReset()
  render(<Finder find={find} start="áo" />)
  expect(scan('ML012-2-M')).toBe(false)
  expect(choose).toHaveBeenLastCalledWith(goods[0])
  scan('ML012-2-MX')
  expect(choose).toHaveBeenLastCalledWith(goods[1])
  expect(screen.getByLabelText<HTMLInputElement>('Ô').value).toBe('ML012-2-MX')
})

test('a code without a hit is said to be missing until the next text; among several without the code nobody chooses', () => {
  choose.mockReset()
  render(<Finder find={find} />)
  scan('ML999-1-S')
  expect(screen.getByRole('status').textContent).toBe('ML999-1-S')
  scan('ML012-2')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(choose).not.toHaveBeenCalled()
})

test('the hit is chosen when the answer comes, not from what an earlier text has found', () => {
  choose.mockReset()
  const { rerender } = render(<Finder find={() => undefined} />)
  scan('ML012-2-MX')
  expect(choose).not.toHaveBeenCalled()
  rerender(<Finder find={find} />)
  expect(choose).toHaveBeenCalledExactlyOnceWith(goods[1])
})
