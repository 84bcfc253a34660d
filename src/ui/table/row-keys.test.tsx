import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { focusFirstRow, pressRowBox, pressRowKey } from './row-keys'

const names = ['an', 'bình', 'chi', 'dung']

const keys = { onKeyDown: pressRowKey, onClick: pressRowBox }

const all = vi.fn<() => void>()
const featured = vi.fn<() => void>()

function List() {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const tick = (name: string) =>
    setTicked(
      (now) => new Set(now.has(name) ? [...now].filter((one) => one !== name) : [...now, name]),
    )
  return (
    <>
      <div role="table" {...keys}>
        <div role="row">
          <div role="columnheader">
            <input type="checkbox" aria-label="all" checked={false} onChange={all} />
          </div>
        </div>
        {names.map((name) => (
          <div key={name} role="row" data-row={name}>
            <div role="cell">
              <input
                type="checkbox"
                aria-label={name}
                checked={ticked.has(name)}
                onChange={() => tick(name)}
              />
            </div>
            <div role="cell">
              <button type="button">Open {name}</button>
            </div>
            <div role="cell">
              <input
                type="checkbox"
                role="switch"
                aria-checked={false}
                aria-label={`Feature ${name}`}
                checked={false}
                onChange={featured}
              />
            </div>
            <div role="cell">
              <select aria-label={`Status of ${name}`} />
            </div>
          </div>
        ))}
      </div>
      <div data-bulk="" hidden={ticked.size === 0}>
        <button type="button">Clear</button>
        <div data-doing="">
          <button type="button" disabled>
            Confirm
          </button>
          <button type="button">Ship</button>
        </div>
      </div>
    </>
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const tickedNames = () => names.filter((name) => box(name).checked)
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

describe('the keys of a list', () => {
  test('go from the search to the first row, and to the same control of the next §10.2.11', () => {
    render(<List />)
    expect(focusFirstRow()).toBe(true)
    expect(document.activeElement).toBe(box('an'))
    press('ArrowDown')
    press('ArrowDown')
    press('ArrowUp')
    expect(document.activeElement).toBe(box('bình'))
    screen.getByRole('button', { name: 'Open bình' }).focus()
    press('ArrowDown')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open chi' }))
  })

  test('stay at the last row, and leave arrows to a list of choices', () => {
    render(<List />)
    box('dung').focus()
    press('ArrowDown')
    expect(document.activeElement).toBe(box('dung'))
    const choice = screen.getByRole('combobox', { name: 'Status of an' })
    choice.focus()
    press('ArrowDown')
    expect(document.activeElement).toBe(choice)
  })

  test('tick with Shift, and lead to the first action that is possible', () => {
    render(<List />)
    box('bình').focus()
    press('Enter')
    expect(document.activeElement).toBe(box('bình'))
    fireEvent.click(box('bình'))
    press('ArrowDown', { shiftKey: true })
    press('ArrowDown', { shiftKey: true })
    expect(tickedNames()).toEqual(['bình', 'chi', 'dung'])
    press('Enter')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ship' }))
  })

  test('select neither all rows from the first one, nor turn the switches of others', () => {
    render(<List />)
    box('an').focus()
    fireEvent.click(box('an'))
    press('ArrowUp', { shiftKey: true })
    expect(document.activeElement).toBe(box('all'))
    screen.getByRole('switch', { name: 'Feature an' }).focus()
    press('ArrowDown', { shiftKey: true })
    expect(document.activeElement).toBe(screen.getByRole('switch', { name: 'Feature bình' }))
    expect(all).not.toHaveBeenCalled()
    expect(featured).not.toHaveBeenCalled()
  })
})
