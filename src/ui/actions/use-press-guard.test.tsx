import { expect, test } from 'vitest'
import { isSecondOf, type Press } from './use-press-guard'

function control(markup: string): Element {
  const place = document.createElement('div')
  place.innerHTML = markup
  const [first] = place.children
  if (!first) throw new Error(`No element: ${markup}`)
  return first
}

const press = (on: Element | null, at: number, x = 100): Press => ({ control: on, x, y: 100, at })
const button = control('<button>Confirm</button>')
const next = control('<button>Delete</button>')

test('a second press at one place does not reach another control, nor the empty place of the first §4.12.3', () => {
  expect(isSecondOf(press(button, 0), press(next, 450))).toBe(true)
  expect(isSecondOf(press(button, 0), press(null, 450))).toBe(true)
})

test('later, elsewhere or on the same button it is a press of its own', () => {
  expect(isSecondOf(press(button, 0), press(next, 650))).toBe(false)
  expect(isSecondOf(press(button, 0), press(next, 450, 120))).toBe(false)
  expect(isSecondOf(press(button, 0), press(button, 450))).toBe(false)
})

test('a switch is not turned back §4.12.4', () => {
  const onOff = control('<button role="switch">Published</button>')
  expect(isSecondOf(press(onOff, 0), press(onOff, 450))).toBe(true)
})

test.each([
  '<input type="text">',
  '<input type="search">',
  '<input role="combobox">',
  '<textarea></textarea>',
  '<div contenteditable="true"></div>',
])('a field that has come under the pointer takes the caret: %s', (markup) => {
  expect(isSecondOf(press(button, 0), press(control(markup), 450))).toBe(false)
})

test.each(['<input type="checkbox">', '<input type="file">', '<label>Active</label>'])(
  'an input that a press changes is no field to type in: %s',
  (markup) => {
    expect(isSecondOf(press(button, 0), press(control(markup), 450))).toBe(true)
  },
)
